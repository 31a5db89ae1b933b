/** A line of a receipt with what is open of it; null where the id names no such line. */
-- `akun_kode` is the account that owes for it. `mutasi_id` is the movement that brought its goods:
-- none of services, and of an opening.
create or replace function erp_private.penerimaan_line(
  buku anyelement, baris_id bigint, out id bigint, out transaksi_id bigint, out nomor text,
  out status erp.status_transaksi, out tanggal date, out kontak_id bigint, out saldo_awal boolean,
  out barang_id bigint, out satuan_id bigint, out satuan_dasar bigint, out faktor numeric,
  out qty_dasar numeric, out dpp numeric, out qty_sisa numeric, out nilai_sisa numeric,
  out akun_kode text, out mutasi_id bigint, out akun_persediaan text, out gabungan_id bigint
) language plpgsql stable as $$
begin
  select b.id, t.id, t.nomor, t.status, t.tanggal, t.kontak_id, t.rincian ? 'saldo_awal',
         b.barang_id, b.satuan_id, g.satuan_id, b.faktor, b.qty_dasar, b.dpp, s.qty, s.nilai,
         s.akun_kode, m.id, m.akun_persediaan, coalesce(t.gabungan_id, 0)
    into penerimaan_line.id, penerimaan_line.transaksi_id, penerimaan_line.nomor,
         penerimaan_line.status, penerimaan_line.tanggal, penerimaan_line.kontak_id,
         penerimaan_line.saldo_awal, penerimaan_line.barang_id, penerimaan_line.satuan_id,
         penerimaan_line.satuan_dasar, penerimaan_line.faktor, penerimaan_line.qty_dasar,
         penerimaan_line.dpp, penerimaan_line.qty_sisa, penerimaan_line.nilai_sisa,
         penerimaan_line.akun_kode, penerimaan_line.mutasi_id, penerimaan_line.akun_persediaan,
         penerimaan_line.gabungan_id
    from transaksi_baris as b
    join transaksi as t
      on t.id = b.transaksi_id and t.jenis = 'pembelian' and t.mode = 'penerimaan'
     and t.status in ('final', 'void')
    join barang as g on g.id = b.barang_id
    join lateral (
      select sum(x.qty) as qty, sum(x.nilai) as nilai, min(x.akun_kode) as akun_kode
        from penerimaan_gerak as x
       where x.baris_id = b.id
    ) as s on true
    left join mutasi_stok as m
      on m.baris_id = b.id and m.transaksi_id = t.id and m.jenis = 'masuk' and m.sub = 0
   where b.id = penerimaan_line.baris_id;
end
$$;
