/**
 * What of an event is told to a role: its data as that role may see it; null where it sees none of
 * it.
 */
-- The feed asks with the caller's (perubahan_since), a webhook with that of the role which it names
-- (webhook_told). Events about users are for admins with scopes to settings; who does not see what
-- goods cost hears of none that would say it. Ids of other programs and attributes are of who may
-- read the document, or master data; a viewer of reports is told that something changed, without
-- them.
-- @execute erp_reader, erp_platform
create or replace function erp_private.perubahan_told(
  jenis text, isi jsonb, peran erp.peran, cakupan text[], biaya boolean
) returns jsonb language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_dokumen constant erp.jenis_transaksi := isi ->> 'jenis';
  v_hak constant text := case when v_dokumen is null then 'master' else 'transaksi' end;
begin
  if perubahan_told.jenis = 'pengguna.diubah'
    and not (peran = 'admin' and erp_private.cakupan_reaches(cakupan, 'pengaturan', 'read'))
    or not biaya and not erp_private.perubahan_tanpa_biaya(perubahan_told.jenis, isi)
  then
    return null;
  end if;
  if not isi ?| '{id_luar,atribut}'
    or (peran = any (erp_private.hak_peran(v_hak))
      and erp_private.cakupan_reaches(cakupan, v_hak, 'read', v_dokumen)) is true then
    return isi;
  end if;
  return isi - '{id_luar,atribut}'::text[];
end
$$;
