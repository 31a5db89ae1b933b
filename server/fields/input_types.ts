/** The fields by the name of the input that has them: those of a record, of a document, of the rows of a list. */
import type { FieldEntry, Fields } from './entry.ts';
import { kindLists } from './kinds.ts';
import { records } from './list.ts';

/** The input of a kind, and of each list within it. */
const within = (name: string, fields: Fields): [string, Fields][] => [
  [name, fields],
  ...Object.values(fields).flatMap(({ jenis, fields: rows }) =>
    jenis === undefined || rows === undefined ? [] : within(jenis, rows),
  ),
];

const TYPES: ReadonlyMap<string, Fields> = new Map(
  [...records, ...kindLists].flatMap(({ name, fields }) => within(name, fields)),
);

/** What the lists say of a field: `inputField('penjualan_baris', 'qty')`. */
export const inputField = (type: string, field: string): FieldEntry | undefined =>
  TYPES.get(type)?.[field];
