/** The receipt of a document that is to be taken back: the newest, or that of `ke` (KOTRM). */
create or replace function erp_private.terima_pick(
  buku anyelement, transaksi_id bigint, inout ke bigint, out posting_id bigint, out tanggal date
) language plpgsql stable as $$
declare
  v_diminta constant bigint := terima_pick.ke;
begin
  select r.ke, r.posting_id, r.tanggal into terima_pick.ke, terima_pick.posting_id,
         terima_pick.tanggal
    from erp_private.transaksi_receipts(buku, terima_pick.transaksi_id) as r
   where r.ke = coalesce(v_diminta, r.ke)
   order by r.ke desc
   limit 1;
  if not found then
    raise exception using errcode = 'KOTRM', message = case
      when v_diminta is null then 'transaksi ini tidak punya penerimaan yang dapat dibatalkan'
      else format('ke: penerimaan ke-%s tidak ada, atau sudah dibatalkan', v_diminta)
    end;
  end if;
end
$$;
