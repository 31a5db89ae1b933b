/** Messages about the amounts that lines take from open items, or null. */
-- The documents are locked already (pos_gerak_lock).
create or replace function erp_private.pos_gerak_problems(
  buku anyelement, tanggal date, gerak erp_private.pos_gerak[]
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(c.pesan)
      from (
        select a.kontak_id, a.jenis, array_agg(a.alokasi) as alokasi
          from erp_private.pos_gerak_allocate(buku, pos_gerak_problems.gerak) as a
         group by a.kontak_id, a.jenis
      ) as k
      cross join lateral unnest(
        erp_private.pos_problems(buku, k.kontak_id, k.jenis, pos_gerak_problems.tanggal, k.alokasi)
      ) as c (pesan)
  );
end
$$;
