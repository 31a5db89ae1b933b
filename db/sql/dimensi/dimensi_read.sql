/** The dimension values of a document and of its lines, and what is wrong with them. */
-- Most documents use no dimensions: where the tenant has no active ones and the document names
-- none, everything is null and dimensi_resolve is not called. `asal` are combinations that lines
-- have from elsewhere.
create or replace function erp_private.dimensi_read(
  buku anyelement, jenis erp.jenis_transaksi, isi jsonb, asal bigint[] default null
) returns erp_private.dimensi_hasil language plpgsql as $$
declare
  v_hasil erp_private.dimensi_hasil;
begin
  if isi ? 'dimensi' or isi @? '$.detail[*].dimensi' or 0 < any (asal)
    or exists (select from dimensi as d where d.aktif)
  then
    return erp_private.dimensi_resolve(buku, dimensi_read.jenis, isi, asal);
  end if;
  v_hasil.salah := '{}';
  return v_hasil;
end
$$;
