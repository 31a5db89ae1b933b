--! Previous: sha1:7c71fa8d7240c6eec36c43045eb82da54c55b8be
--! Hash: sha1:8ebc1e4f43747cae9f0e581af1b2778228799993
--! Message: Words of closed sets are enums

--! split: 1-current.sql
-- Words of closed sets, which were text: what files are laid beside, what imported files hold, what
-- a webhook is sent, and sizes of paper.

set local role erp_owner;

do $$
begin
  create type erp.entitas_lampiran as enum (
    'transaksi', 'draft', 'kontak', 'barang', 'aset', 'impor'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.entitas_lampiran is 'What a file is laid beside.';

do $$
begin
  create type erp.jenis_impor as enum (
    'satuan', 'lokasi', 'harga', 'akun', 'kontak', 'barang', 'barang-satuan', 'barang-harga',
    'aset', 'saldo-awal-akun', 'saldo-awal-stok', 'saldo-awal-piutang', 'saldo-awal-hutang',
    'jurnal-umum', 'penjualan', 'pembelian', 'riwayat-saldo'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.jenis_impor is 'What an imported file holds.';

do $$
begin
  create type erp.bentuk_impor as enum (
    'csv', 'xlsx'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.bentuk_impor is 'Form of an imported file.';

do $$
begin
  create type erp.peristiwa_webhook as enum (
    '*', 'transaksi.diposting', 'transaksi.dibatalkan', 'transaksi.dikoreksi', 'draft.diajukan',
    'draft.disetujui', 'master.akun.dibuat', 'master.akun.diubah', 'master.akun.dinonaktifkan',
    'master.aset.dibuat', 'master.aset.diubah', 'master.aset.dinonaktifkan',
    'master.barang.dibuat', 'master.barang.diubah', 'master.barang.dinonaktifkan',
    'master.barang_harga.dibuat', 'master.barang_harga.diubah',
    'master.barang_harga.dinonaktifkan', 'master.barang_satuan.dibuat',
    'master.barang_satuan.diubah', 'master.barang_satuan.dinonaktifkan', 'master.dimensi.dibuat',
    'master.dimensi.diubah', 'master.dimensi.dinonaktifkan', 'master.dimensi_nilai.dibuat',
    'master.dimensi_nilai.diubah', 'master.dimensi_nilai.dinonaktifkan', 'master.harga.dibuat',
    'master.harga.diubah', 'master.harga.dinonaktifkan', 'master.kontak.dibuat',
    'master.kontak.diubah', 'master.kontak.dinonaktifkan', 'master.lokasi.dibuat',
    'master.lokasi.diubah', 'master.lokasi.dinonaktifkan', 'master.satuan.dibuat',
    'master.satuan.diubah', 'master.satuan.dinonaktifkan', 'stok.minimum', 'periode.ditutup',
    'tahun.ditutup', 'integritas.temuan', 'pengguna.diubah'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.peristiwa_webhook is 'Type of events that a webhook is sent; * is all of them.';

do $$
begin
  create type erp.ukuran_kertas as enum (
    'a4', 'a5', 'kontinu', '58', '80'
  );
exception
  when duplicate_object then null;
end
$$;
comment on type erp.ukuran_kertas is
  'Size of a paper: a sheet, fan-fold paper, or the width of a roll in millimetres.';

reset role;
