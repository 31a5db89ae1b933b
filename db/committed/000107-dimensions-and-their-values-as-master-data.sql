--! Previous: sha1:0f08bb9afc16af66094544f0c61d9e13aba12063
--! Hash: sha1:0d59cf989acad00a6061e1fd92d3a0c679b2a2de
--! Message: Dimensions and their values as master data

--! split: 1-current.sql
-- Dimensions and their values as master data, and their values as defaults of other records.
set local role erp_owner;

alter type erp.entitas_master add value if not exists 'dimensi';
alter type erp.entitas_master add value if not exists 'dimensi_nilai';

do $$
begin
  create type erp.dimensi_input as (
    kode text,
    nama text,
    wajib_jenis erp.jenis_transaksi[],
    wajib_akun text[],
    aktif boolean,
    atribut jsonb
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.dimensi_input is 'A dimension: department, project, branch and the like.';
comment on column erp.dimensi_input.kode is
  'How documents name it, as cabang: a to z, 0 to 9, - and _. Required.';
comment on column erp.dimensi_input.nama is 'Its name. Required.';
comment on column erp.dimensi_input.wajib_jenis is
  'Kinds of documents on whose lines people have to give a value.';
comment on column erp.dimensi_input.wajib_akun is
  'Accounts for which people have to give a value, on lines that name one of them.';
comment on column erp.dimensi_input.aktif is
  'Default true; documents take no value of one that is off.';
comment on column erp.dimensi_input.atribut is 'Further fields, a JSON object.';

do $$
begin
  create type erp.dimensi_nilai_input as (
    dimensi_id bigint,
    kode text,
    nama text,
    induk_id bigint,
    berlaku_dari date,
    berlaku_sampai date,
    aktif boolean,
    atribut jsonb
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.dimensi_nilai_input is 'A value of a dimension.';
comment on column erp.dimensi_nilai_input.dimensi_id is 'The dimension. Required; it stays.';
comment on column erp.dimensi_nilai_input.kode is
  'How documents name it, as JKT: letters, 0 to 9, dot, - and _. Required.';
comment on column erp.dimensi_nilai_input.nama is 'Its name. Required.';
comment on column erp.dimensi_nilai_input.induk_id is
  'The value of the same dimension that this one is a part of.';
comment on column erp.dimensi_nilai_input.berlaku_dari is
  'First day of documents that may take it.';
comment on column erp.dimensi_nilai_input.berlaku_sampai is
  'Last day of documents that may take it.';
comment on column erp.dimensi_nilai_input.aktif is 'Default true.';
comment on column erp.dimensi_nilai_input.atribut is 'Further fields, a JSON object.';

alter table erp_private.master_kolom drop constraint if exists master_kolom_tipe_check;
alter table erp_private.master_kolom add constraint master_kolom_tipe_check check (tipe in (
  'id', 'bulat', 'teks', 'pilihan', 'uang', 'kuantitas', 'harga_satuan', 'tanggal', 'boolean',
  'objek', 'daftar', 'dimensi', 'waktu', 'hitung'
));

reset role;
