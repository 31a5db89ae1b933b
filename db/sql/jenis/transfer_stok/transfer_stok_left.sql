/** What is still in transit of each line of a transfer in two steps, in base units. */
-- `mutasi_id` is the movement that brought it there. Of a day it is what may leave on that day:
-- what is there then and on all days after, because what left later, or came back later when a
-- receipt was taken back, stays as it is.
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
