/** Orders of a kind that are open now, or may have been at the end of a day or as known then. */
-- Those that are open now, and those that something was booked on since. So a question about a day
-- costs what is open and what happened since, and not every order that ever was. Bounds may be
-- null.
create or replace function erp_private.order_calon(
  jenis erp.jenis_transaksi, per date, diketahui timestamptz
)
returns table (order_id bigint) language sql stable as $$
  select t.id
    from transaksi as t
   where t.jenis = order_calon.jenis and t.status_order in ('terbuka', 'sebagian')
     and t.status = 'final'
  union
  select g.order_id
    from order_gerak as g
   where g.jenis = order_calon.jenis and g.tanggal > order_calon.per
  union
  select g.order_id
    from order_gerak as g
   where g.posting_id = any (array(
       select s.posting_id from erp_private.posting_after(order_calon.diketahui) as s
     ))
     and g.jenis = order_calon.jenis
$$;
