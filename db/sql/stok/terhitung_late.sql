/**
 * The details of a document's head, with warnings about stock counts that had counted its goods.
 */
-- Only a document older than the last stock count of all is looked at further. Its movements are
-- written already, with their compensations on the count that it names; its own row is not.
create or replace function erp_private.terhitung_late(
  buku anyelement, dokumen erp_private.dokumen
) returns jsonb language plpgsql stable as $$
begin
  if dokumen.lokasi_id is null or not exists (
    select from transaksi as o where o.jenis = 'opname-stok' and o.tanggal > dokumen.tanggal
  ) then
    return dokumen.rincian;
  end if;
  return erp_private.peringatan_add(
    dokumen.rincian,
    erp_private.terhitung_warn(
      buku, dokumen.id, dokumen.tanggal, dokumen.posting_id,
      '{}', dokumen.jenis <> 'opname-stok'
    )
  );
end
$$;
