/**
 * Refuses who sees only the documents of some places (OTLOK); with places only where one is not
 * among his. `nama` is the field that names them.
 */
-- @execute erp_app, erp_writer, erp_reader, erp_platform
create or replace function erp_private.lokasi_refuse(
  lokasi_id bigint[] default null, nama text default null
) returns void language plpgsql stable set search_path = pg_catalog as $$
begin
  if erp_private.lokasi_tutup()
    and (lokasi_refuse.lokasi_id <@ erp.lokasi_terlihat()) is not true then
    raise exception using errcode = 'OTLOK', message = concat_ws(
      ': ', lokasi_refuse.nama, erp_private.kalimat('lokasi_tertutup')
    );
  end if;
end
$$;
