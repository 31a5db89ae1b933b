import { changeJson } from '../render.ts';
import { type Format, isRecord } from './format.ts';

/** One JSON object a line, all tables in one file, in the order in which they changed. */
export const ndjson: Format = {
  extension: 'ndjson',
  streamOf: () => '',
  header: () => '',
  headerLines: 0,
  line: (change) => `${changeJson(change)}\n`,
  ends: (bytes) => {
    const ends: number[] = [];
    for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) ends.push(at + 1);
    return ends;
  },
  position: (record) => {
    const [, lsn = '', urut = ''] = /^\{"lsn":"([^"]*)","urut":(\d+),/.exec(record) ?? [];
    return isRecord(lsn, urut) ? { lsn, urut: Number(urut) } : undefined;
  },
};
