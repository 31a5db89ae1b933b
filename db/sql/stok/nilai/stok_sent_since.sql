/**
 * The order key from which a replay can follow all goods that were sent on while they were
 * uncovered.
 */
-- It goes back from the given key until no goods that wait for their cover had been sent to another
-- pool before it.
-- @execute erp_writer, erp_reader
create or replace function erp_private.stok_sent_since(
  buku anyelement, barang_id bigint, inout tanggal date, inout urut bigint
) language plpgsql stable as $$
declare
  v_awal record;
begin
  loop
    select m.tanggal_kunci, m.urut into v_awal
      from stok_pool as p
     cross join lateral unnest((erp_private.stok_pool_state(
       buku, stok_sent_since.barang_id, p.pool_id, stok_sent_since.tanggal, stok_sent_since.urut,
       false, null
     )).antre) as a (mutasi_id, ke, asal_id, i, qty, nilai)
      join mutasi_stok as m on m.id = a.mutasi_id
     where p.barang_id = stok_sent_since.barang_id and erp_private.stok_is_sent(buku, m.id)
     order by m.tanggal_kunci, m.urut
     limit 1;
    exit when not found;
    tanggal := v_awal.tanggal_kunci;
    urut := v_awal.urut - 1;
  end loop;
end
$$;
