/** Refuses who does not see what goods cost (OTBIA); `nama` is what he named of it. */
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.biaya_refuse(variadic nama text[] default '{}')
returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  if erp_private.biaya_tutup() then
    raise exception using errcode = 'OTBIA', message = concat_ws(
      ': ', nullif(array_to_string(nama, ', '), ''), erp_private.kalimat('biaya_tertutup')
    );
  end if;
end
$$;
