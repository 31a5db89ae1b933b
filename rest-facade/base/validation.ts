/** From zod's issues to messages in Indonesian, one per mistake, each beginning with the path of its field. */
import { z } from 'zod';
import { MAX_MESSAGES } from '../../server/base/errors.ts';
import { rawNumber, wholeNumber } from '../../server/base/json_text.ts';
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
  const issues = schema.safeParse(value).error?.issues ?? [];
  const left = issues.filter((issue) => !isLeft(schema, value, issue));
  if (left.length === 0) return { ok: true };
  // The first mistake of a field says enough: what is no date at all is out of range too.
  const messages = new Map<string, string>();
  for (const issue of left) {
    if (messages.size >= MAX_MESSAGES) break;
    for (const [name, text] of mistakesOf(schema, value, issue)) {
      if (!messages.has(name)) messages.set(name, `${name}: ${text}`);
    }
  }
  return { ok: false, messages: [...messages.values()].slice(0, MAX_MESSAGES) };
}

const documents = new WeakSet<z.ZodType>();
const changes = new WeakSet<z.ZodType>();
const puts = new WeakSet<z.ZodType>();

/** Marks the body of what is made whole: in the place of what must be given, null is nothing given. */
export function documentBody<T extends z.ZodType>(schema: T): T {
  documents.add(schema);
  return schema;
}

/** Marks the body of a change: a name that it does not have cannot be changed, whatever else has it. */
export function changeBody<T extends z.ZodType>(schema: T): T {
  changes.add(schema);
  return schema;
}

export const isChange = (schema: z.ZodType): boolean => changes.has(schema);

/** Marks the body of what is made or changed by its key: whether a field may be null there the database says. */
export function putBody<T extends z.ZodType>(schema: T): T {
  puts.add(schema);
  return schema;
}

/** What is said of a name that the schema does not have. */
export function unknownIn(schema: z.ZodType, path: Path): string {
  const allowed = keysOf(schemaAt(schema, path)).join(', ') || '-';
  const whole = isChange(schema) && path.length === 0;
  return sentence(whole ? 'tidak_dapat_diubah' : 'tidak_dikenal_dari', allowed);
}

/** Whether the database judges the null that the issue is about. */
const isLeft = (schema: z.ZodType, root: unknown, { path }: Issue): boolean =>
  puts.has(schema) &&
  path.length === 1 &&
  valueAt(root, path) === null &&
  schemaAt(schema, path) !== undefined;

/** Pairs of the path and what is wrong there. */
function mistakesOf(schema: z.ZodType, root: unknown, issue: Issue): [string, string][] {
  const { path } = issue;
  const nothing = valueAt(root, path) === null && typeof path.at(-1) === 'string';
  if (nothing && documents.has(schema) && schemaAt(schema, path) !== undefined) {
    return [[named(path), sentence('wajib')]];
  }
  const wrong = rawNumberOn(schema, root, issue);
  if (wrong) return [[named(wrong), sentence('objek')]];
  if (issue.code === 'unrecognized_keys') {
    const text = unknownIn(schema, issue.path);
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
      return wrongType(issue.expected, value, schemaAt(schema, issue.path));
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
      if (issue.format === 'datetime') return sentence('waktu');
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
  if (value === null) return sentence('bukan_null');
  if (words.every((word) => typeof word === 'boolean') && typeof value !== 'boolean') {
    return sentence('boolean');
  }
  return sentence('pilihan', words.map(String).join(', '));
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

function wrongType(expected: string, value: unknown, schema: z.ZodType | undefined): string {
  if (value === undefined) return sentence('wajib');
  if (value === null) return sentence('bukan_null');
  if (schema instanceof z.ZodISODate) return sentence('tanggal');
  if (schema instanceof z.ZodISODateTime) return sentence('waktu');
  // Whole numbers are the only numbers that zod checks; decimals have a check of their own.
  if (expected !== 'number') return sentence(TYPES[expected] ?? 'tidak_sah');
  const beyond = wholeNumber(rawNumber(value) ?? '') !== undefined && boundsOf(schema);
  return beyond || sentence('bulat');
}

/** What is said of a whole number beyond its bounds; undefined without both of them. */
function boundsOf(schema: z.ZodType | undefined): string | undefined {
  const { minValue, maxValue } = schema instanceof z.ZodNumber ? schema : {};
  if (minValue == null || maxValue == null) return undefined;
  if (maxValue >= Number.MAX_SAFE_INTEGER) return sentence('bulat_mulai', minValue);
  return sentence('bulat_antara', minValue, maxValue);
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
  return boundsOf(schema) ?? sentence(most ? 'paling_besar' : 'paling_kecil', bound);
}

/**
 * A number that is kept as its source text is an object to zod. Where an object, list or text was expected, say so
 * about the number and not about its inside.
 */
function rawNumberOn(schema: z.ZodType, root: unknown, issue: Issue): Path | null {
  if (rawNumber(root) !== undefined) return [];
  let current = root;
  for (const [index, key] of issue.path.entries()) {
    current = (current as Record<PropertyKey, unknown> | null | undefined)?.[key];
    const last = index === issue.path.length - 1;
    const path = issue.path.slice(0, index + 1);
    const takesNumbers = last && isScalarIssue(issue);
    if (rawNumber(current) !== undefined && !(takesNumbers && !takesObjects(schema, path))) {
      return path;
    }
  }
  return null;
}

const takesObjects = (schema: z.ZodType, path: Path): boolean =>
  schemaAt(schema, path) instanceof z.ZodObject;

function isScalarIssue(issue: Issue): boolean {
  return (
    ['custom', 'invalid_value'].includes(issue.code) ||
    (issue.code === 'invalid_type' && issue.expected !== 'object')
  );
}

export function named(path: Path): string {
  return path.length === 0 ? 'body' : path.map((key) => printable(String(key))).join('.');
}

/** Letters of a name that the client chose, in a message; so many has `erp_private.master_name_shown`. */
const SHOWN = 60;

/** A name that the client chose, as it may stand in a message: short, and without control characters. */
export function printable(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
  const clean = name.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
  return [...clean].slice(0, SHOWN).join('');
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
