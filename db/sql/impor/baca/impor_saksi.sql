/** Compares what was read with what the file says besides, and sums up its columns. */
-- Findings are rows wider than the header, and prices of unknown columns. What the file's own sums
-- contradict, and what may be read in two ways, waits for an answer (`saksi` that do not agree).
create or replace function erp_private.impor_saksi(buku anyelement, id bigint, jenis text)
returns void language plpgsql as $$
begin
  perform erp_private.impor_saksi_atas(buku, impor_saksi.id);
  perform erp_private.impor_jumlah_baris(buku, impor_saksi.id);
  perform erp_private.impor_temuan_add(
    buku, impor_saksi.id, erp_private.impor_lebar(buku, impor_saksi.id)
  );
  if jenis in ('penjualan', 'pembelian') then
    perform erp_private.impor_temuan_add(
      buku, impor_saksi.id, erp_private.impor_asing(buku, impor_saksi.id, jenis)
    );
    perform erp_private.impor_temuan_add(
      buku, impor_saksi.id, erp_private.impor_retur(buku, impor_saksi.id, jenis)
    );
    perform erp_private.impor_saksi_baris(buku, impor_saksi.id);
  end if;
  perform erp_private.impor_saksi_kembar(buku, impor_saksi.id, jenis);
  perform erp_private.impor_saksi_jumlah(buku, impor_saksi.id);
  perform erp_private.impor_summarize(buku, impor_saksi.id);
end
$$;
