/** Takes back what a posting changed of what is open of receipts. */
-- Its receipts are locked.
create or replace function erp_private.penerimaan_undo(
  buku anyelement, posting_id bigint, transaksi_id bigint, asal_posting_id bigint, tanggal date
) returns void language plpgsql as $$
begin
  insert into penerimaan_gerak (
    posting_id, transaksi_id, penerimaan_id, baris_id, pengambil_id, jenis, tanggal, akun_kode,
    qty, nilai, membalik_id
  )
    select penerimaan_undo.posting_id, penerimaan_undo.transaksi_id, g.penerimaan_id, g.baris_id,
           g.pengambil_id, g.jenis, penerimaan_undo.tanggal, g.akun_kode, -g.qty, -g.nilai, g.id
      from penerimaan_gerak as g
     where g.posting_id = penerimaan_undo.asal_posting_id
    on conflict do nothing;
  if found then
    perform erp_private.penerimaan_note(buku, penerimaan_undo.posting_id);
  end if;
end
$$;
