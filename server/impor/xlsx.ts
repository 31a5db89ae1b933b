/** Workbooks, read as streams: of a sheet one row at a time, and of the rest only what cells refer to. */
import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type Attributes, type Sel, unreadable } from './tabel.ts';
import { SheetReader, type Styles } from './xlsx_lembar.ts';

/** What the parts of a workbook may unpack to; a file that is longer is no table that somebody kept. */
const MAX_SHEET = 400 * 1024 * 1024;
const MAX_PART = 64 * 1024 * 1024;
/** What is unpacked from so little is made to fill the memory. */
const MAX_RATIO = 400;
const MAX_STRING_CHARACTERS = 48 * 1024 * 1024;
/** The parser keeps what stands between two tags in the memory; a cell of Excel holds 32,767 letters. */
const MAX_BETWEEN_TAGS = 1024 * 1024;

type Handlers = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

export async function* readXlsx(
  path: string,
  catatan: string[],
): AsyncGenerator<Sel[], void, void> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch(() => {
    throw unreadable('rusak, atau bukan XLSX');
  });
  try {
    const entries = await entriesOf(zip);
    const book = await bookOf(zip, entries);
    catatan.push(`XLSX, lembar ${book.sheet}`);
    if (book.others.length > 0) catatan.push(`lembar lain tidak dibaca: ${book.others.join(', ')}`);
    // Read by impor_baca, for days in cells that have no format of days.
    if (book.date1904) catatan.push('hari di buku kerja ini dihitung dari 1904');
    const styles = await stylesOf(zip, entries);
    const strings = await sharedStrings(zip, entries);
    const reader = new SheetReader(strings, styles, book.date1904);
    const handlers = {
      open: (name: string, attributes: Attributes) => reader.open(name, attributes),
      text: (text: string) => reader.text(text),
      close: (name: string) => reader.close(name),
    };
    const entry = entryOf(entries, book.path);
    for await (const _ of parsed(zip, entry, MAX_SHEET, handlers)) yield* reader.take();
    yield* reader.take();
    if (reader.formulas > 0) {
      catatan.push(`${reader.formulas} sel berisi rumus: dibaca nilainya yang tersimpan`);
    }
    if (reader.hidden > 0) catatan.push(`${reader.hidden} baris tersembunyi ikut dibaca`);
    if (reader.dates > 0) catatan.push(`${reader.dates} sel tanggal Excel dibaca sebagai tanggal`);
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

/** A refusal of ours as it is; what a library says of broken content as such a refusal. */
function broken(error: unknown): unknown {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (statusCode !== undefined) return error;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? error : unreadable('rusak');
}

/** Parses a part; yields after each piece that was read, so that what it gave can be taken. */
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

type Book = { sheet: string; path: string; others: string[]; date1904: boolean };

/** The first sheet that is seen, and where it lies. */
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
  const [first, ...others] = sheets;
  if (!first) throw unreadable('tidak ada lembar yang tampak');
  const target = targets.get(first.id) ?? 'worksheets/sheet1.xml';
  const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  return { sheet: first.name, path, others: others.map(({ name }) => name), date1904 };
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
