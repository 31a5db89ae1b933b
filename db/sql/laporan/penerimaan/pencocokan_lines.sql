/** Lines of orders, receipts and invoices of a period with what came of them and was billed. */
-- A line of an order, of a receipt without one, or of an invoice without either. What is dated
-- later counts too, as it was known. `sisa` is what is open of an order; prices are of base units.
create or replace function erp_private.pencocokan_lines(
  dari date, sampai date, diketahui timestamptz, kontak_id bigint
)
returns table (
  baris_id bigint, transaksi_id bigint, nomor text, tanggal date, kontak_id bigint,
  barang_id bigint, dokumen text, qty_order numeric, sisa numeric, terima numeric, retur numeric,
  tutup numeric, tagih numeric, harga_order numeric, harga_terima numeric, harga_tagih numeric,
  selisih_nilai numeric, banyak bigint
) language sql stable as $$
  with
    pangkal as materialized (
      select b.id, b.barang_id, b.qty_dasar, b.dpp, t.id as transaksi_id, t.nomor, t.tanggal,
             t.kontak_id, t.jenis = 'order-pembelian' as pesan, t.mode
        from transaksi as t
        join transaksi_baris as b on b.transaksi_id = t.id
       where t.jenis in ('order-pembelian', 'pembelian') and t.mode is distinct from 'harga'
         and t.tanggal >= pencocokan_lines.dari and t.tanggal <= pencocokan_lines.sampai
         and (
           pencocokan_lines.kontak_id is null or t.kontak_id = pencocokan_lines.kontak_id
         )
         and b.barang_id is not null and not b.rincian ? 'order_baris_id'
         and not b.rincian ? 'penerimaan_baris_id'
         and erp_private.pencocokan_known(
           t.status, t.id, t.posting_id, pencocokan_lines.diketahui
         )
    ),
    kertas as materialized (
      select p.baris_id, sum(p.terima) as terima, sum(p.retur) as retur, sum(p.tutup) as tutup,
             sum(p.tagih) as tagih, sum(p.nilai_terima) as nilai_terima,
             sum(p.nilai_tagih) as nilai_tagih, count(*) as banyak
        from erp_private.pencocokan_papers(
          array(select n.id from pangkal as n), pencocokan_lines.diketahui
        ) as p
       group by p.baris_id
    )
  select n.id, n.transaksi_id, n.nomor, n.tanggal, n.kontak_id, n.barang_id,
         case when n.pesan then 'order' else coalesce(n.mode, 'faktur') end,
         case when n.pesan then n.qty_dasar end, coalesce(s.sisa, 0), coalesce(k.terima, 0),
         coalesce(k.retur, 0), coalesce(k.tutup, 0), coalesce(k.tagih, 0),
         case when n.pesan then n.dpp / n.qty_dasar end, k.nilai_terima / nullif(k.terima, 0),
         k.nilai_tagih / nullif(k.tagih, 0),
         case when k.tagih <> 0 then round(k.nilai_tagih - k.tagih * case
           when n.pesan then n.dpp / n.qty_dasar else k.nilai_terima / nullif(k.terima, 0)
         end, 2) else 0 end, coalesce(k.banyak, 0)
    from pangkal as n
    left join kertas as k on k.baris_id = n.id
    left join lateral (
      select sum(g.sisa) as sisa
        from order_gerak as g
       where g.baris_id = n.id
         and not exists (
           select from erp_private.posting_after(pencocokan_lines.diketahui) as x
            where x.posting_id = g.posting_id
         )
    ) as s on n.pesan
$$;
