/**
 * The fields of documents, as db/reference/fields/ says them: once for comments and columns of files
 * (db/scripts/kind_sql.ts), functions that judge their form (db/scripts/shape_sql.ts), bodies and OpenAPI
 * (rest-facade/schemas/kinds.ts) and answers.
 */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import {
  type FieldEntry,
  type Fields,
  fieldsSchema,
  folder,
  read,
  readParts,
  wholeFields,
  word,
} from './entry.ts';
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

/** A mode: another paper of the kind, with the fields that it knows. `mode` and `detail` every one does. */
const modeSchema = z.strictObject({
  /** Its own counter, where it has one. */
  kode: word.optional(),
  id: word,
  en: word,
  /** Fields of the head, and behind `detail.` of the lines. */
  kenal: z.array(word).min(1),
  /** Those that it requires, beside those that every paper that knows them does. */
  wajib: z.array(word).default([]),
});
type Mode = z.infer<typeof modeSchema>;

const kindSchema = z.strictObject({
  /** Name of its body in OpenAPI. */
  nama: word,
  en: word,
  /** A body that the demo data takes. */
  contoh: z.record(word, z.json()),
  fields: fieldsSchema,
  /** Its other papers, by the word that the field `mode` says. */
  mode: z.record(word, modeSchema).default({}),
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

/** The path of a field in lists of modes: bare in the head, behind its list in a row. */
type Placed = { path: string; entry: FieldEntry };

const known = ({ path, entry }: Placed, mode: Mode | undefined): boolean =>
  mode === undefined
    ? !entry.hanya_mode
    : ['mode', 'detail'].includes(path) || mode.kenal.includes(path);

/** The field as modes leave it: one that only some of them require is required by `wajib_mode`. */
function inModes(placed: Placed, modes: Readonly<Record<string, Mode>>): FieldEntry {
  const papers: [string, Mode | undefined][] = [['', undefined], ...Object.entries(modes)];
  const { wajib = false, ...entry } = placed.entry;
  const asked = papers.filter(
    ([, mode]) => known(placed, mode) && (wajib || mode?.wajib.includes(placed.path)),
  );
  if (asked.length === 0) return entry;
  if (asked.length === papers.length) return { ...entry, wajib: true };
  return { ...entry, wajib_mode: asked.map(([name]) => name) };
}

/** The fields of a kind and of its lines, as its modes leave them. */
function fieldsInModes(fields: Fields, modes: Readonly<Record<string, Mode>>, at = ''): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, entry]) => {
      const path = `${at}${field}`;
      const whole = inModes({ path, entry }, modes);
      const rows = path === 'detail' ? entry.fields : undefined;
      return [field, rows ? { ...whole, fields: fieldsInModes(rows, modes, 'detail.') } : whole];
    }),
  );
}

/** What a mode, or no mode, does not know: fields of the head, and of lines. */
export type Unknown = { mode: string; kode: string | undefined; kepala: string[]; baris: string[] };

/** A document without mode, and each mode, with the fields that it does not know; none where the kind has no modes. */
export function unknownInModes({ fields, mode }: KindList): Unknown[] {
  if (fields.mode?.tipe !== 'teks') return [];
  const papers: [string, Mode | undefined][] = [['', undefined], ...Object.entries(mode)];
  const missing = (rows: Fields, at: string, one: Mode | undefined): string[] =>
    Object.entries(rows)
      .filter(([field, entry]) => !known({ path: `${at}${field}`, entry }, one))
      .map(([field]) => field);
  return papers.map(([name, one]) => ({
    mode: name,
    kode: one?.kode,
    kepala: missing(fields, '', one),
    baris: missing(fields.detail?.fields ?? {}, 'detail.', one),
  }));
}

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
      return { ...list, name, fields: fieldsInModes(wholeFields(fields, parts), list.mode) };
    });
}

/** The lists as they were when the process began. */
export const kindLists: readonly KindList[] = readKinds();
