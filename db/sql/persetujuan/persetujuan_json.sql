/** A request for approval as JSON. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select j.isi from erp_private.persetujuan_jsons(buku, array[persetujuan_json.id]) as j
  );
end
$$;
