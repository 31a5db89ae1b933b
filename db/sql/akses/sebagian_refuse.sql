/** Refuses who sees only some of the documents (OTMIL, OTLOK). */
-- @execute erp_writer, erp_reader
create or replace function erp_private.sebagian_refuse()
returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  perform erp_private.milik_refuse();
  perform erp_private.lokasi_refuse();
end
$$;
