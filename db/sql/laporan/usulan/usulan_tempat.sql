/** For which goods and locations is looked whether more is to be bought, with their bounds. */
-- Goods with bounds at locations: each of these. Others: all locations together, or the one asked
-- for.
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_tempat(buku anyelement, hanya_lokasi bigint)
returns table (barang_id bigint, lokasi_id bigint, minimum numeric, maksimum numeric)
language plpgsql stable as $$
begin
  return query
    select l.barang_id, l.lokasi_id, coalesce(l.stok_minimum, b.stok_minimum)::numeric,
           l.stok_maksimum::numeric
      from barang_lokasi as l
      join barang as b on b.id = l.barang_id
      join lokasi as t on t.id = l.lokasi_id
     where l.aktif and b.aktif and b.jenis = 'persediaan' and t.aktif
       and (hanya_lokasi is null or l.lokasi_id = hanya_lokasi)
    union all
    select b.id, hanya_lokasi, b.stok_minimum::numeric, null
      from barang as b
     where b.aktif and b.jenis = 'persediaan'
       and not exists (select from barang_lokasi as l where l.barang_id = b.id and l.aktif);
end
$$;
