/** Head and lines of a receipt that cannot be posted yet, as its posting would price them. */
-- A line without a price has that of the order, of the supplier's list, of what was bought before.
create or replace function erp_private.draft_estimate_receipt(
  buku anyelement, id bigint, isi jsonb, out kepala erp_private.dokumen,
  out baris erp_private.baris[]
) language plpgsql as $$
declare
  v_isi constant jsonb := erp_private.order_document(buku, isi);
  v_satu record;
begin
  v_satu := erp_private.penerimaan_reckon(
    buku, draft_estimate_receipt.id, v_isi, erp_private.dokumen_dasar(
      buku, (isi ->> 'tanggal')::date, (isi ->> 'kontak_id')::bigint,
      (isi ->> 'lokasi_id')::bigint, null
    )
  );
  kepala := v_satu.kepala;
  baris := v_satu.baris;
end
$$;
