/** The unit of the books that has the name of one to be made; else the unit as it is. */
-- Units to be made have a number below 0 (impor_buat_find).
create or replace function erp_private.impor_satuan_asal(
  buku anyelement, impor_id bigint, satuan_id bigint
) returns bigint language plpgsql stable as $$
begin
  if satuan_id >= 0 then
    return satuan_id;
  end if;
  return coalesce((
    select erp_private.impor_find(buku, 'satuan', b.nama)
      from impor_buat as b
     where b.impor_id = impor_satuan_asal.impor_id and b.macam = 'satuan'
       and b.ke = -impor_satuan_asal.satuan_id
  ), satuan_id);
end
$$;
