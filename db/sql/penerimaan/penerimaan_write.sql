/** Books changes of what is open of receipts, and how far these are billed. */
-- The receipts are locked, and the lines that are named are written.
create or replace function erp_private.penerimaan_write(
  buku anyelement, posting_id bigint, transaksi_id bigint, tanggal date,
  gerak erp_private.penerimaan_gerak[]
) returns void language plpgsql as $$
begin
  insert into penerimaan_gerak (
    posting_id, transaksi_id, penerimaan_id, baris_id, pengambil_id, jenis, tanggal, akun_kode,
    qty, nilai
  )
    select penerimaan_write.posting_id, penerimaan_write.transaksi_id, b.transaksi_id, g.baris_id,
           g.pengambil_id, g.jenis, penerimaan_write.tanggal, g.akun_kode, g.qty, g.nilai
      from unnest(penerimaan_write.gerak) as g
      join transaksi_baris as b on b.id = g.baris_id
    on conflict do nothing;
  perform erp_private.penerimaan_note(buku, penerimaan_write.posting_id);
end
$$;
