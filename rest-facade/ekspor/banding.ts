/** The figures of a statement: one column, four where another stands beside it, or one for each value of a dimension. */
import { word } from '../../server/base/words.ts';
import { tanggalPanjang, tanggalPendek } from '../../server/cetak/tabel/angka.ts';
import {
  type Dokumen,
  daftar,
  kuantitas,
  nilai,
  sel,
  uang,
} from '../../server/cetak/tabel/definisi.ts';
import type { Kolom, Sel } from '../../server/cetak/tabel/tabel.ts';

/** Makes the title of a column: `path` is the statement, or the period beside it. */
type Masa = (dokumen: Dokumen, path: string) => string;

/** Whether something stands beside the statement: before the first year of reports nothing does. */
export const berbanding = (dokumen: Dokumen): boolean =>
  sel(dokumen, 'meta.banding.sampai') !== null;

export function kolomFigur(dokumen: Dokumen, masa: Masa): Kolom[] {
  const perNilai = kolomNilai(dokumen);
  if (perNilai.length > 0) return perNilai;
  if (!berbanding(dokumen)) return [uang('jumlah', 'Jumlah', 22)];
  const anggaran = sel(dokumen, 'meta.banding.jenis') === 'anggaran' ? `${word('Anggaran')} ` : '';
  return [
    uang('jumlah', masa(dokumen, ''), 22, { milik: true }),
    uang('pembanding', anggaran + masa(dokumen, 'meta.banding.'), 22, { milik: true }),
    uang('selisih', 'Selisih', 22),
    kuantitas('persen', 'Selisih %', 10),
  ];
}

/** The title of a state at a day. meta.banding names only the last day of its period. */
export const keadaan: Masa = (dokumen, path) =>
  tanggalPanjang(sel(dokumen, path === '' ? 'per' : `${path}sampai`) ?? '');

export const rentang: Masa = (dokumen, path) =>
  ['dari', 'sampai'].map((kunci) => tanggalPendek(sel(dokumen, path + kunci) ?? '')).join(' – ');

/** A column for each asked value of a dimension, and their total; no column where no values are asked. */
export function kolomNilai(dokumen: Dokumen, more: Partial<Kolom> = {}): Kolom[] {
  const nilai = daftar(dokumen, 'meta.kolom.nilai');
  if (nilai.length === 0) return [];
  return [
    ...nilai.map((one, at) => uang(`kolom_${at}`, judulNilai(one), 18, { ...more, milik: true })),
    uang('jumlah', 'Jumlah', 18, more),
  ];
}

const judulNilai = (one: Dokumen): string =>
  [sel(one, 'kode'), sel(one, 'nama')].filter(Boolean).join(' ');

export type Figur = Readonly<Record<string, Sel>>;

/** The amount under a path, by itself or with what stands beside it. */
export function figur(dokumen: Dokumen, path: string): Figur {
  const kolom = nilai(dokumen, `${path}.kolom`);
  if (Array.isArray(kolom)) {
    const cells = kolom.map((_one, at) => [`kolom_${at}`, sel(kolom, `${at}`)]);
    return { jumlah: sel(dokumen, `${path}.jumlah`), ...Object.fromEntries(cells) };
  }
  if (nilai(dokumen, `${path}.nilai`) === undefined) return { jumlah: sel(dokumen, path) };
  const cells = FIGUR.map(([name, one]) => [name, sel(dokumen, `${path}.${one}`)]);
  return Object.fromEntries(cells);
}

const FIGUR = [
  ['jumlah', 'nilai'],
  ['pembanding', 'pembanding'],
  ['selisih', 'selisih'],
  ['persen', 'persen'],
] as const;
