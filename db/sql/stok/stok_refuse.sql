/** Refuses negative stock from an order key on (KOSTK, names goods, location and day). */
-- Unless the goods may leave before they come. The movements of one document count together. How
-- much another place lacks, and when, is not told to who sees only his.
create or replace function erp_private.stok_refuse(
  buku anyelement, barang_id bigint, lokasi_id bigint, tanggal date, urut bigint
) returns void language plpgsql stable as $$
declare
  v_kurang record;
begin
  select r.tanggal_kunci, r.sisa into v_kurang
    from (
      select m.tanggal_kunci, m.urut,
             l.qty - coalesce(
               sum(m.qty) over (
                 order by m.tanggal_kunci desc, m.urut desc
                 rows between unbounded preceding and 1 preceding
               ), 0
             ) as sisa
        from (
          select x.tanggal_kunci, x.urut, sum(x.qty) as qty
            from (
              -- Prevents a walk through all movements of the location, as in stok_qty_on.
              select g.tanggal_kunci, g.urut, g.qty, g.lokasi_id, g.jenis
                from mutasi_stok as g
               where g.barang_id = stok_refuse.barang_id
                 and (g.tanggal_kunci, g.urut) >= (stok_refuse.tanggal, stok_refuse.urut)
              offset 0
            ) as x
           where x.lokasi_id = stok_refuse.lokasi_id and x.jenis <> 'koreksi_hpp'
           group by x.tanggal_kunci, x.urut
        ) as m
        join stok_lokasi as l
          on l.barang_id = stok_refuse.barang_id and l.lokasi_id = stok_refuse.lokasi_id
    ) as r
   where r.sisa < 0
   order by r.tanggal_kunci, r.urut
   limit 1;
  if found and not erp_private.stok_may_be_short(buku, stok_refuse.barang_id) then
    raise exception using errcode = 'KOSTK', message = (
      select case
          when stok_refuse.lokasi_id <> all (erp.lokasi_terlihat())
            then erp_private.kalimat('stok_kurang_lain', b.nama, b.kode, l.kode)
          else erp_private.kalimat(
            'stok_kurang', b.nama, b.kode, l.kode, trim_scale(-v_kurang.sisa)::text, u.kode,
            v_kurang.tanggal_kunci::text
          )
        end
        from barang as b
        join satuan as u on u.id = b.satuan_id, lokasi as l
       where b.id = stok_refuse.barang_id and l.id = stok_refuse.lokasi_id
    );
  end if;
end
$$;
