/** What moved of the goods of a count at its location since each line was seen. */
-- `dilihat` is the number, in the order of movements, at which a line was seen. `sejak` is the sum
-- by the end of the day, without corrections that belong before this count: those of counts of
-- earlier days, and of this day that were seen earlier. The line's difference stands before what
-- has moved on that day since then: `urut` is the free place there, null where nothing moved. The
-- caller has locked the goods.
create or replace function erp_private.opname_stok_since(
  buku anyelement, lokasi_id bigint, tanggal date, barang bigint[], dilihat bigint[]
)
returns table (urutan bigint, sejak numeric, urut bigint)
language plpgsql stable as $$
declare
  v_awal constant bigint := (select min(d) from unnest(opname_stok_since.dilihat) as d);
begin
  return query
    with
      gerak as materialized (
        select m.id, m.barang_id, m.lokasi_id, m.tanggal_kunci, m.urut, m.qty,
               case when t.jenis = 'opname-stok' then coalesce((l.rincian ->> 'dilihat')::bigint, 0)
               end as hitungan
          from (
            -- offset 0 prevents a walk through all movements of the goods: the later ones are found
            -- by id.
            select x.id, x.barang_id, x.lokasi_id, x.tanggal_kunci, x.urut, x.qty, x.transaksi_id,
                   x.baris_id
              from mutasi_stok as x
             where x.id > v_awal
            offset 0
          ) as m
          join transaksi as t on t.id = m.transaksi_id
          left join transaksi_baris as l on l.id = m.baris_id
         where m.barang_id = any (opname_stok_since.barang)
           and m.tanggal_kunci <= opname_stok_since.tanggal
      )
    select b.urutan,
           coalesce(sum(g.qty) filter (
             where g.lokasi_id = opname_stok_since.lokasi_id and not (
               g.hitungan is not null
               and (g.tanggal_kunci < opname_stok_since.tanggal or g.hitungan <= b.dilihat)
             )
           ), 0),
           min(g.urut) filter (
             where g.tanggal_kunci = opname_stok_since.tanggal
               and not coalesce(g.hitungan <= b.dilihat, false)
               and not exists (
                 select
                   from mutasi_stok as o
                  where o.barang_id = g.barang_id and o.tanggal_kunci = g.tanggal_kunci
                    and o.urut = g.urut and o.id <= b.dilihat
               )
           ) - 1
      from unnest(opname_stok_since.barang, opname_stok_since.dilihat) with ordinality
        as b (barang_id, dilihat, urutan)
      left join gerak as g on g.barang_id = b.barang_id and g.id > b.dilihat
     group by b.urutan;
end
$$;
