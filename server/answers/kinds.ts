/** The 22 kinds of transactions, with their codes and modules. */

/** Long name → short code and module. Both names are accepted in a path. */
export const KINDS = {
  penjualan: { kode: 'PJ', modul: 'penjualan' },
  pembelian: { kode: 'PB', modul: 'pembelian' },
  'retur-penjualan': { kode: 'RJ', modul: 'penjualan' },
  'retur-pembelian': { kode: 'RB', modul: 'pembelian' },
  'transfer-stok': { kode: 'PL', modul: 'persediaan' },
  'opname-stok': { kode: 'OS', modul: 'persediaan' },
  'penggunaan-persediaan': { kode: 'PS', modul: 'persediaan' },
  'order-pembelian': { kode: 'OB', modul: 'pembelian' },
  'order-penjualan': { kode: 'OJ', modul: 'penjualan' },
  'kas-masuk': { kode: 'KM', modul: 'kas' },
  'kas-keluar': { kode: 'KK', modul: 'kas' },
  'kas-bank': { kode: 'KB', modul: 'kas' },
  'pelunasan-piutang': { kode: 'LP', modul: 'piutang_hutang' },
  'pelunasan-hutang': { kode: 'LH', modul: 'piutang_hutang' },
  piutang: { kode: 'PT', modul: 'piutang_hutang' },
  hutang: { kode: 'HT', modul: 'piutang_hutang' },
  penyusutan: { kode: 'PY', modul: 'akuntansi' },
  'bayar-poin': { kode: 'BP', modul: 'penjualan' },
  'jurnal-umum': { kode: 'JU', modul: 'akuntansi' },
  'saldo-awal-hutang': { kode: 'SH', modul: 'piutang_hutang' },
  'saldo-awal-piutang': { kode: 'SP', modul: 'piutang_hutang' },
  'audit-hutang-piutang': { kode: 'AH', modul: 'piutang_hutang' },
} as const satisfies Record<string, { kode: string; modul: string }>;

export type Kind = keyof typeof KINDS;

export const KIND_NAMES = Object.keys(KINDS) as [Kind, ...Kind[]];
