/** Posts a quotation: no journal, no stock, and nothing is ordered or reserved. */
create or replace function erp_private.penawaran_post(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, isi jsonb
) returns void language plpgsql as $$
declare
  v_j constant record
    := erp_private.penawaran_judge(buku, penawaran_post.jenis, penawaran_post.id, isi);
  v_kepala erp_private.dokumen := v_j.kepala;
  v_baris constant erp_private.baris[] := v_j.baris;
begin
  perform erp_private.periode_lock(buku, v_kepala.tanggal);
  perform erp_private.stok_recheck(buku, v_baris);
  v_kepala.posting_id := erp_private.posting_begin(buku, 'posting', v_kepala.id);
  perform erp_private.baris_insert(buku, v_kepala.id, v_kepala.jenis, v_baris);
  perform erp_private.posting_close(buku, v_kepala, null, null);
end
$$;
