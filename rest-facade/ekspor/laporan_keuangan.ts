/** Statements: neraca, laba rugi, neraca saldo. Their totals come with the document. */
import {
  bilangan,
  type Dokumen,
  daftar,
  type Ekspor,
  nilai,
  peringatan,
  sel,
  teks,
  uang,
} from './definisi.ts';
import { type Baris, barisOf, type Gaya, type Kolom, type Sel } from './tabel.ts';

/** A line of a statement: `jenis_baris` tells programs what a reader sees by its form. */
const SUSUNAN: readonly Kolom[] = [
  teks('jenis_baris', 'Jenis baris', 12, { cetak: false }),
  teks('kode', 'Kode', 10),
  teks('nama', 'Nama akun', 50),
  uang('jumlah', 'Jumlah', 22),
];

const JENIS: Readonly<Record<Gaya, string>> = {
  data: 'akun',
  judul: 'judul',
  jumlah: 'jumlah',
  total: 'total',
  saldo: 'saldo',
};

function lini(gaya: Gaya, nama: Sel, jumlah: Sel = null, tingkat = 0, kode: Sel = null): Baris {
  return barisOf(SUSUNAN, gaya, { jenis_baris: JENIS[gaya], kode, nama, jumlah }, tingkat);
}

function akunLines(dokumen: Dokumen, tingkat: number): Baris[] {
  return daftar(dokumen, 'akun').map((akun) =>
    lini('data', sel(akun, 'nama'), sel(akun, 'saldo'), tingkat, sel(akun, 'kode')),
  );
}

function klasLines(dokumen: Dokumen, kunci: string, nama: string): Baris[] {
  return [
    lini('judul', nama),
    ...daftar(dokumen, `${kunci}.subklas`).flatMap((subklas) => [
      lini('judul', sel(subklas, 'nama'), null, 1),
      ...akunLines(subklas, 2),
      lini('jumlah', `Jumlah ${sel(subklas, 'nama')}`, sel(subklas, 'total'), 1),
    ]),
    lini('total', `JUMLAH ${nama}`, sel(dokumen, `${kunci}.total`)),
  ];
}

export const neraca: Ekspor = {
  judul: 'Neraca',
  berkas: 'neraca',
  kolom: () => SUSUNAN,
  susun: (dokumen) => [
    ...klasLines(dokumen, 'aset', 'ASET'),
    ...klasLines(dokumen, 'kewajiban', 'KEWAJIBAN'),
    ...klasLines(dokumen, 'ekuitas', 'EKUITAS'),
    lini('total', 'JUMLAH KEWAJIBAN DAN EKUITAS', sel(dokumen, 'total_pasiva')),
  ],
  catatan: (dokumen) => [
    ...(nilai(dokumen, 'seimbang') === false ? ['neraca ini tidak seimbang.'] : []),
    ...peringatan(dokumen),
  ],
};

/** The parts in their order, and the result that stands below some of them. */
const BAGIAN: readonly (readonly [kunci: string, nama: string, hasil?: string, judul?: string])[] =
  [
    ['penjualan_bersih', 'Penjualan bersih'],
    ['hpp', 'Harga pokok penjualan', 'laba_kotor', 'LABA KOTOR'],
    ['beban_usaha', 'Beban usaha', 'laba_usaha', 'LABA USAHA'],
    ['pendapatan_lain', 'Pendapatan lain'],
    ['beban_lain', 'Beban lain', 'laba_sebelum_pajak', 'LABA SEBELUM PAJAK'],
    ['pajak', 'Pajak penghasilan', 'laba_bersih', 'LABA BERSIH'],
  ];

export const rugiLaba: Ekspor = {
  judul: 'Laba rugi',
  berkas: 'rugi-laba',
  kolom: () => SUSUNAN,
  susun: (dokumen) =>
    BAGIAN.flatMap(([kunci, nama, hasil, judul]) => {
      const bagian = daftar(dokumen, 'rincian').find((one) => one.bagian === kunci) ?? {};
      const akun = akunLines(bagian, 1);
      return [
        ...(akun.length > 0 ? [lini('judul', nama), ...akun] : []),
        lini(
          'jumlah',
          akun.length > 0 ? `Jumlah ${nama.toLowerCase()}` : nama,
          sel(dokumen, kunci),
        ),
        ...(hasil ? [lini('total', judul ?? '', sel(dokumen, hasil))] : []),
      ];
    }),
  catatan: peringatan,
};

const NERACA_SALDO: readonly Kolom[] = [
  teks('akun_kode', 'Kode', 9),
  teks('nama', 'Nama akun', 32),
  bilangan('klas_id', 'Klas', 6, { cetak: false }),
  uang('saldo_awal', 'Saldo awal', 19, { garis: true }),
  uang('debit', 'Debit', 19, { garis: true }),
  uang('kredit', 'Kredit', 19, { garis: true }),
  uang('saldo_akhir', 'Saldo akhir', 19, { garis: true }),
];

export const neracaSaldo: Ekspor = {
  judul: 'Neraca saldo',
  berkas: 'neraca-saldo',
  kolom: () => NERACA_SALDO,
  susun: (dokumen, kolom) => [
    ...daftar(dokumen, 'akun').map((akun) =>
      barisOf(
        kolom,
        'data',
        Object.fromEntries(kolom.map(({ kunci }) => [kunci, sel(akun, kunci)])),
      ),
    ),
    barisOf(kolom, 'total', {
      nama: 'JUMLAH',
      debit: sel(dokumen, 'total_debit'),
      kredit: sel(dokumen, 'total_kredit'),
    }),
  ],
  keterangan: () => ['Saldo: debit dikurangi kredit'],
  catatan: (dokumen) => [
    ...(nilai(dokumen, 'seimbang') === false ? ['neraca saldo ini tidak seimbang.'] : []),
    ...peringatan(dokumen),
  ],
};
