/** Whether a document was posted, and not voided, as known at a moment. */
create or replace function erp_private.pencocokan_known(
  status erp.status_transaksi, transaksi_id bigint, posting_id bigint, diketahui timestamptz
) returns boolean language sql stable as $$
  select status in ('final', 'void')
    and not exists (
      select from erp_private.posting_after(diketahui) as s
       where s.posting_id = pencocokan_known.posting_id
    )
    and (
      status = 'final'
      or exists (
        select from posting as v
          join erp_private.posting_after(diketahui) as s on s.posting_id = v.id
         where v.transaksi_id = pencocokan_known.transaksi_id and v.aksi = 'void'
      )
    )
$$;
