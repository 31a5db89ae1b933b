/** The movements of many documents, goods by goods, with the pool of each as it stands. */
-- In the order in which massal_nilai values them: goods, document, line. `lain`: valuing it here is
-- not enough, because goods cost by layers or later movements of the same goods exist.
create or replace function erp_private.massal_pools(
  tanggal date[], gerak erp_private.gerak[], ke integer[]
) returns table (
  g erp_private.gerak, ke integer, tanggal date, pool_id bigint, qty numeric, nilai numeric,
  lain boolean
) language sql stable as $$
  select u.g, u.ke, u.tanggal, u.pool_id, coalesce(s.qty, 0), coalesce(s.nilai, 0),
         u.fifo or coalesce(s.tanggal_terakhir > u.tanggal, false)
    from (
      select massal_pools.gerak[n] as g, massal_pools.ke[n] as ke,
             massal_pools.tanggal[massal_pools.ke[n]] as tanggal, p.metode_hpp = 'fifo' as fifo,
             (massal_pools.gerak[n]).barang_id, (massal_pools.gerak[n]).baris,
             (massal_pools.gerak[n]).sub,
             coalesce(
               (massal_pools.gerak[n]).pool_id,
               case
                 when p.lingkup_hpp = 'per_lokasi' then (massal_pools.gerak[n]).lokasi_id
                 else 0
               end
             ) as pool_id
        from pengaturan as p
       cross join generate_subscripts(massal_pools.gerak, 1) as n
    ) as u
   cross join lateral (
     -- A mirror of goods in one pool may change what mirrors in another are worth.
     select sum(p.qty) filter (where p.pool_id = u.pool_id) as qty,
            sum(p.nilai) filter (where p.pool_id = u.pool_id) as nilai,
            max(p.tanggal_terakhir)
              filter (where p.pool_id = u.pool_id or (u.g).dasar = 'cermin') as tanggal_terakhir
       from stok_pool as p
      where p.barang_id = u.barang_id
   ) as s
   order by u.barang_id, u.ke, u.baris, u.sub
$$;
