import { hari } from '../helpers/toko.ts';

/** The whole of last year, as a query. */
export const setahun = `dari=${hari('01-01')}&sampai=${hari('12-31')}`;

/**
 * `Judul:kunci` for each column of the csv; `*` before it: left out on paper, `~`: a figure in money, `#`: another.
 * The first one says what a row is.
 */
export const columns = (text: string) =>
  `*Jenis baris:jenis_baris | ${text}`.split(' | ').map((one) => {
    const [, paper, kind, judul = '', kunci = ''] = /^(\*?)([~#]?)(.*):(.*)$/.exec(one) ?? [];
    const jenis = kind === '~' ? 'uang' : kind === '#' ? 'kuantitas' : 'teks';
    return { judul, kunci, jenis, printed: paper === '' } as const;
  });

const POS =
  'Nomor:nomor | *Jenis:jenis | *Referensi:nomor_referensi | Faktur asli:nomor_faktur_asli | Tanggal:tanggal' +
  ' | *Tanggal faktur:tanggal_faktur | Jatuh tempo:jatuh_tempo' +
  ' | *#Id kontak:kontak_id | Kontak:kontak_nama | ~Nilai:nilai | *~Dibayar:dibayar | ~Sisa:sisa' +
  ' | Status:status | *Umur:umur | #Hari lewat:hari_lewat | *Dikonfirmasi:dikonfirmasi_pada';
const UKURAN = '*~Potongan:potongan | ~Bersih:bersih | ~HPP:hpp | ~Laba kotor:laba';

/** Reports that are lists, and what stands in their columns. `kopi` is the barang of the stock card. */
export const LISTS = [
  {
    path: () => `jurnal?${setahun}`,
    title: 'Jurnal umum',
    columns:
      '*#Id:id | Tanggal:tanggal | Nomor:nomor | Jenis:jenis | Keterangan:keterangan' +
      ' | Akun:akun_kode | Nama akun:akun_nama | *~Debit:debit | *~Kredit:kredit',
  },
  {
    path: () => `buku-besar/1301?${setahun}`,
    title: 'Buku besar',
    columns:
      '*#Id:id | Tanggal:tanggal | Nomor:nomor | Jenis:jenis | Keterangan:keterangan | Kontak:kontak_nama' +
      ' | *~Debit:debit | *~Kredit:kredit | ~Saldo:saldo',
  },
  { path: () => `piutang?sampai=${hari('12-31')}`, title: 'Daftar piutang', columns: POS },
  { path: () => `hutang?sampai=${hari('12-31')}`, title: 'Daftar hutang', columns: POS },
  {
    path: () => `stok?per=${hari('12-31')}`,
    title: 'Stok barang',
    columns:
      '*#Id barang:barang_id | Kode:kode | Nama barang:nama | #Stok:qty | #Tersedia:tersedia' +
      ' | #Dipesan:dipesan | ~Nilai:nilai | #HPP per satuan:hpp',
  },
  {
    path: () => 'stok?per_lokasi=true',
    title: 'Stok barang',
    columns:
      '*#Id barang:barang_id | Kode:kode | Nama barang:nama | Lokasi:lokasi_nama | #Stok:qty' +
      ' | #Tersedia:tersedia | #Dipesan:dipesan | ~Nilai:nilai | #HPP per satuan:hpp',
  },
  {
    path: (kopi: number) => `kartu-stok/${kopi}?dari=${hari('02-01')}&sampai=${hari('12-31')}`,
    title: 'Kartu stok',
    columns:
      '*#Id:id | Tanggal:tanggal | Nomor:nomor | Jenis:jenis | Lokasi:lokasi_nama | Keterangan:keterangan' +
      ' | *#Masuk:masuk | *#Keluar:keluar | ~Nilai:nilai | #Saldo stok:saldo_qty | ~Saldo nilai:saldo_nilai',
  },
  {
    path: () => `penjualan?${setahun}`,
    title: 'Laporan penjualan',
    columns:
      'Tanggal:tanggal | Nomor:nomor | *Jenis:jenis | *#Id kontak:kontak_id | Pelanggan:kontak_nama' +
      ' | *Kode barang:barang_kode | Barang:barang_nama | #Qty:qty | *Satuan:satuan | *#Harga:harga' +
      ` | ~Bruto:bruto | ${UKURAN}`,
  },
  {
    path: () => `pembelian?${setahun}`,
    title: 'Laporan pembelian',
    columns:
      'Tanggal:tanggal | Nomor:nomor | *Jenis:jenis | *Faktur supplier:nomor_faktur_supplier' +
      ' | *#Id kontak:kontak_id | Supplier:kontak_nama | *Kode barang:barang_kode' +
      ' | Barang:barang_nama | *Akun:akun_kode | #Qty:qty | *Satuan:satuan | *#Harga:harga' +
      ' | ~DPP:dpp | ~PPN:ppn | ~Biaya:biaya | ~Total:total',
  },
  {
    path: () => `pembelian/summary?${setahun}&group_by=pemasok,bulan`,
    title: 'Ringkasan pembelian',
    columns:
      '*#Kunci supplier:kunci | Kode supplier:kode | Supplier:nama | *Kunci bulan:kunci_2' +
      ' | Bulan:nama_2 | #Qty:qty | ~DPP:dpp | ~PPN:ppn | ~Biaya:biaya | ~Total:total',
  },
  {
    path: () => `penjualan/summary?${setahun}&group_by=bulan`,
    title: 'Ringkasan penjualan',
    columns: `*Kunci:kunci | Bulan:nama | #Qty:qty | ~Bruto:bruto | ${UKURAN}`,
  },
  {
    path: () => `penjualan/summary?${setahun}&group_by=barang`,
    title: 'Ringkasan penjualan',
    columns: `*#Kunci:kunci | Kode:kode | Barang:nama | #Qty:qty | ~Bruto:bruto | ${UKURAN}`,
  },
  {
    path: () => `penjualan/summary?${setahun}&group_by=kontak,bulan`,
    title: 'Ringkasan penjualan',
    columns:
      '*#Kunci kontak:kunci | Kode kontak:kode | Kontak:nama | *Kunci bulan:kunci_2 | Bulan:nama_2' +
      ` | #Qty:qty | ~Bruto:bruto | ${UKURAN}`,
  },
  {
    path: () => `ppn?masa=${hari('01')}`,
    title: 'PPN',
    columns:
      'Sisi:sisi | Tanggal:tanggal | Nomor:nomor | *Jenis:jenis | Nomor faktur:nomor_faktur' +
      ' | *#Id kontak:kontak_id | Kontak:kontak_nama | NPWP:npwp | *Dikreditkan:dikreditkan' +
      ' | Pajak:pajak_kode | #Tarif %:tarif | ~DPP:dpp | ~DPP nilai lain:dpp_lain | ~PPN:ppn',
  },
  {
    path: () => `beda?per=${hari('12-31')}&sejak=2020-01-01T00:00:00Z`,
    title: 'Perubahan buku',
    columns:
      '*#Id posting:posting_id | Dicatat pada:dicatat_pada | Aksi:aksi | Tanggal:tanggal | Nomor:nomor' +
      ' | Jenis:jenis | Kontak:kontak_nama | Akun:akun_kode | Nama akun:akun_nama' +
      ' | *~Debit:debit | *~Kredit:kredit',
  },
];
