/**
 * JSON that passes through without becoming doubles. The database writes numbers with all their digits; a JavaScript
 * number keeps about sixteen of them. So JSON from PostgreSQL stays text until somebody really wants values.
 */

import { randomUUID } from 'node:crypto';

/** `JSON.parse` gives the reviver the source of a number only here; lib.es does not know the third argument yet. */
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

const parse = JSON.parse as (text: string, reviver: Reviver) => unknown;
const { rawJSON, isRawJSON } = JSON as unknown as {
  rawJSON: (text: string) => object;
  isRawJSON: (value: unknown) => value is { rawJSON: string };
};

/** Values that a request may hold: a document of the most lines with every field of a line has about half of it. */
export const MAX_JSON_VALUES = 20_000;

/** Whether a JSON text holds more values than a request may. */
export function holdsTooMany(text: string): boolean {
  return text.length > MAX_JSON_VALUES && countValues(text, MAX_JSON_VALUES) > MAX_JSON_VALUES;
}

/**
 * The values of a JSON text, up to one more than `most`. They are counted by commas and brackets without parsing, which
 * costs a hundred times as much.
 */
export function countValues(text: string, most: number): number {
  let count = 1;
  let inText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (inText) {
      if (character === BACKSLASH) index += 1;
      else if (character === QUOTE) inText = false;
    } else if (character === QUOTE) inText = true;
    else if (character === COMMA || character === BRACKET || character === BRACE) count += 1;
    if (count > most) break;
  }
  return count;
}

const [QUOTE, COMMA, BRACKET, BACKSLASH, BRACE] = [0x22, 0x2c, 0x5b, 0x5c, 0x7b];

/** A JSON value as text, exactly as the database wrote it. `JSON.stringify` prints it exactly too. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The value, with `JSON.rawJSON` wherever a double could not hold the digits. */
  toJSON(): unknown {
    if (kept === undefined) return parseExact(this.text);
    kept.push(this.text);
    return MARK + (kept.length - 1);
  }
}

/** The JSON texts that `stringifyExact` puts in when it is done; undefined outside of it. */
let kept: string[] | undefined;
/** Random for each process, so that no client can send it. */
const MARK = `json-${randomUUID()}-`;
const MARKED = new RegExp(`"${MARK}(\\d+)"`, 'g');

/** `JSON.stringify` for answers: what the database wrote as JSON stands in it as it is, however long, unparsed. */
export function stringifyExact(value: unknown): string {
  kept = [];
  const texts = kept;
  try {
    const text = JSON.stringify(value);
    return texts.length === 0 ? text : text.replace(MARKED, (_all, at) => texts[at] as string);
  } finally {
    kept = undefined;
  }
}

/**
 * Parses JSON. A number whose token a double would not print back unchanged becomes a raw JSON object, so
 * `1.50` and `12345678901234567890.123456` survive the way to the database.
 *
 * @throws SyntaxError when the text is not JSON
 */
export function parseExact(text: string): unknown {
  return mayLoseDigits(text) ? parse(text, exactNumber) : JSON.parse(text);
}

/** A number that is not written as JavaScript would write it back: 1.50, 1e3, -0, sixteen digits. */
const UNUSUAL_NUMBER = /(?:^|[:[,])\s*(?:-0|-?\d{16}|-?\d+[.eE])/;

/**
 * Whether a JSON text may hold a number that a double would change. Looking at every value with a reviver costs ten
 * times the parsing, and most texts hold small whole numbers only. A text inside may make it true for nothing.
 */
export function mayLoseDigits(text: string): boolean {
  return UNUSUAL_NUMBER.test(text);
}

/** The reviver of `parseExact`, for body parsers that take one. */
export function exactNumber(_key: string, value: unknown, context: { source?: string }): unknown {
  if (typeof value !== 'number' || context.source === undefined) return value;
  return String(value) === context.source ? value : rawJSON(context.source);
}

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
/** Digits that a whole number is looked for in; the largest that a body may hold has 309. */
const MOST_DIGITS = 400;

/** The whole number that a token of JSON writes, however it does: `100`, `100.0`, `1e2`. Undefined for a fraction. */
export function wholeNumber(token: string): bigint | undefined {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = NUMBER.exec(token) ?? [];
  const digits = (whole + fraction).replace(/0+$/, '');
  if (digits === '') return whole === '' ? undefined : 0n;
  const zeros = Number(exponent) + whole.length - digits.length;
  if (zeros < 0 || zeros + digits.length > MOST_DIGITS) return undefined;
  return BigInt(sign + digits + '0'.repeat(zeros));
}

/**
 * The reviver of what clients send: a whole number that JavaScript holds is that number, however it is written, as the
 * database has it once it is there. All others are kept as they came.
 */
export function sentNumber(_key: string, value: unknown, context: { source?: string }): unknown {
  const kept = exactNumber(_key, value, context);
  const whole = kept === value ? undefined : wholeNumber(context.source ?? '');
  return whole !== undefined && Number.isSafeInteger(Number(whole)) ? Number(whole) : kept;
}

/** The digits of a number that `exactNumber` kept, or undefined for any other value. */
export function rawNumber(value: unknown): string | undefined {
  return isRawJSON(value) ? value.rawJSON : undefined;
}

/** A number from a GraphQL literal: a double where that is exact, raw JSON otherwise. */
export function exactLiteral(source: string): unknown {
  return exactNumber('', Number(source), { source });
}

/** Decodes `json` and `jsonb` from PostgreSQL. */
export function jsonFromPg(text: string): JsonText {
  return new JsonText(text);
}

/** Encodes an argument or filter value for PostgreSQL. */
export function jsonToPg(value: unknown): string {
  return value instanceof JsonText ? value.text : JSON.stringify(value);
}
