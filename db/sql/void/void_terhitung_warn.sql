/**
 * Warnings that stocktakings after a document had counted its goods; its void moves their result.
 */
-- Not of what `opname_id` compensates, or what the document names itself (terhitung_warn).
create or replace function erp_private.void_terhitung_warn(
  buku anyelement, transaksi_id bigint, opname_id bigint
) returns text[] language plpgsql stable as $$
begin
  return (
    select erp_private.terhitung_warn(
        buku, t.id, t.tanggal, t.posting_id,
        array[
          void_terhitung_warn.opname_id, (t.rincian ->> 'sudah_terhitung_opname')::bigint
        ]
      )
      from transaksi as t
     where t.id = void_terhitung_warn.transaksi_id
  );
end
$$;
