-- Which rows of a table somebody reads who sees only the documents that he made himself. What is
-- not here he reads nothing of: a new table is closed to him until it has a line.
-- Master records, settings and stock are of no document. Documents say who made them, and what
-- follows a document is read with it. `{buku}` stands for the tenant's books. An expression takes
-- columns that the indexes of lists hold, or those would read the table for everybody.
--
-- Functions read movements of goods by the lines of documents, and movements of an order with the
-- order, whoever delivers it: there the reader of reports reads more than GraphQL.

update erp_private.tenant_table as t
   set milik = coalesce(m.milik, 'false'), milik_laporan = m.milik_laporan
  from erp_private.tenant_table as s
  left join (
    select n.tabel, d.milik, d.milik_laporan
      from (values
        ('{pengaturan,modul,kop,kop_logo,cetak_rahasia,cetak_templat,periode,masa_pajak,gerbang}'
           ::text[], 'true', null),
        ('{akun,akun_peran,bidang,dimensi,dimensi_nilai,dimensi_gabungan,satuan,lokasi,harga}',
           'true', null),
        ('{kontak,barang,barang_satuan,barang_harga,barang_pemasok,barang_lokasi}', 'true', null),
        ('{master_id_luar,poin_saldo}', 'true', null),
        ('{stok_pool,stok_lokasi,stok_order}', 'true', null),
        ('{perubahan,perubahan_posisi,posting_belum,posting_mapan,persetujuan_usul}', 'true', null),
        ('{aturan_persetujuan,persetujuan_langkah,persetujuan_putusan,delegasi}', 'true', null),
        ('{preferensi_tabel}', 'pengguna_id = (select erp.pengguna_id())', null),
        ('{transaksi}', 'erp_private.milik_transaksi({buku}, id)', null),
        ('{transaksi_baris,transaksi_pembayaran,transaksi_biaya,transaksi_id_luar,posting,jurnal}',
           'erp_private.milik_transaksi({buku}, transaksi_id)', null),
        ('{pos_terbuka,alokasi,poin_lot,poin_gerak,jurnal_balik,cetak_tautan,cetak_kirim}',
           'erp_private.milik_transaksi({buku}, transaksi_id)', null),
        ('{jurnal_baris}', 'erp_private.milik_jurnal({buku}, jurnal_id)', null),
        ('{mutasi_stok}', 'erp_private.milik_transaksi({buku}, transaksi_id)', 'true'),
        ('{order_gerak}', 'erp_private.milik_transaksi({buku}, transaksi_id)'
           ' and erp_private.milik_transaksi({buku}, order_id)',
           'erp_private.milik_transaksi({buku}, order_id)'),
        ('{penerimaan_gerak}', 'erp_private.milik_transaksi({buku}, transaksi_id)',
           'erp_private.milik_transaksi({buku}, penerimaan_id)'),
        ('{persetujuan}',
           'transaksi_id is null or erp_private.milik_transaksi({buku}, transaksi_id)', null),
        ('{draft,lampiran_tautan}', 'dibuat_oleh = (select erp.pengguna_id())', null),
        ('{lampiran}', 'entitas in (''kontak'', ''barang'')'
           ' or entitas = ''transaksi'' and erp_private.milik_transaksi({buku}, entitas_id)'
           ' or entitas = ''draft'' and dibuat_oleh = (select erp.pengguna_id())', null)
      ) as d (daftar, milik, milik_laporan)
     cross join unnest(d.daftar) as n (tabel)
  ) as m on m.tabel = s.tabel
 where t.tabel = s.tabel
   and (t.milik, t.milik_laporan)
     is distinct from (coalesce(m.milik, 'false'), m.milik_laporan);
