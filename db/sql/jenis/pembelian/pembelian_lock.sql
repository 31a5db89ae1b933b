/** Locks the receipts that a purchase bills, before it is judged (KOFAK). */
-- In the order of all postings: the supplier whose invoice it is, then documents.
create or replace function erp_private.pembelian_lock(buku anyelement, isi jsonb)
returns void language plpgsql as $$
declare
  v_nomor constant text := erp_private.teks_isi(isi ->> 'nomor_faktur_supplier');
begin
  if v_nomor is not null then
    perform erp_private.faktur_supplier_lock(buku, (isi ->> 'kontak_id')::bigint, v_nomor);
  end if;
  perform erp_private.penerimaan_lock(buku, array(
    select x::bigint
      from jsonb_path_query(
        pembelian_lock.isi,
        '$.detail[*].penerimaan_baris_id ? (@ >= 1 && @ <= 9007199254740991)'
      ) as x
  ));
end
$$;
