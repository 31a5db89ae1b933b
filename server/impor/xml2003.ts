/** Workbooks in the XML of Excel 2003, as accounting programs still write them. */
import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import {
  type Attributes,
  Awal,
  type Buku,
  clean,
  MAX_CELL,
  MAX_COLUMNS,
  type Sel,
  unreadable,
} from './tabel.ts';

/** Empty rows that a sheet may skip at once; beyond them it is not a table. */
const MAX_GAP = 10_000;

export const isXml2003 = (text: string): boolean =>
  /^\ufeff?\s*<\?xml\b/.test(text) &&
  text.includes('urn:schemas-microsoft-com:office:spreadsheet') &&
  /<(?:\w+:)?Workbook\b/.test(text);

/**
 * Opens such a workbook: its sheets with their first rows. The whole file is read for these, since the sheets stand one
 * behind the other.
 */
export async function openXml2003(path: string, catatan: string[]): Promise<Buku> {
  const reader = new XmlReader();
  const begun = new Map<number, Awal>();
  const sample = (rows: Row[]) => {
    for (const [sheet, row] of rows) {
      const awal = begun.get(sheet) ?? new Awal();
      begun.set(sheet, awal);
      if (!awal.full) awal.take(row);
    }
  };
  for await (const rows of parsed(path, reader)) sample(rows);
  const lembar = reader.sheets.map((nama, index) => ({
    nama,
    baris: begun.get(index)?.baris ?? [],
  }));
  return { lembar, rows: (name) => rowsOf(path, name ?? lembar[0]?.nama ?? '', catatan) };
}

async function* rowsOf(
  path: string,
  name: string,
  catatan: string[],
): AsyncGenerator<Sel[], void, void> {
  const reader = new XmlReader(name);
  for await (const rows of parsed(path, reader)) yield* rows.map(([, row]) => row);
  catatan.unshift(`XML Excel 2003, lembar ${name}`);
  const others = reader.sheets.filter((one) => one !== name);
  if (others.length > 0) catatan.push(`lembar lain tidak dibaca: ${others.join(', ')}`);
}

/** A row, and the place of its sheet. */
type Row = [number, Sel[]];

async function* parsed(path: string, reader: XmlReader): AsyncGenerator<Row[], void, void> {
  const parser = new SaxesParser({ fragment: false });
  parser.on('error', () => {
    throw unreadable('XML yang rusak');
  });
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('opentag', ({ name, attributes }) =>
    reader.open(
      plain(name),
      Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [plain(key), value as unknown as string]),
      ),
    ),
  );
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', ({ name }) => reader.close(plain(name)));
  const decoder = new TextDecoder();
  for await (const part of createReadStream(path)) {
    parser.write(decoder.decode(part as Buffer, { stream: true }));
    yield reader.rows.splice(0);
  }
  parser.write(decoder.decode()).close();
  yield reader.rows.splice(0);
}

/** Reads the sheet of a name; without one all of them, whose limits count once one is asked for. */
class XmlReader {
  readonly rows: Row[] = [];
  readonly sheets: string[] = [];
  readonly #wanted: string | undefined;
  #reading = false;
  #last = 0;
  #place = 0;
  #row: Sel[] = [];
  #column = 0;
  #type: string | undefined;
  #text = '';

  constructor(wanted?: string) {
    this.#wanted = wanted;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'Worksheet') {
      const sheet = clean(attributes.Name ?? '');
      this.#reading = this.#wanted === undefined || this.#wanted === sheet;
      this.sheets.push(sheet);
      [this.#last, this.#place] = [0, 0];
    } else if (name === 'Row') {
      this.#place = Number(attributes.Index ?? this.#place + 1);
      this.#row = [];
      this.#column = 0;
    } else if (name === 'Cell') {
      if (attributes.Index !== undefined) this.#column = Number(attributes.Index) - 1;
    } else if (name === 'Data') {
      this.#type = attributes.Type ?? 'String';
      this.#text = '';
    }
  }

  text(part: string): void {
    if (this.#type === undefined) return;
    this.#text += part;
    if (this.#text.length > 8 * MAX_CELL) throw unreadable('berisi teks yang terlalu panjang');
  }

  close(name: string): void {
    if (!this.#reading) return;
    if (name === 'Data') {
      const cell = cellOf(this.#type ?? 'String', this.#text);
      this.#type = undefined;
      if (cell === null) return;
      if (this.#column >= 0 && this.#column < MAX_COLUMNS) this.#row[this.#column] = cell;
      else this.#refuse(`lebih dari ${MAX_COLUMNS} kolom`);
    } else if (name === 'Cell') this.#column += 1;
    else if (name === 'Row' && this.#row.length > 0) {
      const gap = this.#place - this.#last - 1;
      if (!(gap >= 0)) this.#refuse('rusak');
      if (gap > MAX_GAP) this.#refuse(`baris ${this.#place}: terlalu jauh di bawah`);
      const sheet = this.sheets.length - 1;
      if (this.#wanted !== undefined) {
        for (let empty = 0; empty < gap; empty += 1) this.rows.push([sheet, []]);
      }
      this.rows.push([sheet, Array.from(this.#row, (cell) => cell ?? null)]);
      this.#last = this.#place;
    }
  }

  #refuse(message: string): void {
    if (this.#wanted !== undefined) throw unreadable(message);
  }
}

function cellOf(type: string, text: string): Sel {
  const value = clean(text);
  if (value === '') return null;
  if (type === 'Error') return { galat: `galat Excel ${value.slice(0, 20)}` };
  if (type === 'Boolean') return value === '1';
  if (type === 'DateTime') return value.slice(0, 10);
  if (type !== 'Number') return value;
  const number = Number(value);
  return Number.isFinite(number)
    ? Number(number.toPrecision(15))
    : { galat: 'angka yang tidak terbaca' };
}
