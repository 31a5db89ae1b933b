/** Refuses who sees only the documents that he made himself (OTMIL). */
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.milik_refuse()
returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  if erp_private.milik() then
    raise exception using errcode = 'OTMIL', message = erp_private.kalimat('hanya_milik');
  end if;
end
$$;
