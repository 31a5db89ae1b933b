/** The fields that the lists name, those of rows of lists among them, and where each is put. */
import type { FieldEntry, Fields } from '../../server/fields/entry.ts';

/** A field by its path: `['detail', '0', 'qty']` is that of the first row. */
export type Field = { path: readonly string[]; entry: FieldEntry };

/** All fields of a list, each list within it before the fields of its rows. */
export const fieldsOf = (fields: Fields, above: readonly string[] = []): Field[] =>
  Object.entries(fields).flatMap(([name, entry]): Field[] => [
    { path: [...above, name], entry },
    ...fieldsOf(entry.fields ?? {}, [...above, name, '0']),
  ]);
