-- What a create of each master entity takes, what it answers, and what a list is asked for.
-- Amounts are plain numeric here, so that one with too many digits is refused by its field's name.

set local role erp_owner;

create type erp.barang_input as (
  kode text,
  nama text,
  jenis erp.barang_jenis,
  satuan_id bigint,
  kategori text,
  merek text,
  barcode text,
  harga_beli numeric,
  harga_jual numeric,
  stok_minimum numeric,
  kebijakan_stok_minus erp.kebijakan_stok_minus,
  pajak_kode text,
  akun_persediaan text,
  akun_hpp text,
  akun_penjualan text,
  aktif boolean,
  atribut jsonb
);
comment on type erp.barang_input is 'Goods or a service.';
comment on column erp.barang_input.kode is
  'Code, at most 40 characters; made when absent (BRG-00001).';
comment on column erp.barang_input.nama is 'Name. Required.';
comment on column erp.barang_input.jenis is
  'persediaan (default) is kept in stock; jasa and non_persediaan are not.';
comment on column erp.barang_input.satuan_id is 'Base unit, active. Required.';
comment on column erp.barang_input.harga_beli is 'Purchase price per base unit, >= 0, 6 decimals.';
comment on column erp.barang_input.harga_jual is 'Selling price per base unit, >= 0, 6 decimals.';
comment on column erp.barang_input.stok_minimum is
  'Stock below which it counts as low, base units.';
comment on column erp.barang_input.kebijakan_stok_minus is
  'Whether stock may fall below zero; that of the settings when absent.';
comment on column erp.barang_input.pajak_kode is 'Tax code of its lines when they name none.';
comment on column erp.barang_input.akun_persediaan is
  'Stock account (kendali persediaan); the role''s when absent.';
comment on column erp.barang_input.akun_hpp is 'Cost account of class 5; the role''s when absent.';
comment on column erp.barang_input.akun_penjualan is
  'Revenue account of class 4; the role''s when absent.';
comment on column erp.barang_input.aktif is 'Default true.';
comment on column erp.barang_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.kontak_input as (
  kode text,
  nama text,
  tipe erp.kontak_tipe,
  alamat text,
  kota text,
  telepon text,
  email text,
  npwp text,
  batas_kredit numeric,
  termin_hari integer,
  harga_kode text,
  aktif boolean,
  atribut jsonb
);
comment on type erp.kontak_input is 'A customer, supplier, employee or other contact.';
comment on column erp.kontak_input.kode is
  'Code, at most 40 characters; made when absent (KTK-00001).';
comment on column erp.kontak_input.nama is 'Name. Required.';
comment on column erp.kontak_input.tipe is 'Required.';
comment on column erp.kontak_input.batas_kredit is
  'Credit limit, >= 0, 2 decimals; no limit when absent.';
comment on column erp.kontak_input.termin_hari is
  'Days until an invoice is due, 0 (default) to 3650.';
comment on column erp.kontak_input.harga_kode is 'Price tier, active.';
comment on column erp.kontak_input.aktif is 'Default true.';
comment on column erp.kontak_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.lokasi_input as (
  kode text,
  nama text,
  tipe erp.lokasi_tipe,
  alamat text,
  aktif boolean,
  atribut jsonb
);
comment on type erp.lokasi_input is 'A warehouse or shop.';
comment on column erp.lokasi_input.kode is 'Code, ^[A-Z0-9-]{1,10}$; made when absent (LOK1).';
comment on column erp.lokasi_input.nama is 'Name. Required.';
comment on column erp.lokasi_input.tipe is 'gudang (default) or toko.';
comment on column erp.lokasi_input.aktif is 'Default true.';
comment on column erp.lokasi_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.akun_input as (
  kode text,
  nama text,
  subklas_id integer,
  saldo_normal erp.saldo_normal,
  induk_kode text,
  adalah_kas boolean,
  aktif boolean,
  atribut jsonb
);
comment on type erp.akun_input is
  'An account; control accounts come with the chart that a tenant starts with.';
