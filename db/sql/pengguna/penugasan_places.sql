/** Roles that are to be given, with the places that stand where none are said (VAPGN). */
-- @owner erp_platform
-- @execute nobody
create or replace function erp_private.penugasan_places(id uuid, penugasan erp.penugasan[])
returns erp.penugasan[] language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_jadi constant erp.penugasan[] := array(
    select row (
             d.tenant_kode, d.peran, d.peran_kode, coalesce(
               d.lokasi_id, case when d.semua_lokasi is not true then m.lokasi_id end
             ), null
           )::erp.penugasan
      from unnest(penugasan) with ordinality as d
      left join erp_private.membership as m
        on m.pengguna_id = penugasan_places.id and m.tenant_kode = d.tenant_kode
     order by d.ordinality
  );
begin
  perform erp_private.kesalahan_refuse('VAPGN', variadic array(
    select format('assignments.%s.peran: ', d.ordinality - 1) || p.pesan
      from unnest(v_jadi) with ordinality as d
     cross join lateral erp_private.lokasi_role_problem(
       d.tenant_kode, d.peran, d.peran_kode, d.lokasi_id
     ) as p (pesan)
     where p.pesan is not null
     order by d.ordinality
  ));
  return v_jadi;
end
$$;
