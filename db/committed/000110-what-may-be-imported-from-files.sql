--! Previous: sha1:365e72e1a82705f42255e3d5c98c2c2191c947d8
--! Hash: sha1:3f485a4bf7e37e227a9758851025b6252dd27e6c
--! Message: What may be imported from files

--! split: 1-current.sql
-- What may be imported from files, by which columns, and the names that columns have in such files.
set local role erp_owner;

create table if not exists erp_private.impor_jenis (
  jenis text primary key check (jenis ~ '^[a-z-]+$'),
  nama text not null,
  sifat text not null check (sifat in ('induk', 'awal', 'dokumen', 'riwayat')),
  entitas erp.entitas_master,
  jenis_transaksi erp.jenis_transaksi,
  urutan integer not null,
  keterangan text not null,
  constraint impor_jenis_check check (
    (sifat = 'induk') = (entitas is not null)
    and (sifat in ('awal', 'dokumen')) = (jenis_transaksi is not null)
  )
);
comment on table erp_private.impor_jenis is 'Kinds of files that may be imported.';

create table if not exists erp_private.impor_kolom (
  jenis text not null references erp_private.impor_jenis,
  nama text not null check (nama ~ '^[a-z_]+$'),
  bidang text not null,
  urutan integer not null,
  tipe text not null check (tipe in (
    'teks', 'kode', 'angka', 'bulat', 'tanggal', 'bulan', 'ya_tidak', 'pilihan',
    'satuan', 'barang', 'kontak', 'lokasi'
  )),
  wajib boolean not null default false,
  dokumen boolean not null default false,
  pilihan text[],
  keterangan text not null,
  contoh text,
  primary key (jenis, nama)
);
comment on table erp_private.impor_kolom is 'Columns of the files of a kind.';
comment on column erp_private.impor_kolom.bidang is 'The field of the record or document that it fills.';
comment on column erp_private.impor_kolom.dokumen is 'Of the document, not of its lines.';

create table if not exists erp_private.impor_padanan (
  kolom text not null,
  nama text not null check (nama ~ '^[a-z0-9]+$'),
  bawaan boolean not null default false,
  primary key (kolom, nama)
);
comment on table erp_private.impor_padanan is
  'Names that a column has in files, in small letters and digits alone. Operators may add to them.';
comment on column erp_private.impor_padanan.bawaan is 'Comes with the release, which replaces it.';

grant select on erp_private.impor_jenis, erp_private.impor_kolom, erp_private.impor_padanan
  to erp_writer, erp_reader;

reset role;
