/** From zod's issues to messages in Indonesian, one per mistake, each beginning with the path of its field. */
import { z } from 'zod';
import { MAX_MESSAGES } from '../../server/base/errors.ts';
import { rawNumber } from '../../server/base/json_text.ts';
import { type SentenceName, sentence } from '../../server/base/sentences.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

export type Checked = { ok: true } | { ok: false; messages: string[] };

/**
 * Checks a value against a schema.
 *
 * @returns every mistake, where there is one
 */
export function check(schema: z.ZodType, value: unknown): Checked {
  const result = schema.safeParse(value);
  if (result.success) return { ok: true };
  // The first mistake of a field says enough: what is no date at all is out of range too.
  const messages = new Map<string, string>();
  for (const issue of result.error.issues) {
    if (messages.size >= MAX_MESSAGES) break;
    for (const [name, text] of mistakesOf(schema, value, issue)) {
      if (!messages.has(name)) messages.set(name, `${name}: ${text}`);
    }
  }
  return { ok: false, messages: [...messages.values()].slice(0, MAX_MESSAGES) };
}

/** Pairs of the path and what is wrong there. */
function mistakesOf(schema: z.ZodType, root: unknown, issue: Issue): [string, string][] {
  const wrong = rawNumberOn(root, issue);
  if (wrong) return [[named(wrong), sentence('objek')]];
  if (issue.code === 'unrecognized_keys') {
    const allowed = keysOf(schemaAt(schema, issue.path)).join(', ') || '-';
    const text = sentence('tidak_dikenal_dari', allowed);
    return issue.keys.map((key) => [named([...issue.path, key]), text]);
  }
  return [[named(issue.path), textOf(issue, valueAt(root, issue.path), schema)]];
}

/** What zod says of a union that says nothing itself. */
const UNSAID = /^(Input tidak valid|Invalid input)$/;

function textOf(issue: Issue, value: unknown, schema: z.ZodType): string {
  switch (issue.code) {
    case 'custom':
      return issue.message;
    case 'invalid_type':
      return wrongType(issue.expected, value);
    case 'invalid_value':
      return choiceOf(value, issue.values);
    case 'invalid_union': {
      if (!UNSAID.test(issue.message)) return issue.message;
      // Only the issue of a discriminated union has options.
      const words = 'options' in issue ? (issue.options ?? []) : [];
      return words.length === 0 ? sentence('tidak_sah') : choiceOf(value, words);
    }
    case 'invalid_format':
      if (issue.format === 'date') return sentence('tanggal');
      return issue.message;
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue, schemaAt(schema, issue.path));
    default:
      return sentence('tidak_sah');
  }
}

function choiceOf(value: unknown, words: readonly unknown[]): string {
  if (value === undefined) return sentence('wajib');
  return value === null
    ? sentence('bukan_null')
    : sentence('pilihan', words.map(String).join(', '));
}

const TYPES: Readonly<Record<string, SentenceName>> = {
  string: 'teks',
  number: 'angka',
  int: 'bulat',
  boolean: 'boolean',
  array: 'daftar',
  object: 'objek',
  record: 'objek',
};

function wrongType(expected: string, value: unknown): string {
  if (value === undefined) return sentence('wajib');
  if (value === null) return sentence('bukan_null');
  // Whole numbers are the only numbers that zod checks; decimals have a check of their own.
  if (expected === 'number') return sentence('bulat');
  return sentence(TYPES[expected] ?? 'tidak_sah');
}

type Bounds = { origin: string } & ({ minimum: number | bigint } | { maximum: number | bigint });

function outOfBounds(issue: Bounds, schema: z.ZodType | undefined): string {
  const most = 'maximum' in issue;
  const bound = String(most ? issue.maximum : issue.minimum);
  if (issue.origin === 'string') {
    if (!most && bound === '1') return sentence('kosong');
    return sentence(most ? 'huruf_paling_banyak' : 'huruf_paling_sedikit', bound);
  }
  if (issue.origin === 'array') {
    return sentence(most ? 'isi_paling_banyak' : 'isi_paling_sedikit', bound);
  }
  const { minValue, maxValue } = schema instanceof z.ZodNumber ? schema : {};
  if (minValue == null || maxValue == null) {
    return sentence(most ? 'paling_besar' : 'paling_kecil', bound);
  }
  if (maxValue >= Number.MAX_SAFE_INTEGER) return sentence('bulat_mulai', minValue);
  return sentence('bulat_antara', minValue, maxValue);
}

/**
 * A number that is kept as its source text is an object to zod. Where an object, list or text was expected, say so
 * about the number and not about its inside.
 */
function rawNumberOn(root: unknown, issue: Issue): Path | null {
  if (rawNumber(root) !== undefined) return [];
  let current = root;
  for (const [index, key] of issue.path.entries()) {
    current = (current as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const last = index === issue.path.length - 1;
    if (rawNumber(current) !== undefined && !(last && isScalarIssue(issue))) {
      return issue.path.slice(0, index + 1);
    }
  }
  return null;
}

function isScalarIssue(issue: Issue): boolean {
  return issue.code === 'custom' || (issue.code === 'invalid_type' && issue.expected !== 'object');
}

export function named(path: Path): string {
  return path.length === 0 ? 'body' : path.map((key) => printable(String(key))).join('.');
}

/** A name that the client chose, as it may stand in a message: short, and without control characters. */
export function printable(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  return name.replace(/[\u0000-\u001f\u007f-\u009f]/g, '?').slice(0, 100);
}

function valueAt(root: unknown, path: Path): unknown {
  let current = root;
  for (const key of path) {
    if (current === null || typeof current !== 'object') return undefined;
    current = (current as Record<PropertyKey, unknown>)[key];
  }
  return current;
}

function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    current = unwrap(current);
    if (current instanceof z.ZodObject) current = current.shape[String(key)] as z.ZodType;
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType;
    else return undefined;
  }
  return unwrap(current);
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  let current = schema;
  while (
    current instanceof z.ZodOptional ||
    current instanceof z.ZodNullable ||
    current instanceof z.ZodDefault
  ) {
    current = current.unwrap() as z.ZodType;
  }
  return current;
}

export function keysOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
