/**
 * Roles that are to be given, with `peran` filled in for codes of the tenants' own (VAPGN, OTCKP).
 */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.penugasan_read(penugasan erp.penugasan[])
returns erp.penugasan[] language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_peran constant erp.peran[] := array(
    select erp_private.peran_given(d.tenant_kode, d.peran, d.peran_kode)
      from unnest(penugasan) with ordinality as d
     order by d.ordinality
  );
begin
  perform erp_private.kesalahan_refuse('VAPGN', variadic array(
    select erp_private.kalimat_di(format('assignments.%s.peran', p.ke - 1), 'tidak_dikenal')
      from unnest(v_peran) with ordinality as p (peran, ke)
     where p.peran is null
     order by p.ke
  ));
  return array(
    select row (
             d.tenant_kode, v_peran[d.ordinality], d.peran_kode, d.lokasi_id, d.semua_lokasi
           )::erp.penugasan
      from unnest(penugasan) with ordinality as d
     order by d.ordinality
  );
end
$$;
