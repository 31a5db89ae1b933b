--! Previous: sha1:85eb5a7c51d9e953d66908f4fb0fb4df58f943a6
--! Hash: sha1:1588f7392ad91a63ec002c304395b4ed50d00f30
--! Message: Forms from lists, own fields in files and on papers, what keys asked

--! split: 1-current.sql
-- Enter migration here

--! split: 005-peran_simpul.sql
comment on column erp_private.membership.peran_kode is
  'The tenant''s own role, whose dasar peran is; null: one of the four. No foreign key: a role is '
  'removed from a node before its last members are.';

--! split: 020-impor_kolom.sql
set local role erp_owner;

-- The heading of a column in the tenant's words; `bebas`: nobody judges what stands there.
alter table erp_private.impor_kolom
  add column if not exists judul text,
  add column if not exists judul_en text,
  add column if not exists bebas boolean not null default false;

reset role;

--! split: 021-bidang_cetak.sql
set local role erp_owner;

do $$
begin
  alter type erp.bidang_input add attribute cetak boolean;
exception
  when duplicate_column then null;
end
$$;

comment on column erp.bidang_input.cetak is
  'Whether it stands on the papers of its documents. Default false.';

reset role;

--! split: 030-label.sql
set local role erp_owner;

-- What people call a column of a file, in both languages; its rows come with the reference data.
alter table erp_private.impor_kolom
  add column if not exists label text not null default '',
  add column if not exists label_en text;

reset role;

--! split: 060-sertakan.sql
-- Rows of the list of documents come with parts of their documents.
set local role erp_owner;

do $$
begin
  create type erp.sertakan_daftar as enum (
    'detail', 'pembayaran', 'jurnal', 'alokasi', 'riwayat', 'persetujuan'
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp.sertakan_daftar is 'Parts of the transactions of a list.';

reset role;

--! split: 061-panggilan.sql
-- What became of the requests of keys.
set local role erp_owner;

create table if not exists erp_private.kunci_panggilan (
  id bigint generated always as identity primary key,
  -- Without a foreign key, which would be looked up for each request; rows go after seven days.
  kunci_id uuid not null,
  waktu timestamptz not null,
  metode text not null,
  rute text not null,
  status smallint,
  code text,
  ms numeric(12, 1) not null,
  request_id text not null,
  alamat inet,
  ukuran bigint not null
);
create index if not exists kunci_panggilan_kunci_id_id_idx
  on erp_private.kunci_panggilan (kunci_id, id desc);
comment on table erp_private.kunci_panggilan is
  'The last requests of each key: names and numbers alone, never what was sent or answered. '
  'Servers add theirs some seconds later.';
comment on column erp_private.kunci_panggilan.rute is 'The template of the path.';
comment on column erp_private.kunci_panggilan.status is 'Null: the client went away before it.';
grant select, insert, delete on erp_private.kunci_panggilan to erp_platform;

do $$
begin
  create type erp_private.halaman_baris as (
    isi json,
    -- Its place in the order, of which a cursor is made.
    tempat text[]
  );
exception
  when duplicate_object then null;
end
$$;

comment on type erp_private.halaman_baris is 'A row of a page, and its place in the list.';

reset role;

--! split: 062-cakupan.sql
-- Scopes of single reports, and of everything in one file; keys with a role of the tenant's own.
set local role erp_owner;

do $$
declare
  v_tabel text;
begin
  alter table erp_private.cakupan add column bagian text[] not null default '{}';
  -- Whoever could fetch everything as one file still may: with its scope a list may have one more
  -- than its fifty.
  foreach v_tabel in array array['kunci_api', 'peran'] loop
    execute format(
      'alter table erp_private.%1$I drop constraint if exists %1$s_cakupan_check,'
        ' add constraint %1$s_cakupan_check check (cardinality(cakupan) between 1 and 51)', v_tabel
    );
    execute format(
      'update erp_private.%I set cakupan = array('
        'select c from unnest(cakupan || ''{ekspor:read}''::text[]) as c order by c)'
        ' where %I in (''admin'', ''staff'') and cakupan && ''{master:read,master:*}'''
        ' and cakupan && ''{transaksi:read,transaksi:*}'''
        ' and cakupan && ''{laporan:read,laporan:*}''', v_tabel,
      case v_tabel when 'peran' then 'dasar' else 'peran' end
    );
  end loop;
exception
  when duplicate_column then null;
end
$$;
comment on column erp_private.cakupan.bagian is
  'What a scope may name between right and action, besides kinds of transactions: single reports.';

alter table erp_private.kunci_api add column if not exists peran_kode text;
comment on column erp_private.kunci_api.peran_kode is
  'The tenant''s own role, whose dasar peran is and whose scopes hold besides the key''s; null: '
  'one of the four. No foreign key, because a node has the key and not the role.';

reset role;
