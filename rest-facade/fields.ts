/**
 * The small set of types that bodies, parameters and answers are built from. Each is a zod schema that both checks a
 * request and describes itself in OpenAPI.
 */
import { z } from 'zod';
import 'zod-openapi';
import { type DecimalLimits, decimalProblem } from './decimal.ts';

export const MAX_ID = Number.MAX_SAFE_INTEGER;

/** What is wrong with a key of `atribut`, and the pattern itself. */
export const ATRIBUT_KEY = /^[a-z][a-z0-9_]{0,62}$/;

/** An id in a body: a JSON number without fraction, 1 … 2^53 − 1. */
export function id(description: string) {
  return z.int().min(1).max(MAX_ID).meta({ description, example: 1 });
}

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

/** A text that must say something: not empty, not only white space. */
export function teksWajib(description: string, max: number, example?: string) {
  return z
    .string()
    .min(1)
    .max(max)
    .regex(/\S/, { error: 'tidak boleh kosong' })
    .meta({ description, ...(example === undefined ? {} : { example }) });
}

export function pola(description: string, pattern: RegExp, hint: string, example: string) {
  return z.string().regex(pattern, { error: hint }).meta({ description, example });
}

export function pilihan<const T extends readonly [string, ...string[]]>(
  description: string,
  values: T,
) {
  return z.enum(values).meta({ description, example: values[0] });
}

export function boolean(description: string) {
  return z.boolean().meta({ description, example: false });
}

/** A calendar day. The bounds keep out the years that no book has and PostgreSQL's own oddities (0000, infinity). */
export function tanggal(description: string, example = '2026-01-31') {
  return z.iso
    .date()
    .refine((day) => day >= '1900-01-01' && day <= '2999-12-31', {
      error: 'harus di antara 1900-01-01 dan 2999-12-31',
    })
    .meta({ description, example });
}

const DECIMALS = {
  uang: { integerDigits: 17, scale: 2 },
  kuantitas: { integerDigits: 13, scale: 6 },
  harga_satuan: { integerDigits: 13, scale: 6 },
  persen: { integerDigits: 3, scale: 6, sign: 'not_negative', max: 100 },
} as const satisfies Record<string, DecimalLimits>;

export type DecimalKind = keyof typeof DECIMALS;

/** An exact decimal in a body: a JSON number or a decimal string; the digits reach the database unchanged. */
export function desimal(kind: DecimalKind, description: string, sign?: DecimalLimits['sign']) {
  const limits: DecimalLimits = sign ? { ...DECIMALS[kind], sign } : DECIMALS[kind];
  return z
    .unknown()
    .superRefine((value, context) => {
      const problem = value === undefined ? 'wajib diisi' : decimalProblem(value, limits);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .meta({
      description: `${description} (paling banyak ${limits.scale} desimal)`,
      override: {
        anyOf: [{ type: 'number' }, { type: 'string', pattern: '^-?\\d{1,40}(\\.\\d{1,40})?$' }],
        examples: [kind === 'persen' ? 10 : 15000],
      },
    });
}

/** The tenant's own fields of a record: free JSON values under plain names. */
export function atribut() {
  return z
    .record(z.string().regex(ATRIBUT_KEY), z.unknown())
    .meta({ description: 'Kolom tambahan milik tenant', example: { warna: 'merah' } });
}

// Answers. A decimal is a JSON number with the digits of the database.

export function angka(description: string) {
  return z.number().meta({ description, example: 15000 });
}

export function idHasil(description: string) {
  return z.int().meta({ description, example: 1 });
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

// Path and query parameters are texts; these keep them texts and describe them as what they mean.

/** A whole number in a path or query, kept as its digits. */
export function paramId(description: string) {
  return z
    .string()
    .refine((text) => /^[1-9]\d{0,15}$/.test(text) && Number(text) <= MAX_ID, {
      error: `harus bilangan bulat 1 sampai ${MAX_ID}`,
    })
    .meta({ description, override: { type: 'integer', minimum: 1, maximum: MAX_ID }, example: 1 });
}

export function paramKode(description: string, example: string) {
  return z.string().min(1).max(100).meta({ description, example });
}

export function paramTanggal(description: string) {
  return tanggal(description);
}

export function paramBoolean(description: string) {
  return z
    .enum(['true', 'false'])
    .meta({ description, override: { type: 'boolean', enum: undefined }, example: false });
}
