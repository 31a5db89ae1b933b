/** Notes in a document the day of its last receipt, and whether something is still on its way. */
-- Nothing where no receipt stands any more. With warnings, which stay in its detail.
create or replace function erp_private.terima_note(
  buku anyelement, transaksi_id bigint, selesai boolean, peringatan text[] default '{}'
) returns void language plpgsql as $$
declare
  v_tanggal constant date := (
    select max(r.tanggal)
      from erp_private.transaksi_receipts(buku, terima_note.transaksi_id) as r
  );
begin
  update transaksi as t
     set rincian = erp_private.peringatan_add(
           t.rincian - 'terima', terima_note.peringatan
         ) || case
           when v_tanggal is null then '{}'
           else jsonb_build_object('terima', jsonb_build_object('tanggal', v_tanggal) || case
             when terima_note.selesai then '{}' else '{"selesai": false}'::jsonb
           end)
         end,
         diubah_pada = now()
   where t.id = terima_note.transaksi_id;
end
$$;
