/**
 * The bounds of stock that hold, of goods at locations: at some of these, or at all (null). A
 * minimum that a bound leaves out is that of its goods.
 */
-- What is switched off holds none: the bound, its goods or its location.
-- @execute erp_app, erp_reader, erp_writer
create or replace function erp_private.stok_batas_tempat(buku anyelement, tempat bigint[])
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
       and (tempat is null or l.lokasi_id = any (tempat));
end
$$;
