/** Gives back what a voided document settled, filled or paid; answers the documents it released. */
-- Only with kaskade does anything still stand on the document: what it releases (kaskade_release),
-- and returns of documents that it had settled (kaskade_resplit). The orders that it filled are
-- documents too: they are locked before any goods.
create or replace function erp_private.void_release(
  buku anyelement, posting_id bigint, transaksi_id bigint, asal_posting_id bigint, tanggal date,
  nomor text, kaskade boolean, akar bigint, memenuhi bigint[]
) returns erp_private.kaskade[] language plpgsql as $$
declare
  v_lepas erp_private.kaskade[];
  v_lunas erp_private.kaskade_lunas[];
begin
  if kaskade then
    v_lunas := erp_private.kaskade_settled(buku, void_release.transaksi_id, void_release.akar);
    v_lepas := erp_private.kaskade_release(
      buku, void_release.posting_id, void_release.transaksi_id, void_release.tanggal,
      void_release.nomor
    );
  end if;
  if cardinality(memenuhi) > 0 then
    perform erp_private.dokumen_lock(buku, memenuhi);
  end if;
  if erp_private.void_allocations(
    buku, void_release.posting_id, void_release.transaksi_id, void_release.asal_posting_id,
    void_release.tanggal
  ) or cardinality(v_lepas) > 0 then
    if cardinality(v_lunas) > 0 then
      v_lepas := v_lepas || erp_private.kaskade_resplit(
        buku, void_release.posting_id, void_release.transaksi_id, void_release.tanggal,
        void_release.nomor, v_lunas
      );
    end if;
    perform erp_private.dokumen_settle(buku, array[void_release.posting_id]);
  end if;
  return v_lepas;
end
$$;
