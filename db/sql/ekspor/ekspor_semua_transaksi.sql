/** All documents with their lines, in the order recorded; a list of cells for each line. */
-- `rincian` and `rincian_baris` are the fields of their kind, as JSON. One statement, so that
-- PostgreSQL inlines it.
create or replace function erp_private.ekspor_semua_transaksi(berkas text)
returns setof json language sql stable as $$
  select json_build_array(
           t.jenis, t.nomor, t.tanggal, t.status, k.kode, l.kode, t.jatuh_tempo,
           t.nomor_referensi, t.nomor_faktur_supplier, t.keterangan,
           erp_private.ekspor_angka(t.dpp), erp_private.ekspor_angka(t.ppn),
           erp_private.ekspor_angka(t.ongkos), erp_private.ekspor_angka(t.pembulatan),
           erp_private.ekspor_angka(t.total_nilai), erp_private.ekspor_angka(t.dibayar),
           erp_private.ekspor_angka(t.sisa), (
             case when t.status in ('draft', 'batal') then t.isi else t.rincian end
           )::text, b.baris::text, g.kode, b.akun_kode, s.kode, erp_private.ekspor_angka(b.qty),
           erp_private.ekspor_angka(b.harga), erp_private.ekspor_angka(b.diskon),
           erp_private.ekspor_angka(b.diskon_dokumen), erp_private.ekspor_angka(b.subtotal),
           erp_private.ekspor_angka(b.dpp), b.pajak_kode, erp_private.ekspor_angka(b.ppn),
           erp_private.ekspor_angka(b.nilai_hpp), b.keterangan, b.rincian::text,
           t.atribut::text, b.atribut::text, (
             select jsonb_object_agg(l.sumber, l.nilai)::text
               from transaksi_id_luar as l
              where l.transaksi_id = t.id
           )
         )
    from (
      select x.* from transaksi as x
       where ekspor_semua_transaksi.berkas = 'dokumen'
       order by x.id
    ) as t
    left join kontak as k on k.id = t.kontak_id
    left join lokasi as l on l.id = t.lokasi_id
    left join lateral (
      select x.baris, x.barang_id, x.akun_kode, x.satuan_id, x.qty, x.harga, x.diskon,
             x.diskon_dokumen, x.subtotal, x.dpp, x.pajak_kode, x.ppn, x.nilai_hpp, x.keterangan,
             x.rincian, x.atribut
        from transaksi_baris as x
       where x.transaksi_id = t.id
      union all
      -- A draft has the lines that it would be posted with.
      select d.*
        from persetujuan as p
        join persetujuan_usul as u on u.persetujuan_id = p.id
       cross join lateral jsonb_to_recordset(u.inti -> 'detail') as d (
         baris integer, barang_id bigint, akun_kode text, satuan_id bigint, qty erp.kuantitas,
         harga erp.harga_satuan, diskon erp.uang, diskon_dokumen erp.uang, subtotal erp.uang,
         dpp erp.uang, pajak_kode text, ppn erp.uang, nilai_hpp erp.uang, keterangan text,
         rincian jsonb, atribut jsonb
       )
       where t.status = 'draft' and p.transaksi_id = t.id and p.aksi = 'posting'
         and p.status = 'menunggu'
       order by baris
    ) as b on true
    left join barang as g on g.id = b.barang_id
    left join satuan as s on s.id = b.satuan_id
$$;
