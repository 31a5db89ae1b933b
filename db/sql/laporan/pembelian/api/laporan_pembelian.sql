/**
 * Purchases by line: invoices, returns, landed cost that is billed later; a void counts negative on
 * the day of its reversal. Quantities and prices are of base units.
 */
-- GET /api/laporan/pembelian.
-- The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_pembelian(
  dari date default null, sampai date default null, kontak_id bigint default null,
  barang_id bigint default null, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null, dimensi text default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'pembelian', milik => true
  );
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, dari, sampai, page, per_page);
  with
    baris as materialized (
      select g.*
        from erp_private.pembelian_gerak(
          v_r.mulai, v_r.akhir, v_tahu, laporan_pembelian.kontak_id, laporan_pembelian.barang_id,
          erp_private.dimensi_pick(null::buku, dimensi)
        ) as g
    ),
    halaman as (
      select b.*, row_number() over (
               order by b.tanggal, b.transaksi_id, b.arah desc, b.baris_id
             ) as urutan
        from baris as b
       order by urutan
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', (
      select json_build_object(
          'dari', v_r.mulai, 'sampai', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu),
          'total_bersih', coalesce(sum(b.dpp), 0)::erp.uang,
          'total_ppn', coalesce(sum(b.ppn), 0)::erp.uang,
          'total_biaya', coalesce(sum(b.biaya), 0)::erp.uang,
          'total_semua', coalesce(sum(b.dpp + b.ppn + b.biaya), 0)::erp.uang
        )
        from baris as b
    ),
    'data', (
      select coalesce(json_agg(erp_private.pembelian_json(
          null::buku, h.tanggal, h.transaksi_id, h.arah, h.baris_id, h.qty, h.dpp, h.ppn, h.biaya
        ) order by h.urutan), '[]')
        from halaman as h
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
