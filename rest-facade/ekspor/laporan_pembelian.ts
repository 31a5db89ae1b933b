/** The reports of purchases, by line and in groups: their rows come one at a time. */
import { word } from '../../server/base/words.ts';
import {
  cells,
  type Dokumen,
  daftar,
  type Ekspor,
  hari,
  id,
  kuantitas,
  sel,
  teks,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import { barisOf, type Kolom } from '../../server/cetak/tabel/tabel.ts';
import { figur, kolomNilai } from './banding.ts';
import { kolomGrup, perKelompok } from './laporan_daftar.ts';

const UKURAN: readonly Kolom[] = [
  uang('dpp', 'DPP', 16),
  uang('ppn', 'PPN', 15),
  uang('biaya', 'Biaya', 14),
  uang('total', 'Total', 16),
];

const hasil = (dokumen: Dokumen) => ({
  dpp: sel(dokumen, 'meta.total_bersih'),
  ppn: sel(dokumen, 'meta.total_ppn'),
  biaya: sel(dokumen, 'meta.total_biaya'),
  total: sel(dokumen, 'meta.total_semua'),
});

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
  ...UKURAN,
];

export const pembelian: Ekspor = {
  judul: 'Laporan pembelian',
  berkas: 'pembelian',
  kolom: () => PEMBELIAN,
  fungsi: 'ekspor_pembelian',
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', { barang_nama: word('JUMLAH'), ...hasil(dokumen) }),
  ],
};

export const pembelianSummary: Ekspor = {
  judul: 'Ringkasan pembelian',
  berkas: 'pembelian-ringkasan',
  kolom: ({ group_by = 'bulan' }) => [
    ...group_by.split(',').flatMap(kolomGrup),
    kuantitas('qty', 'Qty', 13),
    ...UKURAN,
  ],
  /** By value of a dimension: the net purchases of each group. */
  perKolom: {
    halaman: true,
    kolom: ({ group_by = 'bulan' }, dokumen) => [
      ...group_by.split(',').flatMap(kolomGrup),
      ...kolomNilai(dokumen, { jumlah: true }),
    ],
    susun: (dokumen, kolom) =>
      daftar(dokumen, 'data').map((one) =>
        barisOf(kolom, 'data', { ...cells(kolom, one), ...figur(one, 'dpp') }),
      ),
    keterangan: () => ['Pembelian bersih'],
  },
  fungsi: 'ekspor_pembelian_summary',
  keterangan: perKelompok,
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', { nama: word('JUMLAH'), ...hasil(dokumen) }),
    ...daftar(dokumen, 'meta.rekonsiliasi').map((one) =>
      barisOf(
        kolom,
        'saldo',
        { nama: sel(one, 'nama'), dpp: sel(one, 'nilai') },
        { jenis: 'rekonsiliasi' },
      ),
    ),
  ],
};
