/**
 * Takes a rule of approvals away (admin with the admin key). Requests that wait keep their steps.
 */
-- Code: TDPSJ. Endpoint: DELETE /api/pengaturan/aturan-persetujuan/{id}.
create or replace function erp.aturan_persetujuan_delete(id bigint)
returns boolean language plpgsql security definer as $$
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  perform erp_private.periode_exclude(null::buku);
  delete from aturan_persetujuan as a where a.id = aturan_persetujuan_delete.id;
  if not found then
    perform erp_private.aturan_missing_refuse();
  end if;
  return true;
end
$$;
