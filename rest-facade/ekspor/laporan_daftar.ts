/** Reports that are lists, of whatever length: their rows come one at a time. */
import { word, wordsWith } from '../../server/base/words.ts';
import {
  bilangan,
  cells,
  type Dokumen,
  daftar,
  type Ekspor,
  hari,
  id,
  jumlahOf,
  kuantitas,
  nomor,
  sel,
  teks,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import { barisOf, type Kolom } from '../../server/cetak/tabel/tabel.ts';
import { figur, kolomNilai } from './banding.ts';
import { saldoKontrol } from './tersembunyi.ts';

const UMUR = [
  ['belum_jatuh_tempo', 'Belum jatuh tempo'],
  ['1-30', '1–30 hari'],
  ['31-60', '31–60 hari'],
  ['61-90', '61–90 hari'],
  ['>90', '> 90 hari'],
] as const;

const JURNAL: readonly Kolom[] = [
  id('id', 'Id'),
  hari('tanggal', 'Tanggal', 11, { sekali: true }),
  teks('nomor', 'Nomor', 23, { sekali: true }),
  teks('jenis', 'Jenis', 16, { kata: true, sekali: true }),
  teks('keterangan', 'Keterangan', 28, { sekali: true }),
  teks('akun_kode', 'Akun', 8),
  teks('akun_nama', 'Nama akun', 28),
  uang('debit', 'Debit', 18, { garis: true }),
  uang('kredit', 'Kredit', 18, { garis: true }),
];

export const jurnal: Ekspor = {
  judul: 'Jurnal umum',
  berkas: 'jurnal',
  kolom: () => JURNAL,
  fungsi: 'ekspor_jurnal',
  jumlah: 'ekspor_jurnal_jumlah',
  banyak: 'meta.jumlah_baris',
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', {
      akun_nama: word('JUMLAH'),
      debit: sel(dokumen, 'meta.total_debit'),
      kredit: sel(dokumen, 'meta.total_kredit'),
    }),
  ],
};

const BUKU_BESAR: readonly Kolom[] = [
  id('id', 'Id'),
  hari('tanggal', 'Tanggal'),
  teks('nomor', 'Nomor', 23),
  teks('jenis', 'Jenis', 17, { kata: true }),
  teks('keterangan', 'Keterangan', 30),
  teks('kontak_nama', 'Kontak', 22),
  uang('debit', 'Debit', 18, { garis: true }),
  uang('kredit', 'Kredit', 18, { garis: true }),
  uang('saldo', 'Saldo', 18),
];

export const bukuBesar: Ekspor = {
  judul: 'Buku besar',
  berkas: 'buku-besar',
  kolom: () => BUKU_BESAR,
  fungsi: 'ekspor_buku_besar',
  keterangan: () => ['Saldo: debit dikurangi kredit'],
  awal: (dokumen, kolom) => [
    barisOf(kolom, 'saldo', {
      tanggal: sel(dokumen, 'meta.dari'),
      keterangan: word('Saldo awal'),
      saldo: sel(dokumen, 'meta.saldo_awal'),
    }),
  ],
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', {
      keterangan: word('JUMLAH MUTASI'),
      debit: sel(dokumen, 'meta.debit'),
      kredit: sel(dokumen, 'meta.kredit'),
    }),
    barisOf(kolom, 'saldo', {
      tanggal: sel(dokumen, 'meta.sampai'),
      keterangan: word('Saldo akhir'),
      saldo: sel(dokumen, 'meta.saldo_akhir'),
    }),
  ],
};

