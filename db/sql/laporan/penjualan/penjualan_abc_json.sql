/** Goods with their class as JSON. */
-- The generic plan prevents that it is planned anew for each row of a page.
create or replace function erp_private.penjualan_abc_json(
  buku anyelement, barang_id bigint, nilai numeric, bagian numeric, kumulatif numeric, kelas text
) returns json language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select json_build_object(
        'barang_id', b.id, 'kode', b.kode, 'nama', b.nama, 'satuan', s.kode,
        'nilai', penjualan_abc_json.nilai::numeric(20, 6), 'bagian', penjualan_abc_json.bagian,
        'kumulatif', penjualan_abc_json.kumulatif, 'kelas', penjualan_abc_json.kelas
      )
      from barang as b
      join satuan as s on s.id = b.satuan_id
     where b.id = penjualan_abc_json.barang_id
  );
end
$$;
