/** CSV in whatever encoding and with whatever separator it was written. */
import { createReadStream } from 'node:fs';
import { pipeline, Transform } from 'node:stream';
import chardet from 'chardet';
import { type CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import { clean, MAX_CELL, MAX_COLUMNS, type Sel, unreadable } from './tabel.ts';

const SEPARATORS = [
  [';', 'titik koma'],
  [',', 'koma'],
  ['\t', 'tab'],
  ['|', 'garis tegak'],
] as const;

/** Encodings that are taken as they were detected; any other is read as Windows-1252. */
const ENCODINGS = new Set(['UTF-16LE', 'UTF-16BE', 'windows-1252', 'ISO-8859-1', 'windows-1250']);

/** @param head the first bytes */
export async function* readCsv(
  path: string,
  head: Buffer,
  catatan: string[],
): AsyncGenerator<Sel[], void, void> {
  const encoding = await encodingOf(path, head);
  const sample = iconv.decode(head, encoding);
  if (looksBinary(sample)) throw unreadable('bukan teks, jadi bukan CSV');
  const declared = /^\ufeff?sep=(.)\r?\n/i.exec(sample);
  const delimiter = declared?.[1] ?? separatorOf(sample);
  const named = SEPARATORS.find(([sign]) => sign === delimiter)?.[1] ?? delimiter;
  catatan.push(`CSV ${encoding === 'utf8' ? 'UTF-8' : encoding}, dipisah ${named}`);
  const parser = parse({
    delimiter,
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    // All of them: where files were put together, not every line ends as the first one does.
    record_delimiter: ['\r\n', '\n', '\r'],
    from_line: declared ? 2 : 1,
    max_record_size: MAX_COLUMNS * MAX_CELL,
  });
  pipeline(createReadStream(path), decoder(encoding), parser, () => undefined);
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      yield record.map(cellOf);
    }
  } catch (error) {
    const { code, lines } = error as CsvError & { lines?: number };
    if (typeof code !== 'string' || !code.startsWith('CSV_')) throw error;
    throw unreadable(
      code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'ada tanda kutip yang tidak ditutup'
        : `baris ${lines ?? '?'} tidak terbaca sebagai CSV`,
      { cause: error },
    );
  }
}

/** What a spreadsheet writes instead of a value: a formula that failed, a column too narrow for its number. */
const NO_VALUE = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|#{2,})$/;

/** How exports keep zeros in front: `="00123"`. */
const TEXT_FORMULA = /^="([^"]*)"$/;

/** The value of a cell. An apostrophe at its beginning only says that the cell is text. */
function cellOf(text: string): Sel {
  const whole = clean(text);
  const cell = clean(TEXT_FORMULA.exec(whole)?.[1] ?? whole);
  if (NO_VALUE.test(cell)) return { galat: `galat Excel ${cell.slice(0, 20)}` };
  return cell === '' ? null : cell.replace(/^'(?=[=+\-@|%＝＋－＠｜％﹦﹢﹣﹫\d])/, '');
}

function decoder(encoding: string): Transform {
  const decode = iconv.getDecoder(encoding);
  return new Transform({
    transform: (part: Buffer, _encoding, done) => done(null, decode.write(part)),
    flush: (done) => done(null, decode.end() ?? ''),
  });
}

export async function encodingOf(path: string, head: Buffer): Promise<string> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (await isUtf8(path)) return 'utf8';
  const found = chardet.detect(head) ?? '';
  return ENCODINGS.has(found) ? found.toLowerCase() : 'windows-1252';
}

/** Whether all of a file is UTF-8: a name with an accent may stand on the last line only. */
async function isUtf8(path: string): Promise<boolean> {
  const text = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const part of createReadStream(path)) text.decode(part as Buffer, { stream: true });
    text.decode();
    return true;
  } catch {
    return false;
  }
}

function looksBinary(sample: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const strange = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0;
  return strange > sample.length / 1000;
}

/**
 * The sign that cuts the most of the first lines into the same number of cells; of several the one with the most cells.
 */
function separatorOf(sample: string): string {
  const lines = unquoted(sample)
    .split(/\r\n|\n|\r/)
    .slice(0, 30)
    .filter((line) => line.trim() !== '');
  const scoreOf = (sign: string) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const cuts = line.split(sign).length - 1;
      if (cuts > 0) counts.set(cuts, (counts.get(cuts) ?? 0) + 1);
    }
    return Math.max(0, ...[...counts].map(([cuts, many]) => many * 1000 + cuts));
  };
  const scored = SEPARATORS.map(([sign]) => ({ sign, score: scoreOf(sign) }));
  const best = scored.reduce((most, one) => (one.score > most.score ? one : most));
  return best.score > 0 ? best.sign : ',';
}

/** The text without what stands between quotes. */
const unquoted = (text: string): string => text.replace(/"(?:[^"]|"")*"/g, '""');
