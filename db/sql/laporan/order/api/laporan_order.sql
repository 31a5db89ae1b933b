/**
 * What is open of orders at the end of the day per, a row per line: quantities in base units, value
 * net of tax. With terlambat only what was to come before that day, or what was not.
 */
-- The quantities of a barang add up to `dipesan` of laporan_stok (orders to suppliers). Due first
-- comes first. GET /api/laporan/order.
-- The custom plan prevents one made for any period and filter.
create or replace function erp.laporan_order(
  jenis erp.jenis_order default 'order-pembelian', per date default null,
  terlambat boolean default null, kontak_id bigint default null, barang_id bigint default null,
  lokasi_id bigint default null, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
) returns json language plpgsql stable security definer set plan_cache_mode = 'force_custom_plan'
as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(
    null::buku, 'laporan', 'laporan', bagian => 'order', milik => true
  );
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, null, per, page, per_page, 'per');
  with
    baris as materialized (
      select o.*
        from erp_private.order_terbuka(
          coalesce(laporan_order.jenis, 'order-pembelian')::text::erp.jenis_transaksi, v_r.akhir,
          v_tahu, laporan_order.kontak_id, laporan_order.barang_id, laporan_order.lokasi_id,
          laporan_order.terlambat
        ) as o
    ),
    halaman as (
      select b.*,
             row_number() over (
               order by b.tanggal_kirim nulls last, b.tanggal, b.order_id, b.baris
             ) as urutan
        from baris as b
       order by urutan
      offset v_r.lewati
       limit v_r.banyak
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', json_build_object(
      'jenis', coalesce(laporan_order.jenis, 'order-pembelian'), 'per', v_r.akhir,
      'diketahui', erp_private.saat_json(v_tahu),
      'total_sisa', (select coalesce(sum(b.nilai_sisa), 0)::erp.uang from baris as b)
    ),
    'data', (
      select coalesce(json_agg(erp_private.order_terbuka_json(
          null::buku, h.order_id, h.nomor, h.tanggal, h.tanggal_kirim, h.hari_terlambat,
          h.kontak_id, h.lokasi_id, h.baris_id, h.barang_id, h.qty_order, h.qty_dipenuhi,
          h.qty_sisa, h.reservasi, h.dpp, h.nilai_sisa
        ) order by h.urutan), '[]')
        from halaman as h
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
