/** Messages about lines of quotations that an order names, or null. */
-- All of one quotation to its contact, each of the same barang, not later than the order.
create or replace function erp_private.penawaran_link_problems(
  buku anyelement, jenis erp.jenis_transaksi, kontak_id bigint, tanggal date,
  masukan erp_private.baris_masukan[], penawaran_baris bigint[]
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(
        format('detail.%s.penawaran_baris_id: %s', d.urutan - 1, m.pesan) order by d.urutan
      )
      from (
        select p.urutan, p.id, t.kontak_id, t.tanggal, t.id as penawaran_id, b.barang_id,
               min(t.id) over () as utama
          from unnest(penawaran_link_problems.penawaran_baris) with ordinality as p (id, urutan)
          left join transaksi_baris as b on b.id = p.id
          left join transaksi as t
            on t.id = b.transaksi_id and t.jenis = 'order-penjualan' and t.mode = 'penawaran'
           and t.status in ('final', 'void')
      ) as d
      cross join lateral (
        select case
          when penawaran_link_problems.jenis <> 'order-penjualan'
            then 'hanya untuk order penjualan'
          when d.penawaran_id is null then 'tidak ditemukan pada penawaran'
          when d.penawaran_id <> d.utama then 'dari penawaran lain; satu order, satu penawaran'
          when d.kontak_id <> penawaran_link_problems.kontak_id then 'penawaran kepada kontak lain'
          when d.barang_id is distinct from
            (penawaran_link_problems.masukan[d.urutan]).barang_id then 'penawaran barang lain'
          when d.tanggal > penawaran_link_problems.tanggal
            then format('penawaran bertanggal %s, sesudah order ini', d.tanggal)
        end as pesan
      ) as m
     where d.id is not null and m.pesan is not null
  );
end
$$;
