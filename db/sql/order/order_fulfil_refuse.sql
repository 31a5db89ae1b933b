/** Refuses a delivery beyond what an order leaves open and the settings tolerate (KOORD). */
-- Also one on an order that is not open. Lines of one order line count together.
create or replace function erp_private.order_fulfil_refuse(
  buku anyelement, baris erp_private.baris[]
) returns void language plpgsql stable as $$
declare
  v_salah text;
  v_toleransi constant numeric := (select p.toleransi_order from pengaturan as p);
begin
  select string_agg(m.pesan, E'\n' order by k.urutan) into v_salah
    from (
      select (b.rincian ->> 'order_baris_id')::bigint as baris_id, min(b.baris) as urutan,
             sum(b.qty_dasar) as qty
        from unnest(order_fulfil_refuse.baris) as b
       where b.rincian ? 'order_baris_id'
       group by 1
    ) as k
    join transaksi_baris as s on s.id = k.baris_id
    join transaksi as t on t.id = s.transaksi_id
    cross join lateral (
      select round(s.qty_dasar * (100 + v_toleransi) / 100, 6) - coalesce(sum(g.dipenuhi), 0)
               as sisa
        from order_gerak as g
       where g.baris_id = k.baris_id
    ) as o
    cross join lateral (
      select format('detail.%s.order_baris_id: ', k.urutan - 1) || case
        when t.status <> 'final' then format('order %s berstatus %s', t.nomor, t.status)
        when t.status_order = 'ditutup' then format('order %s sudah ditutup', t.nomor)
        when k.qty > o.sisa then format(
          'order %s tinggal %s dalam satuan dasar, diminta %s',
          t.nomor, trim_scale(o.sisa), trim_scale(k.qty)
        )
      end as pesan
    ) as m
   where m.pesan is not null;
  if v_salah is not null then
    raise exception using errcode = 'KOORD', message = v_salah;
  end if;
end
$$;
