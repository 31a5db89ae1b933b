-- Sums that the worker adds to, instead of sums of months that it makes anew.

-- Sales by day (hari), by day and barang, by day and contact (pelanggan), by day and combination of
-- values of dimensions (gabungan), and what moved sales beside the documents (luar), each also by
-- the day (UTC) on which it became known; by month and barang, contact, combination, or contact and
-- barang (pasangan), `diketahui` being -infinity. `id` is 0 without barang, contact or combination,
-- `lain_id` (the barang) is 0 in all groups but the last. `banyak` counts lines of the sales
-- report, `gerak` whatever the sums are made of: a sum of nothing is none.
create table penjualan_rekap (
  grup text not null check (
    grup in ('hari', 'barang', 'pelanggan', 'gabungan', 'luar', 'bulan_barang', 'bulan_pelanggan',
      'bulan_gabungan', 'bulan_pasangan')
  ),
  tanggal date not null,
  id bigint not null,
  diketahui date not null,
  qty erp.kuantitas not null,
  potongan erp.uang not null,
  bersih erp.uang not null,
  hpp erp.uang not null,
  banyak bigint not null,
  gerak bigint not null,
  lain_id bigint not null default 0,
  primary key (grup, tanggal, id, lain_id, diketahui)
);

-- What was known when they were last added to, and the text of what they were made by
-- (penjualan_jejak); null: not yet.
create table penjualan_rekap_sampai (
  id boolean primary key default true check (id),
  sampai timestamptz,
  jejak text
);
insert into penjualan_rekap_sampai default values;

-- Cash flows by category of each day, and by the day of recording. `jejak` says what the books of
-- the day and the accounts looked like; a day that has changed since is worked out from its
-- journals. `per_nilai` are those by combination of values of dimensions, but for what carries
-- none: that is the rest of `isi`.
create table arus_kas_rekap (
  tanggal date primary key,
  jejak text not null,
  isi erp_private.arus_kas_jumlah[] not null,
  dibuat_pada timestamptz not null default clock_timestamp(),
  per_nilai erp_private.arus_kas_nilai[] not null default '{}'
);
