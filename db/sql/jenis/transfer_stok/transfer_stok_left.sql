/** The quantity of each line of a transfer in two steps that is still in transit, in base units. */
-- `mutasi_id` is the movement that brought it there. For a day it is the quantity that may leave on
-- that day: the lowest one there is then or on any later day, since later receipts and their voids
-- stay as they are.
-- @execute erp_writer, erp_reader
create or replace function erp_private.transfer_stok_left(
  buku anyelement, transaksi_id bigint, tanggal date default 'infinity'
) returns table (baris_id bigint, mutasi_id bigint, sisa numeric) language plpgsql stable as $$
begin
  return query
    with
      gerak as materialized (
        select m.id, m.baris_id, m.lokasi_id, m.jenis, m.sub, m.qty, m.tanggal_kunci, m.urut
          from mutasi_stok as m
         where m.transaksi_id = transfer_stok_left.transaksi_id and m.jenis <> 'koreksi_hpp'
      ),
      asal as materialized (
        select g.id, g.baris_id, g.lokasi_id
          from gerak as g
         where g.jenis = 'masuk' and g.sub = 1
      ),
      jalan as (
        select a.id, g.baris_id, g.tanggal_kunci,
               sum(g.qty) over (
                 partition by g.baris_id order by g.tanggal_kunci, g.urut
               ) as ada,
               lead(g.tanggal_kunci) over (
                 partition by g.baris_id order by g.tanggal_kunci, g.urut, g.id
               ) as kemudian
          from gerak as g
          join asal as a on a.baris_id = g.baris_id and a.lokasi_id = g.lokasi_id
      )
    select j.baris_id, j.id, min(j.ada)::numeric
      from jalan as j
     where j.tanggal_kunci > transfer_stok_left.tanggal
       or coalesce(j.kemudian > transfer_stok_left.tanggal, true)
     group by j.baris_id, j.id
     order by j.id;
end
$$;
