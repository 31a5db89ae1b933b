/** Refuses that more goes back of a line of a receipt than is open of it (KOTRB). */
create or replace function erp_private.penerimaan_return_refuse(
  buku anyelement, baris_id bigint, ordinality bigint, diminta numeric
) returns void language plpgsql stable as $$
declare
  v_s constant record := erp_private.penerimaan_line(buku, penerimaan_return_refuse.baris_id);
begin
  raise exception using errcode = 'KOTRB', message = format(
    'detail.%s.qty: pada %s tinggal %s yang belum ditagih, diminta %s; yang ditagih: retur'
      ' fakturnya', penerimaan_return_refuse.ordinality - 1, v_s.nomor, trim_scale(v_s.qty_sisa),
    trim_scale(diminta)
  );
end
$$;
