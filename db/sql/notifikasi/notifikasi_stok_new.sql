/**
 * Goods that became short since the last look, and notes them: [{barang_id, kode, stok,
 * stok_minimum}], null for none. `lokasi_id`: as who sees only these places counts them, without
 * it all places together.
 */
-- Goods that have recovered are forgotten, so that they are told of again. Goods that were never in
-- stock are left out: of some places those that none of the places that lack them ever had.
-- @execute erp_writer
create or replace function erp_private.notifikasi_stok_new(buku anyelement, lokasi_id bigint[])
returns jsonb language plpgsql as $$
declare
  v_lokasi constant bigint[] := coalesce(lokasi_id, '{}');
  v_baru jsonb;
begin
  with
    kurang as materialized (
      select k.barang_id, k.stok, k.minimum::erp.kuantitas as minimum
        from erp_private.stok_menipis(buku, notifikasi_stok_new.lokasi_id) as k
       where k.pernah and k.minimum > 0
    ),
    pulih as (
      delete from stok_kurang as k
       where k.lokasi_id = v_lokasi
         and not exists (select from kurang as x where x.barang_id = k.barang_id)
    ),
    baru as (
      insert into stok_kurang (barang_id, lokasi_id)
      select k.barang_id, v_lokasi from kurang as k order by k.barang_id
      on conflict do nothing
      returning barang_id
    )
  select jsonb_agg(jsonb_build_object(
      'barang_id', b.id, 'kode', b.kode, 'stok', k.stok, 'stok_minimum', k.minimum
    ) order by b.id) into v_baru
    from baru as n
    join kurang as k on k.barang_id = n.barang_id
    join barang as b on b.id = n.barang_id;
  return v_baru;
end
$$;
