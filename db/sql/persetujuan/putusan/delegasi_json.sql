/** A delegation as it is answered. */
-- @execute erp_writer, erp_reader
create or replace function erp_private.delegasi_json(buku anyelement, id bigint)
returns json language plpgsql stable as $$
begin
  return (
    select json_build_object(
        'id', d.id, 'oleh', d.oleh, 'kepada', d.kepada, 'persetujuan_id', d.persetujuan_id,
        'dari', d.dari, 'sampai', d.sampai, 'alasan', d.alasan,
        'dibuat_pada', erp_private.waktu_json(d.dibuat_pada)
      )
      from delegasi as d
     where d.id = delegasi_json.id
  );
end
$$;
