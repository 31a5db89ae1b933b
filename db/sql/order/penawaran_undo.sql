/** Opens the quotation of an order that is voided again, unless another order of it stands. */
create or replace function erp_private.penawaran_undo(buku anyelement, order_id bigint)
returns void language plpgsql as $$
declare
  v_id constant bigint := (
    select q.id
      from transaksi as o
      join transaksi as q on q.id = o.dokumen_asal_id and q.mode = 'penawaran'
     where o.id = penawaran_undo.order_id
  );
begin
  if v_id is null then
    return;
  end if;
  perform erp_private.dokumen_lock(buku, array[v_id]);
  update transaksi as q
     set status_order = 'penawaran', diubah_pada = now()
   where q.id = v_id and q.status_order = 'diterima' and not exists (
     select from transaksi as o
      where o.dokumen_asal_id = v_id and o.id <> penawaran_undo.order_id
        -- As text, as in dokumen_settle.
        and o.status::text = 'final'
   );
end
$$;
