/** The quantity in the books when each line of a count was seen, and the line's place. */
-- The quantity by the end of the day, as it was at a number in the order of movements (`pada`),
-- corrected by what earlier counts have booked since; `urut` as in opname_stok_since. The caller
-- has locked the goods.
create or replace function erp_private.opname_stok_known(
  buku anyelement, lokasi_id bigint, tanggal date, barang bigint[], pada bigint[]
)
returns table (urutan bigint, dilihat bigint, qty numeric, urut bigint)
language plpgsql stable as $$
begin
  return query
    select b.urutan, b.dilihat, trim_scale(
             erp_private.stok_qty_on(
               buku, b.barang_id, opname_stok_known.lokasi_id, opname_stok_known.tanggal
             ) - coalesce(s.sejak, 0)
           ), s.urut
      from unnest(opname_stok_known.barang, opname_stok_known.pada) with ordinality
        as b (barang_id, dilihat, urutan)
      left join erp_private.opname_stok_since(
        buku, opname_stok_known.lokasi_id, opname_stok_known.tanggal, opname_stok_known.barang,
        opname_stok_known.pada
      ) as s on s.urutan = b.urutan;
end
$$;
