-- Orders: what they take, and what travels between the functions that keep them.

set local role erp_owner;

create type erp.order_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  diskon numeric,
  diskon_persen numeric,
  pajak_kode text,
  keterangan text
);
comment on type erp.order_baris_input is 'One line of an order.';
comment on column erp.order_baris_input.barang_id is 'Goods ordered. Required.';
comment on column erp.order_baris_input.satuan_id is
  'Unit; the base unit of the goods when absent.';
comment on column erp.order_baris_input.qty is 'Quantity in that unit, > 0. Required.';
comment on column erp.order_baris_input.harga is
  'Price per unit; when absent that of a sale, or for a purchase factor × harga_beli.';
comment on column erp.order_baris_input.pajak_kode is
  'Tax code; that of the goods when absent. NON means no tax.';

create type erp.order_penjualan_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  tanggal_kirim date,
  reservasi boolean,
  harga_kode text,
  harga_termasuk_pajak boolean,
  nomor_referensi text,
  keterangan text,
  detail erp.order_baris_input[]
);
comment on type erp.order_penjualan_input is 'A customer''s order. It moves no stock and no money.';
comment on column erp.order_penjualan_input.lokasi_id is
  'Where it is to be delivered from. Required with reservasi.';
comment on column erp.order_penjualan_input.tanggal_kirim is 'Promised day, not before tanggal.';
comment on column erp.order_penjualan_input.reservasi is
  'Whether to reserve the stock that is available now; other sales cannot take it.';

create type erp.order_pembelian_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  tanggal_kirim date,
  reservasi boolean,
  harga_termasuk_pajak boolean,
  nomor_referensi text,
  keterangan text,
  detail erp.order_baris_input[]
);
comment on type erp.order_pembelian_input is
  'An order placed with a supplier. It moves no stock and no money.';
comment on column erp.order_pembelian_input.lokasi_id is 'Where it is to arrive.';
comment on column erp.order_pembelian_input.tanggal_kirim is 'Promised day, not before tanggal.';
comment on column erp.order_pembelian_input.reservasi is 'Only false: what comes is not reserved.';

create type erp.order_ditutup as (
  id bigint,
  status_order erp.status_order,
  idempotent boolean,
  original_request_id text
);
comment on type erp.order_ditutup is 'The order closed.';

create type erp_private.order_gerak as (
  order_id bigint,
  baris_id bigint,
  pemenuhan_id bigint,
  barang_id bigint,
  lokasi_id bigint,
  dipenuhi numeric,
  sisa numeric,
  reservasi numeric,
  membalik_id bigint
);
comment on type erp_private.order_gerak is
  'What changes of an order''s line: fulfilled, still open and reserved, in base units.';

reset role;
