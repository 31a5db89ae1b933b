import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { exactLiteral, rawNumber } from '../base/json_text.ts';

/**
 * How the scalars read their input. Numbers may come as a JSON number or as text; either way the digits go to the
 * database as they were written. What cannot be one is refused here, by name, and never reaches SQL.
 */

const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/;
const INTEGER = /^[+-]?\d{1,19}$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const BIGINT_MAX = 2n ** 63n - 1n;

/** Reads a BigFloat, or a domain over numeric, from a variable. */
export function parseDecimal(value: unknown): string {
  const text = numberText(value);
  if (text === undefined || text.length > 400 || !DECIMAL.test(text)) throw wrong('angka desimal');
  return text;
}

/** Writes a number with the digits that the database gave it, as text. */
export function serializeNumber(value: unknown): string {
  return rawNumber(value) ?? String(value);
}

/** Reads a BigInt from a variable. */
export function parseBigInteger(value: unknown): string {
  const text = numberText(value);
  if (text === undefined || !INTEGER.test(text)) throw wrong('bilangan bulat');
  const number = BigInt(text);
  if (number > BIGINT_MAX || number < -BIGINT_MAX - 1n) throw wrong('bilangan bulat 64 bit');
  return text;
}

/** Reads a Date from a variable: a day that the calendar has. */
export function parseDate(value: unknown): string {
  if (typeof value !== 'string' || !DATE.test(value)) throw wrong('tanggal YYYY-MM-DD');
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== value) {
    throw wrong('tanggal yang ada di kalender');
  }
  return value;
}

/** Reads a BigFloat from the text of an operation. */
export function parseDecimalLiteral(node: ValueNode): string {
  return parseDecimal(literalText(node));
}

/** Reads a BigInt from the text of an operation. */
export function parseBigIntegerLiteral(node: ValueNode): string {
  return parseBigInteger(literalText(node));
}

/** Reads a Date from the text of an operation. */
export function parseDateLiteral(node: ValueNode): string {
  return parseDate(node.kind === Kind.STRING ? node.value : undefined);
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

function literalText(node: ValueNode): unknown {
  const isText = node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING;
  return isText ? node.value : undefined;
}

function wrong(expected: string): GraphQLError {
  return new GraphQLError(`harus ${expected}`);
}
