-- What a document of each kind takes and what its functions answer. Amounts are plain numeric here,
-- so that a figure with too many decimals or digits is refused with the name of its field rather
-- than rounded.

set local role erp_owner;

create type erp.pembayaran_input as (
  akun_kode text,
  jumlah numeric
);
comment on type erp.pembayaran_input is 'Money given or taken with the document.';
comment on column erp.pembayaran_input.akun_kode is 'Cash or bank account (subclass 11).';
comment on column erp.pembayaran_input.jumlah is 'Amount, > 0, 2 decimals.';

create type erp.uang_muka_input as (
  dokumen_id bigint,
  pos_id bigint,
  jumlah numeric
);
comment on type erp.uang_muka_input is 'A deposit of the contact that is used.';
comment on column erp.uang_muka_input.dokumen_id is
  'The transaction that opened the deposit. Required.';
comment on column erp.uang_muka_input.pos_id is
  'One open item of that transaction; absent: its items, oldest first.';
comment on column erp.uang_muka_input.jumlah is
  'Amount used, > 0, at most what is left. Required.';

create type erp.penjualan_baris_input as (
  barang_id bigint,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  diskon numeric,
  diskon_persen numeric,
  pajak_kode text,
  keterangan text,
  order_baris_id bigint
);
comment on type erp.penjualan_baris_input is 'One line of a sale.';
comment on column erp.penjualan_baris_input.order_baris_id is
  'Line of an order (detail[].id) that this delivers; unit, price and tax are the order''s when'
  ' absent.';
comment on column erp.penjualan_baris_input.barang_id is 'Goods sold. Required.';
comment on column erp.penjualan_baris_input.satuan_id is
  'Unit; the base unit of the goods when absent.';
comment on column erp.penjualan_baris_input.qty is 'Quantity in that unit, > 0. Required.';
comment on column erp.penjualan_baris_input.harga is
  'Price per unit; when absent that of tier, unit, quantity and date, else factor × harga_jual.';
comment on column erp.penjualan_baris_input.diskon is 'Discount of the whole line as an amount.';
comment on column erp.penjualan_baris_input.diskon_persen is
  'Discount of the line in percent; not together with diskon.';
comment on column erp.penjualan_baris_input.pajak_kode is
  'Tax code; that of the goods when absent. NON means no tax.';

create type erp.penjualan_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  jatuh_tempo date,
  harga_kode text,
  nomor_referensi text,
  keterangan text,
  detail erp.penjualan_baris_input[],
  diskon numeric,
  diskon_persen numeric,
  harga_termasuk_pajak boolean,
  ongkos numeric,
  ongkos_pajak_kode text,
  pembayaran erp.pembayaran_input[],
  kembalian numeric,
  pembulatan numeric,
  uang_muka erp.uang_muka_input[]
);
comment on type erp.penjualan_input is 'A sale.';
comment on column erp.penjualan_input.uang_muka is
  'Deposits of the customer used for this sale; they lower what stays receivable.';
comment on column erp.penjualan_input.tanggal is 'Effective date, not in the future. Required.';
comment on column erp.penjualan_input.kontak_id is 'Customer. Required.';
comment on column erp.penjualan_input.lokasi_id is 'Where the stock leaves. Required.';
comment on column erp.penjualan_input.jatuh_tempo is
  'Due date; tanggal plus the term of the contact when absent.';
comment on column erp.penjualan_input.harga_kode is 'Price tier; that of the contact when absent.';
comment on column erp.penjualan_input.diskon is
  'Discount of the document as an amount, spread over the lines by value.';
comment on column erp.penjualan_input.diskon_persen is
  'Discount of the document in percent; not together with diskon.';
comment on column erp.penjualan_input.harga_termasuk_pajak is 'Whether the prices contain the tax.';
comment on column erp.penjualan_input.ongkos is 'Freight charged to the customer.';
comment on column erp.penjualan_input.ongkos_pajak_kode is
  'Tax code of the freight; none when absent.';
comment on column erp.penjualan_input.pembayaran is
  'Money received with the sale; the rest is receivable.';
comment on column erp.penjualan_input.kembalian is 'Change given back from the cash received.';
comment on column erp.penjualan_input.pembulatan is
  'Rounding of the total, smaller than the step of the settings.';

create type erp.pembelian_baris_input as (
  barang_id bigint,
  akun_kode text,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  diskon numeric,
  diskon_persen numeric,
  pajak_kode text,
  dikreditkan boolean,
  hibah boolean,
  keterangan text,
  order_baris_id bigint
);
comment on type erp.pembelian_baris_input is
  'One line of a purchase: goods, or an expense or asset account.';
comment on column erp.pembelian_baris_input.order_baris_id is
  'Line of an order (detail[].id) that this fills; unit, price and tax are the order''s when'
  ' absent.';
comment on column erp.pembelian_baris_input.barang_id is 'Goods bought; or give akun_kode.';
comment on column erp.pembelian_baris_input.akun_kode is
  'Expense or asset account, no control account; or give barang_id.';
comment on column erp.pembelian_baris_input.qty is
  'Quantity, > 0; 1 when absent on an account line.';
comment on column erp.pembelian_baris_input.harga is 'Price per unit. Required; 0 only with hibah.';
comment on column erp.pembelian_baris_input.dikreditkan is
  'Whether the input tax is creditable (default); otherwise it is part of the cost.';
comment on column erp.pembelian_baris_input.hibah is 'Goods received free of charge.';

