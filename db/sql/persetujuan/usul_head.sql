/** The amounts of the head in a rehearsal; 0 where it shows none. */
create or replace function erp_private.usul_head(inti jsonb)
returns erp_private.dokumen language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_k erp_private.dokumen := jsonb_populate_record(null::erp_private.dokumen, (
    '{"bruto": 0, "diskon": 0, "dpp": 0, "ppn": 0, "ongkos": 0, "ongkos_ppn": 0,
      "biaya_tambahan": 0, "pembulatan": 0, "total_nilai": 0}'::jsonb
      || coalesce(jsonb_strip_nulls(inti -> 'kepala'), '{}')
  ) - 'rincian');
begin
  return v_k;
end
$$;
