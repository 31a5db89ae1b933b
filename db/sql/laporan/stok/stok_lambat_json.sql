/** Goods that nobody sold or used as JSON, with the day on which they left last. */
-- The generic plan prevents that it is planned anew for each row of a page.
create or replace function erp_private.stok_lambat_json(
  buku anyelement, barang_id bigint, lokasi_id bigint, qty numeric, nilai numeric, per date,
  lokasi bigint, diketahui timestamptz
) returns json language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select json_build_object(
        'barang_id', b.id, 'kode', b.kode, 'nama', b.nama, 'satuan', s.kode,
        'lokasi_id', l.id, 'lokasi_nama', l.nama, 'terakhir_keluar', t.hari,
        'hari', stok_lambat_json.per - t.hari, 'qty', stok_lambat_json.qty::erp.kuantitas,
        'nilai', stok_lambat_json.nilai::erp.uang
      )
      from barang as b
      join satuan as s on s.id = b.satuan_id
      left join lokasi as l on l.id = stok_lambat_json.lokasi_id
     cross join lateral (
       select erp_private.stok_terakhir(
                buku, b.id, coalesce(l.id, stok_lambat_json.lokasi), stok_lambat_json.per,
                stok_lambat_json.diketahui
              ) as hari
     ) as t
     where b.id = stok_lambat_json.barang_id
  );
end
$$;