create type erp.biaya_tambahan_input as (
  jumlah numeric,
  alokasi erp.alokasi_biaya,
  akun_kode text
);
comment on type erp.biaya_tambahan_input is 'A landed cost, spread over the stock lines.';
comment on column erp.biaya_tambahan_input.jumlah is 'Amount, > 0.';
comment on column erp.biaya_tambahan_input.alokasi is
  'Spread by value (default) or by base quantity.';
comment on column erp.biaya_tambahan_input.akun_kode is
  'Account credited when others bill it; absent: it is on the supplier''s own invoice.';

create type erp.pembelian_input as (
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  nomor_faktur_supplier text,
  jatuh_tempo date,
  nomor_referensi text,
  keterangan text,
  detail erp.pembelian_baris_input[],
  diskon numeric,
  diskon_persen numeric,
  harga_termasuk_pajak boolean,
  biaya_tambahan erp.biaya_tambahan_input[],
  pembayaran erp.pembayaran_input[],
  pembulatan numeric,
  uang_muka erp.uang_muka_input[]
);
comment on type erp.pembelian_input is 'A purchase.';
comment on column erp.pembelian_input.uang_muka is
  'Deposits at the supplier used for this purchase; they lower what stays payable.';
comment on column erp.pembelian_input.tanggal is 'Effective date, not in the future. Required.';
comment on column erp.pembelian_input.kontak_id is 'Supplier. Required.';
comment on column erp.pembelian_input.lokasi_id is 'Where the stock arrives. Required.';
comment on column erp.pembelian_input.nomor_faktur_supplier is
  'The supplier''s invoice number, unique per supplier.';
comment on column erp.pembelian_input.pembayaran is
  'Money paid with the purchase; the rest is payable.';

create type erp.transaksi_dibuat as (
  id bigint,
  nomor_transaksi text,
  status erp.status_transaksi,
  idempotent boolean,
  original_request_id text
);
comment on type erp.transaksi_dibuat is
  'The transaction made; idempotent is true when an earlier answer is repeated.';

create type erp.transaksi_disetujui as (
  id bigint,
  status erp.status_transaksi,
  idempotent boolean,
  original_request_id text
);
comment on type erp.transaksi_disetujui is 'The transaction approved.';

create type erp.transaksi_divoid as (
  id bigint,
  nomor_transaksi text,
  status erp.status_transaksi,
  pembalik_id bigint,
  idempotent boolean,
  original_request_id text
);
comment on type erp.transaksi_divoid is
  'The transaction voided, with the journal that reverses it.';

-- Internals of posting: values that travel between its functions.

create type erp_private.baris_masukan as (
  barang_id bigint,
  akun_kode text,
  satuan_id bigint,
  qty numeric,
  harga numeric,
  diskon numeric,
  diskon_persen numeric,
  pajak_kode text,
  dikreditkan boolean,
  hibah boolean,
  keterangan text
);

create type erp_private.baris as (
  id bigint,
  baris integer,
  barang_id bigint,
  barang_jenis erp.barang_jenis,
  akun_kode text,
  satuan_id bigint,
  faktor numeric,
  qty numeric,
  qty_dasar numeric,
  harga numeric,
  bruto numeric,
  diskon numeric,
  diskon_dokumen numeric,
  subtotal numeric,
  dpp numeric,
  pajak_kode text,
  tarif numeric,
  pembilang integer,
  penyebut integer,
  dpp_lain numeric,
  ppn numeric,
  dikreditkan boolean,
  biaya numeric,
  nilai_hpp numeric,
  akun_persediaan text,
  akun_hpp text,
  akun_penjualan text,
  keterangan text
);
comment on type erp_private.baris is 'A line of a sale or purchase, priced and taxed.';

create type erp_private.gerak as (
  baris_id bigint,
  baris integer,
  sub smallint,
  barang_id bigint,
  lokasi_id bigint,
  jenis erp.jenis_mutasi,
  dasar erp.dasar_nilai,
  qty numeric,
  nilai numeric,
  akun_persediaan text,
  akun_lawan text,
  membalik_id bigint
);
comment on type erp_private.gerak is
  'A stock movement asked for; nilai is filled in where the pool decides it.';

create type erp_private.koreksi as (
  mutasi_id bigint,
  selisih numeric
);
comment on type erp_private.koreksi is 'A stock movement whose value changes, and by how much.';

create type erp_private.ayat as (
  akun_kode text,
  debit numeric,
  kredit numeric,
  kontak_id bigint
);
comment on type erp_private.ayat is 'A journal line before netting.';

create type erp_private.jurnal_kepala as (
  id bigint,
  jenis erp.jenis_jurnal,
  tanggal date,
  lintas_periode boolean,
  membalik_id bigint,
  keterangan text
);
comment on type erp_private.jurnal_kepala is
  'A journal whose lines are written and whose number is not yet taken.';

create type erp_private.dokumen as (
  id bigint,
  jenis erp.jenis_transaksi,
  nomor text,
  tanggal date,
  kontak_id bigint,
  lokasi_id bigint,
  jatuh_tempo date,
  nomor_referensi text,
  nomor_faktur_supplier text,
  keterangan text,
  harga_kode text,
  harga_termasuk_pajak boolean,
  bruto numeric,
  diskon numeric,
  dpp numeric,
  ppn numeric,
  ongkos numeric,
  ongkos_ppn numeric,
  biaya_tambahan numeric,
  pembulatan numeric,
  total_nilai numeric,
  hpp_total numeric,
  dibayar numeric,
  sisa numeric,
  posting_id bigint
);
comment on type erp_private.dokumen is 'The head of a document as its posting leaves it.';

reset role;
