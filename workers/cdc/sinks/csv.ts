import type { Change, Relation } from '../change.ts';
import { objectJson } from '../render.ts';
import type { Format } from './format.ts';

/** A cell as COPY writes it: an empty one is null, "" is an empty text. */
function cell(text: string | null | undefined): string {
  if (text === null || text === undefined) return '';
  return text === '' || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The names of columns that did not change and whose values were not sent. */
const unchanged = ({ data, relasi: { kolom } }: Change): string | null =>
  (data && kolom.map(({ nama }) => nama).filter((nama) => !(nama in data)))?.join(' ') || null;

/** One file a table, in the form that COPY … (format csv, header) reads; the columns in front begin with _. */
export const csv: Format = {
  extension: 'csv',
  streamOf: ({ tabel }) => tabel,
  header: ({ kolom }: Relation) =>
    `${['_lsn', '_urut', '_op', '_kunci', '_tetap', ...kolom.map(({ nama }) => nama)].map(cell).join(',')}\n`,
  line: (change) => {
    const { lsn, urut, op, data, kunci, relasi } = change;
    const cells = [lsn, String(urut), op, cell(objectJson(kunci, relasi)), cell(unchanged(change))];
    const row = data ?? kunci;
    for (const { nama } of relasi.kolom) cells.push(cell(row[nama]));
    return `${cells.join(',')}\n`;
  },
  /** A line break within quotes ends no record; "" within quotes toggles twice. */
  ends: (bytes) => {
    const ends: number[] = [];
    let quoted = false;
    for (let at = 0; at < bytes.length; at += 1) {
      if (bytes[at] === 0x22) quoted = !quoted;
      else if (bytes[at] === 0x0a && !quoted) ends.push(at + 1);
    }
    return ends;
  },
  headerLines: 1,
  position: /^([0-9A-F]+\/[0-9A-F]+),(\d+),/,
};
