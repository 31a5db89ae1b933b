-- What the master entities are made of. One piece of code reads these rows and serves all eight.

set local role erp_owner;

create table erp_private.master_entitas (
  entitas erp.entitas_master primary key,
  label text not null,
  kunci text not null check (kunci in ('id', 'kode')),
  kode_galat text not null,
  awalan text,
  lebar integer,
  cari boolean not null
);
comment on table erp_private.master_entitas is 'The master entities.';
comment on column erp_private.master_entitas.kode_galat is 'Error code of an absent record.';
comment on column erp_private.master_entitas.awalan is
  'What a code made by the database begins with.';
comment on column erp_private.master_entitas.cari is 'Whether the table has the column cari.';

create table erp_private.master_kolom (
  entitas erp.entitas_master not null references erp_private.master_entitas,
  nama text not null check (nama ~ '^[a-z_]+$'),
  urutan integer not null,
  tipe text not null check (tipe in (
    'id', 'bulat', 'teks', 'pilihan', 'uang', 'kuantitas', 'harga_satuan', 'tanggal', 'boolean',
    'objek', 'waktu', 'hitung'
  )),
  tipe_sql text,
  dapat_ditulis boolean not null default false,
  wajib boolean not null default false,
  boleh_null boolean not null default false,
  standar boolean not null default true,
  dapat_dicari boolean not null default false,
  minimum numeric,
  batas numeric,
  pola text,
  petunjuk text,
  baku jsonb,
  rujukan_tabel text,
  rujukan_kunci text,
  ekspresi text,
  primary key (entitas, nama)
);
comment on table erp_private.master_kolom is 'The fields of the master entities.';
comment on column erp_private.master_kolom.wajib is 'Must be given in a create and a replacement.';
comment on column erp_private.master_kolom.boleh_null is 'A patch may clear it.';
comment on column erp_private.master_kolom.standar is
  'Part of every answer; otherwise only when asked for.';
comment on column erp_private.master_kolom.batas is 'Longest text, or largest whole number.';
comment on column erp_private.master_kolom.baku is
  'What an absent field gets in a create and a replacement.';
comment on column erp_private.master_kolom.ekspresi is
  'SQL over the row m; absent: the column itself.';

grant select on erp_private.master_entitas, erp_private.master_kolom to erp_writer, erp_reader;

--! include reference/master_kolom.sql

reset role;
