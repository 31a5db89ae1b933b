/** Purchases of a period by one or two dimensions, in the order of their summary. */
-- By date for months and days and by net purchases for all else; the groups of a first dimension
-- stay together (as in penjualan_irisan).
-- The custom plan prevents one made for any period and filter.
create or replace function erp_private.pembelian_irisan(
  buku anyelement, dimensi erp.kelompok_penjualan[], dari date, sampai date, diketahui timestamptz,
  pilih bigint[]
)
returns table (
  ke bigint, kunci text, kunci_2 text, qty numeric, dpp numeric, ppn numeric, biaya numeric
) language plpgsql stable
set plan_cache_mode = 'force_custom_plan' set work_mem = '32MB' as $$
begin
  return query
    with
      kelompok as (
        select erp_private.penjualan_key(
                 dimensi[1], g.tanggal, g.barang_id, b.kategori, g.kontak_id
               ) as kunci,
               erp_private.penjualan_key(
                 dimensi[2], g.tanggal, g.barang_id, b.kategori, g.kontak_id
               ) as kunci_2,
               sum(g.qty) as qty, sum(g.dpp) as dpp, sum(g.ppn) as ppn, sum(g.biaya) as biaya
          from erp_private.pembelian_gerak(
            pembelian_irisan.dari, pembelian_irisan.sampai, pembelian_irisan.diketahui, null,
            null, pembelian_irisan.pilih
          ) as g
          left join barang as b on b.id = g.barang_id
         group by 1, 2
      ),
      jumlah as (
        select k.*, sum(k.dpp) over (partition by k.kunci) as semua from kelompok as k
      )
    select row_number() over (
             order by
               case when dimensi[1] in ('bulan', 'hari') then j.kunci end, j.semua desc, j.kunci,
               case when dimensi[2] in ('bulan', 'hari') then j.kunci_2 end, j.dpp desc,
               j.kunci_2
           ), j.kunci, j.kunci_2, j.qty, j.dpp, j.ppn, j.biaya
      from jumlah as j;
end
$$;
