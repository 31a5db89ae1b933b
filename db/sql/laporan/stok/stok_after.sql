/** Movements of stock dated after a day, or that became known after a moment. */
-- So the state of now less these is the state at that day as known at that moment. A bound may be
-- null: then nothing lies beyond it.
-- @execute erp_reader, erp_writer
create or replace function erp_private.stok_after(
  barang_id bigint, per date, diketahui timestamptz
)
returns table (barang_id bigint, pool_id bigint, lokasi_id bigint, qty numeric, nilai numeric)
language sql stable as $$
  select m.barang_id, m.pool_id, m.lokasi_id, m.qty::numeric, m.nilai::numeric
    from mutasi_stok as m
   where m.tanggal > stok_after.per
     and (stok_after.barang_id is null or m.barang_id = stok_after.barang_id)
  union all
  select m.barang_id, m.pool_id, m.lokasi_id, m.qty::numeric, m.nilai::numeric
    from mutasi_stok as m
   where m.posting_id = any (array(
       select s.posting_id from erp_private.posting_after(stok_after.diketahui) as s
     ))
     and (stok_after.per is null or m.tanggal <= stok_after.per)
     and (stok_after.barang_id is null or m.barang_id = stok_after.barang_id)
$$;
