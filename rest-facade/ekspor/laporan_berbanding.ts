/** Cash flows and changes of equity with another period beside them, or by value: a line for each amount. */

import { word, wordsWith } from '../../server/base/words.ts';
import {
  cells,
  type Dokumen,
  daftar,
  jumlahOf,
  nilai,
  type Susunan,
  sel,
  teks,
} from '../../server/cetak/tabel/definisi.ts';
import {
  type Baris,
  barisOf,
  type Gaya,
  type Kolom,
  type Sel,
} from '../../server/cetak/tabel/tabel.ts';
import { figur, kolomFigur, rentang } from './banding.ts';

const kolomOf = (dokumen: Dokumen): Kolom[] => [
  teks('kategori', 'Kategori', 22, { cetak: false }),
  teks('kode', 'Kode', 9),
  teks('nama', 'Nama', 40),
  ...kolomFigur(dokumen, rentang),
];

type Isi = Readonly<Record<string, Sel>>;
type Lini = (gaya: Gaya, isi: Isi, jenis?: string) => Baris;

const liniOf =
  (kolom: readonly Kolom[]): Lini =>
  (gaya, isi, jenis) =>
    barisOf(kolom, gaya, isi, jenis === undefined ? {} : { tingkat: 1, jenis });

const KEGIATAN = ['operasi', 'investasi', 'pendanaan'] as const;
const MASUK_KELUAR = ['masuk', 'keluar'] as const;

/** What came in and what went out, added up where the statement stands alone. */
export const jumlahArusKas: NonNullable<Susunan['jumlahDari']> = {
  ...Object.fromEntries(
    KEGIATAN.map((kunci) => [kunci, { daftar: `${kunci}.baris`, kolom: MASUK_KELUAR }]),
  ),
  semua: { daftar: KEGIATAN.map((kunci) => `${kunci}.baris`), kolom: MASUK_KELUAR },
};

/** The statement of cash flows; `angka` says in which cells the amount under a path stands. */
export const susunArusKas =
  (angka: typeof figur): Susunan['susun'] =>
  (dokumen, kolom) => {
    const lini = liniOf(kolom);
    const kegiatan = (kunci: string): Baris[] => {
      const nama = word(`Arus kas dari kegiatan ${kunci}`);
      const total = { ...jumlahOf(dokumen, kunci), ...angka(dokumen, `${kunci}.total`) };
      const baris = daftar(dokumen, `${kunci}.baris`).map((one) =>
        lini('data', { ...cells(kolom, one), ...angka(one, 'nilai') }, 'kategori'),
      );
      if (baris.length === 0) return [lini('jumlah', { nama, ...total })];
      return [
        lini('judul', { nama }),
        ...baris,
        lini('jumlah', { nama: wordsWith('Jumlah {apa}', { apa: nama.toLowerCase() }), ...total }),
      ];
    };
    return [
      ...KEGIATAN.flatMap(kegiatan),
      lini('total', {
        nama: word('KENAIKAN (PENURUNAN) KAS DAN BANK'),
        ...jumlahOf(dokumen, 'semua'),
        ...angka(dokumen, 'kenaikan'),
      }),
      // Of some values of dimensions there are flows only.
      ...(nilai(dokumen, 'saldo_akhir') === null
        ? []
        : [
            lini('saldo', { nama: word('Kas dan bank awal'), ...angka(dokumen, 'saldo_awal') }),
            lini('total', { nama: word('KAS DAN BANK AKHIR'), ...angka(dokumen, 'saldo_akhir') }),
          ]),
      ...daftar(dokumen, 'kas').map((one) =>
        lini('data', { ...cells(kolom, one), ...angka(one, 'saldo_akhir') }, 'kas'),
      ),
    ];
  };

export const arusKasBerbanding: NonNullable<Susunan['berbanding']> = {
  kolom: (_query, dokumen) => kolomOf(dokumen),
  susun: susunArusKas(figur),
};

/** What an account of equity goes through, in its order; the closing stands below it. */
const PERUBAHAN = [
  ['saldo_awal', 'Saldo awal'],
  ['koreksi', 'Koreksi tahun lalu'],
  ['laba', 'Laba bersih'],
  ['setoran', 'Setoran'],
  ['penarikan', 'Prive dan penarikan'],
  ['transfer', 'Pemindahan'],
] as const;

function ekuitas(lini: Lini, dokumen: Dokumen, nama: string, akhir: Gaya): Baris[] {
  const kode = sel(dokumen, 'kode');
  return [
    lini('judul', { kode, nama }),
    ...PERUBAHAN.map(([kunci, judul]) =>
      lini('data', { kode, nama: word(judul), ...figur(dokumen, kunci) }, 'akun'),
    ),
    lini(akhir, { kode, nama: `${word('Saldo akhir')} ${nama}`, ...figur(dokumen, 'saldo_akhir') }),
  ];
}

export const perubahanEkuitasBerbanding: NonNullable<Susunan['berbanding']> = {
  kolom: (_query, dokumen) => kolomOf(dokumen).slice(1),
  susun: (dokumen, kolom) => {
    const lini = liniOf(kolom);
    return [
      ...daftar(dokumen, 'akun').flatMap((akun) =>
        ekuitas(lini, akun, sel(akun, 'nama') ?? '', 'jumlah'),
      ),
      ...ekuitas(lini, dokumen, word('JUMLAH'), 'total'),
    ];
  },
};
