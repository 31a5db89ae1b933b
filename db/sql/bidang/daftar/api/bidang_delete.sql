/** Takes a field of the tenant's own away (TDBDG); its values stay, free. */
-- Endpoint: DELETE /api/master/bidang/{id}.
create or replace function erp.bidang_delete(id bigint)
returns boolean language plpgsql security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'master', 'master', 'update');
  delete from bidang as b where b.id = bidang_delete.id;
  if not found then
    raise exception using errcode = 'TDBDG', message = erp_private.kalimat('tidak_ada', 'bidang');
  end if;
  return true;
end
$$;
