/** What papers change later of movements that are reversed in their place, with the other sign. */
-- A reversal there takes exactly what its original is worth on its day. What papers of later days
-- added to the original is taken from it on those days, since a replay passes neither.
create or replace function erp_private.stok_kertas_mirror(
  buku anyelement, gerak erp_private.gerak[], tanggal date
) returns erp_private.koreksi[] language plpgsql stable as $$
begin
  return array(
    select row (r.id, -sum(k.nilai), null, false, k.tanggal_kertas)::erp_private.koreksi
      from unnest(stok_kertas_mirror.gerak) as g
      join mutasi_stok as m on m.id = g.membalik_id
      join mutasi_stok as r on r.membalik_id = m.id
      join mutasi_stok as k
        on k.koreksi_untuk = m.id and (k.tanggal_kunci, k.urut) = (m.tanggal_kunci, m.urut)
     where g.dasar = 'tetap' and k.tanggal_kertas > stok_kertas_mirror.tanggal
     group by r.id, k.tanggal_kertas
    having sum(k.nilai) <> 0
  );
end
$$;
