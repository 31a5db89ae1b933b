/** Messages about what only an order has, or null. */
-- Beside its head and lines: the days of delivery and of the offer, the reservation, the tier of
-- prices, and prices that a purchase lacks. `masukan` are its lines (order_masukan).
create or replace function erp_private.order_problems(
  buku anyelement, jenis erp.jenis_transaksi, dokumen erp.order_penjualan_input,
  masukan erp_private.baris_masukan[]
) returns text[] language plpgsql stable as $$
declare
  v_d constant erp.order_penjualan_input := order_problems.dokumen;
begin
  return (
      select array_agg(m.pesan order by m.urutan)
        from (values
          (1, case
            when v_d.tanggal_kirim < v_d.tanggal
              and erp_private.hari_problem(v_d.tanggal_kirim) is null
              then 'tanggal_kirim: sebelum tanggal order'
          end),
          (2, case
            when v_d.reservasi and order_problems.jenis <> 'order-penjualan'
              then 'reservasi: hanya untuk order penjualan'
            when v_d.reservasi and v_d.lokasi_id is null
              then 'lokasi_id: wajib diisi untuk reservasi'
          end),
          (3, case
            when v_d.berlaku_sampai < v_d.tanggal
              and erp_private.hari_problem(v_d.berlaku_sampai) is null
              then 'berlaku_sampai: sebelum tanggal penawaran'
          end),
          (4, case
            when v_d.harga_kode is not null
              and not exists (select from harga as h where h.kode = v_d.harga_kode and h.aktif)
              then 'harga_kode: tidak ditemukan atau tidak aktif'
          end)
        ) as m (urutan, pesan)
       where m.pesan is not null
    )
    || (
      select array_agg(
          format('detail.%s.harga: wajib diisi, barang ini tanpa harga beli', d.ordinality - 1)
          order by d.ordinality
        )
        from unnest(order_problems.masukan) with ordinality as d
        join barang as b on b.id = d.barang_id
       where order_problems.jenis = 'order-pembelian' and d.harga is null
    );
end
$$;
