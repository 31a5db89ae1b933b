/** A page of a list as {total, [meta,] data}; from a cursor {total: null, meta, data}. */
-- `ikat` and `banyak` are what halaman_kursor says, `baris` is what was read, in its order, `meta`
-- what else is said of the list.
-- @execute erp_writer, erp_reader, erp_platform
create or replace function erp_private.halaman_json(
  ikat text, banyak integer, total bigint, baris erp_private.halaman_baris[],
  meta json default null
) returns json language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_data constant json := (
    select coalesce(json_agg(b.isi order by b.ke), '[]')
      from unnest(baris) with ordinality as b (isi, tempat, ke)
     where b.ke <= banyak
  );
  v_letak json;
begin
  if ikat is null then
    return case
      when meta is null then json_build_object('total', total, 'data', v_data)
      else json_build_object('total', total, 'meta', meta, 'data', v_data)
    end;
  end if;
  v_letak := json_build_object('per_page', banyak, 'kursor', case
    when cardinality(baris) > banyak
      then erp_private.kursor_text(ikat, (baris[banyak]).tempat)
  end);
  return json_build_object(
    'total', null, 'meta', coalesce(erp_private.json_append(v_letak, meta), v_letak),
    'data', v_data
  );
end
$$;
