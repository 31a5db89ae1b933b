/**
 * Goods that fell below their stok_minimum since the last look, and notes them; null for none.
 * `lokasi_id`: as who sees only these places counts them, without it all places together.
 */
-- Goods that have recovered are forgotten, so that they are told of again. Goods that were never in
-- stock are left out.
-- @execute erp_writer
create or replace function erp_private.notifikasi_stok_new(buku anyelement, lokasi_id bigint[])
returns bigint[] language plpgsql as $$
declare
  v_lokasi constant bigint[] := coalesce(lokasi_id, '{}');
  v_baru bigint[];
begin
  with
    kurang as materialized (
      select b.id
        from barang as b
       where b.stok_minimum > 0 and b.aktif and b.jenis = 'persediaan'
         and b.stok_minimum > erp_private.notifikasi_stok_qty(
           buku, b.id, notifikasi_stok_new.lokasi_id
         )
    ),
    pulih as (
      delete from stok_kurang as k
       where k.lokasi_id = v_lokasi and not exists (select from kurang where id = k.barang_id)
    ),
    baru as (
      insert into stok_kurang (barang_id, lokasi_id)
      select id, v_lokasi from kurang order by id
      on conflict do nothing
      returning barang_id
    )
  select array_agg(b.barang_id) into v_baru from baru as b;
  return v_baru;
end
$$;
