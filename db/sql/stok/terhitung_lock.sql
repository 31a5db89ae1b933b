/** Checks and locks the stock count that had counted a document's goods already (VADOK, KOTUP). */
-- The count lies on the document's day or later, at a location where the document moves goods.
-- Whether it counted these goods is checked when they move (terhitung_post).
create or replace function erp_private.terhitung_lock(buku anyelement, isi jsonb)
returns void language plpgsql as $$
declare
  v_id constant bigint := (isi ->> 'sudah_terhitung_opname')::bigint;
  v_tanggal constant date := (isi ->> 'tanggal')::date;
  v_o record;
  v_masalah text;
begin
  if isfinite(v_tanggal) then
    perform erp_private.periode_lock(buku, v_tanggal);
  end if;
  perform erp_private.dokumen_lock(buku, array[v_id]);
  select t.jenis, t.status, t.tanggal, t.lokasi_id, t.nomor, t.rincian ->> 'mode' as mode
    into v_o
    from transaksi as t
   where t.id = v_id;
  v_masalah := case
    when v_o.jenis is distinct from 'opname-stok' or v_o.status <> 'final'
      or v_o.mode = 'saldo_awal'
      then 'bukan opname stok yang berlaku'
    when v_tanggal > v_o.tanggal
      then format('opname %s (%s) sebelum tanggal dokumen ini', v_o.nomor, v_o.tanggal)
    when v_o.lokasi_id::text not in (
      coalesce(isi ->> 'lokasi_id', ''), coalesce(isi ->> 'lokasi_asal_id', ''),
      coalesce(isi ->> 'lokasi_tujuan_id', '')
    )
      then format('opname %s di lokasi lain', v_o.nomor)
  end;
  perform erp_private.dokumen_refuse(
    array_remove(array['sudah_terhitung_opname: ' || v_masalah], null)
  );
end
$$;
