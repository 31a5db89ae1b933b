/**
 * RFC 4180 with a header, in UTF-8. The byte order mark makes Excel read it as UTF-8; decimals have a point and no
 * thousands, so that programs read them.
 */
import { word } from '../../base/words.ts';
import { type Baris, JENIS_BARIS, jenisBaris, type Kolom, type Sel } from './tabel.ts';

const BOM = '\uFEFF';
const LINE_END = '\r\n';

/** Characters that begin a formula in one spreadsheet or another, also in full width. */
const BEGIN = '=+\\-@\\|%＝＋－＠｜％﹦﹢﹣﹫';
/** Where a cell may begin for a reader that separates by something else than a comma, as Excel does in Indonesia. */
const SEPARATOR = ';\\t\\r\\n\\|';
/** What spreadsheets ignore at the beginning of a cell: blanks, signs without width, quotes. */
const PASSED = `[[\\s\\p{Cf}\\p{Cc}"']--[${SEPARATOR}]]*`;
/** A number that is alone in its cell is not a formula, also with a sign. */
const NUMBER = `[+\\-]?\\d+(?:[.,]\\d+)*(?:$|[${SEPARATOR}])`;
const FORMULA = new RegExp(`(^|[${SEPARATOR}])(${PASSED})(?=[${BEGIN}])(?!${NUMBER})`, 'gv');
/** A number or a day. Whatever else stands in a column of them is a text. */
const PLAIN = /^[\d.:-]+$/;
const MAYBE = new RegExp(`[${BEGIN}\\t\\r]`, 'v');

/** The text with an apostrophe before each place where a spreadsheet would begin a formula. */
export function harmless(text: string): string {
  if (!MAYBE.test(text)) return text;
  const safe = text.replace(FORMULA, "$1$2'");
  return /^[\t\r]/.test(safe) ? `'${safe}` : safe;
}

export function csvHead(kolom: readonly Kolom[]): string {
  return `${BOM}${[word(JENIS_BARIS), ...kolom.map(({ judul }) => quoted(harmless(judul)))].join(',')}${LINE_END}`;
}

export function csvRows(kolom: readonly Kolom[], rows: readonly Baris[]): string {
  const teks = kolom.map(({ jenis }) => jenis === 'teks');
  let text = '';
  for (const row of rows) {
    text += jenisBaris(row);
    for (let index = 0; index < teks.length; index += 1) {
      text += `,${cell(row.sel[index] ?? null, teks[index] === true)}`;
    }
    text += LINE_END;
  }
  return text;
}

/** A line of cells; those of texts are harmless. */
export function csvLine(
  cells: readonly Sel[],
  teks: (index: number) => boolean = () => true,
): string {
  return `${cells.map((value, index) => cell(value, teks(index))).join(',')}${LINE_END}`;
}

function cell(value: Sel, teks: boolean): string {
  if (value === null || value === '') return '';
  if (!teks && PLAIN.test(value)) return value;
  return quoted(harmless(value));
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
