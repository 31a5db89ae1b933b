/** Messages about the form of a disposal of an asset, or an empty array. */
-- By hand, since no list says its fields: it is a document of kind penyusutan.
create or replace function erp_private.aset_lepas_bentuk(dokumen erp.aset_lepas_input)
returns text[] language plpgsql stable set search_path = pg_catalog as $$
begin
  return array_remove(array[
    'tanggal: ' || case
      when dokumen.tanggal is null then erp_private.kalimat('wajib')
      else erp_private.hari_problem(dokumen.tanggal)
    end,
    'jatuh_tempo: ' || erp_private.hari_problem(dokumen.jatuh_tempo),
    case when length(dokumen.nomor_referensi) > 100
      then erp_private.kalimat_di('nomor_referensi', 'huruf_paling_banyak', '100') end,
    case when length(dokumen.keterangan) > 2000
      then erp_private.kalimat_di('keterangan', 'huruf_paling_banyak', '2000') end,
    'nilai: ' || erp_private.angka_problem(dokumen.nilai, 2, true)
  ], null);
end
$$;
