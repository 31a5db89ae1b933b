/** How many of their own unit a unit of goods is; null for one that they do not have. */
-- No unit is their own.
create or replace function erp_private.impor_satuan_isi(
  buku anyelement, barang_id bigint, dasar_id bigint, satuan_id bigint
) returns numeric language plpgsql stable as $$
begin
  return case
    when coalesce(satuan_id, dasar_id) = dasar_id then 1
    else (
      select s.faktor::numeric
        from barang_satuan as s
       where s.barang_id = impor_satuan_isi.barang_id
         and s.satuan_id = impor_satuan_isi.satuan_id and s.aktif
    )
  end;
end
$$;
