/** Refuses negative stock where written movements took goods from a location (KOSTK). */
-- Checked are locations that are short now, and goods with later movements (`mundur`), which may
-- have been short in between.
create or replace function erp_private.stok_moved_refuse(
  buku anyelement, tanggal date, urut bigint, gerak erp_private.gerak[], mundur bigint[]
) returns void language plpgsql as $$
declare
  v_g record;
begin
  for v_g in
    select g.barang_id, g.lokasi_id
      from unnest(stok_moved_refuse.gerak) as g
      join stok_lokasi as l on l.barang_id = g.barang_id and l.lokasi_id = g.lokasi_id
     group by g.barang_id, g.lokasi_id, l.qty
    having sum(g.qty) < 0 and (l.qty < 0 or g.barang_id = any (stok_moved_refuse.mundur))
     order by g.barang_id, g.lokasi_id
  loop
    perform erp_private.stok_refuse(
      buku, v_g.barang_id, v_g.lokasi_id, stok_moved_refuse.tanggal, stok_moved_refuse.urut
    );
  end loop;
end
$$;
