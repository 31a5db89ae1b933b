/** Sales of a period per day and barang, contact or combination, from the documents. */
-- `grup` is hari (per day), barang, pelanggan (contact) or gabungan (combination of dimension
-- values), each per day with `id` 0 for "none"; or luar: amounts beside the documents, with `id`
-- the row of penjualan_rekonsiliasi. Only what became known after `sejak` and until `diketahui`,
-- times `faktor`.
create or replace function erp_private.penjualan_sum(
  buku anyelement, grup text, dari date, sampai date, sejak timestamptz, diketahui timestamptz,
  faktor integer
) returns setof erp_private.penjualan_jumlah language plpgsql stable as $$
begin
  if penjualan_sum.grup = 'luar' then
    return query
      select l.tanggal, l.urutan, 0::numeric, 0::numeric, penjualan_sum.faktor * sum(l.nilai),
             0::numeric, 0::bigint, 0::bigint
        from erp_private.penjualan_luar(
          penjualan_sum.dari, penjualan_sum.sampai, penjualan_sum.sejak,
          penjualan_sum.diketahui
        ) as l
       group by 1, 2;
    return;
  end if;
  return query
    select g.tanggal,
           case penjualan_sum.grup
             when 'barang' then coalesce(g.barang_id, 0)
             when 'pelanggan' then coalesce(g.kontak_id, 0)
             when 'gabungan' then coalesce(g.gabungan_id, 0)
             else 0
           end, penjualan_sum.faktor * sum(g.qty), penjualan_sum.faktor * sum(g.potongan),
           penjualan_sum.faktor * sum(g.bersih), penjualan_sum.faktor * sum(g.hpp),
           penjualan_sum.faktor * sum(g.banyak), penjualan_sum.faktor * sum(g.gerak)
      from erp_private.penjualan_gerak(
        penjualan_sum.dari, penjualan_sum.sampai, penjualan_sum.sejak,
        penjualan_sum.diketahui
      ) as g
     group by 1, 2;
end
$$;
