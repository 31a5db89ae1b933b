/** The head of a return of goods that were not billed: nobody owes for them (VAMOD). */
create or replace function erp_private.retur_penerimaan_head(
  kepala erp_private.dokumen, dokumen erp.retur_pembelian_input
) returns erp_private.dokumen language plpgsql immutable set search_path = pg_catalog as $$
declare
  v_hasil erp_private.dokumen := kepala;
begin
  perform erp_private.kesalahan_refuse('VAMOD', variadic array_remove(array[
    case when dokumen.cara is not null then 'cara: penerimaan ini belum ditagih' end,
    case when dokumen.akun_kas is not null then 'akun_kas: penerimaan ini belum ditagih' end,
    case when dokumen.nomor_nota_retur is not null
      then 'nomor_nota_retur: penerimaan ini belum ditagih' end
  ], null));
  v_hasil.rincian := (kepala.rincian - 'cara')
    || jsonb_build_object('nilai_barang', kepala.total_nilai);
  v_hasil.bruto := 0;
  v_hasil.dpp := 0;
  v_hasil.ppn := 0;
  v_hasil.total_nilai := 0;
  return v_hasil;
end
$$;
