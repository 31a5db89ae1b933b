/** Documents of purchases and their reversals in a period, as known at a moment. */
-- Invoices, returns, notes about prices and bills of landed cost. A document counts at its date, a
-- reversal at its own (`arah` -1); a void without a journal that reverses (of gifts) at the day of
-- its goods. `tanda` is the sign of its amounts: returns and reversals are negative. What is no
-- invoice yet is left out here: receipts, and what goes back of them (`nilai_barang`).
create or replace function erp_private.pembelian_dokumen(
  dari date, sampai date, diketahui timestamptz
)
returns table (
  posting_id bigint, tanggal date, arah integer, id bigint, jenis erp.jenis_transaksi,
  kontak_id bigint, tanda integer
) language sql stable as $$
  select x.*, x.arah * case x.jenis when 'retur-pembelian' then -1 else 1 end
    from (
      select t.posting_id, t.tanggal, 1 as arah, t.id, t.jenis, t.kontak_id
        from transaksi as t
       where t.jenis in ('pembelian', 'retur-pembelian', 'hutang')
         and t.status in ('final', 'void') and t.mode is distinct from 'penerimaan'
         and t.tanggal >= pembelian_dokumen.dari and t.tanggal <= pembelian_dokumen.sampai
      union all
      select r.posting_id, r.tanggal, -1, t.id, t.jenis, t.kontak_id
        from jurnal as r
        join jurnal as j on j.id = r.membalik_id and j.jenis = 'transaksi'
        join transaksi as t
          on t.id = r.transaksi_id and t.jenis in ('pembelian', 'retur-pembelian', 'hutang')
         and t.mode is distinct from 'penerimaan'
       where r.jenis = 'pembalik'
         and r.tanggal >= pembelian_dokumen.dari and r.tanggal <= pembelian_dokumen.sampai
      union all
      select v.id, coalesce(h.tanggal, t.tanggal), -1, t.id, t.jenis, t.kontak_id
        from transaksi as t
        join posting as v on v.transaksi_id = t.id and v.aksi = 'void'
       cross join lateral (
         select min(m.tanggal) as tanggal
           from mutasi_stok as m
          where m.posting_id = v.id and m.transaksi_id = t.id and m.jenis = 'pembalik'
       ) as h
       where t.jenis in ('pembelian', 'retur-pembelian') and t.status = 'void'
         and t.mode is distinct from 'penerimaan' and t.total_nilai = 0
         and t.tanggal <= pembelian_dokumen.sampai
         and coalesce(h.tanggal, t.tanggal) >= pembelian_dokumen.dari
         and coalesce(h.tanggal, t.tanggal) <= pembelian_dokumen.sampai
         and not exists (
           select
             from jurnal as r
            where r.posting_id = v.id and r.transaksi_id = t.id and r.jenis = 'pembalik'
         )
    ) as x
   where not exists (
     select from erp_private.posting_after(pembelian_dokumen.diketahui) as s
      where s.posting_id = x.posting_id
   )
     and not exists (
       select from transaksi as t
        where t.id = x.id and t.jenis = 'retur-pembelian' and t.rincian ? 'nilai_barang'
     )
$$;
