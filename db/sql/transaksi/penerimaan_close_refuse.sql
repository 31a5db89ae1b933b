/**
 * Refuses to close, or to open again, what is no posted receipt, or before its day (KOSTS, VATGL).
 */
-- The document is locked.
create or replace function erp_private.penerimaan_close_refuse(
  buku anyelement, id bigint, tanggal date
) returns void language plpgsql stable as $$
declare
  v_t record;
begin
  select t.mode, t.status, t.tanggal into v_t
    from transaksi as t where t.id = penerimaan_close_refuse.id;
  if v_t.mode is distinct from 'penerimaan' or v_t.status <> 'final' then
    raise exception using errcode = 'KOSTS', message = case
      when v_t.mode is distinct from 'penerimaan' then 'transaksi ini bukan penerimaan barang'
      else format('transaksi berstatus %s', v_t.status)
    end;
  end if;
  if penerimaan_close_refuse.tanggal < v_t.tanggal then
    raise exception using errcode = 'VATGL',
      message = format('tanggal: sebelum tanggal transaksi (%s)', v_t.tanggal);
  end if;
end
$$;
