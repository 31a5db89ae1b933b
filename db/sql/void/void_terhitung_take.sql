/** The stocktaking on which a void compensates its document, or null; refuses others (VADOK). */
-- With kaskade it may have counted what only a document that goes along had moved.
create or replace function erp_private.void_terhitung_take(
  buku anyelement, transaksi_id bigint, opname_id bigint
) returns bigint language plpgsql stable as $$
declare
  v_masalah text;
begin
  if opname_id is null then
    return null;
  end if;
  v_masalah := erp_private.terhitung_problem(
    buku, void_terhitung_take.transaksi_id, void_terhitung_take.opname_id
  );
  if v_masalah is null then
    return opname_id;
  elsif not erp_private.void_terhitung_any(
    buku, void_terhitung_take.transaksi_id, void_terhitung_take.opname_id
  ) then
    perform erp_private.dokumen_refuse(array['sudah_terhitung_opname: ' || v_masalah]);
  end if;
  return null;
end
$$;
