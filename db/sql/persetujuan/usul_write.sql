/** Keeps the rehearsal of a waiting request, in place of the one before. */
-- The newest five former rehearsals stay: whoever saw one of them is told what has moved since. A
-- rehearsal with the same outcome changes nothing, not even its time.
create or replace function erp_private.usul_write(
  buku anyelement, persetujuan_id bigint, hasil erp_private.usul,
  harga erp_private.harga_daftar default null
) returns void language plpgsql as $$
begin
  insert into persetujuan_usul as u (
    persetujuan_id, sidik, inti, peringatan, halangan, harga, sumber
  )
  values (
    usul_write.persetujuan_id, (hasil).sidik, (hasil).inti, (hasil).peringatan, (hasil).halangan,
    (usul_write.harga).harga, (usul_write.harga).sumber
  )
  on conflict (persetujuan_id) do update
    set sidik = excluded.sidik, inti = excluded.inti, peringatan = excluded.peringatan,
        halangan = excluded.halangan, harga = excluded.harga, sumber = excluded.sumber,
        dihitung_pada = now(),
        lama = case
          when u.sidik is null or u.sidik is not distinct from excluded.sidik then u.lama
          else jsonb_path_query_array(
            jsonb_build_array(jsonb_build_object('sidik', u.sidik, 'inti', u.inti)) || u.lama,
            '$[0 to 4]'
          )
        end
    where (u.inti, u.peringatan, u.halangan, u.harga)
      is distinct from (excluded.inti, excluded.peringatan, excluded.halangan, excluded.harga);
end
$$;
