/** Lines of purchases in a period, signed, as known at a moment. */
-- Of a bill only the lines of landed cost: they are cost (`biaya`) and no purchase (`dpp`). `tanpa`
-- is tax that is not credited; `stok` whether the line moves stock; `diterima` what of it had come
-- before, with a receipt: all of it where that was an opening. With `pilih` only those
-- combinations, as in dimensi_mutasi.
create or replace function erp_private.pembelian_gerak(
  dari date, sampai date, diketahui timestamptz, kontak_id bigint, barang_id bigint,
  pilih bigint[]
)
returns table (
  posting_id bigint, tanggal date, arah integer, transaksi_id bigint, baris_id bigint,
  jenis erp.jenis_transaksi, kontak_id bigint, barang_id bigint, qty numeric, dpp numeric,
  ppn numeric, biaya numeric, tanpa numeric, stok boolean, gabungan_id bigint, diterima numeric
) language sql stable as $$
  select d.posting_id, d.tanggal, d.arah, d.id, b.id, d.jenis, d.kontak_id, b.barang_id,
         d.tanda * coalesce(b.qty_dasar, 0),
         case d.jenis when 'hutang' then 0 else d.tanda * b.dpp end,
         d.tanda * b.ppn, d.tanda * case d.jenis when 'hutang' then b.dpp else b.biaya end,
         d.tanda * (
           case when b.dikreditkan then 0 else b.ppn end
             + coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0)
         ), d.jenis = 'hutang' or coalesce(g.jenis = 'persediaan', false), b.gabungan_id,
         case when g.jenis = 'persediaan' and b.rincian ? 'nilai_penerimaan' then d.tanda * case
           when exists (
             select from mutasi_stok as m
              where m.baris_id = (b.rincian ->> 'penerimaan_baris_id')::bigint
                and m.jenis = 'masuk'
           ) then (b.rincian ->> 'nilai_penerimaan')::numeric
           else b.dpp + b.biaya + case when b.dikreditkan then 0 else b.ppn end
             + coalesce((b.rincian ->> 'selisih_ppn')::numeric, 0)
         end else 0 end
    from erp_private.pembelian_dokumen(
      pembelian_gerak.dari, pembelian_gerak.sampai, pembelian_gerak.diketahui
    ) as d
    join transaksi_baris as b on b.transaksi_id = d.id
    left join barang as g on g.id = b.barang_id
   where (d.jenis <> 'hutang' or b.rincian ? 'alokasi')
     and (pembelian_gerak.kontak_id is null or d.kontak_id = pembelian_gerak.kontak_id)
     and (pembelian_gerak.barang_id is null or b.barang_id = pembelian_gerak.barang_id)
     and (
       pembelian_gerak.pilih is null
       or coalesce(b.gabungan_id, 0) = any (pembelian_gerak.pilih)
     )
$$;
