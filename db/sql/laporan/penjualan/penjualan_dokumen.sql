/** Documents of sales and their reversals in a period, as penjualan_gerak counts them. */
-- A document counts at its date, a reversal at its own (`arah` -1). `tanda` is the sign of its
-- amounts: returns, reversals, and a void without anything to reverse are negative. `banyak` is 1,
-- or -1 for a void that takes its document back at the document's own date. In SQL, so that
-- PostgreSQL writes it into the statement of penjualan_gerak.
-- @execute erp_reader, erp_writer
create or replace function erp_private.penjualan_dokumen(
  dari date, sampai date, sejak timestamptz, diketahui timestamptz
)
returns table (
  posting_id bigint, tanggal date, arah integer, banyak integer, id bigint,
  jenis erp.jenis_transaksi, kontak_id bigint, ongkos numeric, harga_termasuk_pajak boolean,
  gabungan_id bigint, tanggal_asal date, tanda integer
) language sql stable as $$
  with
    baru as (
      select array_agg(p.id) as id, array_agg(p.transaksi_id) as transaksi
        from posting as p
       where p.id = any (array(
         select s.posting_id from erp_private.posting_after(penjualan_dokumen.sejak) as s
       ))
    )
  select x.*,
         x.banyak * x.arah * case x.jenis when 'retur-penjualan' then -1 else 1 end as tanda
    from (
      select t.posting_id, t.tanggal, 1 as arah, 1 as banyak, t.id, t.jenis, t.kontak_id,
             t.ongkos::numeric, t.harga_termasuk_pajak, t.gabungan_id, t.tanggal as tanggal_asal
        from transaksi as t
       where t.jenis in ('penjualan', 'retur-penjualan', 'bayar-poin')
         and t.status in ('final', 'void')
         and t.tanggal >= penjualan_dokumen.dari and t.tanggal <= penjualan_dokumen.sampai
         and (penjualan_dokumen.sejak is null
           or t.id = any ((select b.transaksi from baru as b)::bigint[])
             and t.posting_id = any ((select b.id from baru as b)::bigint[]))
      union all
      select v.id, coalesce(h.tanggal, t.tanggal), h.arah, h.arah * -1, t.id, t.jenis,
             t.kontak_id, t.ongkos, t.harga_termasuk_pajak, t.gabungan_id, t.tanggal
        from transaksi as t
        join posting as v on v.transaksi_id = t.id and v.aksi = 'void'
       cross join lateral (
         select min(b.tanggal) as tanggal, case count(*) when 0 then 1 else -1 end as arah
           from (
             select j.tanggal
               from jurnal as j
              where j.posting_id = v.id and j.transaksi_id = t.id and j.jenis = 'pembalik'
             union all
             select m.tanggal
               from mutasi_stok as m
              where m.posting_id = v.id and m.transaksi_id = t.id and m.jenis = 'pembalik'
                and not erp_private.terhitung_is(null::buku, m.transaksi_id, m.baris_id)
           ) as b
       ) as h
       where t.jenis in ('penjualan', 'retur-penjualan', 'bayar-poin') and t.status = 'void'
         and t.total_nilai = 0 and t.tanggal <= penjualan_dokumen.sampai
         and coalesce(h.tanggal, t.tanggal) >= penjualan_dokumen.dari
         and coalesce(h.tanggal, t.tanggal) <= penjualan_dokumen.sampai
         and (penjualan_dokumen.sejak is null
           or v.id = any ((select b.id from baru as b)::bigint[]))
      union all
      select r.posting_id, r.tanggal, -1, 1, t.id, t.jenis, t.kontak_id, t.ongkos,
             t.harga_termasuk_pajak, t.gabungan_id, t.tanggal
        from jurnal as r
        join jurnal as j on j.id = r.membalik_id and j.jenis = 'transaksi'
        join transaksi as t
          on t.id = r.transaksi_id and t.jenis in ('penjualan', 'retur-penjualan', 'bayar-poin')
       where r.jenis = 'pembalik' and t.total_nilai <> 0
         and r.tanggal >= penjualan_dokumen.dari and r.tanggal <= penjualan_dokumen.sampai
         and (penjualan_dokumen.sejak is null
           or r.posting_id = any ((select b.id from baru as b)::bigint[]))
    ) as x
   where not exists (
     select from erp_private.posting_after(penjualan_dokumen.diketahui) as s
      where s.posting_id = x.posting_id
   )
$$;
