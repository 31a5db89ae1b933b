/** The small set of types that answers are built from, and bodies of requests with them. Each describes itself in OpenAPI. */
import { z } from 'zod';
import 'zod-openapi';
import { sentence } from '../base/sentences.ts';
import { showsSomething, trimmed } from '../base/shown_text.ts';

export function bilanganBulat(description: string, min: number, max: number) {
  return z
    .int()
    .min(min)
    .max(max)
    .meta({ description, example: Math.max(min, 0) });
}

export function teks(description: string, max: number, example?: string) {
  return z
    .string()
    .max(max)
    .meta({ description, ...(example === undefined ? {} : { example }) });
}

/** A text that must say something: not empty, not only what shows nothing. */
export function teksWajib(description: string, max: number, example?: string) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/\S/, { error: () => sentence('kosong') })
    .refine(showsSomething, { error: () => sentence('kosong') })
    .meta({ description, ...(example === undefined ? {} : { example }) });
}

/** A name that is kept without the white space around it: so are its letters counted. */
export function namaDipangkas(description: string, max: number, example: string) {
  return z
    .string()
    .refine(showsSomething, { error: () => sentence('kosong') })
    .refine((text) => [...trimmed(text)].length <= max, {
      error: () => sentence('huruf_paling_banyak', max),
    })
    .meta({ description, example, override: { minLength: 1, pattern: '\\S' } });
}

export function pola(
  description: string,
  pattern: RegExp,
  hint: string | (() => string),
  example: string,
) {
  return z.string().regex(pattern, { error: hint }).meta({ description, example });
}

export function pilihan<const T extends readonly [string, ...string[]]>(
  description: string,
  values: T,
  example: T[number] = values[0],
) {
  return z.enum(values).meta({ description, example });
}

export function boolean(description: string) {
  return z.boolean().meta({ description, example: false });
}

/** A calendar day. The bounds keep out the years that no book has and PostgreSQL's own oddities (0000, infinity). */
export function tanggal(description: string, example = '2026-01-31') {
  return z.iso
    .date()
    .refine((day) => !day.startsWith('0000'), {
      error: () => sentence('tanggal'),
    })
    .refine((day) => day >= '1900-01-01' && day <= '2999-12-31', {
      error: () => sentence('antara', '1900-01-01', '2999-12-31'),
    })
    .meta({ description, example });
}

/**
 * How GraphQL shows a schema (graphql_types.ts), where the schema does not say it by itself. `type`: the scalar or enum
 * of the database that a value has. `name`: the name of the type that is made of it. `description`: words for that
 * type, where the schema describes its field. `field`, `values`: the names of a field, or of an enum's values, where
 * the document's are none in GraphQL.
 */
export type GraphqlNote = {
  type?: string;
  name?: string;
  description?: string;
  field?: string;
  values?: Readonly<Record<string, string>>;
};
export const graphqlNotes = z.registry<GraphqlNote>();

/** A field that is absent for who does not see what goods cost, and not by its name alone (TEMBOK_BIAYA). */
export const tanpaBiaya = <T extends z.ZodType>(schema: T) =>
  schema.meta({ 'x-tembok': 'biaya' }).optional();

/** A field that is absent for who sees only some places, and told to who does not see what goods cost. */
export const tanpaLokasi = <T extends z.ZodType>(schema: T) =>
  schema.meta({ 'x-tembok': 'lokasi' }).optional();

/**
 * Names that say what goods cost wherever they stand in an answer, or tell it: absent for who does not see that
 * (erp_private.biaya_kunci).
 */
export const TEMBOK_BIAYA: ReadonlySet<string> = new Set(
  `harga_beli hpp hpp_kini hpp_total nilai_hpp biaya biaya_tambahan nilai_stok laba margin total_hpp total_laba
  laba_di_bawah laba_kotor laba_bersih beban_usaha laba_kotor_bulan_ini hutang_outstanding kas_bersih saldo
  saldo_hutang jurnal koreksi hpp_tertunda sidik dihitung_pada peringatan halangan persetujuan persetujuan_id`.split(
    /\s+/,
  ),
);

