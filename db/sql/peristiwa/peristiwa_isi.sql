/** What an event of the stream tells the caller. */
-- Who does not see what goods cost, or sees only some places, is told his figures of now (`kini`)
-- instead of those that the event was made with, for all; and of its causes those in documents that
-- he reads. For all others (`kini` null) it is as it was made.
-- @owner erp_reader
-- @execute erp_writer
create or replace function erp_private.peristiwa_isi(
  buku anyelement, jenis text, isi json, kini json
) returns json language plpgsql stable security definer as $$
begin
  if peristiwa_isi.jenis <> 'kpi' or peristiwa_isi.kini is null then
    return peristiwa_isi.isi;
  end if;
  return erp_private.json_append(peristiwa_isi.kini, json_build_object('pemicu', (
    select coalesce(json_agg(p.isi order by p.ke), '[]')
      from json_array_elements(peristiwa_isi.isi -> 'pemicu') with ordinality as p (isi, ke)
     where p.isi ->> 'transaksi_id' is null or exists (
       select from transaksi as t where t.id = (p.isi ->> 'transaksi_id')::bigint
     )
  )));
end
$$;
