-- Goods that have a minimum of stock, whichever: `stok_minimum > …` is found by it too.
drop index barang_id_idx;
create index barang_id_idx on barang (id) where stok_minimum is not null;
