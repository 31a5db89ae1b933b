/** What a list of fields says of one field (db/reference/fields/), and what follows from it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import english from '../../db/reference/istilah.json' with { type: 'json' };
import { rootDir } from '../base/config.ts';
import { sentence } from '../base/sentences.ts';

const TYPES = [
  'kode',
  'nama',
  'teks',
  // A text that shows something.
  'teks_wajib',
  'kode_rujukan',
  'pilihan',
  'bulat',
  'id',
  'uang',
  'kuantitas',
  'harga_satuan',
  'persen',
  'tanggal',
  'bulan',
  'waktu',
  'boolean',
  'dimensi',
  // Ids of other programs by their source.
  'id_luar',
  // What programs and the tenant keep of a document, by key.
  'atribut',
  'objek',
  'daftar',
  // Said by hand in TypeScript and in master_kolom.sql: the list only keeps its place.
  'khusus',
] as const;

export const word = z.string().min(1);

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

const flatSchema = z.strictObject({
  tipe: z.enum(TYPES),
  /** A record or document cannot be made without it. */
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
  /** What people call it, where that is not the first words of `id`, or English has no word for those (istilah.json). */
  label: z.strictObject({ id: word, en: word }).optional(),
  en: word.optional(),
  /** What the tenant's column means, where it is more than the input says. */
  kolom: word.optional(),
  contoh: z.json().optional(),
  /** A decimal may be below 0. */
  negatif: z.boolean().optional(),
  /** Only modes of the kind know it (kinds.ts). */
  hanya_mode: z.boolean().optional(),
  /** Modes that require it where others do not; the empty one is a document without mode. Made of the modes' lists. */
  wajib_mode: z.array(z.string()).optional(),
  impor: imporSchema.optional(),
  /** The type of the rows of a list, what a row is, and its fields. */
  jenis: word.optional(),
  tiap: word.optional(),
});

type Flat = z.infer<typeof flatSchema>;
type Rows = { fields?: Record<string, Said> | undefined };
type Said = (Flat & Rows) | (Partial<Flat> & Rows & { pakai: string }) | string;

/**
 * Fields in the order of bodies and answers. A text is the name of the part that says the field, under `""` of a part
 * whose fields all come in; `pakai` names the part of a field, and what is said beside it goes on top. `fields` are those
 * of the rows of a list.
 */
export const fieldsSchema: z.ZodType<Record<string, Said>> = z.lazy(() => {
  const rows = { fields: fieldsSchema.optional() };
  return z.record(
    z.string(),
    z.union([flatSchema.extend(rows), flatSchema.partial().extend({ ...rows, pakai: word }), word]),
  );
});

/** What an answer adds to a record: it is computed. */
export const hitungSchema = z.record(
  word,
  flatSchema.pick({ tipe: true, id: true, contoh: true, kosong: true }),
);

export type Fields = Readonly<Record<string, FieldEntry>>;
export type FieldEntry = Flat & { fields?: Fields | undefined };

export const folder = path.join(rootDir, 'db/reference/fields');

export const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));

/** Fields that several lists have, by the name of their part. */
const partsSchema = z.record(word, fieldsSchema);
export type Parts = z.infer<typeof partsSchema>;

export const readParts = (): Parts => partsSchema.parse(read('bagian'));

/**
 * The fields with all that parts say of them.
 *
 * @throws Error for a part, or a field of one, that is not there
 */
export function wholeFields(fields: Record<string, Said>, parts: Parts): Fields {
  const part = (name: string): Record<string, Said> => {
    const found = parts[name];
    if (found === undefined) throw new Error(`bagian.json: tanpa bagian ${name}`);
    return found;
  };
  const whole = (field: string, said: Said): FieldEntry => {
    if (typeof said === 'string') return whole(field, { pakai: said });
    if (!('pakai' in said)) {
      const { fields: rows, ...own } = said;
      return rows === undefined ? own : { ...own, fields: wholeFields(rows, parts) };
    }
    const { pakai, fields: rows, ...own } = said;
    const shared = part(pakai)[field];
    if (shared === undefined) throw new Error(`bagian.json: ${pakai} tanpa ${field}`);
    const merged = { ...whole(field, shared), ...own };
    return rows === undefined ? merged : { ...merged, fields: wholeFields(rows, parts) };
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, said]): [string, FieldEntry][] =>
      field === '' && typeof said === 'string'
        ? Object.entries(wholeFields(part(said), parts))
        : [[field, whole(field, said)]],
    ),
  );
}

