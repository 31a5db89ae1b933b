/** What an export says of its report: where the rows come from, and what stands in which column. */
import { rawNumber } from '../../base/json_text.ts';
import { word, wordsWith } from '../../base/words.ts';
import { kalimatTampil, tanggalPanjang } from './angka.ts';
import { type Baris, barisOf, type Kolom, type Sel, type Tabel } from './tabel.ts';

/** The answer of the report's function: a whole document, or total, meta and extra of a list. */
export type Dokumen = Readonly<Record<string, unknown>>;
type Query = Readonly<Record<string, string>>;

export type Ekspor = Susunan | Daftar;

type Umum = {
  judul: string;
  /** First part of the file's name. */
  berkas: string;
  kolom(query: Query, dokumen: Dokumen): readonly Kolom[];
  /** Title of the main table where a further one follows. */
  bagian?: string;
  /** A further operation with the same variables; its keys are added to the report's `meta`. */
  jumlah?: string;
  /** Sums over arrays of the document, by the names under which `jumlahOf` reads them. */
  jumlahDari?: Readonly<Record<string, JumlahDari>>;
  /** Further lines under the title, beside the names of the filters. */
  keterangan?(dokumen: Dokumen): readonly (string | null)[];
  /** What a reader must know, below the table, before the warnings of the document. */
  catatan?(dokumen: Dokumen): readonly string[];
  /** Its layout with a column for each value of a dimension, where that is another one. */
  perKolom?: Omit<Susunan, 'judul' | 'berkas'>;
  /** Tables of their own below the main one; not in a csv. */
  tambahan?: readonly Tambahan[];
};

/**
 * `daftar`: arrays of the document. `kolom`: fields of their rows that are added up. `di`: values a row must have to
 * count.
 */
type JumlahDari = {
  daftar: string | readonly string[];
  kolom: readonly string[];
  di?: Readonly<Record<string, string | boolean>>;
};

/** A report of fixed size: its rows are laid out from the document. Columns of `jumlah` are added up below them. */
export type Susunan = Umum & {
  susun(dokumen: Dokumen, kolom: readonly Kolom[]): Baris[];
  /** Its layout with another statement beside it, where that is another one. */
  berbanding?: Pick<Susunan, 'kolom' | 'susun'>;
  /** The rows are those of the report's pages, read one page after the other. */
  halaman?: true;
  fungsi?: never;
};

/** A list of any length: its rows are read one batch after the other. */
export type Daftar = Umum & {
  /** The operation that asks its rows; it selects every field that a column may show. */
  fungsi: string;
  /** The path of the number of rows in the document; `total` when absent. */
  banyak?: string;
  awal?(dokumen: Dokumen, kolom: readonly Kolom[]): Baris[];
  akhir?(dokumen: Dokumen, kolom: readonly Kolom[]): Baris[];
};

/** A table of its own. Columns of `jumlah` are added up below its rows. */
export type Tambahan = {
  /** A further operation for its totals. Its one variable is the value under the path `argumen` of the document. */
  jumlah?: { fungsi: string; argumen: string };
  tabel(dokumen: Dokumen, jumlah: Dokumen): Tabel & { baris: readonly Baris[] };
};

/** The value under a path like `meta.saldo_awal.qty`. */
export function nilai(dokumen: unknown, path: string): unknown {
  let value: unknown = dokumen;
  for (const key of path.split('.')) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** The value under a path as the text of a cell, a number with the digits of the database. */
export function sel(dokumen: unknown, path: string): Sel {
  const value = nilai(dokumen, path);
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return word(value ? 'ya' : 'tidak');
  return typeof value === 'string' ? value : (rawNumber(value) ?? String(value));
}

/** The objects of an array under a path. */
export function daftar(dokumen: unknown, path: string): Dokumen[] {
  const value = nilai(dokumen, path);
  return Array.isArray(value) ? (value as Dokumen[]) : [];
}

/** The rows of an array under a path, with the cells of the columns. */
export function rowsOf(
  kolom: readonly Kolom[],
  dokumen: Dokumen,
  path: string,
  form: { tingkat?: number; jenis?: string } = {},
): Baris[] {
  return daftar(dokumen, path).map((one) => barisOf(kolom, 'data', cells(kolom, one), form));
}

/** A table of its own below the main one: the rows of an array under a path. */
export const tambahanOf = (judul: string, kolom: readonly Kolom[], path: string): Tambahan => ({
  tabel: (dokumen) => ({ judul, kolom, baris: rowsOf(kolom, dokumen, path) }),
});

/** The cells of a row. A column shows the value under its `kunci` in the document. */
export function cells(kolom: readonly Kolom[], dokumen: Dokumen): Record<string, Sel> {
  return Object.fromEntries(kolom.map(({ kunci }) => [kunci, sel(dokumen, kunci)]));
}

/** The cells of a total: the sums under a name of `jumlahDari`, or without a name those of the list's columns. */
export function jumlahOf(dokumen: Dokumen, nama?: string): Record<string, Sel> {
  const path = nama === undefined ? 'jumlah' : `jumlah.${nama}`;
  const sums = (nilai(dokumen, path) ?? {}) as Dokumen;
  return Object.fromEntries(Object.keys(sums).map((kunci) => [kunci, sel(sums, kunci)]));
}

/** The warnings of a document, as files show them below the table, for people. JSON has their digits as they are. */
export function peringatan(dokumen: Dokumen): string[] {
  const given = nilai(dokumen, 'peringatan') ?? nilai(dokumen, 'meta.peringatan');
  const tertunda = sel(dokumen, 'hpp_tertunda') ?? sel(dokumen, 'meta.hpp_tertunda');
  return [
    ...(Array.isArray(given) ? given.map((one) => kalimatTampil(String(one))) : []),
    ...(tertunda
      ? [
          wordsWith('HPP sejak {hari} masih dikoreksi; angka stok dan laba akan berubah.', {
            hari: tanggalPanjang(tertunda),
          }),
        ]
      : []),
  ];
}

const kolom = (
  jenis: Kolom['jenis'],
  kunci: string,
  judul: string,
  lebar: number,
  more: Partial<Kolom> = {},
): Kolom => ({ jenis, kunci, judul, lebar, ...more });

type Make = (kunci: string, judul: string, lebar?: number, more?: Partial<Kolom>) => Kolom;

export const teks: Make = (kunci, judul, lebar = 16, more) =>
  kolom('teks', kunci, judul, lebar, more);
export const hari: Make = (kunci, judul, lebar = 11, more) =>
  kolom('tanggal', kunci, judul, lebar, more);
export const uang: Make = (kunci, judul, lebar = 16, more) =>
  kolom('uang', kunci, judul, lebar, more);
export const kuantitas: Make = (kunci, judul, lebar = 11, more) =>
  kolom('kuantitas', kunci, judul, lebar, more);
export const bilangan: Make = (kunci, judul, lebar = 8, more) =>
  kolom('bilangan', kunci, judul, lebar, more);
export const nomor: Make = (kunci, judul, lebar = 9, more) =>
  kolom('nomor', kunci, judul, lebar, more);
/** An id is for programs: not on paper. */
export const id = (kunci: string, judul: string): Kolom =>
  nomor(kunci, judul, undefined, { cetak: false });
