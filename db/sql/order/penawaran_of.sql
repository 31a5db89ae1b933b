/** The lines of a quotation that lines of an order name, one element each; null where none does. */
create or replace function erp_private.penawaran_of(detail erp.order_baris_input[])
returns bigint[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_hasil constant bigint[] := array(
    select d.penawaran_baris_id
      from unnest(penawaran_of.detail) with ordinality as d
     order by d.ordinality
  );
begin
  return case when num_nonnulls(variadic v_hasil || null::bigint) > 0 then v_hasil end;
end
$$;
