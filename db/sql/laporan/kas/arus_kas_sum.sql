/** Cash in and out of days by category, worked out from the journals. */
-- Category null stands for opening balances. The journals are those of `hari` known at a moment,
-- less those of `kurang` (arus_kas_jurnal). `banyak` counts the journals, `dicatat` is the day
-- (UTC) of their recording. With `per_nilai` each category comes once more by combination, as in
-- arus_kas_uang.
-- The custom plan prevents one made for any period and filter.
-- @execute erp_reader, erp_writer
create or replace function erp_private.arus_kas_sum(
  buku anyelement, hari date[], kurang date[], diketahui timestamptz,
  per_nilai boolean default false
)
returns table (
  tanggal date, dicatat date, kategori erp.arus_kas_kategori, masuk numeric, keluar numeric,
  banyak bigint, gabungan_id bigint
) language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
  select u.tanggal, u.dicatat, u.kategori,
         coalesce(sum(u.nilai * u.faktor) filter (where u.nilai * u.tanda > 0), 0),
         coalesce(-sum(u.nilai * u.faktor) filter (where u.nilai * u.tanda < 0), 0),
         sum(u.faktor), u.gabungan_id
    from erp_private.arus_kas_uang(
      buku, arus_kas_sum.hari, arus_kas_sum.kurang, arus_kas_sum.diketahui,
      arus_kas_sum.per_nilai
    ) as u
   group by u.tanggal, u.dicatat, u.kategori, u.gabungan_id;
end
$$;
