/**
 * The quantity left in the cost pool of goods where a count stands, which gives new stock its cost.
 */
-- At the end of the day, or before a place in it (`urut`).
create or replace function erp_private.opname_stok_left(
  buku anyelement, barang_id bigint, lokasi_id bigint, tanggal date, urut bigint
) returns numeric language plpgsql stable as $$
begin
  if urut is null then
    return (
      select p.qty from erp_private.stok_pool_on(buku, barang_id, lokasi_id, tanggal) as p
    );
  end if;
  return (
    select s.qty
      from pengaturan as p
     cross join lateral erp_private.stok_pool_at(
       buku, opname_stok_left.barang_id,
       case p.lingkup_hpp when 'per_lokasi' then opname_stok_left.lokasi_id else 0 end,
       opname_stok_left.tanggal, opname_stok_left.urut
     ) as s
  );
end
$$;
