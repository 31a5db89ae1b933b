/** Takes an import away from the workers: the caller does the rest of its work. */
-- @execute nobody
create or replace function erp_private.impor_release(buku anyelement, impor_id bigint)
returns void language plpgsql as $$
begin
  delete from outbox as o
   where o.jenis = 'impor' and (o.isi ->> 'impor_id')::bigint = impor_release.impor_id;
end
$$;
