/** What left by sale or use after a day and up to another, by goods: less what came back. */
-- Also by location where that is asked; goods given for points are use. A void counts negative on
-- its day.
create or replace function erp_private.stok_keluar(
  sejak date, per date, lokasi_id bigint, per_lokasi boolean, diketahui timestamptz
)
returns table (barang_id bigint, lokasi_id bigint, qty numeric)
language sql stable as $$
  select m.barang_id, case when stok_keluar.per_lokasi then m.lokasi_id end, -sum(m.qty)
    from mutasi_stok as m
    join transaksi as t on t.id = m.transaksi_id
   where m.tanggal > stok_keluar.sejak and m.tanggal <= stok_keluar.per
     and m.jenis <> 'koreksi_hpp'
     and t.jenis in ('penjualan', 'retur-penjualan', 'penggunaan-persediaan', 'bayar-poin')
     and (stok_keluar.lokasi_id is null or m.lokasi_id = stok_keluar.lokasi_id)
     and (
       stok_keluar.diketahui is null
       or not exists (
         select from erp_private.posting_after(stok_keluar.diketahui) as s
          where s.posting_id = m.posting_id
       )
     )
   group by 1, 2
$$;
