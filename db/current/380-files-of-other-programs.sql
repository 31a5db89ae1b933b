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
