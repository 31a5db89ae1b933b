/** Takes what a return brings back of receipts off what is open of them. */
-- The receipt is locked, the lines are written.
create or replace function erp_private.penerimaan_return(
  buku anyelement, dokumen erp_private.dokumen, baris erp_private.baris[]
) returns void language plpgsql as $$
begin
  perform erp_private.penerimaan_write(
    buku, dokumen.posting_id, dokumen.id, dokumen.tanggal, array(
      select row (
          b.baris_asal_id, b.id, 'retur', s.akun_kode, -b.qty_dasar, -b.dpp
        )::erp_private.penerimaan_gerak
        from unnest(penerimaan_return.baris) as b
       cross join lateral erp_private.penerimaan_line(buku, b.baris_asal_id) as s
       order by b.baris
    )
  );
end
$$;
