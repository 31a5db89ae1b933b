/** Changes the name of a branch, or when it ends, in days from now (admin with the admin key). */
-- Endpoint: PATCH /api/pengaturan/cabang-uji/{kode}.
create or replace function erp.cabang_uji_patch(
  kode text, nama text default null, hari integer default null
) returns boolean language plpgsql security definer as $$
declare
  v_lama json;
begin
  perform erp_private.wajib_hak(null::buku, 'pengaturan_ubah', null, 'orang');
  v_lama := erp_private.cabang_read(kode);
  perform erp_private.cabang_change(kode, nama, hari);
  perform erp_private.platform_audit(
    null::buku, 'ubah', 'cabang_uji', kode, v_lama::jsonb,
    erp_private.cabang_read(kode)::jsonb
  );
  return true;
end
$$;
