/** The register of assets by account; further tables compare it with the accounts. */
import { word, wordsWith } from '../../server/base/words.ts';
import {
  type Dokumen,
  daftar,
  type Ekspor,
  hari,
  nilai,
  rowsOf,
  sel,
  tambahanOf,
  teks,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import { type Baris, barisOf, type Gaya, type Kolom } from '../../server/cetak/tabel/tabel.ts';

const NILAI = ['perolehan', 'akumulasi', 'nilai_buku'] as const;

const ASET: readonly Kolom[] = [
  teks('kode', 'Kode', 12),
  teks('nama', 'Nama', 34),
  teks('akun_akumulasi', 'Akun akumulasi', 9, { cetak: false }),
  hari('tanggal', 'Tanggal'),
  uang('perolehan', 'Perolehan', 18),
  uang('akumulasi', 'Akumulasi', 18, { garis: true }),
  uang('nilai_buku', 'Nilai buku', 18),
  teks('asal', 'Asal', 9, { kata: true }),
];

function jumlah(gaya: Gaya, nama: string, dokumen: Dokumen): Baris {
  const figures = Object.fromEntries(NILAI.map((kunci) => [kunci, sel(dokumen, kunci)]));
  return barisOf(ASET, gaya, { nama, ...figures });
}

function kelompok(dokumen: Dokumen): Baris[] {
  const nama = sel(dokumen, 'nama') ?? '';
  return [
    barisOf(ASET, 'judul', { kode: sel(dokumen, 'akun_kode'), nama }),
    ...rowsOf(ASET, dokumen, 'aset', { tingkat: 1, jenis: 'aset' }),
    jumlah('jumlah', wordsWith('Jumlah {apa}', { apa: nama }), dokumen),
  ];
}

const TANPA_ASAL: readonly Kolom[] = [
  teks('kode', 'Kode', 12),
  teks('nama', 'Nama', 34),
  teks('akun_aset', 'Akun', 9),
  hari('tanggal', 'Tanggal'),
  uang('perolehan', 'Perolehan', 18, { jumlah: true }),
  uang('akumulasi_awal', 'Akumulasi awal', 18, { garis: true, jumlah: true }),
];

const AKUN: readonly Kolom[] = [
  teks('akun_kode', 'Akun', 9),
  teks('nama', 'Nama akun', 34),
  uang('daftar', 'Menurut daftar', 18, { jumlah: true }),
  uang('saldo', 'Saldo akun', 18, { jumlah: true }),
  uang('di_luar', 'Di luar daftar', 18, { garis: true, jumlah: true }),
];

const DI_LUAR: readonly Kolom[] = [
  teks('akun_kode', 'Akun', 9),
  hari('tanggal', 'Tanggal'),
  teks('nomor', 'Nomor', 26),
  teks('jenis', 'Jenis', 17, { kata: true }),
  uang('nilai', 'Nilai', 18, { jumlah: true }),
];

export const aset: Ekspor = {
  judul: 'Aset tetap',
  berkas: 'aset',
  kolom: () => ASET,
  susun: (dokumen) => [
    ...daftar(dokumen, 'kelompok').flatMap(kelompok),
    jumlah('total', word('JUMLAH'), dokumen),
  ],
  keterangan: () => ['Saldo akun: debit dikurangi kredit'],
  tambahan: [
    tambahanOf('Daftar dan akunnya', AKUN, 'rekonsiliasi'),
    tambahanOf('Di akun, tidak di daftar', DI_LUAR, 'di_luar'),
    tambahanOf('Aset tanpa asal', TANPA_ASAL, 'tanpa_asal'),
  ],
  catatan: (dokumen) =>
    nilai(dokumen, 'cocok') === false ? ['ada yang di akun dan tidak di daftar.'] : [],
};
