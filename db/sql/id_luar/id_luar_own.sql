/** A body with the external id under which it was sent (VAATR). */
create or replace function erp_private.id_luar_own(isi jsonb, sumber text, nilai text)
returns jsonb language plpgsql stable set search_path = pg_catalog as $$
declare
  v_ada constant jsonb := coalesce(nullif(isi -> 'id_luar', 'null'), '{}');
  v_ini constant jsonb := jsonb_build_object(id_luar_own.sumber, id_luar_own.nilai);
begin
  perform erp_private.kesalahan_refuse('VAATR', variadic
    erp_private.id_luar_problems(v_ada) || erp_private.id_luar_problems(v_ini)
    || array(
      select format('id_luar.%s: harus %s seperti di alamatnya', id_luar_own.sumber, nilai)
       where jsonb_typeof(v_ada) = 'object' and v_ada ->> id_luar_own.sumber <> nilai
    ));
  return isi || jsonb_build_object('id_luar', v_ada || v_ini);
end
$$;
