/** Goods received and not billed at the end of the day per, a row per line of a receipt. */
-- The oldest first; what is left adds up to the control account. GET /api/laporan/belum-ditagih.
-- The custom plan prevents one made for any day and filter.
create or replace function erp.laporan_belum_ditagih(
  kontak_id bigint default null, kelompok erp.kelompok_umur_penerimaan default null,
  per date default null, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'belum-ditagih');
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, null, per, page, per_page, 'per');
  with
    baris as materialized (
      select p.*, case u.kelompok
               when 'hari_0_sampai_30' then '0-30' when 'hari_31_sampai_60' then '31-60'
               when 'hari_61_sampai_90' then '61-90' else '>90'
             end as kelompok
        from erp_private.penerimaan_per(
          v_r.akhir, v_tahu, laporan_belum_ditagih.kontak_id
        ) as p
       cross join lateral (
         select case
             when p.umur_hari <= 30 then 'hari_0_sampai_30'
             when p.umur_hari <= 60 then 'hari_31_sampai_60'
             when p.umur_hari <= 90 then 'hari_61_sampai_90'
             else 'lebih_dari_90_hari'
           end::erp.kelompok_umur_penerimaan as kelompok
       ) as u
       where laporan_belum_ditagih.kelompok is null
          or u.kelompok = laporan_belum_ditagih.kelompok
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', (
      select json_build_object(
          'per', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu),
          'total_sisa', coalesce(sum(b.nilai_sisa), 0)::erp.uang,
          'total_kontrol', -erp_private.kendali_saldo(
            '{barang_diterima}', v_r.akhir, v_tahu, laporan_belum_ditagih.kontak_id
          ), 'kontrol_disaring', laporan_belum_ditagih.kelompok is null
        )
        from baris as b
    ),
    'data', (
      select coalesce(json_agg(json_build_object(
          'penerimaan_id', h.penerimaan_id, 'nomor_transaksi', h.nomor, 'tanggal', h.tanggal,
          'kontak_id', h.kontak_id, 'kontak_kode', k.kode, 'kontak_nama', k.nama,
          'order_id', o.transaksi_id, 'baris_id', h.baris_id, 'barang_id', b.barang_id,
          'barang_kode', g.kode, 'barang_nama', g.nama, 'satuan', s.kode,
          'qty_sisa', h.qty_sisa::erp.kuantitas, 'nilai_sisa', h.nilai_sisa::erp.uang,
          'umur_hari', h.umur_hari, 'kelompok', h.kelompok
        ) order by h.tanggal, h.penerimaan_id, h.baris_id), '[]')
        from (
          select b.* from baris as b
           order by b.tanggal, b.penerimaan_id, b.baris_id
          offset v_r.lewati
           limit v_r.banyak
        ) as h
        join transaksi_baris as b on b.id = h.baris_id
        left join transaksi_baris as o on o.id = (b.rincian ->> 'order_baris_id')::bigint
        join barang as g on g.id = b.barang_id
        join satuan as s on s.id = g.satuan_id
        join kontak as k on k.id = h.kontak_id
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
