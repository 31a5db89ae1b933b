-- Documents by when they were made or changed, and orders that wait.
create index on transaksi (jenis, dibuat_pada, id);
create index on transaksi (jenis, diubah_pada, id);
create index on transaksi (jenis, tanggal desc, id desc)
  where status_order in ('terbuka', 'sebagian');
