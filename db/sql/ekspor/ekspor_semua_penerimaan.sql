/** Receipts that are open at the end of a day, as openings for an import of purchases. */
-- In base units, at what is owed for them. Their goods stand in the opening stock. One statement,
-- so that PostgreSQL inlines it.
create or replace function erp_private.ekspor_semua_penerimaan(berkas text, per date)
returns setof json language sql stable as $$
  select erp_private.ekspor_sel_bidang(
           o.kolom, t.atribut, b.atribut, x.id_luar, json_build_array(
             t.nomor, ekspor_semua_penerimaan.per, k.kode, l.kode, null, t.keterangan, null,
             g.kode, null, s.kode, erp_private.ekspor_angka(a.qty),
             erp_private.ekspor_angka(a.harga), erp_private.ekspor_angka(nullif(a.diskon, 0)),
             null, null, b.keterangan, null, null, null, null, null, null,
             case when a.nilai = 0 then 'ya' end, null, null, null, 'penerimaan',
             t.rincian ->> 'nomor_surat_jalan', null, 'ya', null
           )
         )
    from erp_private.ekspor_terbuka(case ekspor_semua_penerimaan.berkas
           when 'pembelian' then ekspor_semua_penerimaan.per
         end) as a
    join transaksi_baris as b on b.id = a.baris_id
    join transaksi as t on t.id = a.penerimaan_id
    join kontak as k on k.id = t.kontak_id
    join lokasi as l on l.id = t.lokasi_id
    join barang as g on g.id = b.barang_id
    join satuan as s on s.id = g.satuan_id
   cross join lateral (
     select jsonb_object_agg(l.sumber, l.nilai) as id_luar
       from transaksi_id_luar as l
      where l.transaksi_id = t.id
   ) as x
   cross join (
     select erp_private.ekspor_bidang(null::buku, 'pembelian') as kolom offset 0
   ) as o
   where ekspor_semua_penerimaan.berkas = 'pembelian'
   order by t.tanggal, t.id, a.ke
$$;
