/** For which goods and locations is looked whether more is to be bought, with their bounds. */
-- Goods with bounds at locations: each of these. Others: all locations together, or the one asked
-- for.
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_tempat(buku anyelement, hanya_lokasi bigint)
returns table (barang_id bigint, lokasi_id bigint, minimum numeric, maksimum numeric)
language plpgsql stable as $$
begin
  return query
    select l.barang_id, l.lokasi_id, l.minimum, l.maksimum
      from erp_private.stok_batas_tempat(
        buku, case when hanya_lokasi is not null then array[hanya_lokasi] end
      ) as l
    union all
    select b.id, hanya_lokasi, b.stok_minimum::numeric, null
      from barang as b
     where b.aktif and b.jenis = 'persediaan'
       and not exists (select from barang_lokasi as l where l.barang_id = b.id and l.aktif);
end
$$;
