/** What a pass of a replay as known by a day finds beyond the passes before it. */
-- `koreksi` is what it found in all, `sudah` what those before it are to book, `berikut` the day of
-- the next pass (null: none). A movement, or the goods that cover it, of that day or later is left
-- to the next pass. A change of an earlier one stands on `hari`, the day of the paper.
-- @execute erp_writer, erp_reader
create or replace function erp_private.stok_pass_news(
  buku anyelement, koreksi erp_private.koreksi[], sudah erp_private.koreksi[], hari date,
  berikut date
) returns erp_private.koreksi[] language plpgsql stable as $$
begin
  return array(
    select row (
        k.mutasi_id, k.selisih, k.penutup_id, k.bawa,
        case when m.tanggal < stok_pass_news.hari then stok_pass_news.hari end
      )::erp_private.koreksi
      from (
        select x.mutasi_id, x.penutup_id, x.bawa, sum(x.selisih) as selisih,
               coalesce(x.penutup_id, x.mutasi_id) as asal_id
          from (
            select c.mutasi_id, c.penutup_id, c.bawa is true as bawa, c.selisih
              from unnest(stok_pass_news.koreksi) as c
            union all
            select c.mutasi_id, c.penutup_id, c.bawa is true, -c.selisih
              from unnest(stok_pass_news.sudah) as c
          ) as x
         group by x.mutasi_id, x.penutup_id, x.bawa
        having sum(x.selisih) <> 0
      ) as k
     cross join lateral (
       -- A fence: looked up by its key, also where thousands are corrected.
       select x.tanggal from mutasi_stok as x where x.id = k.asal_id offset 0
     ) as m
     where stok_pass_news.berikut is null or m.tanggal < stok_pass_news.berikut
     order by k.mutasi_id
  );
end
$$;
