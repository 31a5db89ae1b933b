/** Lines of the sales report, or its documents, in the order that is asked for (VAHAL). */
-- By default in the order of days. With `per_dokumen` the lines of a document become one row, those
-- of its reversal another. `laba_di_bawah` keeps only rows whose gross profit is below it. An order
-- or a choice by profit needs all rows of the period, so the period may hold 10,000 lines at most.
-- The custom plan prevents one made for any period and filter.
create or replace function erp_private.penjualan_sort(
  buku anyelement, dari date, sampai date, kontak bigint, barang bigint, diketahui timestamptz,
  pilih bigint[] default null, urut erp.urut_penjualan default null,
  per_dokumen boolean default null, laba_di_bawah numeric default null
)
returns table (
  tanggal date, transaksi_id bigint, arah integer, baris_id bigint, barang_id bigint, qty numeric,
  potongan numeric, bersih numeric, hpp numeric
) language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
declare
  v_r record;
  v_urut constant erp.urut_penjualan := coalesce(penjualan_sort.urut, 'tanggal');
  v_dokumen constant boolean := coalesce(penjualan_sort.per_dokumen, false);
  v_banyak bigint;
begin
  v_r := erp_private.laporan_rentang(buku, dari, sampai);
  if v_urut <> 'tanggal' or v_dokumen or penjualan_sort.laba_di_bawah is not null then
    select sum(k.banyak) into v_banyak
      from erp_private.penjualan_kelompok(
        buku, 'hari', v_r.mulai, v_r.akhir, penjualan_sort.diketahui, false
      ) as k;
    if v_banyak > 10000 then
      raise exception using errcode = 'VAHAL', message = format(
        'sampai: masa ini memuat %s baris; menurut laba atau dokumen paling banyak 10000, '
          'persempit dari dan sampai',
        v_banyak
      );
    end if;
  end if;
  return query
    select x.tanggal, x.transaksi_id, x.arah, x.baris_id, x.barang_id, x.qty, x.potongan, x.bersih,
           x.hpp
      from (
        select b.tanggal, b.transaksi_id, b.arah, b.baris_id, b.barang_id, b.qty, b.potongan,
               b.bersih, b.hpp
          from erp_private.penjualan_baris(
            v_r.mulai, v_r.akhir, penjualan_sort.kontak, penjualan_sort.barang,
            penjualan_sort.diketahui, penjualan_sort.pilih
          ) as b
         where not v_dokumen
        union all
        select b.tanggal, b.transaksi_id, b.arah, null, null, sum(b.qty), sum(b.potongan),
               sum(b.bersih), sum(b.hpp)
          from erp_private.penjualan_baris(
            v_r.mulai, v_r.akhir, penjualan_sort.kontak, penjualan_sort.barang,
            penjualan_sort.diketahui, penjualan_sort.pilih
          ) as b
         where v_dokumen
         group by b.tanggal, b.transaksi_id, b.arah
      ) as x
     where penjualan_sort.laba_di_bawah is null
       or x.bersih - x.hpp < penjualan_sort.laba_di_bawah
     order by case v_urut
                when 'laba' then x.bersih - x.hpp
                when 'laba_turun' then x.hpp - x.bersih
                when 'margin' then (x.bersih - x.hpp) / nullif(x.bersih, 0)
                when 'margin_turun' then (x.hpp - x.bersih) / nullif(x.bersih, 0)
              end,
              x.tanggal, x.transaksi_id, x.arah desc, x.baris_id;
end
$$;
