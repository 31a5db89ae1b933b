/** The open lines of orders of a kind at the end of a day, as known at a moment. */
-- The value of what is open is its part of the net price. Late is what was to come before that day.
create or replace function erp_private.order_terbuka(
  jenis erp.jenis_transaksi, per date, diketahui timestamptz, kontak_id bigint, barang_id bigint,
  lokasi_id bigint, terlambat boolean
)
returns table (
  order_id bigint, nomor text, tanggal date, tanggal_kirim date, kontak_id bigint,
  lokasi_id bigint, baris_id bigint, baris integer, barang_id bigint, qty_order numeric,
  qty_dipenuhi numeric, qty_sisa numeric, reservasi numeric, dpp numeric, nilai_sisa numeric,
  hari_terlambat integer
)
language sql stable as $$
  with
    sisa as materialized (
      select g.order_id, g.baris_id, g.barang_id, g.lokasi_id, sum(g.dipenuhi) as dipenuhi,
             sum(g.sisa) as sisa, sum(g.reservasi) as reservasi
        from order_gerak as g
       where g.order_id = any (array(
           select c.order_id
             from erp_private.order_calon(
               order_terbuka.jenis, order_terbuka.per, order_terbuka.diketahui
             ) as c
         ))
         and g.tanggal <= order_terbuka.per
         and (order_terbuka.barang_id is null or g.barang_id = order_terbuka.barang_id)
         and (order_terbuka.lokasi_id is null or g.lokasi_id = order_terbuka.lokasi_id)
         and (
           order_terbuka.diketahui is null
           or not exists (
             select from erp_private.posting_after(order_terbuka.diketahui) as s
              where s.posting_id = g.posting_id
           )
         )
       group by g.order_id, g.baris_id, g.barang_id, g.lokasi_id
      having sum(g.sisa) > 0
    )
  select s.order_id, t.nomor, t.tanggal, k.hari, t.kontak_id, s.lokasi_id, s.baris_id, b.baris,
         s.barang_id, b.qty_dasar, s.dipenuhi, s.sisa, s.reservasi, b.dpp,
         round(b.dpp * s.sisa / b.qty_dasar, 2),
         case when k.hari is not null then greatest(order_terbuka.per - k.hari, 0) end
    from sisa as s
    join transaksi as t on t.id = s.order_id
    join transaksi_baris as b on b.id = s.baris_id
   cross join lateral (select (t.rincian ->> 'tanggal_kirim')::date as hari) as k
   where (order_terbuka.kontak_id is null or t.kontak_id = order_terbuka.kontak_id)
     and (
       order_terbuka.terlambat is null
       or order_terbuka.terlambat = coalesce(k.hari < order_terbuka.per, false)
     )
$$;
