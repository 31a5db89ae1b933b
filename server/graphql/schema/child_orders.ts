/**
 * The order of a row's children when the client says none: that of the index which finds them, so that no more is read
 * than the page. By the table of the children and their key to the parent; the primary key comes last. A key that is
 * not listed has the primary key as its order, with an index (key, primary key) where a parent may have many children.
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
 * Keys whose children nobody is shown, since no index finds them in time. Nearly all rows of these tables name the same
 * few parents, so an index would cost every posting and find half of the table.
 */
export const WITHOUT_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  mutasi_stok: ['akun_lawan', 'akun_persediaan', 'lokasi_id'],
  transaksi_baris: ['satuan_id'],
};
