/** The deposits that a document uses, as requests to pos_spread. */
create or replace function erp_private.uang_muka_request(uang_muka erp.uang_muka_input[])
returns erp_private.pos_minta[] language plpgsql immutable set search_path = pg_catalog as $$
begin
  if coalesce(cardinality(uang_muka), 0) = 0 then
    return '{}';
  end if;
  return (
    select coalesce(array_agg(
        row (
          d.dokumen_id, d.pos_id, d.jumlah, null, null, format('uang_muka.%s', d.ordinality - 1)
        )::erp_private.pos_minta
        order by d.ordinality
      ), '{}')
      from unnest(uang_muka) with ordinality as d
  );
end
$$;
