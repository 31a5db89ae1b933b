/** Takes a bundle of imports away from the workers: the caller does the rest of its work. */
-- @execute nobody
create or replace function erp_private.impor_paket_release(buku anyelement, paket_id bigint)
returns void language plpgsql as $$
begin
  delete from outbox as o
   where o.jenis = 'impor' and (o.isi ->> 'paket_id')::bigint = impor_paket_release.paket_id;
end
$$;
