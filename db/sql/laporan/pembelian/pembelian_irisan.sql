/** Purchases of a period by one or two dimensions, in the order of their summary. */
-- By date for months and days and by net purchases for all else; the groups of a first dimension
-- stay together. For `slot` each group has a row for each value in that slot, null for "none" (as
-- in penjualan_irisan).
-- The custom plan prevents one made for any period and filter.
create or replace function erp_private.pembelian_irisan(
  buku anyelement, dimensi erp.kelompok_penjualan[], dari date, sampai date, diketahui timestamptz,
  pilih bigint[], slot integer default null
)
returns table (
  ke bigint, kunci text, kunci_2 text, qty numeric, dpp numeric, ppn numeric, biaya numeric,
  nilai_id bigint
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
               n.nilai_id, sum(g.qty) as qty, sum(g.dpp) as dpp, sum(g.ppn) as ppn,
               sum(g.biaya) as biaya
          from erp_private.pembelian_gerak(
            pembelian_irisan.dari, pembelian_irisan.sampai, pembelian_irisan.diketahui, null,
            null, pembelian_irisan.pilih
          ) as g
          left join barang as b on b.id = g.barang_id
          left join erp_private.dimensi_peta(pembelian_irisan.slot) as n
            on n.gabungan_id = g.gabungan_id
         group by 1, 2, 3
      ),
      jumlah as (
        select k.*, sum(k.dpp) over (partition by k.kunci) as semua,
               sum(k.dpp) over (partition by k.kunci, k.kunci_2) as seluruhnya
          from kelompok as k
      )
    select dense_rank() over (
             order by
               case when dimensi[1] in ('bulan', 'hari') then j.kunci end, j.semua desc, j.kunci,
               case when dimensi[2] in ('bulan', 'hari') then j.kunci_2 end, j.seluruhnya desc,
               j.kunci_2
           ), j.kunci, j.kunci_2, j.qty, j.dpp, j.ppn, j.biaya, j.nilai_id
      from jumlah as j
     order by 1;
end
$$;
