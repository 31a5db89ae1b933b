/** What there is of goods, by location: stock, reservations, orders, drafts, sales since a day. */
-- As known at a moment: what is there now less what became known since. Drafts are those of now.
-- Orders and drafts may name no location.
-- @execute erp_reader, erp_writer
create or replace function erp_private.usulan_bahan(
  buku anyelement, sejak date, diketahui timestamptz
)
returns table (
  barang_id bigint, lokasi_id bigint, qty numeric, reservasi numeric, dipesan numeric,
  draf numeric, jual numeric
)
language plpgsql stable as $$
begin
  return query
    select x.barang_id, x.lokasi_id, sum(x.qty), sum(x.reservasi), sum(x.dipesan), sum(x.draf),
           sum(x.jual)
      from (
        select l.barang_id, l.lokasi_id, l.qty::numeric as qty, 0::numeric as reservasi,
               0::numeric as dipesan, 0::numeric as draf, 0::numeric as jual
          from stok_lokasi as l
        union all
        select s.barang_id, s.lokasi_id, -s.qty, 0, 0, 0, 0
          from erp_private.stok_after(null, null, usulan_bahan.diketahui) as s
        union all
        select o.barang_id, o.lokasi_id, 0, o.reservasi, o.dipesan, 0, 0
          from stok_order as o
        union all
        select g.barang_id, g.lokasi_id, 0, -g.reservasi,
               case g.jenis when 'order-pembelian' then -g.sisa else 0 end, 0, 0
          from order_gerak as g
         where g.posting_id = any (array(
           select s.posting_id from erp_private.posting_after(usulan_bahan.diketahui) as s
         ))
        union all
        select d.barang_id, d.lokasi_id, 0, 0, 0, d.qty, 0
          from erp_private.usulan_draf(buku) as d
        union all
        select j.barang_id, j.lokasi_id, 0, 0, 0, 0, j.qty
          from erp_private.usulan_jual(buku, usulan_bahan.sejak, usulan_bahan.diketahui) as j
      ) as x
     group by x.barang_id, x.lokasi_id;
end
$$;
