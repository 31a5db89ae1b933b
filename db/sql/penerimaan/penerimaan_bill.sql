/** Bills receipts by the lines of an invoice: what is left of them, and what their goods cost. */
-- Answers the heads of the correcting journals. Receipts and goods are locked, the lines written.
create or replace function erp_private.penerimaan_bill(
  buku anyelement, dokumen erp_private.dokumen, baris erp_private.baris[]
) returns erp_private.jurnal_kepala[] language plpgsql as $$
declare
  v_d constant erp_private.dokumen := penerimaan_bill.dokumen;
begin
  perform erp_private.penerimaan_write(
    buku, v_d.posting_id, v_d.id, v_d.tanggal, array(
      select row (
          a.baris_id, a.id, 'tagih', a.akun_kode, -a.qty, -a.nilai
        )::erp_private.penerimaan_gerak
        from erp_private.penerimaan_takes(buku, penerimaan_bill.baris) as a
    )
  );
  return erp_private.stok_kertas_post(
    buku, v_d.posting_id, v_d.id, v_d.tanggal, array(
      select row (a.mutasi_id, a.selisih, null, false, null)::erp_private.koreksi
        from erp_private.penerimaan_takes(buku, penerimaan_bill.baris) as a
       where a.mutasi_id is not null and a.selisih <> 0
    ), v_d.gabungan_id
  );
end
$$;
