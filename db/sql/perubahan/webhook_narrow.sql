/**
 * The body of a delivery that waits, as the role that its webhook names may see it now; null where
 * that role sees none of it any more.
 */
-- It was cut when it was queued (webhook_enqueue), and only loses here. One that loses nothing is
-- sent letter by letter as before.
create or replace function erp_private.webhook_narrow(peran_kode text, jenis text, isi text)
returns text language plpgsql stable set search_path = pg_catalog as $$
declare
  v_data constant jsonb := isi::jsonb -> 'data';
  v_kini constant jsonb := erp_private.webhook_told(peran_kode, webhook_narrow.jenis, v_data);
begin
  return case
    when v_kini = v_data then isi
    when v_kini is not null then json_build_object(
      'type', isi::json -> 'type', 'timestamp', isi::json -> 'timestamp', 'data', v_kini
    )::text
  end;
end
$$;
