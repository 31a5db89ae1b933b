/** The external ids of a document, {sumber: id}; {} when it has none. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.id_luar_json(buku anyelement, transaksi_id bigint)
returns jsonb language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select coalesce(jsonb_object_agg(l.sumber, l.nilai), '{}')
      from transaksi_id_luar as l
     where l.transaksi_id = id_luar_json.transaksi_id
  );
end
$$;
