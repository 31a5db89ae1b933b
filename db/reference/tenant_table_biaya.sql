-- Which rows of a table somebody reads who does not see what goods cost. What is not here he reads
-- nothing of: a new table is closed to him until it has a line. Documents of kinds whose money is
-- cost are not there, and what follows a document is read with it. `{buku}` stands for the tenant's
-- books; an expression takes columns that the indexes of lists hold.
--
-- Tables with a column of cost beside others are closed in GraphQL. Functions read them, and leave
-- out of their answers what says cost (biaya_kunci).

update erp_private.tenant_table as t
   set biaya = coalesce(m.biaya, 'false'), biaya_laporan = m.biaya_laporan
  from erp_private.tenant_table as s
  left join (
    select n.tabel, replace(d.biaya, '{jenis}', k.jenis) as biaya,
           replace(d.biaya_laporan, '{jenis}', k.jenis) as biaya_laporan
      from (values
        ('{pengaturan,modul,kop,kop_logo,cetak_rahasia,cetak_templat,periode,masa_pajak,gerbang}'
           ::text[], 'true', null),
        ('{akun,akun_peran,bidang,dimensi,dimensi_nilai,dimensi_gabungan,satuan,lokasi,harga}',
           'true', null),
        ('{kontak,barang_satuan,barang_harga,barang_lokasi,master_id_luar}', 'true', null),
        ('{poin_saldo,poin_lot,poin_gerak}', 'true', null),
        ('{stok_lokasi,stok_order,posting_belum,posting_mapan,persetujuan_usul}', 'true', null),
        ('{preferensi_tabel,lampiran_tautan}', 'true', null),
        ('{barang,jurnal,mutasi_stok,stok_pool,perubahan,perubahan_posisi}', 'false', 'true'),
        ('{penjualan_rekap,penjualan_rekap_sampai}', 'false', 'true'),
        ('{transaksi}', 'false', '{jenis}'),
        ('{transaksi_pembayaran,transaksi_id_luar,draft}', '{jenis}', null),
        ('{transaksi_biaya}', 'false', '{jenis}'),
        ('{persetujuan}', 'false', 'jenis is null or {jenis}'),
        ('{transaksi_baris}', 'false', 'erp_private.biaya_transaksi({buku}, transaksi_id)'),
        -- Which postings came after a moment is told of all of them.
        ('{posting}', 'erp_private.biaya_transaksi({buku}, transaksi_id)', 'true'),
        ('{cetak_tautan,cetak_kirim}',
           'erp_private.biaya_transaksi({buku}, transaksi_id)', null),
        ('{pos_terbuka}', 'erp_private.biaya_transaksi({buku}, transaksi_id)', 'true'),
        -- What a contact owes counts what audits found too.
        ('{alokasi}', 'false', 'true'),
        -- What is on order with suppliers is a quantity.
        ('{order_gerak}', 'erp_private.biaya_transaksi({buku}, order_id)', 'true'),
        ('{lampiran}', 'erp_private.biaya_lampiran({buku}, entitas, entitas_id)', null)
      ) as d (daftar, biaya, biaya_laporan)
     cross join (values
       ('jenis <> all ((select erp_private.biaya_jenis())::erp.jenis_transaksi[])')
     ) as k (jenis)
     cross join unnest(d.daftar) as n (tabel)
  ) as m on m.tabel = s.tabel
 where t.tabel = s.tabel
   and (t.biaya, t.biaya_laporan)
     is distinct from (coalesce(m.biaya, 'false'), m.biaya_laporan);
