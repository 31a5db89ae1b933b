-- Goods that are known to be below their stok_minimum as who sees only some places counts them;
-- without places: all together.
alter table stok_kurang add lokasi_id bigint[] not null default '{}';
alter table stok_kurang drop constraint stok_kurang_pkey;
alter table stok_kurang add primary key (barang_id, lokasi_id);
