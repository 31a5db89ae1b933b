/** The amounts that the allocations of a settlement ask of open items. */
create or replace function erp_private.pelunasan_minta(alokasi erp.pelunasan_alokasi_input[])
returns erp_private.pos_minta[] language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_hasil erp_private.pos_minta[] := '{}';
  v_m erp.pelunasan_alokasi_input;
begin
  foreach v_m in array coalesce(alokasi, '{}') loop
    v_hasil := v_hasil || row (
      v_m.dokumen_id, v_m.pos_id, v_m.jumlah, v_m.potongan, v_m.pph,
      'alokasi.' || cardinality(v_hasil)
    )::erp_private.pos_minta;
  end loop;
  return v_hasil;
end
$$;
