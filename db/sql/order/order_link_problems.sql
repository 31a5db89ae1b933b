/** Messages about order lines that a document names, or null. */
-- Each must be of an order of this kind and contact, of the same barang, not later than the
-- document.
create or replace function erp_private.order_link_problems(
  buku anyelement, jenis erp.jenis_transaksi, kontak_id bigint, tanggal date,
  masukan erp_private.baris_masukan[], order_baris bigint[]
) returns text[] language plpgsql stable as $$
begin
  return (
    select array_agg(
        format('detail.%s.order_baris_id: %s', d.urutan - 1, m.pesan) order by d.urutan
      )
      from unnest(order_link_problems.order_baris) with ordinality as d (id, urutan)
      left join transaksi_baris as b on b.id = d.id
      left join transaksi as t on t.id = b.transaksi_id and t.jenis = order_link_problems.jenis
       and t.mode is null
      cross join lateral (
        select case
          when t.id is null then format('tidak ditemukan pada %s', order_link_problems.jenis)
          when t.kontak_id <> order_link_problems.kontak_id then 'order milik kontak lain'
          when b.barang_id is distinct from
            (order_link_problems.masukan[d.urutan]).barang_id then 'order untuk barang lain'
          when t.tanggal > order_link_problems.tanggal
            then format('order bertanggal %s, sesudah dokumen ini', t.tanggal)
        end as pesan
      ) as m
     where d.id is not null and m.pesan is not null
  );
end
$$;
