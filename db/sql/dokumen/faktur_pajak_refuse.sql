/** Refuses data of a tax invoice on lines that cannot have one (VADOK). */
-- Only a taxed line has a tax invoice. Only a line whose tax is creditable has a month of credit:
-- tax that was expensed or capitalised is never credited. `rincian` are the fields of each line.
create or replace function erp_private.faktur_pajak_refuse(
  baris erp_private.baris[], rincian jsonb[], hari_ini date
) returns void language plpgsql stable set search_path = pg_catalog as $$
declare
  v_salah text[] := '{}';
  v_b erp_private.baris;
  v_r jsonb;
begin
  foreach v_b in array faktur_pajak_refuse.baris loop
    v_r := faktur_pajak_refuse.rincian[v_b.baris];
    continue when not v_r ?| array[
      'nomor_faktur_pajak', 'tanggal_faktur_pajak', 'masa_kredit'
    ];
    v_salah := v_salah || array_remove(array[
      format('detail.%s.nomor_faktur_pajak: ', v_b.baris - 1) || case
        when v_r ? 'nomor_faktur_pajak' and coalesce(v_b.tarif, 0) = 0
          then 'hanya untuk baris yang dikenai pajak'
      end,
      format('detail.%s.tanggal_faktur_pajak: ', v_b.baris - 1) || case
        when not (v_r ->> 'tanggal_faktur_pajak')::date
          between '1985-04-01' and faktur_pajak_refuse.hari_ini
          then format('harus antara 1985-04-01 dan hari ini (%s)', faktur_pajak_refuse.hari_ini)
        when v_r ? 'tanggal_faktur_pajak' and coalesce(v_b.tarif, 0) = 0
          then 'hanya untuk baris yang dikenai pajak'
      end,
      format('detail.%s.masa_kredit: ', v_b.baris - 1) || case
        when v_r ? 'masa_kredit' and (coalesce(v_b.tarif, 0) = 0 or not v_b.dikreditkan)
          then 'hanya untuk baris yang pajaknya dikreditkan'
      end
    ], null);
  end loop;
  perform erp_private.dokumen_refuse(v_salah);
end
$$;
