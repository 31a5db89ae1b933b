-- Sales by month, contact and barang (`lain_id`, 0 in all other groups). The rules' number in
-- penjualan_jejak went up, so the worker makes all sums anew.
alter table penjualan_rekap drop constraint penjualan_rekap_grup_check;
alter table penjualan_rekap add constraint penjualan_rekap_grup_check check (
  grup in ('hari', 'barang', 'pelanggan', 'gabungan', 'luar', 'bulan_barang', 'bulan_pelanggan',
    'bulan_gabungan', 'bulan_pasangan')
);
alter table penjualan_rekap add column lain_id bigint not null default 0;
alter table penjualan_rekap drop constraint penjualan_rekap_pkey;
alter table penjualan_rekap add primary key (grup, tanggal, id, lain_id, diketahui);
