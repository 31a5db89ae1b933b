/** Dimension values in a journal that its document does not have; must be empty. */
-- Bookings on classes 4 to 6 with other values than the document's own come from its lines and
-- stock movements with those values.
create or replace function erp_private.integritas_dimensi_dokumen()
returns table (pemeriksaan text, kunci text, harap text, nyata text)
language sql stable as $$
  with
    hasil as materialized (
      select a.kode
        from akun as a
        join erp.akun_subklas as s on s.id = a.subklas_id
       where s.klas_id >= 4
    ),
    dokumen as materialized (
      select t.id, t.jenis, t.mode, t.nomor, t.posting_id, coalesce(t.gabungan_id, 0) as gabungan_id
        from transaksi as t
       where t.status in ('final', 'void') and t.rincian -> 'koreksi_periode_lalu' is null
         and t.jenis not in (
           'pelunasan-piutang', 'pelunasan-hutang', 'audit-hutang-piutang', 'order-penjualan',
           'order-pembelian'
         )
    ),
    isi as (
      select d.id, coalesce(b.gabungan_id, 0) as gabungan_id, case
          when d.jenis in ('penjualan', 'bayar-poin') then -n.jual
          when d.jenis = 'retur-penjualan' then n.jual
          when d.mode = 'harga' and g.jenis = 'persediaan' then 0
          when d.jenis = 'retur-pembelian' and g.jenis = 'persediaan' then -n.beli
          when g.jenis = 'persediaan' and d.jenis = 'pembelian' then 0
          when h.kode is null and g.jenis is null then 0
          when d.jenis in ('pembelian', 'hutang') then n.beli
          when d.jenis = 'retur-pembelian' then -n.beli
          when d.jenis = 'penggunaan-persediaan' and h.kode is not null then b.ppn
          when d.jenis = 'penyusutan' then b.subtotal
          when d.jenis in ('kas-masuk', 'piutang') then -b.dpp
          when d.jenis = 'kas-keluar' then b.dpp
          when d.jenis = 'jurnal-umum' then coalesce((b.rincian ->> 'debit')::numeric, 0)
            - coalesce((b.rincian ->> 'kredit')::numeric, 0)
          else 0
        end as nilai, 0 as buku
        from dokumen as d
        join transaksi_baris as b on b.transaksi_id = d.id
        left join barang as g on g.id = b.barang_id
        left join hasil as h on h.kode = b.akun_kode
       cross join lateral (
         select b.dpp - coalesce((b.rincian ->> 'poin_tangguhan')::numeric, 0) as jual,
                b.dpp + case when b.dikreditkan then 0 else b.ppn end as beli
       ) as n
      union all
      select d.id, coalesce(m.gabungan_id, 0), -m.nilai, 0
        from dokumen as d
        join mutasi_stok as m on m.posting_id = d.posting_id and m.jurnal_id is null
       where m.akun_lawan in (select h.kode from hasil as h) and m.jenis <> 'koreksi_hpp'
      union all
      select d.id, coalesce(b.gabungan_id, 0), 0, b.debit - b.kredit
        from dokumen as d
        join jurnal as j on j.posting_id = d.posting_id and j.jenis = 'transaksi'
        join jurnal_baris as b on b.jurnal_id = j.id
       where b.akun_kode in (select h.kode from hasil as h)
    )
  select 'dimensi', format('%s gabungan %s', d.nomor, i.gabungan_id), sum(i.nilai)::text,
         sum(i.buku)::text
    from isi as i
    join dokumen as d on d.id = i.id
   where i.gabungan_id <> d.gabungan_id
   group by d.nomor, i.gabungan_id
  having sum(i.nilai) <> sum(i.buku)
$$;
