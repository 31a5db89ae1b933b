/** SQL of the lists of documents: comments on their inputs, and columns of files. */
import { type FieldEntry, type Fields, inputWords, labelOf } from '../../server/fields/entry.ts';
import type { KindList } from '../../server/fields/kinds.ts';
import { fileType, quoted, row } from './field_sql.ts';

/** The fields of a document's head and of each list within it, by the name of their type. */
export function typesOf({
  name,
  en,
  fields,
}: KindList): Map<string, { en: string; fields: Fields }> {
  const types = new Map([[name, { en, fields }]]);
  for (const { jenis, tiap, fields: rows } of Object.values(fields)) {
    if (jenis !== undefined && rows !== undefined)
      types.set(jenis, { en: tiap ?? '', fields: rows });
  }
  return types;
}

/** A comment on each input of a document and on its attributes. A type that several kinds have is told once. */
export function kindComments(kinds: readonly KindList[]): string[] {
  const types = new Map(kinds.flatMap((kind) => [...typesOf(kind)]));
  return [...types].flatMap(([name, { en, fields }]) => [
    `comment on type erp.${name}_input is ${quoted(en)};`,
    ...Object.entries(fields).flatMap(([field, entry]) => {
      const words = inputWords({}, entry);
      return words === undefined
        ? []
        : [`comment on column erp.${name}_input.${field} is ${quoted(words)};`];
    }),
  ]);
}

/** `saldo_awal_hutang` is the kind `saldo-awal-hutang`. */
const kindName = ({ name }: KindList): string => name.replaceAll('_', '-');

export const kindImports = (kinds: readonly KindList[]): string[] =>
  kinds.flatMap((kind) =>
    Object.entries(kind.impor).map(([jenis, { nama, sifat, urutan, keterangan }]) =>
      row([jenis, nama, sifat, null, kindName(kind), urutan, keterangan]),
    ),
  );

type Found = { field: string; dokumen: boolean; entry: FieldEntry | undefined };

/** The field that a column is of: of the head, or `detail.` of the lines. */
function fieldAt({ fields }: KindList, bidang: string): Found {
  const [list, field] = bidang.split('.') as [string, string?];
  if (field === undefined) return { field: list, dokumen: list in fields, entry: fields[list] };
  const entry = fields[list]?.fields?.[field];
  if (entry === undefined)
    throw new Error(`impor: tanpa bidang ${bidang} (server/fields/kinds.ts)`);
  return { field, dokumen: false, entry };
}

/** Columns of files of documents, in the order of the file. */
export const kindColumns = (kinds: readonly KindList[]): string[] =>
  kinds.flatMap((kind) =>
    Object.entries(kind.impor).flatMap(([jenis, { kolom }]) =>
      Object.entries(kolom).map(([nama, column], place) => {
        const { field, dokumen, entry } = fieldAt(kind, column.bidang);
        const tipe = column.tipe ?? (entry && fileType(entry, field));
        const label = labelOf(entry ?? { tipe: 'khusus' }, nama);
        // Files hold the usual papers of a kind, without a mode.
        const wajib = column.wajib ?? entry?.wajib ?? entry?.wajib_mode?.includes('') ?? false;
        return row([
          ...[jenis, place + 1, nama, field, tipe, wajib, column.dokumen ?? dokumen],
          ...[column.contoh, column.kata, entry?.kata && `{${entry.kata.join()}}`],
          column.hitung ?? false,
          ...[label.id, label.en],
        ]);
      }),
    ),
  );
