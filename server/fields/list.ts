/**
 * The fields of the records of master data, as db/reference/fields/ says them: once for the database (`db/scripts/field_sql.ts`
 * renders its lists and comments), for answers (server/answers/master.ts), bodies, filters and OpenAPI
 * (rest-facade/schemas/entities.ts) and the columns of files.
 */
import { z } from 'zod';
import {
  type FieldEntry,
  type Fields,
  fieldsSchema,
  hitungSchema,
  read,
  readParts,
  wholeFields,
  word,
} from './entry.ts';

/** The records, in the order in which they are described. */
export const RECORDS = [
  'barang',
  'kontak',
  'lokasi',
  'akun',
  'satuan',
  'harga',
  'barang_satuan',
  'barang_harga',
  'barang_pemasok',
  'barang_lokasi',
  'aset',
  'dimensi',
  'dimensi_nilai',
] as const;
export type RecordName = (typeof RECORDS)[number];

const recordSchema = z.strictObject({
  /** Name of its types in GraphQL and OpenAPI. */
  nama: word,
  label: word,
  /** Heading of its endpoints, where the label does not do. */
  judul: word.optional(),
  kunci: z.enum(['id', 'kode']),
  galat: word,
  awalan: word.optional(),
  lebar: z.int().positive().optional(),
  cari: z.boolean().default(true),
  en: word,
  tabel: word,
  /** Filters that are parameters of their own too. */
  saring: z.array(word).default([]),
  /** The list is whole unless a page is asked for. */
  utuh: z.boolean().default(false),
  /** DELETE takes the record away instead of switching it off. */
  terhapus: z.boolean().default(false),
  contoh: z.record(word, z.json()).optional(),
  contoh_ubah: z.record(word, z.json()).optional(),
  /** The fields, in the order of answers. */
  fields: fieldsSchema,
  hitung: hitungSchema.default({}),
  impor: z
    .strictObject({
      nama: word,
      urutan: z.int().positive(),
      keterangan: word,
      /** Whether files say what is active. */
      aktif: z.boolean().default(true),
      /** Columns of files that no record has: what they say is worked into others. */
      lain: z
        .record(
          word,
          z.strictObject({
            tipe: z.enum(['satuan', 'angka']),
            contoh: word.nullable(),
            kata: word,
            ke: z.int().positive(),
          }),
        )
        .default({}),
    })
    .optional(),
});

export type RecordList = Omit<z.infer<typeof recordSchema>, 'fields'> & {
  name: RecordName;
  fields: Fields;
};

/**
 * The lists as they are on disk now.
 *
 * @throws z.ZodError for a key or a word that no entry has
 */
export function readRecords(): RecordList[] {
  const parts = readParts();
  return RECORDS.map((name) => {
    const { fields, ...list } = recordSchema.parse(read(name));
    return { ...list, name, fields: wholeFields(fields, parts) };
  });
}

/** The lists as they were when the process began. */
export const records: readonly RecordList[] = readRecords();

export const recordOf = (name: RecordName): RecordList =>
  records.find((list) => list.name === name) as RecordList;

const SHOWN: readonly FieldEntry['tipe'][] = [
  ...(['kode', 'nama', 'teks', 'pilihan', 'bulat', 'tanggal', 'boolean'] as const),
];

/** Fields of the records that a record names, one step along, as the database knows them (`master_related`): `satuan.kode`. */
export function relatedNames(name: RecordName): string[] {
  return Object.entries(recordOf(name).fields).flatMap(([field, { rujuk }]) =>
    Object.entries(records.find((list) => list.name === rujuk)?.fields ?? {})
      .filter(([, { tipe, rujuk }]) => SHOWN.includes(tipe) && rujuk === undefined)
      .map(([other]) => `${field.replace(/_(?:id|kode)$/, '')}.${other}`),
  );
}

/** The letters that a code has at most: those of the record that it names; codes of taxes have 20. */
export const codeLength = (rujuk: string): number =>
  records.find(({ name }) => name === rujuk)?.fields.kode?.maks ?? 20;
