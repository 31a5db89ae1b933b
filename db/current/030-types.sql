-- All types live in `erp` (or `erp_private`), never in a tenant's schema: a type per tenant breaks
-- pooled connections as soon as two tenants share one. Types change by ALTER in later migrations.

set local role erp_owner;

-- numeric accepts NaN, which is greater than any limit: the bounds refuse it, and infinity too.
create domain erp.uang as numeric(20, 2)
  constraint uang_check check (value > -1e17 and value < 1e17);
comment on domain erp.uang is 'An amount of money, 2 decimals.';

create domain erp.kuantitas as numeric(20, 6)
  constraint kuantitas_check check (value > -1e13 and value < 1e13);
comment on domain erp.kuantitas is 'A quantity, 6 decimals.';

create domain erp.harga_satuan as numeric(20, 6)
  constraint harga_satuan_check check (value > -1e13 and value < 1e13);
comment on domain erp.harga_satuan is 'A price or cost per unit, 6 decimals.';

create domain erp.persen as numeric(9, 6)
  constraint persen_check check (value >= 0 and value <= 100);
comment on domain erp.persen is 'A percentage from 0 to 100.';

create type erp.peran as enum ('admin', 'staff', 'viewer', 'ops');
comment on type erp.peran is 'Role of a user in a tenant.';

create type erp.kontak_tipe as enum ('pelanggan', 'supplier', 'pegawai', 'lain');
create type erp.barang_jenis as enum ('persediaan', 'jasa', 'non_persediaan');
create type erp.lokasi_tipe as enum ('gudang', 'toko');
create type erp.saldo_normal as enum ('debit', 'kredit');
create type erp.akun_kendali as enum (
  'piutang', 'hutang', 'persediaan', 'persediaan_transit', 'uang_muka_beli', 'uang_muka_jual',
  'kewajiban_poin'
);
comment on type erp.akun_kendali is
  'What a control account controls. It takes no journal line without a row in that sub-ledger.';

create type erp.metode_hpp as enum ('rata-rata', 'fifo');
create type erp.lingkup_hpp as enum ('tenant', 'per_lokasi');
create type erp.kebijakan_stok_minus as enum ('tolak', 'izinkan');
create type erp.metode_potongan as enum ('neto', 'bruto');
create type erp.periode_status as enum ('buka', 'tutup');

create type erp.jenis_transaksi as enum (
  'penjualan', 'pembelian', 'retur-penjualan', 'retur-pembelian', 'transfer-stok', 'opname-stok',
  'penggunaan-persediaan', 'order-pembelian', 'order-penjualan', 'kas-masuk', 'kas-keluar',
  'kas-bank', 'pelunasan-piutang', 'pelunasan-hutang', 'piutang', 'hutang', 'penyusutan',
  'bayar-poin', 'jurnal-umum', 'saldo-awal-hutang', 'saldo-awal-piutang', 'audit-hutang-piutang'
);
comment on type erp.jenis_transaksi is 'The 22 kinds of transactions.';

create type erp.status_transaksi as enum ('draft', 'final', 'void', 'batal');
create type erp.status_bayar as enum ('belum', 'sebagian', 'lunas');
create type erp.alokasi_biaya as enum ('nilai', 'qty');
create type erp.jenis_jurnal as enum ('transaksi', 'pembalik', 'koreksi', 'penutup');
create type erp.jenis_pos as enum ('piutang', 'hutang', 'titipan', 'uang_muka');
create type erp.jenis_mutasi as enum ('masuk', 'keluar', 'pembalik', 'koreksi_hpp');
create type erp.dasar_nilai as enum ('tetap', 'rata', 'cermin');
comment on type erp.dasar_nilai is
  'How a replay values a stock movement: tetap = its own value stands; rata = at the average of its'
  ' pool; cermin = the mirror of the movement that it reverses.';
create type erp.metode_penyusutan as enum ('garis_lurus', 'saldo_menurun');
create type erp.aksi_posting as enum ('posting', 'void', 'terima', 'tutup');

create type erp.entitas_master as enum (
  'barang', 'kontak', 'lokasi', 'akun', 'satuan', 'harga', 'barang_satuan', 'barang_harga', 'aset'
);

reset role;
