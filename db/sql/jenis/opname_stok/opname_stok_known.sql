/** What the books said of goods when the lines of a count were seen, and where that stands. */
-- By line: the quantity by the end of the day, as it was at a number (`pada`), with what earlier
-- counts have set right since; `urut` as opname_stok_since. The goods are locked.
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
