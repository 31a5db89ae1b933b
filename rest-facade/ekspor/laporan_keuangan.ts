/** Statements: neraca, laba rugi, neraca saldo. Their totals come with the document. */

import { word, wordsWith } from '../../server/base/words.ts';
import {
  type Dokumen,
  daftar,
  type Ekspor,
  id,
  jumlahOf,
  nilai,
  rowsOf,
  sel,
  teks,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import {
  type Baris,
  barisOf,
  type Gaya,
  type Kolom,
  type Sel,
} from '../../server/cetak/tabel/tabel.ts';
import {
  berbanding,
  type Figur,
  figur,
  keadaan,
  kolomFigur,
  kolomNilai,
  rentang,
} from './banding.ts';

const berkolom = (dokumen: Dokumen): boolean => nilai(dokumen, 'meta.kolom') !== undefined;

function susunanOf(dokumen: Dokumen, masa: typeof keadaan): Kolom[] {
  return [
    teks('kode', 'Kode', 10),
    teks('nama', 'Nama akun', berbanding(dokumen) || berkolom(dokumen) ? 40 : 50),
    ...kolomFigur(dokumen, masa),
  ];
}

type Lini = (gaya: Gaya, nama: Sel, isi?: Figur, tingkat?: number, kode?: Sel) => Baris;

const liniOf =
  (kolom: readonly Kolom[]): Lini =>
  (gaya, nama, isi = {}, tingkat = 0, kode = null) => {
    const jenis = gaya === 'data' ? 'akun' : gaya;
    return barisOf(kolom, gaya, { kode, nama, ...isi }, { tingkat, jenis });
  };

function akunLines(lini: Lini, dokumen: Dokumen, tingkat: number): Baris[] {
  return daftar(dokumen, 'akun').map((akun) =>
    lini('data', sel(akun, 'nama'), figur(akun, 'saldo'), tingkat, sel(akun, 'kode')),
  );
}

const jumlahDari = (apa: string): string => wordsWith('Jumlah {apa}', { apa });

function klasLines(lini: Lini, dokumen: Dokumen, kunci: string, nama: string): Baris[] {
  return [
    lini('judul', word(nama)),
    ...daftar(dokumen, `${kunci}.subklas`).flatMap((subklas) => [
      lini('judul', sel(subklas, 'nama'), {}, 1),
      ...akunLines(lini, subklas, 2),
      lini('jumlah', jumlahDari(sel(subklas, 'nama') ?? ''), figur(subklas, 'total'), 1),
    ]),
    lini('total', word(`JUMLAH ${nama}`), figur(dokumen, `${kunci}.total`)),
  ];
}

export const neraca: Ekspor = {
  judul: 'Neraca',
  berkas: 'neraca',
  kolom: (_query, dokumen) => susunanOf(dokumen, keadaan),
  susun: (dokumen, kolom) => {
    const lini = liniOf(kolom);
    return [
      ...klasLines(lini, dokumen, 'aset', 'ASET'),
      ...klasLines(lini, dokumen, 'kewajiban', 'KEWAJIBAN'),
      ...klasLines(lini, dokumen, 'ekuitas', 'EKUITAS'),
      lini('total', word('JUMLAH KEWAJIBAN DAN EKUITAS'), figur(dokumen, 'total_pasiva')),
    ];
  },
  catatan: (dokumen) => [
    ...(nilai(dokumen, 'seimbang') === false ? ['neraca ini tidak seimbang.'] : []),
    ...(sel(dokumen, 'aset.total.pembanding') !== sel(dokumen, 'total_pasiva.pembanding')
      ? ['neraca pembanding tidak seimbang.']
      : []),
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
  kolom: (_query, dokumen) => susunanOf(dokumen, rentang),
  susun: (dokumen, kolom) => {
    const lini = liniOf(kolom);
    return BAGIAN.flatMap(([kunci, nama, hasil, judul]) => {
      const bagian = daftar(dokumen, 'rincian').find((one) => one.bagian === kunci) ?? {};
      const akun = akunLines(lini, bagian, 1);
      return [
        ...(akun.length > 0 ? [lini('judul', word(nama)), ...akun] : []),
        lini(
          'jumlah',
          akun.length > 0 ? jumlahDari(word(nama).toLowerCase()) : word(nama),
          figur(dokumen, kunci),
        ),
        ...(hasil ? [lini('total', word(judul ?? ''), figur(dokumen, hasil))] : []),
      ];
    });
  },
};

const NERACA_SALDO: readonly Kolom[] = [
  teks('akun_kode', 'Kode', 9),
  teks('nama', 'Nama akun', 32),
  id('klas_id', 'Klas'),
  uang('saldo_awal', 'Saldo awal', 19, { garis: true }),
  uang('debit', 'Debit', 19, { garis: true }),
  uang('kredit', 'Kredit', 19, { garis: true }),
  uang('saldo_akhir', 'Saldo akhir', 19, { garis: true }),
];

/** By value of a dimension: the closing balance of each account. */
const neracaSaldoKolom: Ekspor['perKolom'] = {
  kolom: (_query, dokumen) => [
    teks('akun_kode', 'Kode', 9),
    teks('nama', 'Nama akun', 32),
    ...kolomNilai(dokumen, { jumlah: true }),
  ],
  susun: (dokumen, kolom) =>
    daftar(dokumen, 'akun').map((akun) =>
      barisOf(
        kolom,
        'data',
        {
          akun_kode: sel(akun, 'akun_kode'),
          nama: sel(akun, 'nama'),
          ...figur(akun, 'saldo_akhir'),
        },
        { jenis: 'akun' },
      ),
    ),
  keterangan: () => ['Saldo akhir: debit dikurangi kredit'],
};

export const neracaSaldo: Ekspor = {
  judul: 'Neraca saldo',
  berkas: 'neraca-saldo',
  perKolom: neracaSaldoKolom,
  kolom: () => NERACA_SALDO,
  jumlahDari: { akun: { daftar: 'akun', kolom: ['saldo_awal', 'saldo_akhir'] } },
  susun: (dokumen, kolom) => [
    ...rowsOf(kolom, dokumen, 'akun', { jenis: 'akun' }),
    barisOf(kolom, 'total', {
      nama: word('JUMLAH'),
      ...jumlahOf(dokumen, 'akun'),
      debit: sel(dokumen, 'total_debit'),
      kredit: sel(dokumen, 'total_kredit'),
    }),
  ],
  keterangan: () => ['Saldo: debit dikurangi kredit'],
  catatan: (dokumen) =>
    nilai(dokumen, 'seimbang') === false ? ['neraca saldo ini tidak seimbang.'] : [],
};
