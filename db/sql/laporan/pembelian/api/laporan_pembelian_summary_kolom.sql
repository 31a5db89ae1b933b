/** The summary of purchases with a column for each value of a dimension that occurs, by its own. */
-- A value has its own column, not that of the value above it; the columns are the same on every
-- page. meta.rekonsiliasi is of the whole. GET /api/laporan/pembelian/summary?kolom=.
-- The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_pembelian_summary_kolom(
  group_by erp.kelompok_pembelian[] default '{bulan}', dari date default null,
  sampai date default null, page integer default 1, per_page integer default 500,
  diketahui timestamptz default null, dimensi text default null, kolom text default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_dimensi erp.kelompok_penjualan[];
  v_slot integer;
  v_pilih bigint[];
  v_hasil json;
begin
  perform erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'pembelian', milik => true
  );
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_dimensi := erp_private.pembelian_dimensi(group_by);
  v_r := erp_private.laporan_rentang(null::buku, dari, sampai, page, coalesce(per_page, 500));
  v_slot := erp_private.dimensi_slot(null::buku, kolom);
  v_pilih := erp_private.dimensi_pick(null::buku, dimensi);
  with
    irisan as materialized (
      select i.*
        from erp_private.pembelian_irisan(
          null::buku, v_dimensi, v_r.mulai, v_r.akhir, v_tahu, v_pilih, v_slot
        ) as i
    ),
    kolom as materialized (
      select n.nilai_id, n.ke
        from unnest(erp_private.kolom_sort(
               null::buku, array(select distinct i.nilai_id from irisan as i)
             )) with ordinality as n (nilai_id, ke)
    ),
    per_kolom as (
      select k.ke, coalesce(sum(i.dpp), 0) as dpp, coalesce(sum(i.ppn), 0) as ppn,
             coalesce(sum(i.biaya), 0) as biaya
        from kolom as k
        left join irisan as i on i.nilai_id is not distinct from k.nilai_id
       group by k.ke
    ),
    jumlah as (
      select array_agg(p.dpp order by p.ke) as dpp, array_agg(p.ppn order by p.ke) as ppn,
             array_agg(p.biaya order by p.ke) as biaya,
             array_agg(p.dpp + p.ppn + p.biaya order by p.ke) as semua
        from per_kolom as p
    ),
    grup as (
      select i.ke, i.kunci, i.kunci_2 from irisan as i group by i.ke, i.kunci, i.kunci_2
    ),
    halaman as (
      select g.ke, g.kunci, g.kunci_2, array_agg(coalesce(i.qty, 0) order by k.ke) as qty,
             array_agg(coalesce(i.dpp, 0) order by k.ke) as dpp,
             array_agg(coalesce(i.ppn, 0) order by k.ke) as ppn,
             array_agg(coalesce(i.biaya, 0) order by k.ke) as biaya
        from grup as g
       cross join kolom as k
        left join irisan as i on i.ke = g.ke and i.nilai_id is not distinct from k.nilai_id
       where g.ke > v_r.lewati and g.ke <= v_r.lewati + v_r.banyak
       group by g.ke, g.kunci, g.kunci_2
    )
  select json_build_object(
    'total', (select count(*) from grup),
    'meta', (
      select json_build_object(
          'group_by', v_dimensi[1]::text, 'group_by_2', v_dimensi[2]::text,
          'dari', v_r.mulai, 'sampai', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu),
          'total_bersih', erp_private.kolom_uang(j.dpp),
          'total_ppn', erp_private.kolom_uang(j.ppn),
          'total_biaya', erp_private.kolom_uang(j.biaya),
          'total_semua', erp_private.kolom_uang(j.semua),
          'rekonsiliasi', erp_private.pembelian_rekonsiliasi(
            null::buku, v_r.mulai, v_r.akhir, v_tahu, v_pilih
          ),
          'kolom', erp_private.kolom_meta(
            null::buku, v_slot, array(select k.nilai_id from kolom as k order by k.ke)
          )
        )
        from jumlah as j
    ),
    'data', (
      select coalesce(json_agg(erp_private.pembelian_kolom_json(
          null::buku, v_dimensi, h.kunci, h.kunci_2, h.qty, h.dpp, h.ppn, h.biaya
        ) order by h.ke), '[]')
        from halaman as h
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
