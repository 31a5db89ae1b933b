/** Messages about the walls of a role of the tenant's own, or an empty array. */
-- `berlokasi`: somebody has it who sees only some places. Whoever may change rights, capture
-- rows or take everything has no wall.
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.peran_tembok_problems(
  dasar erp.peran, cakupan text[], hanya_milik boolean, lihat_biaya boolean default true,
  berlokasi boolean default false
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
declare
  v_nama constant text := case
    when hanya_milik then 'hanya_milik'
    when not lihat_biaya then 'lihat_biaya'
    else 'lokasi_id'
  end;
begin
  if not coalesce(hanya_milik, false) and coalesce(lihat_biaya, true) and not berlokasi then
    return '{}';
  end if;
  return array_remove(array[
    case
      when dasar = 'admin' then erp_private.kalimat_di(v_nama, 'tembok_admin', v_nama)
    end,
    case
      when hanya_milik and not exists (
        select from unnest(peran_tembok_problems.cakupan) as c where c like 'transaksi:%'
      ) then erp_private.kalimat_di('hanya_milik', 'tembok_tanpa_transaksi')
    end
  ], null) || array(
    select erp_private.kalimat_di(
             format('cakupan.%s', c.ke - 1), 'tembok_cakupan', v_nama
           )
      from unnest(peran_tembok_problems.cakupan) with ordinality as c (cakupan, ke)
     where c.ke <= 51
       and c.cakupan ~ erp_private.cakupan_tembok()
     order by c.ke
  );
end
$$;
