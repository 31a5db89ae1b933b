/**
 * Writes the arguments of a function: coerced GraphQL values become text that PostgreSQL reads. Documents are written
 * as JSON, by the names of their fields. PostgreSQL's own text of a record goes by their number: a server of the
 * release before would write too few as soon as a document has one more.
 */
import './environment.ts';
import type { PgCodec } from '@dataplan/pg';
import { sql } from '@dataplan/pg/pg-sql2';
import { type GraphQLInputType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { jsonToPg, rawNumber } from '../../base/json_text.ts';
import { camel } from './names.ts';

export type ArgumentWriter = (value: unknown) => string;

/** `write` writes the argument's value, `place` gives what stands for it in the statement. */
export type Argument = { write: ArgumentWriter; place(parameter: string): string };

/**
 * How an argument of an input type is given to a parameter of that codec. Numbers keep the digits they were sent with.
 *
 * @throws Error when type and codec are not of the same shape
 */
export function argumentOf(codec: PgCodec, type: GraphQLInputType): Argument {
  if ((codec.arrayOfCodec ?? codec).attributes) {
    // The codec names the type without its schema. Such types live in `erp`, and a tenant's tables come before that on
    // the path.
    const name = `erp.${sql.compile(codec.sqlType).text}`;
    return {
      write: jsonWriter(codec, type),
      place: (parameter) => `json_query(${parameter}::jsonb, '$' returning ${name} error on error)`,
    };
  }
  return { write: textWriter(codec, type), place: (parameter) => parameter };
}

/** Values as PostgreSQL's own input reads them, lists of them too. */
function textWriter(codec: PgCodec, type: GraphQLInputType): ArgumentWriter {
  const { arrayOfCodec, name } = codec;
  if (arrayOfCodec) {
    const one = textWriter(arrayOfCodec, itemOf(name, type));
    return (value) => {
      const items = (value as unknown[]).map((item) =>
        isAbsent(item) ? 'NULL' : quoted(one(item)),
      );
      return `{${items.join()}}`;
    };
  }
  return isJson(codec) ? jsonToPg : scalarText;
}

/** Documents and what is in them. A scalar is a string, which PostgreSQL reads as it reads any text. */
function jsonWriter(codec: PgCodec, type: GraphQLInputType): ArgumentWriter {
  const { arrayOfCodec, attributes, name } = codec;
  if (arrayOfCodec) {
    const one = jsonWriter(arrayOfCodec, itemOf(name, type));
    return (value) =>
      `[${(value as unknown[]).map((item) => (isAbsent(item) ? 'null' : one(item))).join()}]`;
  }
  if (attributes) return recordWriter(codec, type);
  return isJson(codec) ? jsonToPg : (value) => stringOf(scalarText(value));
}

function recordWriter({ name, attributes }: PgCodec, type: GraphQLInputType): ArgumentWriter {
  const input = getNullableType(type);
  if (!isInputObjectType(input)) throw new Error(`${name} is a composite, ${type} is none`);
  const fields = input.getFields();
  const writers = new Map<string, ArgumentWriter>();
  for (const [attribute, { codec }] of Object.entries(attributes ?? {})) {
    const field = fields[camel(attribute)];
    if (!field) continue;
    const write = jsonWriter(codec, field.type);
    writers.set(field.name, (value) => `"${attribute}":${write(value)}`);
  }
  const strangers = Object.keys(fields).filter((field) => !writers.has(field));
  if (strangers.length > 0) throw new Error(`${name} has no attribute for ${strangers.join()}`);
  return (value) => {
    const document = value as Readonly<Record<string, unknown>>;
    const texts: string[] = [];
    for (const key in document) {
      const inner = document[key];
      if (!isAbsent(inner)) texts.push((writers.get(key) as ArgumentWriter)(inner));
    }
    return `{${texts.join()}}`;
  };
}

function itemOf(name: string, type: GraphQLInputType): GraphQLInputType {
  const list = getNullableType(type);
  if (!isListType(list)) throw new Error(`${name} is a list, ${list} is none`);
  return list.ofType;
}

const isJson = ({ name }: PgCodec): boolean => name === 'json' || name === 'jsonb';
const isAbsent = (value: unknown): boolean => value === null || value === undefined;

const scalarText = (value: unknown): string => rawNumber(value) ?? String(value);

const PLAIN = /^[A-Za-z0-9_.:+-]+$/;

const stringOf = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** An item of an array. */
function quoted(text: string): string {
  if (PLAIN.test(text) && text.toUpperCase() !== 'NULL') return text;
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}
