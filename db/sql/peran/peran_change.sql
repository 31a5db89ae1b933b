/**
 * Changes name, scopes and walls of a role; null leaves them; answers how it was (TDPER, KOPER,
 * VAPER).
 */
create or replace function erp_private.peran_change(
  kode text, nama text, cakupan text[], hanya_milik boolean, lihat_biaya boolean
) returns json language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_dulu constant json := erp_private.peran_lock(peran_change.kode);
  v_nama constant text := coalesce(peran_change.nama, v_dulu ->> 'nama');
  v_cakupan constant text[] := coalesce(
    peran_change.cakupan, array(select json_array_elements_text(v_dulu -> 'cakupan'))
  );
  v_milik constant boolean := coalesce(
    peran_change.hanya_milik, (v_dulu ->> 'hanya_milik')::boolean
  );
  v_biaya constant boolean := coalesce(
    peran_change.lihat_biaya, (v_dulu ->> 'lihat_biaya')::boolean
  );
  v_pesan constant text[] := erp_private.peran_problems(
    peran_change.kode, v_nama, (v_dulu ->> 'dasar')::erp.peran, v_cakupan
  ) || erp_private.peran_tembok_problems(
    (v_dulu ->> 'dasar')::erp.peran, v_cakupan, v_milik, v_biaya, exists (
      select
        from erp_private.membership as m
       where m.tenant_kode = erp.tenant_kode() and m.peran_kode = peran_change.kode
         and m.lokasi_id is not null
      union all
      select
        from erp_private.kunci_api as k
       where k.tenant_kode = erp.tenant_kode() and k.peran_kode = peran_change.kode
         and k.lokasi_id is not null and k.dicabut_pada is null
    )
  );
begin
  perform erp_private.peran_beyond_refuse(
    array(select json_array_elements_text(v_dulu -> 'cakupan'))
  );
  perform erp_private.kesalahan_refuse('VAPER', variadic v_pesan);
  update erp_private.peran as p
     set nama = btrim(v_nama), hanya_milik = v_milik, lihat_biaya = v_biaya,
         diubah_pada = now(),
         cakupan = array(select distinct c from unnest(v_cakupan) as c order by c)
   where p.tenant_kode = erp.tenant_kode() and p.kode = peran_change.kode;
  return v_dulu;
end
$$;