/** Whether the field may be null: as `kosong` says, else where it neither must be given nor has a default. */
export function mayBeNull({ kosong, wajib, baku, tipe }: FieldEntry): boolean {
  const never = ['kode', 'nama', 'boolean', 'waktu', 'khusus'].includes(tipe);
  return kosong ?? !(wajib || baku !== undefined || never);
}

/** Whether a general search looks into the field. */
export const isSearched = ({ cari, tipe }: FieldEntry): boolean =>
  cari ?? ['kode', 'nama', 'teks'].includes(tipe);

/** What people call a field in each language; `en` is missing where no list has it. */
export type Label = { id: string; en: string | undefined };

const WORDS: Readonly<Record<string, string | undefined>> = english;

export const labelOfWord = (id: string): Label => ({ id, en: WORDS[id] });

/** What people call the field: its label, or the first words of what it is. */
export function labelOf({ label, id, masukan }: FieldEntry, nama: string): Label {
  const said = (masukan ?? id)?.split(/[;:,.(?]/)[0]?.trim() || nama.replaceAll('_', ' ');
  return label ?? labelOfWord(said.charAt(0).toUpperCase() + said.slice(1));
}

/** What the form of a code is told as: the entry's words, or those of letters without control characters. */
export const codeHint = ({ petunjuk, maks }: FieldEntry): string =>
  petunjuk ?? `1 sampai ${maks} huruf tanpa karakter kendali`;

/** How the first code that is made looks. */
type Numbered = { awalan?: string | undefined; lebar?: number | undefined };

/** The words of an entry with the figures that they name: `{min}`, `{maks}`, `{baku}`, and the first code that is made, `{awalan}`. */
export function filled(
  words: string,
  list: Numbered,
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

export const SCALE = { uang: 2, kuantitas: 6, harga_satuan: 6, persen: 6 } as const;
/** How many digits a decimal has before the point at most: those of its domain. */
export const DIGITS = { uang: 17, kuantitas: 13, harga_satuan: 13, persen: 13 } as const;
/** An id is 1 at least, and no more than JSON says exactly. */
export const MAX_ID = Number.MAX_SAFE_INTEGER;
type Decimal = keyof typeof SCALE;
export const isDecimal = (tipe: FieldEntry['tipe']): tipe is Decimal => tipe in SCALE;

/** Where a field is required that not every mode of its kind requires. */
const modeWords = (modes: readonly string[]): string =>
  `Required ${modes.map((mode) => (mode === '' ? 'without mode' : `with mode ${mode}`)).join(', ')}.`;

/** What the input says of the field: its words, how many decimals it has, and that it is required. */
export function inputWords(list: Numbered, entry: FieldEntry): string | undefined {
  const { en, wajib, wajib_mode, tipe } = entry;
  const said = [
    en,
    en !== undefined && isDecimal(tipe) ? `At most ${SCALE[tipe]} decimals.` : undefined,
    wajib && !en?.includes('{wajib}') ? 'Required.' : undefined,
    wajib_mode && modeWords(wajib_mode),
  ];
  const words = said.filter((part) => part !== undefined).join(' ');
  return words === '' ? undefined : filled(words, list, entry);
}

/** The least value of a decimal: none with `negatif`, the smallest above `lebih`, else `min`, else 0. */
export function leastOf({ tipe, lebih, min, negatif }: FieldEntry): string | undefined {
  if (!isDecimal(tipe)) return min === undefined ? undefined : `${min}`;
  if (negatif) return undefined;
  return lebih === undefined ? `${min ?? 0}` : (lebih + 10 ** -SCALE[tipe]).toFixed(SCALE[tipe]);
}

/** What is said of a whole number beyond its bounds; undefined for a field that has none. */
export function boundsSentence({ tipe, min = 0, maks = 0 }: FieldEntry): string | undefined {
  if (tipe === 'id') return sentence('bulat_mulai', 1);
  return tipe === 'bulat' ? sentence('bulat_antara', min, maks) : undefined;
}
