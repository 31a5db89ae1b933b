/**
 * The fields of the records of master data, as db/reference/fields/ says them: once for the database (`db/scripts/field_sql.ts`
 * renders its lists and comments), for answers (server/answers/master.ts), bodies, filters and OpenAPI
 * (rest-facade/schemas/entities.ts) and the columns of files.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { rootDir } from '../base/config.ts';

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
  'aset',
  'dimensi',
  'dimensi_nilai',
] as const;
export type RecordName = (typeof RECORDS)[number];

const TYPES = [
  'kode',
  'nama',
  'teks',
  'kode_rujukan',
  'pilihan',
  'bulat',
  'id',
  'uang',
  'kuantitas',
  'harga_satuan',
  'persen',
  'tanggal',
  'waktu',
  'boolean',
  'dimensi',
  'objek',
  'daftar',
  // Said by hand in TypeScript and in master_kolom.sql: the list only keeps its place.
  'khusus',
] as const;

const word = z.string().min(1);

type FileWords = {
  contoh: string | null;
  kata: string;
  nama?: string | undefined;
  tipe?: 'kode' | 'satuan' | 'angka' | undefined;
  ke?: number | undefined;
};

/** A column in files: its example and its words; besides the name, type and place in files, where they differ. */
const imporSchema = z.union([
  z.tuple([word.nullable(), word]).transform(([contoh, kata]): FileWords => ({ contoh, kata })),
  z.strictObject({
    contoh: word.nullable(),
    kata: word,
    nama: word.optional(),
    tipe: z.enum(['kode', 'satuan', 'angka']).optional(),
    ke: z.int().positive().optional(),
  }),
]);

const fieldSchema = z.strictObject({
  tipe: z.enum(TYPES),
  /** A record cannot be made without it. */
  wajib: z.boolean().optional(),
  /** Its value when none is given. */
  baku: z.json().optional(),
  /** Whether it may be null, where that does not follow: a field that is neither required nor has a default may. */
  kosong: z.boolean().optional(),
  /** Answered, never taken. */
  baca: z.boolean().optional(),
  /** A general search looks into it; texts, names and codes always are looked into. */
  cari: z.boolean().optional(),
  min: z.number().optional(),
  lebih: z.number().optional(),
  /** Most: of the value, of the letters (code points), or of the rows. */
  maks: z.number().optional(),
  /** Form of a code, in the words of PostgreSQL, and what it is told as. */
  pola: word.optional(),
  petunjuk: word.optional(),
  /** The table that it names a row of. */
  rujuk: word.optional(),
  enum: word.optional(),
  kata: z.array(word).min(1).optional(),
  /** The elements of a list: words of an enum, or any texts. */
  unsur: z.enum(['jenis_transaksi', 'teks']).optional(),
  /** Answered as a bare number, no quantity. */
  angka: z.boolean().optional(),
  id: word.optional(),
  /** The words of the body, where the answer has others. */
  masukan: word.optional(),
  en: word.optional(),
  /** What the tenant's column means, where it is more than the input says. */
  kolom: word.optional(),
  contoh: z.json().optional(),
  impor: imporSchema.optional(),
});
export type FieldEntry = z.infer<typeof fieldSchema>;

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
  /**
   * The fields, in the order of answers. `""` puts in the fields of a part, `pakai` one of them; what is said beside it
   * goes on top.
   */
  fields: z.record(
    z.string(),
    z.union([fieldSchema, fieldSchema.partial().extend({ pakai: word }), word]),
  ),
  hitung: z
    .record(word, fieldSchema.pick({ tipe: true, id: true, contoh: true, kosong: true }))
    .default({}),
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
  fields: Readonly<Record<string, FieldEntry>>;
};

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(rootDir, `db/reference/fields/${name}.json`), 'utf8'));

/** Fields that several records have, by the name of their part. */
const partsSchema = z.record(word, z.record(word, fieldSchema));

/**
 * The lists as they are on disk now.
 *
 * @throws z.ZodError for a key or a word that no entry has
 */
export function readRecords(): RecordList[] {
  const parts = partsSchema.parse(read('bagian'));
  return RECORDS.map((name) => {
    const { fields, ...list } = recordSchema.parse(read(name));
    const whole = Object.entries(fields).flatMap(([field, entry]): [string, FieldEntry][] => {
      if (typeof entry === 'string') return Object.entries(parts[entry] ?? {});
      if (!('pakai' in entry)) return [[field, entry]];
      const { pakai, ...own } = entry;
      return [[field, { ...(parts[pakai]?.[field] as FieldEntry), ...own } as FieldEntry]];
    });
    return { ...list, name, fields: Object.fromEntries(whole) };
  });
}

/** The lists as they were when the process began. */
export const records: readonly RecordList[] = readRecords();

export const recordOf = (name: RecordName): RecordList =>
  records.find((list) => list.name === name) as RecordList;

/** Whether the field may be null: as `kosong` says, else where it neither must be given nor has a default. */
export function mayBeNull({ kosong, wajib, baku, tipe }: FieldEntry): boolean {
  const never = ['kode', 'nama', 'boolean', 'waktu', 'khusus'].includes(tipe);
  return kosong ?? !(wajib || baku !== undefined || never);
}

/** Whether a general search looks into the field. */
export const isSearched = ({ cari, tipe }: FieldEntry): boolean =>
  cari ?? ['kode', 'nama', 'teks'].includes(tipe);

/** What the form of a code is told as: the entry's words, or those of letters without control characters. */
export const codeHint = ({ petunjuk, maks }: FieldEntry): string =>
  petunjuk ?? `1 sampai ${maks} huruf tanpa karakter kendali`;

/** The words of an entry with the figures that they name: `{min}`, `{maks}`, `{baku}`, and the first code that is made, `{awalan}`. */
export function filled(
  words: string,
  list: RecordList,
  { min, maks, baku, wajib }: FieldEntry,
): string {
  const first = `${list.awalan ?? ''}${'1'.padStart(list.lebar ?? 1, '0')}`;
  return words
    .replaceAll('{min}', `${min}`)
    .replaceAll('{maks}', `${maks}`)
    .replaceAll('{baku}', `${baku}`)
    .replaceAll('{awalan}', first)
    .replaceAll('{wajib}', wajib ? 'Required' : '');
}

/** What the input says of the field: its words, and that it is required. */
export function inputWords(list: RecordList, entry: FieldEntry): string | undefined {
  const { en, wajib } = entry;
  const said = wajib && !en?.includes('{wajib}') ? [en, 'Required.'] : [en];
  const words = said.filter((part) => part !== undefined).join(' ');
  return words === '' ? undefined : filled(words, list, entry);
}

const SCALE = { uang: 2, kuantitas: 6, harga_satuan: 6, persen: 6 } as const;
type Decimal = keyof typeof SCALE;
export const isDecimal = (tipe: FieldEntry['tipe']): tipe is Decimal => tipe in SCALE;

/** The least value of a decimal: the smallest above `lebih`, else `min`, else 0. */
export function leastOf({ tipe, lebih, min }: FieldEntry): string | undefined {
  if (!isDecimal(tipe)) return min === undefined ? undefined : `${min}`;
  return lebih === undefined ? `${min ?? 0}` : (lebih + 10 ** -SCALE[tipe]).toFixed(SCALE[tipe]);
}
