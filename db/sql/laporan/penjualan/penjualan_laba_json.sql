/** A page of the sales report by gross profit or by document, as the report answers it (VAHAL). */
-- The sums in meta are those of the chosen rows.
create or replace function erp_private.penjualan_laba_json(
  buku anyelement, rentang record, kontak bigint, barang bigint, diketahui timestamptz,
  pilih bigint[], urut erp.urut_penjualan, per_dokumen boolean, laba_di_bawah numeric
) returns json language plpgsql stable as $$
declare
  v_hasil json;
begin
  with
    baris as materialized (
      select u.*
        from erp_private.penjualan_sort(
          buku, rentang.mulai, rentang.akhir, kontak, barang, diketahui, pilih, urut, per_dokumen,
          laba_di_bawah
        ) with ordinality as u (
          tanggal, transaksi_id, arah, baris_id, barang_id, qty, potongan, bersih, hpp, ke
        )
    ),
    jumlah as (
      select count(*) as banyak, coalesce(sum(b.bersih), 0) as bersih,
             coalesce(sum(b.hpp), 0) as hpp
        from baris as b
    )
  select json_build_object(
    'total', j.banyak,
    'meta', json_build_object(
      'dari', rentang.mulai, 'sampai', rentang.akhir,
      'diketahui', erp_private.saat_json(diketahui), 'total_bersih', j.bersih::erp.uang,
      'total_hpp', j.hpp::erp.uang, 'total_laba', (j.bersih - j.hpp)::erp.uang
    ),
    'data', (
      select coalesce(json_agg(
        erp_private.penjualan_json(
          buku, b.tanggal, b.transaksi_id, b.arah, b.baris_id, b.barang_id, b.qty, b.potongan,
          b.bersih, b.hpp, coalesce(penjualan_laba_json.per_dokumen, false)
        ) order by b.ke
      ), '[]')
        from baris as b
       where b.ke > rentang.lewati and b.ke <= rentang.lewati + rentang.banyak
    )
  ) into v_hasil
    from jumlah as j;
  return v_hasil;
end
$$;