const POS: readonly Kolom[] = [
  teks('nomor', 'Nomor', 26),
  // Not on paper: the number begins with the kind.
  teks('jenis', 'Jenis', 16, { kata: true, cetak: false }),
  teks('nomor_referensi', 'Referensi', 14, { cetak: false }),
  teks('nomor_faktur_asli', 'Faktur asli', 16),
  hari('tanggal', 'Tanggal', 12),
  hari('tanggal_faktur', 'Tanggal faktur', 12, { cetak: false }),
  hari('jatuh_tempo', 'Jatuh tempo', 12),
  id('kontak_id', 'Id kontak'),
  teks('kontak_nama', 'Kontak', 27),
  uang('nilai', 'Nilai', 17, { jumlah: true }),
  uang('dibayar', 'Dibayar', 17, { garis: true, jumlah: true }),
  uang('sisa', 'Sisa', 17),
  teks('status', 'Status', 9, { kata: true }),
  teks('umur', 'Umur', 12, { tampil: Object.fromEntries(UMUR) }),
  bilangan('hari_lewat', 'Hari lewat', 7),
  hari('dikonfirmasi_pada', 'Dikonfirmasi', 11, { cetak: false }),
];

const RINGKASAN: readonly Kolom[] = [
  id('kontak_id', 'Id kontak'),
  teks('kontak_nama', 'Kontak', 32),
  bilangan('jumlah_dokumen', 'Dokumen', 9),
  ...UMUR.map(([kunci, judul]) => uang(kunci, judul, 17, { garis: true })),
  uang('sisa', 'Sisa', 18),
];

function ringkasanCells(dokumen: Dokumen) {
  return {
    kontak_id: sel(dokumen, 'kontak_id'),
    kontak_nama: sel(dokumen, 'kontak_nama'),
    jumlah_dokumen: sel(dokumen, 'jumlah_dokumen'),
    sisa: sel(dokumen, 'sisa'),
    ...Object.fromEntries(UMUR.map(([kunci]) => [kunci, sel(dokumen, `umur.${kunci}`)])),
  };
}

const pos = (name: 'piutang' | 'hutang'): Ekspor => ({
  judul: name === 'piutang' ? 'Daftar piutang' : 'Daftar hutang',
  berkas: name,
  kolom: () => POS,
  fungsi: `ekspor_${name}`,
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', {
      kontak_nama: word('JUMLAH'),
      ...jumlahOf(dokumen),
      sisa: sel(dokumen, 'meta.total_sisa'),
    }),
  ],
  tambahan: [
    {
      jumlah: { fungsi: 'ekspor_umur', argumen: 'extra.ringkasan' },
      tabel: (dokumen, jumlah) => ({
        judul: 'Umur per kontak',
        kolom: RINGKASAN,
        baris: [
          ...daftar(dokumen, 'extra.ringkasan').map((one) =>
            barisOf(RINGKASAN, 'data', ringkasanCells(one)),
          ),
          barisOf(RINGKASAN, 'total', { ...ringkasanCells(jumlah), kontak_nama: word('JUMLAH') }),
        ],
      }),
    },
  ],
  catatan: (dokumen) => saldoKontrol(`saldo akun kendali ${name}`, dokumen),
});

export const piutang = pos('piutang');
export const hutang = pos('hutang');

const UKURAN: readonly Kolom[] = [
  uang('potongan', 'Potongan', 14, { garis: true, jumlah: true }),
  uang('bersih', 'Bersih'),
  uang('hpp', 'HPP'),
  uang('laba', 'Laba kotor'),
];

const PENJUALAN: readonly Kolom[] = [
  hari('tanggal', 'Tanggal', 11, { sekali: true }),
  teks('nomor', 'Nomor', 24, { sekali: true }),
  teks('jenis', 'Jenis', 15, { kata: true, cetak: false }),
  id('kontak_id', 'Id kontak'),
  teks('kontak_nama', 'Pelanggan', 20, { sekali: true }),
  teks('barang_kode', 'Kode barang', 12, { cetak: false }),
  teks('barang_nama', 'Barang', 26),
  kuantitas('qty', 'Qty', 9),
  teks('satuan', 'Satuan', 8, { cetak: false }),
  kuantitas('harga', 'Harga', 13, { cetak: false }),
  uang('bruto', 'Bruto', 16, { jumlah: true }),
  ...UKURAN,
];

