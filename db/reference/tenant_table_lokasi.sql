-- Which rows of a table somebody reads who sees only the documents of some places. What is not here
-- he reads nothing of: a new table is closed to him until it has a line.
-- Documents say where they are, and what follows a document is read with it. What was allocated to
-- an open item is read with the item, so that what is left of it is right. `{buku}` stands for the
-- tenant's books, `{lokasi}` for a row whose place is among his. An expression takes columns that
-- the indexes of lists hold, or those would read the table for everybody.
--
-- Functions read movements of goods by the lines of documents, what costs come from by goods,
-- movements of an order with the order, and of postings which of them came after a moment: there
-- the reader of reports reads more than GraphQL.

update erp_private.tenant_table as t
   set lokasi = coalesce(m.lokasi, 'false'), lokasi_laporan = m.lokasi_laporan
  from erp_private.tenant_table as s
  left join (
    select n.tabel, replace(d.lokasi, '{lokasi}', k.ini) as lokasi, d.lokasi_laporan
      from (values
        ('{pengaturan,modul,kop,kop_logo,cetak_rahasia,cetak_templat,periode,masa_pajak,gerbang}'
           ::text[], 'true', null),
        ('{akun,akun_peran,bidang,dimensi,dimensi_nilai,dimensi_gabungan,satuan,lokasi,harga}',
           'true', null),
        ('{kontak,barang,barang_satuan,barang_harga,barang_pemasok,barang_lokasi}', 'true', null),
        ('{master_id_luar,poin_saldo}', 'true', null),
        ('{perubahan,perubahan_posisi,posting_belum,posting_mapan,persetujuan_usul}', 'true', null),
        ('{aturan_persetujuan,persetujuan_langkah,persetujuan_putusan,delegasi}', 'true', null),
        ('{stok_lokasi,stok_order}', '{lokasi}', null),
        ('{stok_pool}', 'false', 'true'),
        ('{preferensi_tabel}', 'pengguna_id = (select erp.pengguna_id())', null),
        ('{transaksi}', 'erp_private.lokasi_transaksi({buku}, id)', null),
        ('{transaksi_baris,transaksi_pembayaran,transaksi_biaya,transaksi_id_luar,jurnal}',
           'erp_private.lokasi_transaksi({buku}, transaksi_id)', null),
        ('{posting}', 'erp_private.lokasi_transaksi({buku}, transaksi_id)', 'true'),
        ('{pos_terbuka,poin_lot,poin_gerak,jurnal_balik,cetak_tautan,cetak_kirim,persetujuan}',
           'erp_private.lokasi_transaksi({buku}, transaksi_id)', null),
        ('{alokasi}', 'erp_private.lokasi_pos({buku}, pos_id)', null),
        ('{jurnal_baris}', 'erp_private.lokasi_jurnal({buku}, jurnal_id)', null),
        ('{mutasi_stok}', '{lokasi}', 'true'),
        ('{order_gerak}', 'erp_private.lokasi_transaksi({buku}, transaksi_id)'
           ' and erp_private.lokasi_transaksi({buku}, order_id)',
           'erp_private.lokasi_transaksi({buku}, order_id)'),
        ('{penerimaan_gerak}', 'erp_private.lokasi_transaksi({buku}, transaksi_id)',
           'erp_private.lokasi_transaksi({buku}, penerimaan_id)'),
        ('{draft,lampiran_tautan}', 'dibuat_oleh = (select erp.pengguna_id())', null),
        ('{lampiran}', 'entitas in (''kontak'', ''barang'')'
           ' or entitas = ''transaksi'' and erp_private.lokasi_transaksi({buku}, entitas_id)'
           ' or entitas = ''draft'' and dibuat_oleh = (select erp.pengguna_id())', null)
      ) as d (daftar, lokasi, lokasi_laporan)
     cross join (values ('lokasi_id = any ((select erp.lokasi_terlihat())::bigint[])')) as k (ini)
     cross join unnest(d.daftar) as n (tabel)
  ) as m on m.tabel = s.tabel
 where t.tabel = s.tabel
   and (t.lokasi, t.lokasi_laporan)
     is distinct from (coalesce(m.lokasi, 'false'), m.lokasi_laporan);