comment on column erp.akun_input.kode is 'Code, ^[0-9A-Za-z.-]{1,20}$. Required; it never changes.';
comment on column erp.akun_input.nama is 'Name. Required.';
comment on column erp.akun_input.subklas_id is 'Subclass. Required.';
comment on column erp.akun_input.saldo_normal is 'Normal side; that of the class when absent.';
comment on column erp.akun_input.induk_kode is 'Parent account, of the same class.';
comment on column erp.akun_input.adalah_kas is 'Cash on hand (subclass 11 only). Default false.';
comment on column erp.akun_input.aktif is 'Default true.';
comment on column erp.akun_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.satuan_input as (
  kode text,
  nama text,
  aktif boolean,
  atribut jsonb
);
comment on type erp.satuan_input is 'A unit.';
comment on column erp.satuan_input.kode is 'Code, at most 20 characters. Required.';
comment on column erp.satuan_input.nama is 'Name. Required.';
comment on column erp.satuan_input.aktif is 'Default true.';
comment on column erp.satuan_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.harga_input as (
  kode text,
  nama text,
  keterangan text,
  urutan integer,
  aktif boolean,
  atribut jsonb
);
comment on type erp.harga_input is 'A price tier.';
comment on column erp.harga_input.kode is
  'Code, at most 20 characters. Required; it never changes.';
comment on column erp.harga_input.nama is 'Name. Required.';
comment on column erp.harga_input.urutan is 'Order of display, 0 (default) to 1000000.';
comment on column erp.harga_input.aktif is 'Default true.';
comment on column erp.harga_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.barang_satuan_input as (
  barang_id bigint,
  satuan_id bigint,
  faktor numeric,
  barcode text,
  aktif boolean,
  atribut jsonb
);
comment on type erp.barang_satuan_input is 'A further unit of goods.';
comment on column erp.barang_satuan_input.barang_id is 'Goods, active. Required.';
comment on column erp.barang_satuan_input.satuan_id is 'Unit, active, not the base unit. Required.';
comment on column erp.barang_satuan_input.faktor is
  'Base units in one of this unit, > 0, 6 decimals. Required.';
comment on column erp.barang_satuan_input.aktif is 'Default true.';
comment on column erp.barang_satuan_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.barang_harga_input as (
  barang_id bigint,
  harga_kode text,
  satuan_id bigint,
  harga numeric,
  qty_minimum numeric,
  berlaku_dari date,
  berlaku_sampai date,
  aktif boolean,
  atribut jsonb
);
comment on type erp.barang_harga_input is 'A price of goods in a tier.';
comment on column erp.barang_harga_input.barang_id is 'Goods, active. Required.';
comment on column erp.barang_harga_input.harga_kode is 'Price tier, active. Required.';
comment on column erp.barang_harga_input.satuan_id is 'Unit of the goods; absent: the base unit.';
comment on column erp.barang_harga_input.harga is 'Price per unit, >= 0, 6 decimals. Required.';
comment on column erp.barang_harga_input.qty_minimum is 'From this quantity on, >= 0. Default 0.';
comment on column erp.barang_harga_input.berlaku_dari is 'First day; no beginning when absent.';
comment on column erp.barang_harga_input.berlaku_sampai is 'Last day; no end when absent.';
comment on column erp.barang_harga_input.aktif is 'Default true.';
comment on column erp.barang_harga_input.atribut is
  'The tenant''s own fields: an object, keys ^[a-z][a-z0-9_]{0,62}$.';

create type erp.master_dibuat as (
  id bigint,
  kode text,
  idempotent boolean,
  original_request_id text
);
comment on type erp.master_dibuat is
  'The record made; idempotent is true when an earlier answer is repeated.';
comment on column erp.master_dibuat.id is 'Null for akun and harga, which are known by their kode.';
comment on column erp.master_dibuat.kode is
  'Null for barang_satuan and barang_harga, which have none.';

create type erp.permintaan_list as (
  page integer,
  per_page integer,
  paginate boolean,
  fields text[],
  custom_fields text[],
  search text,
  search_fields text[],
  sort text[],
  filter jsonb
);
comment on type erp.permintaan_list is 'What a list is asked for.';
comment on column erp.permintaan_list.page is 'Page, from 1 (default).';
comment on column erp.permintaan_list.per_page is 'Rows per page, 1 to 500; default 20.';
comment on column erp.permintaan_list.paginate is 'false: all rows, at most 10,000.';
comment on column erp.permintaan_list.fields is
  'Which standard fields; all when absent. Also atribut.<key>.';
comment on column erp.permintaan_list.custom_fields is 'Computed fields and atribut.<key> besides.';
comment on column erp.permintaan_list.search is
  'Any part of a word; case and accents do not matter.';
comment on column erp.permintaan_list.search_fields is 'Search in these fields only.';
comment on column erp.permintaan_list.sort is 'field:asc or field:desc; also atribut.<key>.';
comment on column erp.permintaan_list.filter is
  'Object of field to value. Lists show active records unless aktif is "false" or "semua".';

reset role;
