/**
 * The types of bodies and parameters that answers do not have. Each is a zod schema that checks a request and describes it in
 * OpenAPI.
 */
import { z } from 'zod';
import { ATRIBUT_KEY } from '../../server/answers/entry.ts';
import { MASTER } from '../../server/answers/master.ts';
import 'zod-openapi';
import { MAX_MESSAGES } from '../../server/base/errors.ts';
import { rawNumber } from '../../server/base/json_text.ts';
import { sentence } from '../../server/base/sentences.ts';
import { DIGITS, MAX_ID, SCALE } from '../../server/fields/entry.ts';
import { type DecimalLimits, decimalProblem } from './decimal.ts';
import { printable } from './validation.ts';

/** An id in a body: a JSON number without fraction, 1 … 2^53 − 1. */
export function id(description: string) {
  return z.int().min(1).max(MAX_ID).meta({ description, example: 1 });
}

const DECIMALS = {
  uang: { integerDigits: DIGITS.uang, scale: SCALE.uang },
  kuantitas: { integerDigits: DIGITS.kuantitas, scale: SCALE.kuantitas },
  harga_satuan: { integerDigits: DIGITS.harga_satuan, scale: SCALE.harga_satuan },
  persen: { integerDigits: DIGITS.persen, scale: SCALE.persen, sign: 'not_negative', max: 100 },
} as const satisfies Record<string, DecimalLimits>;

export type DecimalKind = keyof typeof DECIMALS;

/** An exact decimal in a body: a JSON number or a decimal string; the digits reach the database unchanged. */
export function desimal(kind: DecimalKind, description: string, sign?: DecimalLimits['sign']) {
  const limits: DecimalLimits = sign ? { ...DECIMALS[kind], sign } : DECIMALS[kind];
  return z
    .unknown()
    .superRefine((value, context) => {
      const problem = value == null ? nothing(value) : decimalProblem(value, limits);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .meta({
      description: `${description} (paling banyak ${limits.scale} desimal)`,
      override: {
        anyOf: [
          { type: 'number', ...boundsOf(limits) },
          { type: 'string', pattern: '^-?\\d{1,40}(\\.\\d{1,40})?$' },
        ],
        examples: [kind === 'persen' ? 10 : 15000],
      },
    });
}

const nothing = (value: null | undefined): string =>
  sentence(value === null ? 'bukan_null' : 'wajib');

/** Sign and bound of a decimal, as JSON Schema says them of a number. */
function boundsOf({ integerDigits, sign, max }: DecimalLimits) {
  return {
    ...(sign === 'positive' && { exclusiveMinimum: 0 }),
    ...(sign === 'not_negative' && { minimum: 0 }),
    ...(max === undefined ? { exclusiveMaximum: 10 ** integerDigits } : { maximum: max }),
  };
}

/** The tenant's own fields of a record: free JSON values under plain names. */
export function atribut() {
  return z
    .looseObject({})
    .superRefine((value, context) => {
      // Not a record of zod's, which would make an object of each wrong name, however many there are.
      const [wrong] = Object.keys(value)
        .filter((name) => !ATRIBUT_KEY.test(name))
        .sort();
      if (wrong === undefined) return;
      context.addIssue({ code: 'custom', message: sentence('nama_atribut', printable(wrong)) });
    })
    .meta(MASTER.barang.fields.atribut?.meta() ?? {});
}

const MAX_KEYS = 50;
const MAX_LETTERS = 500;

/** What is wrong with an attribute of a document: the path below `atribut`, and words; or null. */
function atributProblem(name: string, value: unknown): [path: string[], message: string] | null {
  if (!ATRIBUT_KEY.test(name)) return [[], sentence('nama_atribut', printable(name))];
  if (typeof value === 'object' && value !== null && rawNumber(value) === undefined) {
    return [[name], sentence('nilai_atribut')];
  }
  if (typeof value === 'string' && [...value].length > MAX_LETTERS) {
    return [[name], sentence('huruf_paling_banyak', MAX_LETTERS)];
  }
  return null;
}

/** Attributes of a document or a line: texts, numbers and booleans by key. The database counts their bytes. */
export function atributDokumen(description: string) {
  return z
    .looseObject({})
    .superRefine((value, context) => {
      const entries = Object.entries(value);
      const report = (path: string[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      if (entries.length > MAX_KEYS) return report([], sentence('isi_paling_banyak', MAX_KEYS));
      for (const [name, one] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) {
        const problem = atributProblem(name, one);
        if (problem) report(...problem);
      }
    })
    .meta({
      description: `${description}: paling banyak ${MAX_KEYS} kunci, teks sampai ${MAX_LETTERS} huruf, angka atau boolean, 16 KiB seluruhnya; bukan untuk rahasia atau data pribadi`,
      override: {
        type: 'object',
        propertyNames: { pattern: ATRIBUT_KEY.source },
        additionalProperties: { type: ['string', 'number', 'boolean', 'null'] },
        maxProperties: MAX_KEYS,
        examples: [{ kanal: 'shopee' }],
      },
    });
}

/** An object, and no list; a number of many digits, which is kept as one, is none. */
const isObject = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  rawNumber(value) === undefined;

/** Values of dimensions by their codes, null for none: `{"cabang":"JKT"}`. The database knows which there are. */
export function dimensi(description: string) {
  return z
    .unknown()
    .superRefine((value, context) => {
      if (!isObject(value)) {
        const message = sentence(value === null ? 'bukan_null' : 'objek');
        return context.addIssue({ code: 'custom', message });
      }
      const wrong = Object.entries(value).filter(
        ([, one]) => one !== null && typeof one !== 'string',
      );
      for (const [name] of wrong.slice(0, MAX_MESSAGES)) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: sentence('kode_nilai'),
        });
      }
    })
    .meta({
      description: `${description}, misalnya {"cabang": "JKT"}`,
      override: {
        type: 'object',
        additionalProperties: { type: ['string', 'null'] },
        // Which dimensions there are is the tenant's own, so what can be tried names none.
        examples: [{}],
      },
    });
}

// Path and query parameters are texts; these keep them texts and describe them as what they mean.

const MAX_HARI = 36_500;

/** A whole number in a path or query, kept as its digits. */
export function paramId(description: string) {
  return z
    .string()
    .refine((text) => /^[1-9]\d{0,15}$/.test(text) && Number(text) <= MAX_ID, {
      error: () => sentence('bulat_antara', 1, MAX_ID),
    })
    .meta({ description, override: { type: 'integer', minimum: 1, maximum: MAX_ID }, example: 1 });
}

export function paramKode(description: string, example: string) {
  return z.string().min(1).max(100).meta({ description, example });
}

/** A number of days in a path or query, a hundred years at most. */
export function paramHari(description: string) {
  return z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= MAX_HARI, {
      error: () => sentence('bulat_antara', 0, MAX_HARI),
    })
    .meta({
      description,
      override: { type: 'integer', minimum: 0, maximum: MAX_HARI },
      example: 1,
    });
}

/** A decimal in a query, kept as its digits. */
export function paramAngka(description: string) {
  return z
    .string()
    .regex(/^-?\d{1,18}(\.\d{1,6})?$/, { error: () => sentence('angka') })
    .meta({ description, override: { type: 'number', pattern: undefined }, example: 0 });
}

export function paramBoolean(description: string) {
  return z
    .enum(['true', 'false'])
    .meta({ description, override: { type: 'boolean', enum: undefined }, example: false });
}

/** `simulasi=true` rehearses what the row does. */
export const simulasi = paramBoolean('Hitung saja, jangan simpan').optional();
