/** The head of a document that is posted late, with the stocktakings that had counted its goods. */
-- Only a document before the last stocktaking of all is looked at further. Its movements are
-- written, with what compensates them on the one that it names; it itself is not yet.
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
