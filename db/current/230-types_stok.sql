-- What the kinds that move stock besides sale and purchase take: stocktaking, own use, returns,
-- transfers. Plain numeric, so that a wrong figure is refused with its field's name.

set local role erp_owner;

create type erp.opname_stok_baris_input as (
  barang_id bigint,
  qty_fisik numeric,
  hpp numeric,
  keterangan text
);
comment on type erp.opname_stok_baris_input is 'What was counted of one barang.';
comment on column erp.opname_stok_baris_input.barang_id is 'Goods counted, once. Required.';
comment on column erp.opname_stok_baris_input.qty_fisik is
  'Quantity counted, in base units, >= 0. Required.';
comment on column erp.opname_stok_baris_input.hpp is
  'Cost per base unit of a surplus; the average when absent. Required for openings and where'
  ' nothing is in stock.';

create type erp.opname_stok_input as (
  tanggal date,
  lokasi_id bigint,
  mode text,
  akun_selisih text,
  nomor_referensi text,
  keterangan text,
  detail erp.opname_stok_baris_input[]
);
comment on type erp.opname_stok_input is
  'A stocktaking: posts the difference to what the books say.';
comment on column erp.opname_stok_input.tanggal is
  'Day of the count; the books are read at its end. Required.';
comment on column erp.opname_stok_input.lokasi_id is 'Where was counted. Required.';
comment on column erp.opname_stok_input.mode is
  'selisih (default), or saldo_awal: opening stock, on the day before the books begin.';
comment on column erp.opname_stok_input.akun_selisih is
  'Account of the difference, class 5 or 6; that of role selisih_opname when absent.';

create type erp.penggunaan_persediaan_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  akun_kode text,
  pajak_kode text,
  keterangan text
);
comment on type erp.penggunaan_persediaan_baris_input is 'Goods taken for own use.';
comment on column erp.penggunaan_persediaan_baris_input.qty is 'Quantity taken, > 0. Required.';
comment on column erp.penggunaan_persediaan_baris_input.akun_kode is
  'Account that bears the cost, class 5 or 6; that of role beban_penggunaan when absent.';
comment on column erp.penggunaan_persediaan_baris_input.pajak_kode is
  'Tax on own use, counted on the cost; none when absent.';

create type erp.penggunaan_persediaan_input as (
  tanggal date,
  lokasi_id bigint,
  alasan text,
  nomor_referensi text,
  keterangan text,
  detail erp.penggunaan_persediaan_baris_input[]
);
comment on type erp.penggunaan_persediaan_input is 'Stock taken for own use.';
comment on column erp.penggunaan_persediaan_input.alasan is 'What the goods are used for.';

create type erp.retur_penjualan_baris_input as (
  baris_asal_id bigint,
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  pajak_kode text,
  hpp numeric,
  keterangan text
);
comment on type erp.retur_penjualan_baris_input is
  'Goods that come back: of a line of the sale, or, without a sale, of a barang at a price.';
comment on column erp.retur_penjualan_baris_input.baris_asal_id is
  'Line of the sale (detail[].id). Its price, tax and unit hold.';
comment on column erp.retur_penjualan_baris_input.barang_id is
  'Goods, only in a return without a sale.';
comment on column erp.retur_penjualan_baris_input.qty is
  'Quantity in the unit of the line, > 0, at most what was sold and not yet returned. Required.';
comment on column erp.retur_penjualan_baris_input.harga is
  'Net price per unit, only and always without a sale.';
comment on column erp.retur_penjualan_baris_input.hpp is
  'Cost per base unit of a return without a sale; else the average, else the last cost.';

create type erp.retur_penjualan_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  dokumen_asal_id bigint,
  cara text,
  akun_kas text,
  kondisi text,
  nomor_referensi text,
  keterangan text,
  detail erp.retur_penjualan_baris_input[]
);
comment on type erp.retur_penjualan_input is 'Goods that a customer returns.';
comment on column erp.retur_penjualan_input.dokumen_asal_id is
  'The sale; absent for goods whose sale is not in the books.';
comment on column erp.retur_penjualan_input.cara is
  'potong_piutang (default with a sale): lowers what the sale owes, the rest becomes a deposit;'
  ' tunai: paid back from akun_kas; titipan (default without a sale): a deposit of the contact.';
comment on column erp.retur_penjualan_input.akun_kas is
  'Cash or bank account of cara tunai; that of role kas when absent.';
comment on column erp.retur_penjualan_input.kondisi is
  'baik (default), or rusak: the goods are written off at once.';

create type erp.retur_pembelian_baris_input as (
  baris_asal_id bigint,
  qty numeric,
  keterangan text
);
comment on type erp.retur_pembelian_baris_input is 'Goods that go back to the supplier.';
comment on column erp.retur_pembelian_baris_input.baris_asal_id is
  'Line of the purchase (detail[].id). Its price, tax and unit hold. Required.';
comment on column erp.retur_pembelian_baris_input.qty is
  'Quantity in the unit of the line, > 0, at most what was bought and not yet returned. Required.';

create type erp.retur_pembelian_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  dokumen_asal_id bigint,
  cara text,
  akun_kas text,
  nomor_nota_retur text,
  nomor_referensi text,
  keterangan text,
  detail erp.retur_pembelian_baris_input[]
);
comment on type erp.retur_pembelian_input is 'Goods returned to a supplier.';
comment on column erp.retur_pembelian_input.dokumen_asal_id is 'The purchase. Required.';
comment on column erp.retur_pembelian_input.cara is
  'potong_hutang (default): lowers what the purchase is owed, the rest becomes a deposit with the'
  ' supplier; tunai: paid back into akun_kas; uang_muka: a deposit with the supplier.';
comment on column erp.retur_pembelian_input.akun_kas is
  'Cash or bank account of cara tunai; that of role kas when absent.';
comment on column erp.retur_pembelian_input.nomor_nota_retur is
  'Number of the return note, used once.';

create type erp.transfer_stok_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  keterangan text
);
comment on type erp.transfer_stok_baris_input is 'Goods moved from one location to another.';

create type erp.transfer_stok_input as (
  tanggal date,
  lokasi_asal_id bigint,
  lokasi_tujuan_id bigint,
  dua_langkah boolean,
  nomor_referensi text,
  keterangan text,
  detail erp.transfer_stok_baris_input[]
);
comment on type erp.transfer_stok_input is 'Goods moved between locations.';
comment on column erp.transfer_stok_input.dua_langkah is
  'Whether the goods are in transit until their receipt (terima) is posted; default false.';

-- Internals: links between movements.
alter type erp_private.gerak add attribute id bigint;
alter type erp_private.gerak add attribute sumber_id bigint;
alter type erp_private.gerak add attribute pool_id bigint;
comment on column erp_private.gerak.id is
  'Given where another movement of the same document mirrors this one.';
comment on column erp_private.gerak.sumber_id is 'The movement that it mirrors.';
comment on column erp_private.gerak.pool_id is
  'Its pool where that is not the usual one (goods in transit).';

create type erp_private.retur_masukan as (
  baris_asal_id bigint,
  qty numeric,
  keterangan text
);
comment on type erp_private.retur_masukan is 'A line of a return of something sold or bought.';

reset role;
