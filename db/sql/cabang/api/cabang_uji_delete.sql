/** Ends a branch of the tenant, with all that is in it (admin with the admin key). */
-- Nobody enters it any more, within a second; the worker takes its tables away. Endpoint: DELETE
-- /api/pengaturan/cabang-uji/{kode}.
create or replace function erp.cabang_uji_delete(kode text)
returns boolean language plpgsql security definer as $$
declare
  v_lama json;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  v_lama := erp_private.cabang_read(kode);
  perform erp_private.cabang_end(kode);
  perform erp_private.platform_audit(
    null::buku, 'hapus', 'cabang_uji', kode, v_lama::jsonb, null
  );
  return true;
end
$$;
