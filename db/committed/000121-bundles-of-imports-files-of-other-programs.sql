--! Previous: sha1:960c1ba05ac671f0cc236b2246783f91622f17c3
--! Hash: sha1:a83658de638c5eaebc2d095fae83f849c8a77a1a
--! Message: Bundles of imports, files of other programs

--! split: 1-current.sql
-- Enter migration here

--! split: 370-bundles-of-imports.sql
-- What a bundle of imports came as.
do $$
begin
  create type erp.bentuk_paket as enum (
    'buku', 'zip', 'folder'
  );
exception
  when duplicate_object then null;
end
$$;
alter type erp.bentuk_paket owner to erp_owner;
comment on type erp.bentuk_paket is
  'What a bundle of imports came as: a workbook, a zip, a folder.';

--! split: 380-files-of-other-programs.sql
-- Files of other programs, known by the names of their columns.
set local role erp_owner;

create table if not exists erp_private.impor_profil (
  program text not null,
  jenis text not null references erp_private.impor_jenis,
  nama text not null,
  tanda text[] not null check (cardinality(tanda) > 1),
  kolom jsonb not null,
  primary key (program, jenis, tanda)
);
comment on table erp_private.impor_profil is
  'Lists of other programs: what they are called, and what their columns are.';
comment on column erp_private.impor_profil.tanda is
  'Names of columns, in small letters and digits alone, that together are of this list only.';
comment on column erp_private.impor_profil.kolom is
  'Our column of each name; an empty one is not used.';

create index if not exists impor_profil_jenis on erp_private.impor_profil (jenis);

grant select on erp_private.impor_profil to erp_writer, erp_reader;

reset role;
