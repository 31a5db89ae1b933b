/** Head and lines of a return that cannot be posted yet, as its posting would judge them. */
create or replace function erp_private.draft_estimate_return(
  buku anyelement, id bigint, jenis erp.jenis_transaksi, isi jsonb,
  out kepala erp_private.dokumen, out baris erp_private.baris[]
) language plpgsql as $$
declare
  v_jual constant erp.retur_penjualan_input := jsonb_populate_record(
    null::erp.retur_penjualan_input, isi
  );
  v_beli constant erp.retur_pembelian_input := jsonb_populate_record(
    null::erp.retur_pembelian_input, isi
  );
  v_dasar erp_private.dasar;
  v_satu record;
begin
  v_dasar := erp_private.dokumen_dasar(
    buku, v_jual.tanggal, v_jual.kontak_id, v_jual.lokasi_id, null
  );
  if draft_estimate_return.jenis = 'retur-penjualan' then
    v_satu := erp_private.retur_penjualan_judge(
      buku, draft_estimate_return.id, v_jual, draft_estimate_return.isi, v_dasar
    );
  else
    v_satu := erp_private.retur_pembelian_judge(
      buku, draft_estimate_return.id, v_beli, draft_estimate_return.isi, v_dasar
    );
  end if;
  kepala := v_satu.kepala;
  baris := v_satu.baris;
end
$$;
