import { changeJson } from '../render.ts';
import type { Format } from './format.ts';

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
  position: /^\{"lsn":"([0-9A-F]+\/[0-9A-F]+)","urut":(\d+),/,
};
