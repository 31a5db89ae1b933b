/** The reports that an answer was read from, each with its link. */
create or replace function erp_private.ai_sumber_json(
  sumber text[], dimensi text[], saring jsonb, periode jsonb
) returns json language sql stable as $$
  select json_agg(json_build_object(
      'laporan', x.kode, 'tautan', erp_private.ai_tautan(
        x.kode, ai_sumber_json.dimensi, ai_sumber_json.saring,
        (ai_sumber_json.periode ->> 'dari')::date, (ai_sumber_json.periode ->> 'sampai')::date
      )
    ) order by x.ke)
    from (
      select u.kode, min(u.ke) as ke
        from unnest(ai_sumber_json.sumber) with ordinality as u (kode, ke)
       group by u.kode
    ) as x
$$;
