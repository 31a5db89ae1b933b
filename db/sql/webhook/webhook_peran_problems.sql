/** Messages about the role that a webhook names, or an empty array. */
-- Without one it is told everything.
-- @owner erp_platform
-- @execute erp_writer
create or replace function erp_private.webhook_peran_problems(peran text)
returns text[] language plpgsql stable security definer
set search_path = pg_catalog, pg_temp as $$
declare
  v_r erp_private.peran;
begin
  if webhook_peran_problems.peran is null then
    return '{}';
  end if;
  select r.* into v_r
    from erp_private.peran as r
   where r.tenant_kode = erp.tenant_kode() and r.kode = webhook_peran_problems.peran;
  return array_remove(array[case
    when v_r.kode is null then erp_private.kalimat_di('peran', 'tidak_ditemukan')
    when v_r.hanya_milik
      then 'peran: hanya melihat dokumennya sendiri, dan webhook tidak punya dokumen'
    when not erp_private.cakupan_covers(v_r.cakupan, 'laporan:read')
      then 'peran: tanpa cakupan laporan:read tidak melihat peristiwa apa pun'
  end], null);
end
$$;
