/** Sums of the sales report, and the days that a page of it shows. */
-- The number of lines of each day tells which days these are, so that the page reads no others.
-- `sebelum` counts the lines before the first of them. `rentang` is that of laporan_rentang;
-- `semua`: without a filter the days come from the sums that are kept.
create or replace function erp_private.penjualan_page(
  buku anyelement, rentang record, kontak bigint, barang bigint, diketahui timestamptz,
  pilih bigint[], semua boolean, out banyak bigint, out bersih numeric, out hpp numeric,
  out dari date, out sampai date, out sebelum bigint
) language plpgsql stable as $$
declare
  v_semua constant boolean := semua and kontak is null and barang is null;
begin
  with
    hari as materialized (
      select x.tanggal, sum(x.banyak)::bigint as banyak, sum(x.bersih) as bersih, sum(x.hpp) as hpp
        from (
          select k.tanggal, k.banyak, k.bersih, k.hpp
            from erp_private.penjualan_kelompok(
              buku, 'hari', rentang.mulai, rentang.akhir, penjualan_page.diketahui, false
            ) as k
           where v_semua
          union all
          select k.tanggal, k.banyak, 0, 0
            from erp_private.penjualan_koreksi(
              rentang.mulai, rentang.akhir, penjualan_page.diketahui
            ) as k
           where v_semua and not erp_private.biaya_tutup()
          union all
          select b.tanggal, 1, b.bersih, b.hpp
            from erp_private.penjualan_baris(
              rentang.mulai, rentang.akhir, penjualan_page.kontak, penjualan_page.barang,
              penjualan_page.diketahui, penjualan_page.pilih
            ) as b
           where not v_semua
        ) as x
       group by x.tanggal
    ),
    urut as (
      select h.*, sum(h.banyak) over (order by h.tanggal) as sampai_ini from hari as h
    )
  select sum(u.banyak), sum(u.bersih), sum(u.hpp), min(u.tanggal) filter (where h.tampil),
         max(u.tanggal) filter (where h.tampil),
         min(u.sampai_ini - u.banyak) filter (where h.tampil)
    into penjualan_page.banyak, penjualan_page.bersih, penjualan_page.hpp, penjualan_page.dari,
         penjualan_page.sampai, penjualan_page.sebelum
    from urut as u
   cross join lateral (
     select u.banyak > 0 and u.sampai_ini > rentang.lewati
              and u.sampai_ini - u.banyak < rentang.lewati + rentang.banyak as tampil
   ) as h;
end
$$;
