-- Which numeric columns of a tenant's table tell what goods cost, or what is owed for them
-- (angka_biaya), and which do not (angka). A numeric column that is in neither list stops the
-- tenant step, and so does one of cost in a table that somebody reads in GraphQL who does not see
-- what goods cost (tenant_wall). Of a table whose rows the wall picks by their kind a column
-- is judged by the rows that are left.

update erp_private.tenant_table as t
   set angka = coalesce(m.angka, '{}'), angka_biaya = coalesce(m.biaya, '{}')
  from erp_private.tenant_table as s
  left join (values
    ('alokasi', '{tarif,tarif_dokumen}'::text[],
      '{jumlah,potongan,pph,nilai,ppn,dpp_lain,dpp_lain_dokumen,ppn_dokumen}'::text[]),
    ('anggaran', '{}', '{jumlah}'),
    ('aset', '{tarif}', '{perolehan,residu,akumulasi_awal}'),
    ('aset_asal', '{}', '{nilai}'),
    ('aset_susut', '{}', '{nilai}'),
    ('aturan_persetujuan', '{total_min}', '{}'),
    ('barang', '{harga_jual,stok_minimum,diskon_maksimum,harga_minimum,berat}', '{harga_beli}'),
    ('barang_harga', '{harga,qty_minimum}', '{}'),
    ('barang_lokasi', '{stok_minimum,stok_maksimum}', '{}'),
    ('barang_pemasok', '{minimum_beli,kelipatan}', '{harga}'),
    ('barang_satuan', '{faktor}', '{}'),
    ('bidang', '{min,maks}', '{}'),
    ('jurnal_baris', '{}', '{debit,kredit}'),
    ('konfirmasi', '{}', '{saldo_sistem,saldo_konfirmasi}'),
    ('kontak', '{batas_kredit}', '{}'),
    ('kunci_rupiah', '{jumlah}', '{}'),
    ('mutasi_stok', '{qty}', '{nilai}'),
    ('order_gerak', '{dipenuhi,sisa,reservasi}', '{}'),
    ('penerimaan_gerak', '{qty}', '{nilai}'),
    ('pengaturan', '{pembulatan,batas_hapus_piutang,poin_rupiah_per_poin,poin_nilai_poin,'
      'toleransi_order,batas_harga_diskon_maksimum,batas_harga_hpp_persen,toleransi_ppn,'
      'toleransi_harga}', '{}'),
    ('penjualan_rekap', '{qty,potongan,bersih}', '{hpp}'),
    ('penutupan', '{}', '{laba,prive}'),
    ('persetujuan_usul', '{harga}', '{}'),
    ('poin_gerak', '{nilai}', '{}'),
    ('poin_lot', '{nilai_poin,nilai}', '{}'),
    ('poin_saldo', '{nilai}', '{}'),
    ('pos_terbuka', '{nilai}', '{}'),
    ('riwayat_saldo', '{}', '{debit,kredit}'),
    ('saldo_harian', '{}', '{debit,kredit}'),
    ('stok_ambil', '{qty}', '{nilai}'),
    ('stok_lapisan', '{qty}', '{nilai}'),
    ('stok_lokasi', '{qty}', '{}'),
    ('stok_order', '{dipesan,reservasi}', '{}'),
    ('stok_pool', '{qty}', '{nilai}'),
    ('transaksi', '{bruto,diskon,dpp,ppn,ongkos,ongkos_ppn,pembulatan,total_nilai,dibayar,sisa}',
      '{biaya_tambahan,hpp_total}'),
    ('transaksi_baris', '{faktor,qty,qty_dasar,harga,bruto,diskon,diskon_dokumen,subtotal,dpp,'
      'tarif,dpp_lain,ppn}', '{biaya,nilai_hpp}'),
    ('transaksi_biaya', '{}', '{jumlah}'),
    ('transaksi_pembayaran', '{jumlah}', '{}')
  ) as m (tabel, angka, biaya) on m.tabel = s.tabel
 where t.tabel = s.tabel
   and (t.angka, t.angka_biaya)
     is distinct from (coalesce(m.angka, '{}'), coalesce(m.biaya, '{}'));
