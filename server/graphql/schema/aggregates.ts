/**
 * The sums, counts and groups of each table. Each entry is types and code of the generated schema, so there is one for
 * what people ask of the books, and none for the rest.
 */
type Grouping = {
  /** Columns by which rows are grouped. A date gives its month (`…_BULAN`) too. */
  by: readonly string[];
  /** Columns whose different values are counted; `id` counts the rows. */
  counted: readonly string[];
};

/** Tables whose rows may be grouped. */
export const GROUPINGS: Readonly<Record<string, Grouping>> = {
  barang: { by: ['kategori', 'merek', 'jenis', 'satuan_id', 'aktif'], counted: ['id'] },
  kontak: { by: ['tipe', 'kota', 'harga_kode', 'aktif'], counted: ['id'] },
  transaksi: {
    by: ['jenis', 'status', 'status_bayar', 'tanggal', 'kontak_id', 'lokasi_id', 'harga_kode'],
    counted: ['id', 'kontak_id', 'lokasi_id', 'tanggal'],
  },
  transaksi_baris: {
    by: ['jenis', 'barang_id', 'akun_kode', 'satuan_id', 'pajak_kode'],
    counted: ['id', 'transaksi_id', 'barang_id'],
  },
  mutasi_stok: {
    by: ['jenis', 'tanggal', 'barang_id', 'lokasi_id'],
    counted: ['id', 'transaksi_id', 'barang_id'],
  },
  jurnal_baris: {
    by: ['akun_kode', 'tanggal', 'kontak_id'],
    counted: ['id', 'jurnal_id', 'kontak_id'],
  },
  pos_terbuka: {
    by: ['jenis', 'akun_kode', 'kontak_id', 'tanggal', 'jatuh_tempo'],
    counted: ['id', 'kontak_id'],
  },
};

/** Tables with sums of their amounts, and no groups. */
export const SUMMED: ReadonlySet<string> = new Set([
  'alokasi',
  'aset',
  'poin_gerak',
  'poin_lot',
  'saldo_harian',
  'stok_lokasi',
  'stok_pool',
  'transaksi_biaya',
  'transaksi_pembayaran',
]);

/** By which rows of another table a table may be ordered; the tables below may be filtered by them. */
export const ORDERED_BY: Readonly<Record<string, readonly string[]>> = {
  barang: ['transaksi_baris', 'mutasi_stok'],
  kontak: ['transaksi', 'pos_terbuka'],
  lokasi: ['transaksi'],
  transaksi: ['transaksi_baris'],
};

/**
 * Something that a row knows by way of another row; it is a field, an order and a group. `via`: the columns of the
 * foreign keys that lead there. `column`: read at the end. `field: false`: a group only, since the other row is one
 * field away.
 */
type Dimension = { via: readonly string[]; column: string; field: boolean };

const nameOf = (key: string): Dimension => ({ via: [key], column: 'nama', field: false });
const ofGoods = (column: string): Dimension => ({ via: ['barang_id'], column, field: true });
const ofDocument = (column: string): Dimension => ({ via: ['transaksi_id'], column, field: true });

export const DIMENSIONS: Readonly<Record<string, Readonly<Record<string, Dimension>>>> = {
  transaksi: {
    kontak_nama: nameOf('kontak_id'),
    lokasi_nama: nameOf('lokasi_id'),
  },
  transaksi_baris: {
    barang_nama: nameOf('barang_id'),
    kategori: ofGoods('kategori'),
    tanggal: ofDocument('tanggal'),
    status: ofDocument('status'),
    kontak_id: ofDocument('kontak_id'),
    kontak_nama: { via: ['transaksi_id', 'kontak_id'], column: 'nama', field: false },
    lokasi_id: ofDocument('lokasi_id'),
    lokasi_nama: { via: ['transaksi_id', 'lokasi_id'], column: 'nama', field: false },
  },
  mutasi_stok: {
    barang_nama: nameOf('barang_id'),
    kategori: ofGoods('kategori'),
    lokasi_nama: nameOf('lokasi_id'),
  },
  jurnal_baris: {
    akun_nama: nameOf('akun_kode'),
    kontak_nama: nameOf('kontak_id'),
  },
  pos_terbuka: { kontak_nama: nameOf('kontak_id') },
};
