/** Goods sold in a period by what is asked for, with class and the sum up to each in percent. */
-- The greatest first, equal ones by code. A while the sum before it is below 80 %, B below 95 %,
-- else C; what is not above 0 is C and no part of the sum. At a location from the documents, else
-- from the sums that are kept.
-- The custom plan prevents one made for any period and filter.
create or replace function erp_private.penjualan_abc(
  buku anyelement, dari date, sampai date, dasar erp.dasar_abc, lokasi_id bigint,
  diketahui timestamptz
)
returns table (
  ke bigint, barang_id bigint, nilai numeric, bagian numeric, kumulatif numeric, kelas text
) language plpgsql stable set plan_cache_mode = 'force_custom_plan' set work_mem = '32MB' as $$
begin
  return query
    with
      jual as (
        select i.kunci::bigint as id, i.qty, i.bersih, i.hpp
          from erp_private.penjualan_irisan(
            buku, '{barang}', penjualan_abc.dari, penjualan_abc.sampai, penjualan_abc.diketahui
          ) as i
         where penjualan_abc.lokasi_id is null
        union all
        select g.barang_id, g.qty, g.bersih, g.hpp
          from erp_private.penjualan_gerak(
            penjualan_abc.dari, penjualan_abc.sampai, null, penjualan_abc.diketahui
          ) as g
          join transaksi as t on t.id = g.transaksi_id
         where penjualan_abc.lokasi_id is not null and t.lokasi_id = penjualan_abc.lokasi_id
      ),
      jumlah as (
        select j.id, b.kode, case penjualan_abc.dasar
                 when 'qty' then sum(j.qty)
                 when 'laba' then sum(j.bersih - j.hpp)
                 else sum(j.bersih)
               end as nilai
          from jual as j
          join barang as b on b.id = j.id
         group by j.id, b.kode
      ),
      urut as (
        select j.*, row_number() over w as ke, greatest(j.nilai, 0) as positif,
               sum(greatest(j.nilai, 0)) over w as sampai_ini,
               nullif(sum(greatest(j.nilai, 0)) over (), 0) as semua
          from jumlah as j
        window w as (order by j.nilai desc, j.kode rows unbounded preceding)
      )
    select u.ke, u.id, u.nilai, coalesce(round(100 * u.positif / u.semua, 2), 0),
           coalesce(round(100 * u.sampai_ini / u.semua, 2), 0), case
             when u.nilai <= 0 then 'C'
             when u.sampai_ini - u.positif < 0.8 * u.semua then 'A'
             when u.sampai_ini - u.positif < 0.95 * u.semua then 'B'
             else 'C'
           end
      from urut as u;
end
$$;
