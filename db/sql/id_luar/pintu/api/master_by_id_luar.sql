/** One master record by an external id, as masterGet tells it (TD…). */
-- GET /api/master/<entitas>/luar/{sumber}/{id}.
create or replace function erp.master_by_id_luar(
  entitas erp.entitas_master, sumber text, id_luar text
) returns json language plpgsql stable security definer as $$
declare
  v_kunci text;
begin
  perform erp_private.wajib_hak_entitas(null::buku, entitas);
  v_kunci := erp_private.id_luar_master_key(null::buku, entitas, sumber, id_luar);
  if v_kunci is null then
    perform erp_private.master_absent_refuse(null::buku, entitas, id_luar);
  end if;
  return erp_private.master_json(null::buku, entitas, v_kunci);
end
$$;
