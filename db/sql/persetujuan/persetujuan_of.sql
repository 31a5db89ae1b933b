/** The requests about a document as JSON, the newest first. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.persetujuan_of(buku anyelement, transaksi_id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select coalesce(json_agg(j.isi order by j.id desc), '[]')
      from erp_private.persetujuan_jsons(buku, array(
        select p.id from persetujuan as p where p.transaksi_id = persetujuan_of.transaksi_id
      )) as j
  );
end
$$;
