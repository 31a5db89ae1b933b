-- How far the price of an invoice may be from what its goods were received at, in percent (null: no
-- limit), and what happens beyond.
alter table pengaturan
  add toleransi_harga erp.kuantitas check (toleransi_harga >= 0),
  add kebijakan_harga erp.batas_harga not null default 'peringatan';
