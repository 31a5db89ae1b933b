/**
 * The order in which the children of a row come unless another one is asked for: that of the index which finds them, so that
 * a page is read where it stands and no more. By the table of the children and its key; the primary key follows. Where
 * nothing is said it is the primary key alone, with an index (key, primary key) where a parent may have many children.
 */
export const CHILD_ORDERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  aset_susut: { aset_id: ['periode'] },
  jurnal_baris: { akun_kode: ['tanggal'], gabungan_id: ['akun_kode', 'tanggal'] },
  mutasi_stok: { barang_id: ['tanggal'] },
  order_gerak: { barang_id: ['tanggal'] },
  poin_gerak: { kontak_id: ['tanggal'], lot_id: ['tanggal'] },
  poin_lot: { kontak_id: ['kedaluwarsa'] },
  pos_terbuka: { akun_kode: ['tanggal'] },
  stok_ambil: { barang_id: ['pool_id', 'tanggal_kunci', 'urut'] },
  stok_lapisan: { barang_id: ['pool_id', 'tanggal_kunci', 'urut', 'baris', 'sub'] },
  transaksi: { kontak_id: ['tanggal'] },
  transaksi_baris: { barang_id: ['transaksi_id'] },
};

/**
 * Children that nobody can be shown in time, since no index finds them: nearly all rows of the table name the same few
 * parents, so an index would cost every posting and find half of the table.
 */
export const WITHOUT_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  mutasi_stok: ['akun_lawan', 'akun_persediaan', 'lokasi_id'],
  transaksi_baris: ['satuan_id'],
};
