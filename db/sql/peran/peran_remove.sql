/** Takes a role away that nobody and no key has; answers how it was (TDPER, KOPER). */
-- Whoever gives the role at the same time locks it, too (peran_given): one of both comes second and
-- is refused.
create or replace function erp_private.peran_remove(kode text)
returns json language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_dulu constant json := erp_private.peran_lock(peran_remove.kode);
  v_anggota bigint;
  v_kunci bigint;
begin
  perform erp_private.peran_beyond_refuse(
    array(select json_array_elements_text(v_dulu -> 'cakupan'))
  );
  -- A statement of its own, after the lock: an earlier snapshot would not show who has it by now.
  select count(*) into v_anggota
    from erp_private.membership as m
   where m.tenant_kode = erp.tenant_kode() and m.peran_kode = peran_remove.kode;
  select count(*) into v_kunci
    from erp_private.kunci_api as k
   where k.tenant_kode = erp.tenant_kode() and k.peran_kode = peran_remove.kode
     and k.dicabut_pada is null;
  if v_anggota + v_kunci > 0 then
    raise exception using errcode = 'KOPER',
      message = format('peran %s dipakai ', peran_remove.kode) || concat_ws(
        ', ', case when v_anggota > 0 then v_anggota || ' anggota' end,
        case when v_kunci > 0 then v_kunci || ' kunci' end
      );
  end if;
  delete from erp_private.peran as p
   where p.tenant_kode = erp.tenant_kode() and p.kode = peran_remove.kode;
  return v_dulu;
end
$$;
