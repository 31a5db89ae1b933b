/**
 * Goods that are short: all that the tenant has of them is less than their stok_minimum, or, for
 * who sees only the places `tempat`, one of these has less than its bound (barang-lokasi) says.
 */
-- The minimum of goods is that of the whole business, so it makes nothing short at a place; goods
-- without a bound there are not short for him. `stok` and `minimum` are then the sums over those
-- of his places that lack them, so that the one is always below the other. `pernah`: they were in
-- stock there once. The list of goods says the first rule once more (reference/master_kolom.sql).
-- @execute erp_app, erp_reader, erp_writer
create or replace function erp_private.stok_menipis(buku anyelement, tempat bigint[])
returns table (barang_id bigint, stok numeric, minimum numeric, pernah boolean)
language plpgsql stable as $$
begin
  if tempat is null then
    return query
      select b.id, coalesce(s.qty, 0), b.stok_minimum::numeric, s.qty is not null
        from barang as b
        left join lateral (
          select sum(l.qty) as qty from stok_lokasi as l where l.barang_id = b.id
        ) as s on true
       where b.aktif and b.jenis = 'persediaan' and b.stok_minimum > coalesce(s.qty, 0);
  else
    return query
      select t.barang_id, sum(coalesce(s.qty, 0)), sum(t.minimum), bool_or(s.qty is not null)
        from erp_private.stok_batas_tempat(buku, stok_menipis.tempat) as t
        left join stok_lokasi as s on s.barang_id = t.barang_id and s.lokasi_id = t.lokasi_id
       where t.minimum > coalesce(s.qty, 0)
       group by t.barang_id;
  end if;
end
$$;
