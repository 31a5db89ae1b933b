/**
 * Purchases by one or two of barang, kategori, kontak (pemasok), bulan, hari. meta.rekonsiliasi
 * begins with total_bersih and ends with what these papers moved on the inventory accounts.
 */
-- Categories are those that goods have now. GET /api/laporan/pembelian/summary.
-- The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_pembelian_summary(
  group_by erp.kelompok_pembelian[] default '{bulan}', dari date default null,
  sampai date default null, page integer default 1, per_page integer default 500,
  diketahui timestamptz default null, dimensi text default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_dimensi erp.kelompok_penjualan[];
  v_pilih bigint[];
  v_hasil json;
begin
  perform erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'pembelian', milik => true
  );
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_dimensi := erp_private.pembelian_dimensi(group_by);
  v_r := erp_private.laporan_rentang(null::buku, dari, sampai, page, coalesce(per_page, 500));
  v_pilih := erp_private.dimensi_pick(null::buku, dimensi);
  with
    kelompok as materialized (
      select i.*
        from erp_private.pembelian_irisan(
          null::buku, v_dimensi, v_r.mulai, v_r.akhir, v_tahu, v_pilih
        ) as i
    )
  select json_build_object(
    'total', (select count(*) from kelompok),
    'meta', (
      select json_build_object(
          'group_by', v_dimensi[1]::text, 'group_by_2', v_dimensi[2]::text,
          'dari', v_r.mulai, 'sampai', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu),
          'total_bersih', coalesce(sum(k.dpp), 0)::erp.uang,
          'total_ppn', coalesce(sum(k.ppn), 0)::erp.uang,
          'total_biaya', coalesce(sum(k.biaya), 0)::erp.uang,
          'total_semua', coalesce(sum(k.dpp + k.ppn + k.biaya), 0)::erp.uang,
          'rekonsiliasi', erp_private.pembelian_rekonsiliasi(
            null::buku, v_r.mulai, v_r.akhir, v_tahu, v_pilih
          )
        )
        from kelompok as k
    ),
    'data', (
      select coalesce(json_agg(erp_private.pembelian_summary_json(
          null::buku, v_dimensi, k.kunci, k.kunci_2, k.qty, k.dpp, k.ppn, k.biaya
        ) order by k.ke), '[]')
        from kelompok as k
       where k.ke > v_r.lewati and k.ke <= v_r.lewati + v_r.banyak
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
