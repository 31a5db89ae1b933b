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

type Named = { name: string; fields: Fields };

/** The fields of each input, of those of rows too, by name; what is only answered is none. */
export const inputsOf = (lists: readonly Named[]): ReadonlyMap<string, Fields> =>
  new Map(lists.flatMap(({ name, fields }) => within(name, fields)));

const TYPES = inputsOf([...records, ...kindLists]);

/** What the lists say of a field: `inputField('penjualan_baris', 'qty')`. */
export const inputField = (type: string, field: string): FieldEntry | undefined =>
  TYPES.get(type)?.[field];

/** The names of an input's fields in the order of its list; none where no list says it. */
export const inputNames = (type: string): readonly string[] => Object.keys(TYPES.get(type) ?? {});
