/** How much there is of goods, in all places or in some; null where they never were in stock. */
-- @execute erp_writer
create or replace function erp_private.notifikasi_stok_qty(
  buku anyelement, barang_id bigint, lokasi_id bigint[]
) returns numeric language plpgsql stable as $$
begin
  return (
    select sum(l.qty)
      from stok_lokasi as l
     where l.barang_id = notifikasi_stok_qty.barang_id
       and (
         notifikasi_stok_qty.lokasi_id is null
         or l.lokasi_id = any (notifikasi_stok_qty.lokasi_id)
       )
  );
end
$$;
