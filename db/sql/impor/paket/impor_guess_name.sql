/** Whether a file or sheet is called as a kind (`eksak`), or by a word for it (`kata`). */
-- `nama` is as impor_nama gives it.
create or replace function erp_private.impor_guess_name(
  jenis text, nama text, out eksak boolean, out kata boolean
) language sql stable set search_path = pg_catalog as $$
  select coalesce(bool_or(n.teks = impor_guess_name.nama), false),
         coalesce(bool_or(strpos(impor_guess_name.nama, w.kata) > 0), false)
    from erp_private.impor_jenis as j
   cross join lateral (values
     (erp_private.impor_nama(j.jenis)), (erp_private.impor_nama(j.nama))
   ) as n (teks)
    left join lateral (
      select k.kata
        from (values
          ('satuan', 'satuan unit uom'), ('lokasi', 'lokasi gudang warehouse'),
          ('harga', 'tingkatharga levelharga pricelevel'),
          ('akun', 'akun coa chartofaccount perkiraan account'),
          ('kontak', 'kontak pelanggan customer supplier vendor pemasok contact konsumen'),
          ('barang', 'barang item produk product goods'),
          ('barang-satuan', 'satuanbarang konversi unitconversion'),
          ('barang-harga', 'hargabarang pricelist daftarharga hargajual'),
          ('barang-pemasok', 'pemasokbarang supplierbarang vendoritem supplieritem'),
          ('barang-lokasi', 'batasstok stokminimum minmax reorderlevel'),
          ('aset', 'aset asset'),
          ('saldo-awal-akun', 'saldoawal neraca trialbalance openingbalance'),
          ('saldo-awal-stok', 'stok stock persediaan inventory opname'),
          ('saldo-awal-piutang', 'piutang receivable'),
          ('saldo-awal-hutang', 'hutang utang payable'), ('jurnal-umum', 'jurnal journal'),
          ('pembelian', 'pembelian purchase'), ('penjualan', 'penjualan sales'),
          ('riwayat-saldo', 'riwayat history')
        ) as d (jenis, daftar)
       cross join unnest(string_to_array(d.daftar, ' ')) as k (kata)
       where d.jenis = j.jenis
    ) as w on true
   where j.jenis = impor_guess_name.jenis
$$;
