/** Locks the document that a return goes back to, and says what is wrong with it, or null. */
-- It must be final, of this kind and contact, and not younger than the return. `gabungan_id` are
-- its dimension values, 0 for none; `berpoin`: it earned points;
-- `penerimaan`: it is a receipt of goods that are not billed.
create or replace function erp_private.retur_document(
  buku anyelement, jenis erp.jenis_transaksi, dokumen_asal_id bigint, kontak_id bigint,
  tanggal date, out gabungan_id bigint, out berpoin boolean, out salah text,
  out penerimaan boolean
) language plpgsql as $$
declare
  v_asal record;
begin
  select t.jenis, t.mode, t.nomor, t.status, t.kontak_id, t.tanggal,
         coalesce(t.gabungan_id, 0) as gabungan, t.rincian ? 'poin_diperoleh' as berpoin
    into v_asal
    from transaksi as t
   where t.id = retur_document.dokumen_asal_id
     for no key update;
  gabungan_id := v_asal.gabungan;
  berpoin := v_asal.berpoin;
  penerimaan := coalesce(v_asal.mode = 'penerimaan', false);
  salah := 'dokumen_asal_id: ' || case
    when v_asal.jenis is distinct from retur_document.jenis
      then format('%s ini tidak ditemukan', retur_document.jenis)
    when v_asal.mode = 'harga'
      then format('%s mengubah harga saja; retur fakturnya', v_asal.nomor)
    when v_asal.status <> 'final'
      then format('%s berstatus %s', v_asal.nomor, v_asal.status)
    when v_asal.kontak_id <> retur_document.kontak_id
      then format('%s milik kontak lain', v_asal.nomor)
    when v_asal.tanggal > retur_document.tanggal
      then format('%s bertanggal %s', v_asal.nomor, v_asal.tanggal)
  end;
end
$$;
