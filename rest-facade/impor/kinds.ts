/** What files may be imported; the columns of each are the database's (erp_private.impor_kolom). */
export const IMPOR_KINDS = [
  ...(['satuan', 'lokasi', 'harga', 'akun', 'kontak', 'barang'] as const),
  ...(['barang-satuan', 'barang-harga', 'aset', 'saldo-awal-akun', 'saldo-awal-stok'] as const),
  ...(['saldo-awal-piutang', 'saldo-awal-hutang', 'jurnal-umum', 'penjualan'] as const),
  ...(['pembelian', 'riwayat-saldo'] as const),
] as const;
