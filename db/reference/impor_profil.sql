-- Lists of other programs, by the names of their columns in small letters and digits alone. `tanda`
-- are the columns by which a list is recognised, `kolom` says which columns of ours they are; a
-- name that ends in `=` is not used.
delete from erp_private.impor_profil;

insert into erp_private.impor_profil (program, jenis, nama, tanda, kolom)
  select p.program, p.jenis, p.nama, string_to_array(p.tanda, ' '), (
           select jsonb_object_agg(split_part(k, '=', 1), split_part(k, '=', 2))
             from regexp_split_to_table(btrim(p.kolom), '\s+') as k
         )
    from (values
      ('Odoo', 'akun', 'bagan akun', 'code name accounttype reconcile',
        'code=kode name=nama accounttype=subklas id= reconcile='),
      ('Odoo', 'akun', 'bagan akun', 'code accountname type allowreconciliation',
        'code=kode accountname=nama type=subklas allowreconciliation='),
      ('Odoo', 'akun', 'bagan akun', 'code name usertypeidid',
        'code=kode name=nama usertypeidid=subklas id='),
      ('Odoo', 'barang', 'daftar barang', 'internalreference salesprice',
        'internalreference=kode name=nama salesprice=harga_jual cost=harga_beli unitofmeasure=satuan
         unit=satuan producttype=jenis productcategory=kategori id= externalid='),
      ('Odoo', 'barang', 'daftar barang', 'defaultcode listprice',
        'defaultcode=kode name=nama listprice=harga_jual standardprice=harga_beli uomid=satuan
         uomidid=satuan uomidname=satuan type=jenis detailedtype=jenis categid=kategori
         categidname=kategori id='),
      ('Odoo', 'kontak', 'daftar kontak', 'completename salesperson',
        'completename=nama reference=kode taxid=npwp street=alamat id= externalid='),
      ('Odoo', 'kontak', 'daftar kontak', 'iscompany name ref',
        'ref=kode name=nama street=alamat vat=npwp iscompany= id='),
      ('Odoo', 'saldo-awal-piutang', 'daftar faktur', 'invoicepartnerdisplayname amountduesigned',
        'number=nomor_faktur invoicepartnerdisplayname=kontak invoicebilldate=tanggal_faktur
         invoicedate=tanggal_faktur duedate=jatuh_tempo amountduesigned=sisa totalsigned='),
      ('ERPNext', 'akun', 'bagan akun', 'accountname parentaccount accountnumber roottype',
        'accountnumber=kode accountname=nama parentaccount=induk accounttype=subklas roottype='),
      ('ERPNext', 'barang', 'daftar barang', 'itemcode itemgroup defaultunitofmeasure',
        'itemcode=kode itemname=nama itemgroup=kategori defaultunitofmeasure=satuan
         standardsellingrate=harga_jual valuationrate=harga_beli barcodebarcodes=barcode id='),
      ('ERPNext', 'kontak', 'daftar pelanggan', 'customername customergroup',
        'id=kode customername=nama customertype= customergroup= mobileno=telepon emailid=email'),
      ('ERPNext', 'kontak', 'daftar supplier', 'suppliername suppliergroup',
        'id=kode suppliername=nama suppliertype= suppliergroup= mobileno=telepon emailid=email'),
      ('ERPNext', 'penjualan', 'faktur penjualan', 'customer itemitems rateitems',
        'id=nomor customer=kontak date=tanggal postingdate=tanggal paymentduedate=jatuh_tempo
         itemitems=barang itemcodeitems=barang quantityitems=qty rateitems=harga
         uomitems=satuan warehouseitems=lokasi sourcewarehouse=lokasi'),
      ('ERPNext', 'pembelian', 'faktur pembelian', 'supplier itemitems rateitems',
        'id=nomor supplier=kontak date=tanggal postingdate=tanggal duedate=jatuh_tempo
         supplierinvoiceno=nomor_faktur_supplier itemitems=barang itemcodeitems=barang
         quantityitems=qty acceptedqtyitems=qty rateitems=harga uomitems=satuan
         warehouseitems=lokasi acceptedwarehouseitems=lokasi'),
      ('Accurate', 'akun', 'daftar akun', 'kodeperkiraan tipeakun',
        'kodeperkiraan=kode namaperkiraan=nama namaakun=nama tipeakun=subklas akuninduk=induk
         subakundari=induk'),
      ('Accurate', 'akun', 'daftar akun', 'noakun tipeakun',
        'noakun=kode namaakun=nama tipeakun=subklas akuninduk=induk subakundari=induk'),
      ('Accurate', 'barang', 'daftar barang', 'kodebarang jenisbarang kategoribarang',
        'kodebarang=kode namabarang=nama jenisbarang=jenis kategoribarang=kategori satuan=satuan
         satuan1=satuan defhrgjualsatuan1=harga_jual defhrgjualsatuan=harga_jual
         defaulthargajual=harga_jual upcbarcode=barcode merekbarang=merek kodepajak=pajak_kode'),
      ('Accurate', 'barang', 'daftar barang', 'nobarang keterangan tipebarang',
        'nobarang=kode keterangan=nama tipebarang=jenis satuan1=satuan hargajual=harga_jual'),
      ('Accurate', 'kontak', 'daftar pelanggan', 'namapelanggan kategoripelanggan',
        'idpelanggan=kode nopelanggan=kode namapelanggan=nama alamatpenagihan=alamat
         alamattagihan=alamat kotapenagihan=kota notelpbisnis=telepon noteleponbisnis=telepon
         kategoripelanggan= batasanpiutang=batas_kredit'),
      ('Accurate', 'kontak', 'daftar pemasok', 'namapemasok kategoripemasok',
        'idpemasok=kode nopemasok=kode namapemasok=nama alamatpembayaran=alamat
         kotapembayaran=kota notelpbisnis=telepon kategoripemasok='),
      ('Accurate', 'penjualan', 'rincian faktur penjualan', 'nofaktur tglfaktur nobarang',
        'nofaktur=nomor tglfaktur=tanggal namapelanggan=kontak nopelanggan=kontak nobarang=barang
         kuantitas=qty kts=qty satuan=satuan harga=harga hargasatuan=harga
         diskonpersen=diskon_persen
         gudang=lokasi namagudang=lokasi'),
      ('Jurnal', 'akun', 'daftar akun', 'accountcode accountname category',
        'accountcode=kode accountname=nama category=subklas parentaccount=induk'),
      ('Jurnal', 'barang', 'daftar produk', 'productname buyunitprice sellunitprice',
        'productname=nama productcode=kode unit=satuan unitname=satuan buyunitprice=harga_beli
         sellunitprice=harga_jual category=kategori description= minimumstock=stok_minimum
         initialquantity= averageprice='),
      ('Jurnal', 'kontak', 'daftar kontak', 'displayname billingaddress',
        'displayname=nama contacttype=tipe billingaddress=alamat mobile=telepon
         taxnumber=npwp email=email phone='),
      ('Jurnal', 'penjualan', 'faktur penjualan', 'customer invoicenumber productname unitprice',
        'customer=kontak invoicedate=tanggal duedate=jatuh_tempo invoicenumber=nomor memo=keterangan
         message= productname=barang description= quantity=qty unit=satuan unitprice=harga
         productdiscountratepersen=diskon_persen warehouse=lokasi shippingfee=ongkos'),
      ('Jurnal', 'pembelian', 'faktur pembelian', 'vendor purchasenumber productname unitprice',
        'vendor=kontak purchasedate=tanggal duedate=jatuh_tempo purchasenumber=nomor memo=keterangan
         message= productname=barang description= quantity=qty unit=satuan unitprice=harga
         productdiscountratepersen=diskon_persen warehouse=lokasi')
    ) as p (program, jenis, nama, tanda, kolom);
