/** Refuses an agent where the tenant has stopped all agents (OTAGH). */
-- Asked for each request of an agent, so that a change of the setting counts from its commit on.
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.agen_stopped_refuse(buku anyelement)
returns void language plpgsql stable as $$
begin
  if not (select p.agen_aktif from pengaturan as p) then
    raise exception using errcode = 'OTAGH',
      message = 'agen dihentikan di tenant ini (pengaturan agen_aktif)';
  end if;
end
$$;
