-- Receipts of which something is not billed yet, and what happened to receipts since a day.
create index transaksi_penerimaan_terbuka_idx on transaksi (tanggal desc, id desc)
  where mode = 'penerimaan' and status = 'final'
    and rincian ->> 'status_tagih' in ('belum', 'sebagian');
create index on penerimaan_gerak (tanggal, penerimaan_id);
