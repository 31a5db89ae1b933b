/** Workbooks, read as streams: of a sheet one row at a time, and of the rest only what cells refer to. */
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { HttpError } from '../base/errors.ts';
import {
  type Attributes,
  Awal,
  type Buku,
  clean,
  type Lembar,
  type Sel,
  unreadable,
} from './tabel.ts';
import { SheetReader, type Styles } from './xlsx_lembar.ts';

/** The most that a part of a workbook may unpack to: a longer one is no table that somebody kept. */
const MAX_SHEET = 400 * 1024 * 1024;
const MAX_PART = 64 * 1024 * 1024;
/** A part that unpacks to more than so many times its size is made to fill the memory. */
const MAX_RATIO = 400;
const MAX_STRING_CHARACTERS = 48 * 1024 * 1024;
/** The parser keeps everything between two tags in memory. A cell of Excel holds 32,767 letters. */
const MAX_BETWEEN_TAGS = 1024 * 1024;

type Handlers = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Parts of a workbook that all of its sheets refer to, read once. */
type Shared = { styles: Styles; strings: readonly string[]; book: Book };

/** Opens a workbook: its sheets that are seen, with their first rows where there are several. */
export async function openXlsx(path: string, catatan: string[]): Promise<Buku> {
  return await unzipped(path, async (zip) => {
    const entries = await entriesOf(zip);
    const book = await bookOf(zip, entries);
    const styles = await stylesOf(zip, entries);
    const strings = await sharedStrings(zip, entries);
    const shared = { styles, strings, book };
    const lembar: Lembar[] = [];
    for (const sheet of book.sheets) {
      const one = book.sheets.length === 1;
      lembar.push({
        nama: sheet.name,
        baris: one ? [] : await beginningOf(zip, entries.get(sheet.path), shared),
      });
    }
    return { lembar, rows: (name) => rowsOf(path, shared, name, catatan) };
  });
}

/** The first rows of a sheet. One that cannot be read has none, and its error comes when it is asked for. */
async function beginningOf(
  zip: ZipFile,
  entry: Entry | undefined,
  shared: Shared,
): Promise<Sel[][]> {
  const awal = new Awal();
  if (!entry) return [];
  try {
    for await (const rows of sheetOf(zip, entry, readerOf(shared))) {
      for (const row of rows) if (awal.take(row)) return awal.baris;
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
  return awal.baris;
}

async function* rowsOf(
  path: string,
  shared: Shared,
  name: string | null | undefined,
  catatan: string[],
): AsyncGenerator<Sel[], void, void> {
  const { sheets, date1904 } = shared.book;
  const sheet = sheets.find((one) => one.name === (name ?? sheets[0]?.name));
  if (!sheet) throw unreadable(`lembar ${name} tidak ada`);
  catatan.push(`XLSX, lembar ${sheet.name}`);
  const others = sheets.filter((one) => one !== sheet).map((one) => one.name);
  if (others.length > 0) catatan.push(`lembar lain tidak dibaca: ${others.join(', ')}`);
  // Read by impor_read, for days in cells that have no format of days.
  if (date1904) catatan.push('hari di buku kerja ini dihitung dari 1904');
  const zip = await zipOf(path);
  try {
    const reader = readerOf(shared);
    const entry = entryOf(await entriesOf(zip), sheet.path);
    for await (const rows of sheetOf(zip, entry, reader)) yield* rows;
    if (reader.formulas > 0) {
      catatan.push(`${reader.formulas} sel berisi rumus: dibaca nilainya yang tersimpan`);
    }
    if (reader.hidden > 0) catatan.push(`${reader.hidden} baris tersembunyi ikut dibaca`);
    if (reader.dates > 0) catatan.push(`${reader.dates} sel tanggal Excel dibaca sebagai tanggal`);
  } finally {
    zip.close();
  }
}

const readerOf = ({ strings, styles, book }: Shared): SheetReader =>
  new SheetReader(strings, styles, book.date1904);

async function* sheetOf(zip: ZipFile, entry: Entry, reader: SheetReader) {
  const handlers = {
    open: (name: string, attributes: Attributes) => reader.open(name, attributes),
    text: (text: string) => reader.text(text),
    close: (name: string) => reader.close(name),
  };
  for await (const _ of parsed(zip, entry, MAX_SHEET, handlers)) yield reader.take();
  yield reader.take();
}

const zipOf = (path: string): Promise<ZipFile> =>
  yauzl.openPromise(path, { autoClose: false }).catch((cause) => {
    throw unreadable('rusak, atau bukan XLSX', { cause });
  });

async function unzipped<T>(path: string, work: (zip: ZipFile) => Promise<T>): Promise<T> {
  const zip = await zipOf(path);
  try {
    return await work(zip);
  } finally {
    zip.close();
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entries.size >= 5000) throw unreadable('berisi terlalu banyak bagian');
      if (entry.isEncrypted()) throw unreadable('dilindungi kata sandi');
      entries.set(entry.fileName.replace(/^\//, ''), entry);
    }
  } catch (error) {
    throw broken(error);
  }
  if (!entries.has('xl/workbook.xml')) throw unreadable('bukan buku kerja XLSX');
  return entries;
}

function entryOf(entries: ReadonlyMap<string, Entry>, path: string): Entry {
  const entry = entries.get(path);
  if (!entry) throw unreadable(`bagian ${path} tidak ada`);
  return entry;
}

/** A refusal of ours stays as it is. An error of a library about broken content becomes one. */
function broken(error: unknown): unknown {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (statusCode !== undefined) return error;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? error : unreadable('rusak');
}

/** Parses a part. Yields after each piece that was read, so that its results can be taken. */
async function* parsed(zip: ZipFile, entry: Entry, most: number, handlers: Handlers) {
  const { uncompressedSize: size, compressedSize } = entry;
  if (size > most || (size > 1024 * 1024 && size > compressedSize * MAX_RATIO)) {
    throw unreadable('isinya setelah dibuka terlalu besar');
  }
  const parser = new SaxesParser({ fragment: false });
  parser.on('error', (error) => {
    throw error;
  });
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  let sinceTag = 0;
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0;
    handlers.open?.(plain(name), attributes as Attributes);
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', ({ name }) => {
    sinceTag = 0;
    handlers.close?.(plain(name));
  });
  const decoder = new TextDecoder();
  let stream: Readable | undefined;
  try {
    stream = await zip.openReadStreamPromise(entry);
    for await (const part of stream) {
      sinceTag += (part as Buffer).length;
      if (sinceTag > MAX_BETWEEN_TAGS) throw unreadable('berisi teks yang terlalu panjang');
      parser.write(decoder.decode(part as Buffer, { stream: true }));
      yield;
    }
    parser.write(decoder.decode()).close();
    yield;
  } catch (error) {
    throw broken(error);
  } finally {
    stream?.destroy();
  }
}

