-- The newest first, as people look at lines of journals, movements and documents of any kind.
create index on jurnal_baris (tanggal, id);
create index on mutasi_stok (tanggal, id);
create index on transaksi (tanggal, id);

-- What pays for it in each posting: indexes that hardly anybody reads. Of units and of locations
-- nearly all lines and movements name the same few; a document's posting names the document, and
-- stays for good; documents that are due are found among those not paid.
drop index transaksi_baris_satuan_id_idx;
drop index mutasi_stok_lokasi_id_idx;
drop index transaksi_posting_id_idx;
drop index transaksi_jenis_jatuh_tempo_idx;
