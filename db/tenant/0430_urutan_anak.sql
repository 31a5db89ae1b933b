-- Children of a row come in the order of the index that finds them: (key, order). What follows is
-- said of each in server/graphql/schema/child_orders.ts.
drop index jurnal_baris_kontak_id_idx;
create index jurnal_baris_kontak_id_idx on jurnal_baris (kontak_id, id)
  where kontak_id is not null;
drop index pos_terbuka_kontak_id_jenis_idx;
create index pos_terbuka_kontak_id_idx on pos_terbuka (kontak_id, id);
drop index transaksi_lokasi_id_idx;
create index transaksi_lokasi_id_idx on transaksi (lokasi_id, id) where lokasi_id is not null;
drop index transaksi_harga_kode_idx;
create index transaksi_harga_kode_idx on transaksi (harga_kode, id) where harga_kode is not null;
drop index transaksi_gabungan_id_idx;
create index transaksi_gabungan_id_idx on transaksi (gabungan_id, id)
  where gabungan_id is not null;
drop index transaksi_baris_akun_kode_idx;
create index transaksi_baris_akun_kode_idx on transaksi_baris (akun_kode, id)
  where akun_kode is not null;
drop index transaksi_baris_pajak_kode_idx;
create index transaksi_baris_pajak_kode_idx on transaksi_baris (pajak_kode, id)
  where pajak_kode is not null;
drop index transaksi_baris_gabungan_id_idx;
create index transaksi_baris_gabungan_id_idx on transaksi_baris (gabungan_id, id)
  where gabungan_id is not null;
drop index mutasi_stok_gabungan_id_idx;
create index mutasi_stok_gabungan_id_idx on mutasi_stok (gabungan_id, id)
  where gabungan_id is not null;
drop index transaksi_pembayaran_akun_kode_idx;
create index transaksi_pembayaran_akun_kode_idx
  on transaksi_pembayaran (akun_kode, transaksi_id, baris);
drop index transaksi_biaya_akun_kode_idx;
create index transaksi_biaya_akun_kode_idx on transaksi_biaya (akun_kode, transaksi_id, baris)
  where akun_kode is not null;
drop index order_gerak_lokasi_id_idx;
create index order_gerak_lokasi_id_idx on order_gerak (lokasi_id, id) where lokasi_id is not null;
drop index alokasi_pajak_kode_idx;
create index alokasi_pajak_kode_idx on alokasi (pajak_kode, id) where pajak_kode is not null;
drop index poin_lot_akun_kode_idx;
create index poin_lot_akun_kode_idx on poin_lot (akun_kode, id);
drop index konfirmasi_kontak_id_idx;
create index konfirmasi_kontak_id_idx on konfirmasi (kontak_id, id);
drop index stok_lokasi_lokasi_id_idx;
create index stok_lokasi_lokasi_id_idx on stok_lokasi (lokasi_id, barang_id);

-- The same of goods and contacts, of which there may be a million.
drop index barang_satuan_id_idx;
create index barang_satuan_id_idx on barang (satuan_id, id);
drop index barang_pajak_kode_idx;
create index barang_pajak_kode_idx on barang (pajak_kode, id) where pajak_kode is not null;
drop index barang_akun_persediaan_idx;
create index barang_akun_persediaan_idx on barang (akun_persediaan, id)
  where akun_persediaan is not null;
drop index barang_akun_hpp_idx;
create index barang_akun_hpp_idx on barang (akun_hpp, id) where akun_hpp is not null;
drop index barang_akun_penjualan_idx;
create index barang_akun_penjualan_idx on barang (akun_penjualan, id)
  where akun_penjualan is not null;
drop index barang_gabungan_id_idx;
create index barang_gabungan_id_idx on barang (gabungan_id, id) where gabungan_id is not null;
drop index barang_satuan_satuan_id_idx;
create index barang_satuan_satuan_id_idx on barang_satuan (satuan_id, id);
drop index barang_harga_harga_kode_idx;
create index barang_harga_harga_kode_idx on barang_harga (harga_kode, id);
drop index barang_harga_satuan_id_idx;
create index barang_harga_satuan_id_idx on barang_harga (satuan_id, id)
  where satuan_id is not null;
drop index kontak_harga_kode_idx;
create index kontak_harga_kode_idx on kontak (harga_kode, id) where harga_kode is not null;
drop index kontak_gabungan_id_idx;
create index kontak_gabungan_id_idx on kontak (gabungan_id, id) where gabungan_id is not null;
