/** Refuses a document that would be written at a place that is not the caller's (OTLOK). */
-- A transfer is written where it leaves, and may go anywhere.
create or replace function erp_private.lokasi_body_refuse(isi jsonb)
returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_nama text;
begin
  if not erp_private.lokasi_tutup() then
    return;
  end if;
  foreach v_nama in array '{lokasi_id,lokasi_asal_id}'::text[] loop
    if pg_input_is_valid(lokasi_body_refuse.isi ->> v_nama, 'bigint') then
      perform erp_private.lokasi_refuse(
        array[(lokasi_body_refuse.isi ->> v_nama)::bigint], v_nama
      );
    end if;
  end loop;
end
$$;
