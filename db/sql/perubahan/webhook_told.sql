/** What a webhook that names a role is told of an event; null where that role sees none of it. */
-- As the feed tells it to a member with that role (perubahan_since). No document is a webhook's
-- own, so a role that sees only its own is told of none; of a role that was taken away it is told
-- nothing.
-- @owner erp_platform
-- @execute erp_writer
create or replace function erp_private.webhook_told(peran_kode text, jenis text, isi jsonb)
returns jsonb language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_r erp_private.peran;
begin
  select r.* into v_r
    from erp_private.peran as r
   where r.tenant_kode = erp.tenant_kode() and r.kode = webhook_told.peran_kode;
  if not found
    or not erp_private.cakupan_covers(v_r.cakupan, 'laporan:read')
    or v_r.hanya_milik and not erp_private.perubahan_tanpa_dokumen(webhook_told.jenis)
  then
    return null;
  end if;
  return erp_private.perubahan_told(
    webhook_told.jenis, isi, v_r.dasar, v_r.cakupan, v_r.lihat_biaya
  );
end
$$;
