/** Reverses all receipts of a document that is voided with kaskade (KODEP without). */
-- The newest first; each in its own place when the void takes its original's, else on the day of
-- the void, or on its own if that is later.
create or replace function erp_private.void_receipts(
  buku anyelement, transaksi_id bigint, nomor text, tanggal date, koreksi boolean, kaskade boolean,
  alasan text, terhitung bigint default null
) returns void language plpgsql as $$
declare
  v_r record;
begin
  if not coalesce(void_receipts.kaskade, false) then
    raise exception using errcode = 'KODEP',
      message = 'transaksi ini sudah diterima; kaskade membatalkan penerimaannya juga';
  end if;
  for v_r in
    select r.*
      from erp_private.transaksi_receipts(buku, void_receipts.transaksi_id) as r
     order by r.ke desc
  loop
    perform erp_private.void_receipt(
      buku, void_receipts.transaksi_id, void_receipts.nomor, v_r.posting_id, v_r.ke,
      case
        when void_receipts.koreksi then v_r.tanggal
        else greatest(void_receipts.tanggal, v_r.tanggal)
      end,
      void_receipts.koreksi, void_receipts.alasan, void_receipts.terhitung
    );
  end loop;
end
$$;
