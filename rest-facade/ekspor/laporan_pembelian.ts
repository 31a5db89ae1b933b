/** The report of purchases by line: its rows come one at a time. */
import { word } from '../../server/base/words.ts';
import {
  type Ekspor,
  hari,
  id,
  kuantitas,
  sel,
  teks,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import { barisOf, type Kolom } from '../../server/cetak/tabel/tabel.ts';

const PEMBELIAN: readonly Kolom[] = [
  hari('tanggal', 'Tanggal', 11, { sekali: true }),
  teks('nomor', 'Nomor', 24, { sekali: true }),
  teks('jenis', 'Jenis', 15, { kata: true, cetak: false }),
  teks('nomor_faktur_supplier', 'Faktur supplier', 14, { cetak: false }),
  id('kontak_id', 'Id kontak'),
  teks('kontak_nama', 'Supplier', 20, { sekali: true }),
  teks('barang_kode', 'Kode barang', 12, { cetak: false }),
  teks('barang_nama', 'Barang', 26),
  teks('akun_kode', 'Akun', 8, { cetak: false }),
  kuantitas('qty', 'Qty', 9),
  teks('satuan', 'Satuan', 8, { cetak: false }),
  kuantitas('harga', 'Harga', 13, { cetak: false }),
  uang('dpp', 'DPP', 16),
  uang('ppn', 'PPN', 15),
  uang('biaya', 'Biaya', 14),
  uang('total', 'Total', 16),
];

export const pembelian: Ekspor = {
  judul: 'Laporan pembelian',
  berkas: 'pembelian',
  kolom: () => PEMBELIAN,
  fungsi: 'ekspor_pembelian',
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', {
      barang_nama: word('JUMLAH'),
      dpp: sel(dokumen, 'meta.total_bersih'),
      ppn: sel(dokumen, 'meta.total_ppn'),
      biaya: sel(dokumen, 'meta.total_biaya'),
      total: sel(dokumen, 'meta.total_semua'),
    }),
  ],
};
