/**
 * The fields of documents, as db/reference/fields/ says them: once for comments and columns of files
 * (db/scripts/kind_sql.ts), functions that judge their form (db/scripts/shape_sql.ts), bodies and OpenAPI
 * (rest-facade/schemas/kinds.ts) and answers.
 */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { type Fields, fieldsSchema, folder, read, readParts, wholeFields, word } from './entry.ts';
import { RECORDS } from './list.ts';

/** What files may say of a column: its field, example and words; besides the type and whether it must be filled, where they differ. */
const columnSchema = z.union([
  z
    .tuple([word, word.nullable(), word])
    .transform(([bidang, contoh, kata]): Column => ({ bidang, contoh, kata })),
  z.strictObject({
    /** Path of the field; a bare name that is none is worked into others. */
    bidang: word,
    contoh: word.nullable(),
    kata: word,
    tipe: z.enum(['kode', 'teks', 'satuan', 'angka']).optional(),
    wajib: z.boolean().optional(),
    /** Said once a document, where no field tells. */
    dokumen: z.boolean().optional(),
    hitung: z.boolean().optional(),
  }),
]);
type Column = {
  bidang: string;
  contoh: string | null;
  kata: string;
  tipe?: 'kode' | 'teks' | 'satuan' | 'angka' | undefined;
  wajib?: boolean | undefined;
  dokumen?: boolean | undefined;
  hitung?: boolean | undefined;
};

const kindSchema = z.strictObject({
  /** Name of its body in OpenAPI. */
  nama: word,
  en: word,
  /** A body that the demo data takes. */
  contoh: z.record(word, z.json()),
  fields: fieldsSchema,
  /** What files of it there are, by name, each with its columns in the order of the file. */
  impor: z
    .record(
      word,
      z.strictObject({
        nama: word,
        sifat: z.enum(['awal', 'dokumen']),
        urutan: z.int().positive(),
        keterangan: word,
        kolom: z.record(word, columnSchema),
      }),
    )
    .default({}),
});

export type KindList = Omit<z.infer<typeof kindSchema>, 'fields'> & {
  /** As the kind's functions and input begin: `saldo_awal_hutang`. */
  name: string;
  fields: Fields;
};

const OTHERS: readonly string[] = [...RECORDS, 'bagian'];

/**
 * The lists as they are on disk now, by name.
 *
 * @throws z.ZodError for a key or a word that no entry has
 */
export function readKinds(): KindList[] {
  const parts = readParts();
  return readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((name) => !OTHERS.includes(name))
    .sort()
    .map((name) => {
      const { fields, ...list } = kindSchema.parse(read(name));
      return { ...list, name, fields: wholeFields(fields, parts) };
    });
}

/** The lists as they were when the process began. */
export const kindLists: readonly KindList[] = readKinds();
