-- Prices below which nobody sells unasked, for all goods and for one: how much below its price list
-- a line may be in percent, how much below what the goods cost, and what becomes of one that is.
alter table pengaturan
  add column batas_harga_diskon_maksimum erp.kuantitas
    check (batas_harga_diskon_maksimum between 0 and 100),
  add column batas_harga_hpp_persen erp.kuantitas default 100
    check (batas_harga_hpp_persen between 0 and 1000),
  add column batas_harga_tindakan erp.batas_harga not null default 'peringatan';

alter table barang
  add column diskon_maksimum erp.kuantitas check (diskon_maksimum between 0 and 100),
  add column harga_minimum erp.harga_satuan check (harga_minimum >= 0),
  add column batas_harga erp.batas_harga;
