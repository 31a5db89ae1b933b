/** Goods that fell below their stok_minimum since the last look, and notes them; null for none. */
-- Goods that have recovered are forgotten, so that they are told of again. Goods that were never in
-- stock are left out.
-- @execute erp_writer
create or replace function erp_private.notifikasi_stok_new(buku anyelement)
returns bigint[] language plpgsql as $$
declare
  v_baru bigint[];
begin
  with
    kurang as materialized (
      select b.id
        from barang as b
       where b.stok_minimum > 0 and b.aktif and b.jenis = 'persediaan'
         and b.stok_minimum > (
           select sum(l.qty) from stok_lokasi as l where l.barang_id = b.id
         )
    ),
    pulih as (
      delete from stok_kurang as k where not exists (select from kurang where id = k.barang_id)
    ),
    baru as (
      insert into stok_kurang (barang_id)
      select id from kurang order by id
      on conflict (barang_id) do nothing
      returning barang_id
    )
  select array_agg(b.barang_id) into v_baru from baru as b;
  return v_baru;
end
$$;
