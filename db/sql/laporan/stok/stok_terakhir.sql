/** The last day up to one on which goods left by sale or use, and were not taken back by then. */
-- The generic plan prevents that it is planned anew for each row of a page.
create or replace function erp_private.stok_terakhir(
  buku anyelement, barang_id bigint, lokasi_id bigint, per date, diketahui timestamptz
) returns date language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return (
    select m.tanggal
      from mutasi_stok as m
     where m.barang_id = stok_terakhir.barang_id and m.tanggal <= stok_terakhir.per
       and m.jenis = 'keluar'
       and (stok_terakhir.lokasi_id is null or m.lokasi_id = stok_terakhir.lokasi_id)
       and exists (
         select
           from transaksi as t
          where t.id = m.transaksi_id
            and t.jenis in ('penjualan', 'penggunaan-persediaan', 'bayar-poin')
       )
       and not exists (
         select
           from mutasi_stok as v
          where v.membalik_id = m.id and v.tanggal <= stok_terakhir.per
            and not exists (
              select from erp_private.posting_after(stok_terakhir.diketahui) as s
               where s.posting_id = v.posting_id
            )
       )
       and not exists (
         select from erp_private.posting_after(stok_terakhir.diketahui) as s
          where s.posting_id = m.posting_id
       )
     order by m.tanggal desc, m.id desc
     limit 1
  );
end
$$;
