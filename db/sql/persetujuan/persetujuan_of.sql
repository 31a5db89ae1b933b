/** The requests about a document as JSON, the newest first. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_of(buku anyelement, transaksi_id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(erp_private.persetujuan_json(buku, p.id) order by p.id desc), '[]')
      from persetujuan as p
     where p.transaksi_id = persetujuan_of.transaksi_id
  );
end
$$;
