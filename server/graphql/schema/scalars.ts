import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { isDay, isMoment } from '../../base/calendar.ts';
import { exactLiteral, rawNumber } from '../../base/json_text.ts';
import { type SentenceName, sentence } from '../../base/sentences.ts';

/**
 * How the scalars read their input. Numbers may come as a JSON number or as text; either way the digits go to the
 * database as they were written. What cannot be one is refused here, by name, and never reaches SQL. A JSON number may
 * have an exponent, a text has none, as over REST.
 */

const DECIMAL = /^-?\d{1,40}(?:\.\d{1,40})?$/;
const DECIMAL_NUMBER = /^-?\d{1,400}(?:\.\d{1,400})?(?:[eE][+-]?\d{1,3})?$/;
// A text of a whole number has no -0.
const INTEGER = /^(?!-0+$)-?\d{1,19}$/;
const UUID = /^[0-9a-f]{8}(?:-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;
const BIGINT_MAX = 2n ** 63n - 1n;

/** Reads a BigFloat, or a domain over numeric, from a variable. */
export function parseDecimal(value: unknown): string {
  return decimalOf(numberText(value), typeof value === 'string' ? DECIMAL : DECIMAL_NUMBER);
}

function decimalOf(text: string | undefined, form: RegExp): string {
  if (text !== undefined && text.length <= 400 && form.test(text)) return text;
  throw wrong('angka');
}

/** Writes a number with the digits that the database gave it, as text. */
export function serializeNumber(value: unknown): string {
  return rawNumber(value) ?? String(value);
}

export function parseBigInteger(value: unknown): string {
  const text = numberText(value);
  if (text === undefined || !INTEGER.test(text)) throw wrong('bulat');
  const number = BigInt(text);
  if (number > BIGINT_MAX || number < -BIGINT_MAX - 1n) throw wrong('jangkauan');
  return text;
}

/** Reads a Date from a variable: a day that the calendar has. */
export function parseDate(value: unknown): string {
  if (typeof value !== 'string' || !isDay(value)) throw wrong('tanggal');
  return value;
}

/** Reads a Datetime from a variable: a time of a day that the calendar has, with its zone. */
export function parseDatetime(value: unknown): string {
  if (typeof value !== 'string' || !isMoment(value)) throw wrong('waktu');
  return value;
}

export function parseUuid(value: unknown): string {
  if (typeof value !== 'string' || !UUID.test(value)) throw wrong('uuid');
  return value;
}

/** Reads a BigFloat from the text of an operation. */
export function parseDecimalLiteral(node: ValueNode): string {
  const text = literalText(node);
  return decimalOf(text, node.kind === Kind.STRING ? DECIMAL : DECIMAL_NUMBER);
}

/** Reads a BigInt from the text of an operation. */
export function parseBigIntegerLiteral(node: ValueNode): string {
  return parseBigInteger(literalText(node));
}

/** Reads a Date from the text of an operation. */
export function parseDateLiteral(node: ValueNode): string {
  return parseDate(stringText(node));
}

/** Reads a Datetime from the text of an operation. */
export function parseDatetimeLiteral(node: ValueNode): string {
  return parseDatetime(stringText(node));
}

/** Reads a UUID from the text of an operation. */
export function parseUuidLiteral(node: ValueNode): string {
  return parseUuid(stringText(node));
}

/** Reads JSON from the text of an operation, its numbers with all their digits. */
export function parseJsonLiteral(
  node: ValueNode,
  variables?: Record<string, unknown> | null,
): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return exactLiteral(node.value);
    case Kind.LIST:
      return node.values.map((item) => parseJsonLiteral(item, variables));
    case Kind.OBJECT:
      return Object.fromEntries(
        node.fields.map((field) => [field.name.value, parseJsonLiteral(field.value, variables)]),
      );
    case Kind.VARIABLE:
      return variables?.[node.name.value];
    default:
      return null;
  }
}

function numberText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return rawNumber(value);
}

function stringText(node: ValueNode): string | undefined {
  return node.kind === Kind.STRING ? node.value : undefined;
}

function literalText(node: ValueNode): string | undefined {
  const isText = node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING;
  return isText ? node.value : undefined;
}

function wrong(name: SentenceName): GraphQLError {
  return new GraphQLError(sentence(name));
}