const hasilPenjualan = (dokumen: Dokumen) => ({
  ...jumlahOf(dokumen),
  bersih: sel(dokumen, 'meta.total_bersih'),
  hpp: sel(dokumen, 'meta.total_hpp'),
  laba: sel(dokumen, 'meta.total_laba'),
});

export const penjualan: Ekspor = {
  judul: 'Laporan penjualan',
  berkas: 'penjualan',
  kolom: () => PENJUALAN,
  fungsi: 'ekspor_penjualan',
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', { barang_nama: word('JUMLAH'), ...hasilPenjualan(dokumen) }),
  ],
};

const GRUP: Readonly<Record<string, string>> = {
  barang: 'Barang',
  kategori: 'Kategori',
  kontak: 'Kontak',
  pelanggan: 'Pelanggan',
  pemasok: 'Supplier',
  bulan: 'Bulan',
  hari: 'Hari',
};
const PUNYA_KODE = ['barang', 'kontak', 'pelanggan', 'pemasok'];

/** The columns of one dimension, told apart by their names where there are two. */
export function kolomGrup(grup: string, ke: number, semua: readonly string[]): Kolom[] {
  const nama = GRUP[grup] ?? grup;
  const bidang = (one: string) => (ke > 0 ? `${one}_2` : one);
  const judul = (one: string) => (semua.length > 1 ? `${one} ${nama.toLowerCase()}` : one);
  const kunci = PUNYA_KODE.includes(grup) ? nomor : teks;
  return [
    kunci(bidang('kunci'), judul('Kunci'), 12, { cetak: false }),
    ...(PUNYA_KODE.includes(grup) ? [teks(bidang('kode'), judul('Kode'), 14)] : []),
    teks(bidang('nama'), nama, 30),
  ];
}

/** What a summary is grouped by, for the line under its title. */
export const perKelompok = (dokumen: Dokumen): string[] => {
  const kelompok = ['meta.group_by', 'meta.group_by_2'].flatMap((one) => sel(dokumen, one) ?? []);
  return [wordsWith('Per {kelompok}', { kelompok: kelompok.map(word).join(', ') })];
};

/** By value of a dimension: the net sales of each group. */
const penjualanSummaryKolom: Ekspor['perKolom'] = {
  halaman: true,
  kolom: ({ group_by = 'bulan' }, dokumen) => [
    ...group_by.split(',').flatMap(kolomGrup),
    ...kolomNilai(dokumen, { jumlah: true }),
  ],
  susun: (dokumen, kolom) =>
    daftar(dokumen, 'data').map((one) =>
      barisOf(kolom, 'data', { ...cells(kolom, one), ...figur(one, 'bersih') }),
    ),
  keterangan: () => ['Penjualan bersih'],
};

export const penjualanSummary: Ekspor = {
  judul: 'Ringkasan penjualan',
  berkas: 'penjualan-ringkasan',
  kolom: ({ group_by = 'bulan' }) => [
    ...group_by.split(',').flatMap(kolomGrup),
    kuantitas('qty', 'Qty', 13),
    uang('bruto', 'Bruto', 18, { jumlah: true }),
    ...UKURAN,
  ],
  perKolom: penjualanSummaryKolom,
  fungsi: 'ekspor_penjualan_summary',
  keterangan: perKelompok,
  akhir: (dokumen, kolom) => [
    barisOf(kolom, 'total', { nama: word('JUMLAH'), ...hasilPenjualan(dokumen) }),
    ...daftar(dokumen, 'meta.rekonsiliasi').map((one) =>
      barisOf(
        kolom,
        'saldo',
        { nama: sel(one, 'nama'), bersih: sel(one, 'nilai') },
        { jenis: 'rekonsiliasi' },
      ),
    ),
  ],
};
