/** Refuses to take stock that orders have reserved at a location (KORSV). */
-- The part that the document releases of its own order's reservation (`gerak`) may be taken. Lines
-- without a number (`baris`) are no input, so their message names no field.
create or replace function erp_private.reservasi_refuse(
  buku anyelement, lokasi_id bigint, baris erp_private.baris[], gerak erp_private.order_gerak[]
) returns void language plpgsql stable as $$
declare
  v_salah text;
begin
  -- The usual case: nothing of these goods is reserved.
  if not exists (
    select
      from stok_order as o
     where o.lokasi_id = reservasi_refuse.lokasi_id
       and o.barang_id = any (array(select j.barang_id from unnest(reservasi_refuse.baris) as j))
       and o.reservasi > 0
  ) then
    return;
  end if;
  select string_agg(
      format(
        '%sbarang %s di %s kurang %s %s, karena %s sudah direservasi order lain',
        'detail.' || (k.baris - 1) || '.qty: ', b.kode, l.kode,
        trim_scale(o.reservasi - s.qty), u.kode, trim_scale(o.reservasi)
      ),
      E'\n' order by k.baris, b.kode
    )
    into v_salah
    from (
      select j.barang_id, min(j.baris) as baris, sum(j.qty_dasar) as qty
        from unnest(reservasi_refuse.baris) as j
       where j.barang_jenis = 'persediaan'
       group by j.barang_id
    ) as k
    join stok_order as o on o.barang_id = k.barang_id and o.lokasi_id = reservasi_refuse.lokasi_id
    join stok_lokasi as s on s.barang_id = k.barang_id and s.lokasi_id = reservasi_refuse.lokasi_id
    join barang as b on b.id = k.barang_id
    join satuan as u on u.id = b.satuan_id
    join lokasi as l on l.id = reservasi_refuse.lokasi_id
   where o.reservasi > 0 and s.qty < o.reservasi
     and k.qty > (
       select coalesce(-sum(g.reservasi), 0)
         from unnest(reservasi_refuse.gerak) as g
        where g.barang_id = k.barang_id and g.lokasi_id = reservasi_refuse.lokasi_id
     );
  if v_salah is not null then
    raise exception using errcode = 'KORSV', message = v_salah;
  end if;
end
$$;
