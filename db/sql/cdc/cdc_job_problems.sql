/** Mistakes in a new job of change data capture, one line per field. */
create or replace function erp_private.cdc_job_problems(
  dokumen erp.cdc_job_input, mode erp.mode_cdc
) returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  if cardinality(dokumen.tabel) > 200 then
    return array[erp_private.kalimat_di('tabel', 'isi_paling_banyak', '200')];
  end if;
  return erp_private.cdc_tabel_problems(dokumen.tabel, mode)
    || erp_private.cdc_tujuan_problems(dokumen.tujuan);
end
$$;