async function whole(zip: ZipFile, entry: Entry | undefined, handlers: Handlers): Promise<void> {
  if (!entry) return;
  for await (const _ of parsed(zip, entry, MAX_PART, handlers));
}

type Book = { sheets: { name: string; path: string }[]; date1904: boolean };

/** The sheets that are seen, and where they lie. */
async function bookOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Book> {
  const sheets: { name: string; id: string }[] = [];
  const targets = new Map<string, string>();
  let date1904 = false;
  await whole(zip, entries.get('xl/workbook.xml'), {
    open: (name, attributes) => {
      if (name === 'workbookPr') date1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => /(^|:)id$/.test(key))?.[1] ?? '';
      sheets.push({ name: attributes.name ?? '', id });
    },
  });
  await whole(zip, entries.get('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id !== undefined && Target !== undefined)
        targets.set(Id, Target);
    },
  });
  if (sheets.length === 0) throw unreadable('tidak ada lembar yang tampak');
  const pathOf = (target: string) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  return {
    sheets: sheets.map(({ name, id }, place) => ({
      name: clean(name),
      path: pathOf(targets.get(id) ?? `worksheets/sheet${place + 1}.xml`),
    })),
    date1904,
  };
}

/** Formats of Excel itself that show a day. */
const DATE_FORMATS = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** Formats of Excel itself that show a percent. */
const PERCENT_FORMATS = new Set([9, 10]);

/** The styles of cells, by their number, whose numbers are days or percents. */
async function stylesOf(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Styles> {
  const days = new Set(DATE_FORMATS);
  const percents = new Set(PERCENT_FORMATS);
  const zeros = new Map<number, number>();
  const codes = new Map<number, number>();
  const styles = { days: new Set<number>(), percents: new Set<number>(), codes };
  let inside = false;
  let count = 0;
  await whole(zip, entries.get('xl/styles.xml'), {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt' && showsDay(formatCode)) days.add(id);
      if (name === 'numFmt' && bare(formatCode).includes('%')) percents.add(id);
      // `00000` shows 123 as 00123: a code as the eye sees it.
      if (name === 'numFmt' && /^0{2,20}$/.test(formatCode)) zeros.set(id, formatCode.length);
      if (name === 'cellXfs') inside = true;
      if (name !== 'xf' || !inside) return;
      if (days.has(id)) styles.days.add(count);
      if (percents.has(id)) styles.percents.add(count);
      const digits = zeros.get(id);
      if (digits !== undefined) codes.set(count, digits);
      count += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') inside = false;
    },
  });
  return styles;
}

/** A format without what it quotes, colours and escapes. */
const bare = (format: string): string => format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');

/** Whether a format shows a year or a day. */
const showsDay = (format: string): boolean => /[yd]/i.test(bare(format));

async function sharedStrings(
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
): Promise<readonly string[]> {
  const strings: string[] = [];
  let text = '';
  let reading = false;
  let phonetic = false;
  let characters = 0;
  await whole(zip, entries.get('xl/sharedStrings.xml'), {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic = true;
      reading = name === 't' && !phonetic;
    },
    text: (part) => {
      if (reading) text += part;
    },
    close: (name) => {
      if (name === 't') reading = false;
      if (name === 'rPh') phonetic = false;
      if (name !== 'si') return;
      characters += text.length;
      if (characters > MAX_STRING_CHARACTERS) throw unreadable('teksnya terlalu banyak');
      strings.push(text);
    },
  });
  return strings;
}
