-- The pages, and the count, of whoever sees only the documents that he made himself. It has the id,
-- which the policy asks for, so that no row has to be read for a count.
create index transaksi_dibuat_oleh_idx on transaksi (dibuat_oleh, jenis, tanggal desc, id desc);