// A decimal is a JSON number with the digits of the database.

/** A decimal that is neither money nor a quantity, as a rate. */
export function angka(description: string) {
  return z.number().meta({ description, example: 12 }).register(graphqlNotes, { type: 'BigFloat' });
}

/** An amount of money. */
export function uang(description: string) {
  return z.number().meta({ description, example: 15000 }).register(graphqlNotes, { type: 'Uang' });
}

const HARGA = new WeakSet<z.ZodType>();

/** Money for one of something, a price or a cost: a file does not add it up. */
export function harga(description: string) {
  const schema = z
    .number()
    .meta({ description, example: 15000 })
    .register(graphqlNotes, { type: 'HargaSatuan' });
  HARGA.add(schema);
  return schema;
}

export function isHarga(schema: z.ZodType): boolean {
  return HARGA.has(schema);
}

const KUANTITAS = new WeakSet<z.ZodType>();

/** A decimal that is no money, as goods or points: a file shows only the decimals that it has. */
export function kuantitasHasil(description: string) {
  const schema = z
    .number()
    .meta({ description, example: 1 })
    .register(graphqlNotes, { type: 'Kuantitas' });
  KUANTITAS.add(schema);
  return schema;
}

export function isKuantitas(schema: z.ZodType): boolean {
  return KUANTITAS.has(schema);
}

/** An id, or another whole number that 32 bits do not hold. */
export function idHasil(description: string) {
  return z.int().meta({ description, example: 1 }).register(graphqlNotes, { type: 'BigInt' });
}

/** A whole number of 32 bits: a count, a day, a class of accounts. */
export function bulatHasil(description: string, example = 1) {
  return z.int().meta({ description, example });
}

/** A user, by id. */
export function penggunaHasil(description: string) {
  return z
    .string()
    .meta({ description, format: 'uuid', example: 'fafafa58-0000-4000-8000-000000000000' });
}

export function waktu(description: string) {
  return z.string().meta({ description, format: 'date-time', example: '2026-01-31T03:00:00.000Z' });
}

export function tanggalHasil(description: string) {
  return z.string().meta({ description, format: 'date', example: '2026-01-31' });
}

export function teksHasil(description: string, example?: string) {
  return z.string().meta({ description, ...(example === undefined ? {} : { example }) });
}

/** Ids that other programs know something by: the id by its source. */
export const idLuarHasil = z
  .record(z.string(), z.string())
  .meta({
    description: 'Id di program lain, menurut sumbernya; {} bila tidak ada',
    example: { shopee: '2401AB' },
  })
  .register(graphqlNotes, { name: 'IdLuarIsi', description: 'Id di satu program lain' });

/** Values of dimensions: the code of the value by the code of its dimension. Only a draft says null: none. */
export function dimensiHasil(description: string) {
  return z
    .record(z.string(), z.string().nullable())
    .meta({ description, example: { cabang: 'JKT' } })
    .register(graphqlNotes, { name: 'NilaiDimensi', description: 'Nilai sebuah dimensi' });
}

/** Attributes: what programs and the tenant keep of a document or a line, by key. */
export function atributHasil(description: string) {
  return z
    .looseObject({})
    .meta({ description, example: { kanal: 'shopee' } })
    .register(graphqlNotes, { type: 'JSON' });
}

/** One of the values of an enum of the database, by its name in GraphQL. */
export function pilihanHasil<const T extends readonly [string, ...string[]]>(
  description: string,
  values: T,
  type: string,
  example?: T[number],
) {
  return pilihan(description, values, example).register(graphqlNotes, { type });
}

/** The categories of the statement of cash flows, in its order. */
export const KATEGORI_ARUS_KAS = [
  'penerimaan_pelanggan',
  'pembayaran_pemasok',
  'pembayaran_karyawan',
  'pembayaran_beban',
  'pembayaran_pajak',
  'bunga',
  'biaya_bank',
  'operasi_lain',
  'aset_tetap',
  'pinjaman_diberikan',
  'investasi_lain',
  'pinjaman_diterima',
  'modal',
  'prive',
  'pendanaan_lain',
] as const;
