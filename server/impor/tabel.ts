/** The table that a file of rows is read into, whatever its form. */
import { HttpError } from '../base/errors.ts';

/** A cell: a text, a number as the workbook has it, nothing, or why its content cannot be used. */
export type Sel = string | number | boolean | null | { galat: string };

/** A sheet of a workbook, with its first rows where there are others. */
export type Lembar = { nama: string; baris: Sel[][] };

export type Tabel = {
  bentuk: 'csv' | 'xlsx';
  /** What was recognised of the file, in words; complete once the rows are read. */
  catatan: string[];
  /** The sheets that are seen; empty for a form without sheets. */
  lembar: readonly Lembar[];
  /** The rows as they stand in the file, empty ones too: those of the sheet `lembar`. @throws HttpError 400 VABKS */
  rows(lembar?: string | null): AsyncGenerator<Sel[], void, void>;
};

/** The answer of a reader of workbooks: the sheets, and the rows of one of them, the first where none is named. */
export type Buku = Pick<Tabel, 'lembar'> & {
  rows(lembar?: string | null): AsyncIterable<Sel[]>;
};

/** The first rows of a sheet, which show what it holds: as far down as its header may stand. */
export class Awal {
  readonly baris: Sel[][] = [];
  #texts = 0;

  /** @returns whether that was enough */
  take(row: readonly Sel[]): boolean {
    if (row.every((cell) => cell === null)) return this.full;
    this.baris.push(row.map((cell) => (typeof cell === 'string' ? cell.slice(0, 200) : cell)));
    if (row.some((cell) => typeof cell === 'string')) this.#texts += 1;
    return this.full;
  }

  get full(): boolean {
    return this.#texts >= 30 || this.baris.length >= 100;
  }
}

/** The attributes of a tag of a workbook. */
export type Attributes = Readonly<Record<string, string>>;

export const MAX_ROWS = 200_000;
export const MAX_COLUMNS = 200;
export const MAX_CELL = 10_000;

/** A file that cannot be read. */
export const unreadable = (message: string, options?: ErrorOptions): HttpError =>
  new HttpError(400, 'VABKS', [`berkas: ${message}`], undefined, options);

/** The rows, up to the limits of a file. */
export async function* limited(rows: AsyncIterable<Sel[]>): AsyncGenerator<Sel[], void, void> {
  let count = 0;
  for await (const row of rows) {
    count += 1;
    if (count > MAX_ROWS) {
      throw unreadable(
        `paling banyak ${MAX_ROWS.toLocaleString('id-ID')} baris; bagi menjadi beberapa berkas`,
      );
    }
    if (row.length > MAX_COLUMNS)
      throw unreadable(`baris ${count}: lebih dari ${MAX_COLUMNS} kolom`);
    for (const cell of row) {
      if (typeof cell === 'string' && cell.length > MAX_CELL) {
        throw unreadable(`baris ${count}: sel lebih panjang dari ${MAX_CELL} huruf`);
      }
    }
    yield row;
  }
}

const UNSEEN = /[\s\u200b]/;
/** Blanks that look like any other. With them the same letters would make another code. */
const BLANKS = /[\u00a0\u2007\u202f]/g;

/**
 * A text that PostgreSQL can hold, without invisible characters around it. It is trimmed letter by letter: `/\s+$/`
 * takes hours for a text of blanks.
 */
export function clean(text: string): string {
  const whole = text.replaceAll('\u0000', '').replace(BLANKS, ' ').toWellFormed();
  let from = 0;
  let to = whole.length;
  while (from < to && UNSEEN.test(whole.charAt(from))) from += 1;
  while (to > from && UNSEEN.test(whole.charAt(to - 1))) to -= 1;
  return whole.slice(from, to);
}
