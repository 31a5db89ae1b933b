/** Takes back what a paper changed of the values of goods that came earlier (KOTUP). */
-- From the day of the void on; on the paper's own day it is as if the paper had never been. Answers
-- the heads of the correcting journals; none where the posting changed no such values.
create or replace function erp_private.stok_kertas_void(
  buku anyelement, posting_id bigint, transaksi_id bigint, asal_posting_id bigint, tanggal date
) returns erp_private.jurnal_kepala[] language plpgsql as $$
begin
  if not erp_private.stok_kertas_back(
    buku, stok_kertas_void.posting_id, stok_kertas_void.transaksi_id,
    stok_kertas_void.asal_posting_id, stok_kertas_void.tanggal
  ) then
    return '{}';
  end if;
  return erp_private.stok_kertas_post(
    buku, stok_kertas_void.posting_id, stok_kertas_void.transaksi_id, stok_kertas_void.tanggal, '{}'
  );
end
$$;
