/** The metrics of an answer, each with the source that it was read from. */
create or replace function erp_private.ai_metrik_json(metrik text[], sumber text[])
returns json language sql stable set search_path = pg_catalog as $$
  select json_agg(json_build_object(
      'kode', u.kode, 'nama', m.nama, 'satuan', m.satuan, 'sumber', u.sumber
    ) order by u.ke)
    from unnest(ai_metrik_json.metrik, ai_metrik_json.sumber) with ordinality
      as u (kode, sumber, ke)
    join erp_private.ai_metrik as m on m.kode = u.kode and m.sumber = u.sumber
$$;
