/**
 * Purchase prices per goods and supplier in a period: the last, the lowest and the average, net of
 * discounts and tax, per base unit; with the day and the document of the last.
 */
-- The average is weighted by quantity. Voided purchases and gifts count as nothing. GET
-- /api/laporan/harga-beli.
-- The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_harga_beli(
  barang_id bigint default null, kontak_id bigint default null, dari date default null,
  sampai date default null, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'harga-beli', milik => true
  );
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(
    null::buku, coalesce(dari, coalesce(sampai, erp_private.tenant_today(null::buku)) - 365),
    sampai, page, per_page
  );
  with
    lini as materialized (
      select g.transaksi_id, g.baris_id, g.tanggal, g.barang_id, g.kontak_id, g.qty, g.dpp,
             sum(g.arah) over (partition by g.baris_id) as ada
        from erp_private.pembelian_gerak(
          v_r.mulai, v_r.akhir, v_tahu, laporan_harga_beli.kontak_id, laporan_harga_beli.barang_id,
          null
        ) as g
       where g.jenis = 'pembelian' and g.barang_id is not null
    ),
    pasang as materialized (
      select l.barang_id, l.kontak_id, min(l.dpp / l.qty) as terendah,
             sum(l.dpp) / sum(l.qty) as rata, sum(l.qty) as qty,
             (array_agg(l.dpp / l.qty order by l.tanggal desc, l.transaksi_id desc, l.baris_id))[1]
               as terakhir,
             (array_agg(l.transaksi_id order by l.tanggal desc, l.transaksi_id desc))[1] as dokumen,
             max(l.tanggal) as tanggal
        from lini as l
       where l.ada > 0 and l.qty > 0 and l.dpp > 0
       group by l.barang_id, l.kontak_id
    ),
    halaman as (
      select p.*, b.kode, b.nama, b.satuan_id, k.nama as kontak_nama, row_number() over (
               order by b.kode, p.terakhir, p.kontak_id
             ) as urutan
        from pasang as p
        join barang as b on b.id = p.barang_id
        left join kontak as k on k.id = p.kontak_id
       order by urutan
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from pasang),
    'meta', json_build_object(
      'dari', v_r.mulai, 'sampai', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu)
    ),
    'data', (
      select coalesce(json_agg(json_build_object(
          'barang_id', h.barang_id, 'barang_kode', h.kode, 'barang_nama', h.nama,
          'satuan', s.kode, 'kontak_id', h.kontak_id, 'kontak_nama', h.kontak_nama,
          'harga_terakhir', h.terakhir::erp.harga_satuan,
          'harga_terendah', h.terendah::erp.harga_satuan, 'harga_rata', h.rata::erp.harga_satuan,
          'qty', h.qty::erp.kuantitas, 'tanggal', h.tanggal, 'dokumen_id', h.dokumen
        ) order by h.urutan), '[]')
        from halaman as h
        join satuan as s on s.id = h.satuan_id
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
