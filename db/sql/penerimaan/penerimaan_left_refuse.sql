/** Refuses that more is taken of a line of a receipt than is left of it (KOTRB). */
create or replace function erp_private.penerimaan_left_refuse(
  buku anyelement, baris bigint, nomor text, status erp.status_transaksi, barang_id bigint,
  sisa numeric, diminta numeric
) returns void language plpgsql stable as $$
declare
  v_satuan constant text := (
    select s.kode
      from barang as g join satuan as s on s.id = g.satuan_id
     where g.id = penerimaan_left_refuse.barang_id
  );
begin
  raise exception using errcode = 'KOTRB', message = case
    when status <> 'final' then format(
      'detail.%s.penerimaan_baris_id: penerimaan %s berstatus %s', baris - 1, nomor, status
    )
    else format(
      'detail.%s.qty: pada %s tinggal %s %s yang belum ditagih, diminta %s', baris - 1, nomor,
      trim_scale(sisa), v_satuan, trim_scale(diminta)
    )
  end;
end
$$;
