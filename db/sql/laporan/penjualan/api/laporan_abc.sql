/**
 * Goods sold in a period by net sales, gross profit or quantity, in three classes: A are those that
 * make the first 80 %, B the next 15 %, C the rest. bagian and kumulatif are percent.
 */
-- GET /api/laporan/abc.
create or replace function erp.laporan_abc(
  dari date default null, sampai date default null, dasar erp.dasar_abc default 'nilai',
  lokasi_id bigint default null, page integer default 1, per_page integer default 20,
  diketahui timestamptz default null
) returns json language plpgsql stable security definer as $$
declare
  v_tahu timestamptz;
  v_r record;
  v_hasil json;
begin
  perform erp_private.wajib_hak(null::buku, 'laporan', 'laporan', bagian => 'abc');
  v_tahu := erp_private.diketahui_saat(null::buku, diketahui);
  v_r := erp_private.laporan_rentang(null::buku, dari, sampai, page, per_page);
  with
    baris as materialized (
      select a.*
        from erp_private.penjualan_abc(
          null::buku, v_r.mulai, v_r.akhir, coalesce(laporan_abc.dasar, 'nilai'),
          laporan_abc.lokasi_id, v_tahu
        ) as a
    )
  select json_build_object(
    'total', (select count(*) from baris),
    'meta', (
      select json_build_object(
          'dari', v_r.mulai, 'sampai', v_r.akhir, 'diketahui', erp_private.saat_json(v_tahu),
          'dasar', coalesce(laporan_abc.dasar, 'nilai'),
          'jumlah', coalesce(sum(b.nilai), 0)::numeric(20, 6),
          'banyak_a', count(*) filter (where b.kelas = 'A'),
          'banyak_b', count(*) filter (where b.kelas = 'B'),
          'banyak_c', count(*) filter (where b.kelas = 'C')
        )
        from baris as b
    ),
    'data', (
      select coalesce(json_agg(erp_private.penjualan_abc_json(
          null::buku, b.barang_id, b.nilai, b.bagian, b.kumulatif, b.kelas
        ) order by b.ke), '[]')
        from baris as b
       where b.ke > v_r.lewati and b.ke <= v_r.lewati + v_r.banyak
    )
  ) into v_hasil;
  return v_hasil;
end
$$;
