/** Makes a role of the request's tenant (VAPER, KODUP, KOPER). */
create or replace function erp_private.peran_make(
  kode text, nama text, dasar erp.peran, cakupan text[], hanya_milik boolean,
  lihat_biaya boolean
) returns json language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_pesan constant text[] := erp_private.peran_problems(kode, nama, dasar, cakupan)
    || erp_private.peran_tembok_problems(dasar, cakupan, hanya_milik, lihat_biaya);
begin
  perform erp_private.kesalahan_refuse('VAPER', variadic v_pesan);
  perform from erp_private.tenant as t where t.kode = erp.tenant_kode() for no key update;
  if 100 <= (
    select count(*) from erp_private.peran as p where p.tenant_kode = erp.tenant_kode()
  ) then
    raise exception using errcode = 'KOPER',
      message = 'sudah ada 100 peran; hapus yang tidak dipakai';
  end if;
  if exists (select from erp_private.peran_json() as p where p.kode = peran_make.kode) then
    raise exception using errcode = 'KODUP',
      message = erp_private.kalimat_di('kode', 'peran_sudah_ada', peran_make.kode);
  end if;
  insert into erp_private.peran (tenant_kode, kode, nama, dasar, hanya_milik, lihat_biaya, cakupan)
  select erp.tenant_kode(), peran_make.kode, btrim(peran_make.nama), peran_make.dasar,
         coalesce(peran_make.hanya_milik, false), coalesce(peran_make.lihat_biaya, true),
         array(select distinct c from unnest(peran_make.cakupan) as c order by c);
  return erp_private.peran_read(peran_make.kode);
end
$$;
