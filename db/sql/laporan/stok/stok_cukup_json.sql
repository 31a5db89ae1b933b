/** For how many days some goods last, as JSON. */
-- The generic plan prevents that it is planned anew for each row of a page.
create or replace function erp_private.stok_cukup_json(
  buku anyelement, barang_id bigint, lokasi_id bigint, qty numeric, rata numeric, cukup numeric
) returns json language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select json_build_object(
        'barang_id', b.id, 'kode', b.kode, 'nama', b.nama, 'satuan', s.kode,
        'lokasi_id', l.id, 'lokasi_nama', l.nama, 'qty', stok_cukup_json.qty::erp.kuantitas,
        'rata_keluar', stok_cukup_json.rata::erp.kuantitas,
        'cukup_hari', round(stok_cukup_json.cukup, 1)
      )
      from barang as b
      join satuan as s on s.id = b.satuan_id
      left join lokasi as l on l.id = stok_cukup_json.lokasi_id
     where b.id = stok_cukup_json.barang_id
  );
end
$$;
