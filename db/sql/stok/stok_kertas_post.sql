/** Changes the values of goods that came earlier, and what follows from them (KOTUP). */
-- From the day of the paper on: what was known before stays. `koreksi` are the movements that
-- brought the goods, and what each gains. The goods are locked. Answers the heads of the correcting
-- journals.
create or replace function erp_private.stok_kertas_post(
  buku anyelement, posting_id bigint, transaksi_id bigint, tanggal date,
  koreksi erp_private.koreksi[], gabungan_id bigint default null
) returns erp_private.jurnal_kepala[] language plpgsql as $$
begin
  perform erp_private.stok_kertas_write(
    buku, stok_kertas_post.posting_id, stok_kertas_post.transaksi_id, stok_kertas_post.tanggal,
    stok_kertas_post.koreksi
  );
  return erp_private.stok_revalue(
    buku, stok_kertas_post.posting_id, stok_kertas_post.transaksi_id,
    array(
      select distinct m.barang_id
        from mutasi_stok as m where m.posting_id = stok_kertas_post.posting_id
    ),
    stok_kertas_post.tanggal, 0, stok_kertas_post.gabungan_id, kertas => stok_kertas_post.tanggal
  );
end
$$;
