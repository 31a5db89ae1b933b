/** The cells of a sheet, row by row, from its tags. */
import { type Attributes, clean, MAX_COLUMNS, MAX_ROWS, type Sel, unreadable } from './tabel.ts';

const DAY_MS = 86_400_000;
/** Empty rows that a sheet may skip at once; beyond them it is not a table. */
const MAX_GAP = 10_000;
/** A cell of Excel holds 32,767 letters, some of them written as `_x0009_`; one of many runs must not fill the memory. */
const MAX_LETTERS = 8 * 32_767;

/** Styles of cells, by their number, whose values are days, percents, or codes of so many digits. */
export type Styles = {
  days: ReadonlySet<number>;
  percents: ReadonlySet<number>;
  codes?: ReadonlyMap<number, number>;
};

export class SheetReader {
  formulas = 0;
  dates = 0;
  /** Rows that a filter or a person has hidden, so that a reader of the sheet does not see them. */
  hidden = 0;
  readonly #strings: readonly string[];
  readonly #styles: Styles;
  readonly #epoch: number;
  #rows: Sel[][] = [];
  #given = 0;
  /** The number of the row that is read, even of an empty one. */
  #place = 0;
  #row: Sel[] = [];
  #column = 0;
  #type = '';
  #style = 0;
  #value: string | undefined;
  #text = '';
  #formula = false;
  #reading = false;

  constructor(strings: readonly string[], styles: Styles, date1904: boolean) {
    this.#strings = strings;
    this.#styles = styles;
    this.#epoch = date1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  }

  /** The rows that were finished since the last call. */
  take(): Sel[][] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') this.#beginRow(attributes);
    else if (name === 'c') this.#beginCell(attributes);
    else if (name === 'f') this.#formula = true;
    else if (name === 'v' || name === 't') {
      this.#text = '';
      this.#reading = true;
    }
  }

  text(part: string): void {
    if (!this.#reading) return;
    this.#text += part;
    if ((this.#value?.length ?? 0) + this.#text.length > MAX_LETTERS) {
      throw unreadable('berisi teks yang terlalu panjang');
    }
  }

  close(name: string): void {
    if (name === 'v' || name === 't') {
      this.#reading = false;
      this.#value = (name === 't' ? (this.#value ?? '') : '') + this.#text;
    } else if (name === 'c') {
      const cell = this.#cell();
      // A cell that is only formatted counts for nothing, however far out it lies.
      if (cell !== null && this.#column >= MAX_COLUMNS) {
        throw unreadable(`lebih dari ${MAX_COLUMNS} kolom`);
      }
      if (cell !== null) this.#row[this.#column] = cell;
      this.#column += 1;
    } else if (name === 'row') {
      this.#endRow();
    }
  }

  #beginRow({ r, hidden = '' }: Attributes): void {
    const place = Number(r ?? this.#place + 1);
    if (/^(1|true)$/.test(hidden)) this.hidden += 1;
    if (!(place > this.#place) || place > 2_000_000) throw unreadable('rusak');
    this.#place = place;
    this.#row = [];
    this.#column = 0;
  }

  /** Ends a row. Rows without a value count only once a row with one stands below them. */
  #endRow(): void {
    if (this.#row.length === 0) return;
    const gap = this.#place - this.#given - 1;
    if (gap > MAX_GAP || this.#place > MAX_ROWS + MAX_GAP) {
      throw unreadable(
        `baris ${this.#place}: terlalu jauh di bawah, atau berkasnya terlalu panjang`,
      );
    }
    for (let index = 0; index < gap; index += 1) this.#rows.push([]);
    this.#rows.push(Array.from(this.#row, (cell) => cell ?? null));
    this.#given = this.#place;
  }

  #beginCell({ r, t = 'n', s = '0' }: Attributes): void {
    if (r !== undefined) this.#column = columnOf(r);
    this.#type = t;
    this.#style = Number(s);
    this.#value = undefined;
    this.#formula = false;
  }

  #cell(): Sel {
    const value = this.#value;
    if (this.#formula) this.formulas += 1;
    if (value === undefined || value === '') {
      return this.#formula
        ? { galat: 'rumus tanpa nilai tersimpan; buka dan simpan lagi di Excel' }
        : null;
    }
    switch (this.#type) {
      case 's': {
        const text = this.#strings[Number(value)];
        return text === undefined ? { galat: 'teks yang tidak ada di buku kerja' } : textOf(text);
      }
      case 'inlineStr':
      case 'str':
        return textOf(value);
      case 'b':
        return value === '1';
      case 'e':
        return { galat: `galat Excel ${clean(value).slice(0, 20)}` };
      case 'd':
        return value.slice(0, 10);
      default:
        return this.#number(value);
    }
  }

  /** A workbook keeps numbers as doubles: fifteen digits of them are what was typed. */
  #number(value: string): Sel {
    const number = Number(value);
    if (!Number.isFinite(number)) return { galat: 'angka yang tidak terbaca' };
    if (this.#styles.percents.has(this.#style)) {
      return `${Number((number * 100).toPrecision(15))}%`;
    }
    if (this.#styles.days.has(this.#style) && number >= 1 && number < 2_958_466) {
      this.dates += 1;
      // Excel's 29 February 1900 was none, so days before March 1900 are one off.
      const day = new Date(this.#epoch + Math.floor(number) * DAY_MS);
      return day.toISOString().slice(0, 10);
    }
    const digits = this.#styles.codes?.get(this.#style);
    if (digits !== undefined && Number.isInteger(number) && number >= 0) {
      return String(number).padStart(digits, '0');
    }
    return Number(number.toPrecision(15));
  }
}

function textOf(text: string): Sel {
  const cell = clean(
    text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    ),
  );
  return cell === '' ? null : cell;
}

/** `AB12` → 27. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(place)?.[0] ?? '') {
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  if (column === 0) throw unreadable('rusak');
  return column - 1;
}
