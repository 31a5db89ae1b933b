/** What a report is as a table: one shape for csv, xlsx and pdf. Cells are texts as the database wrote them. */
import type { Language } from '../../base/language.ts';
import { word } from '../../base/words.ts';
import type { Logo } from '../logo.ts';

export const FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;
export type Format = Exclude<(typeof FORMATS)[number], 'json'>;

export const MEDIA_TYPES: Readonly<Record<Format, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/**
 * `tanggal` is YYYY-MM-DD, the numbers are decimals with a point; `kuantitas` has up to six decimals, `nomor` is a number
 * that names something and counts nothing: an id, a year.
 */
type JenisKolom = 'teks' | 'tanggal' | 'uang' | 'kuantitas' | 'bilangan' | 'nomor';

export type Kolom = {
  /** The field of the report's row, or of its lines. */
  kunci: string;
  judul: string;
  /** The title is no word of ours but a day, or the tenant's own name for something. */
  milik?: true;
  jenis: JenisKolom;
  /** Its share of the width, about the number of characters. */
  lebar: number;
  /** false: not on paper, where there is less room. */
  cetak?: false;
  /** On paper only in the first line of several that belong to one row. */
  sekali?: true;
  /** The database adds it up, for the total below the rows. */
  jumlah?: true;
  /** Zero is a dash on paper, as where a line has either debit or kredit. */
  garis?: true;
  /** Its values are words of ours, as a status is: on paper in the language of the request. */
  kata?: true;
  /** Its values as they are said on paper. */
  tampil?: Readonly<Record<string, string>>;
};

/** The columns with their titles in the language of the request. */
export const spoken = (kolom: readonly Kolom[]): Kolom[] =>
  kolom.map((one) => (one.milik ? one : { ...one, judul: word(one.judul) }));

export type Sel = string | null;

/** data: a row · judul: a heading · jumlah: a subtotal · total: the total · saldo: an opening or closing balance. */
export type Gaya = 'data' | 'judul' | 'jumlah' | 'total' | 'saldo';

export type Baris = {
  gaya: Gaya;
  tingkat: number;
  sel: readonly Sel[];
  /** What the row is for programs, where that is not its `gaya`: an account of a statement. */
  jenis?: string;
};

/** The first column of every csv and sheet says to programs what the style of a row says to a reader. */
export const JENIS_BARIS = 'Jenis baris';

export function jenisBaris({ gaya, jenis }: Baris): string {
  return jenis ?? gaya;
}

export type Tabel = {
  /** Heading above the table; absent for the report's main table. */
  judul?: string;
  kolom: readonly Kolom[];
};

/** Everything about a report but its rows. */
export type Kepala = {
  bahasa: Language;
  /** Name of the tenant, and its address when it has one. */
  nama: string;
  alamat: string | null;
  /** The tenant's logo, its bytes as base64; on paper only. */
  logo: Logo | null;
  judul: string;
  /** `Per 31 Januari 2026` or `Periode …`. */
  periode: string;
  /** Further lines: filters, what the figures are in. */
  keterangan: readonly string[];
  /** `21 November 2026 16:29 WIB oleh ana@toko.test`. */
  dicetak: string;
  /** Below the table: what a reader must know. */
  catatan: readonly string[];
  utama: Tabel;
  /** Further tables, in whole. */
  tambahan: readonly (Tabel & { baris: readonly Baris[] })[];
};

/** The total of a table: its name in the widest of the texts. */
export function totalOf(kolom: readonly Kolom[], jumlah: Readonly<Record<string, Sel>>): Baris {
  const printed = kolom.filter(({ jenis, cetak }) => jenis === 'teks' && cetak !== false);
  const [name] = printed.toSorted((a, b) => b.lebar - a.lebar);
  return barisOf(kolom, 'total', { ...(name && { [name.kunci]: word('JUMLAH') }), ...jumlah });
}

/** A row made of named cells; the columns that are not named stay empty. */
export function barisOf(
  kolom: readonly Kolom[],
  gaya: Gaya,
  isi: Readonly<Record<string, Sel>>,
  { tingkat = 0, jenis }: { tingkat?: number; jenis?: string } = {},
): Baris {
  const sel = kolom.map(({ kunci }) => isi[kunci] ?? null);
  return { gaya, tingkat, sel, ...(jenis !== undefined && { jenis }) };
}
