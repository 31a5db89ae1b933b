/** Writes the arguments of a function: coerced GraphQL values into the text that PostgreSQL reads. */
import type { PgCodec } from '@dataplan/pg';
import { type GraphQLInputType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { jsonToPg, rawNumber } from '../base/json_text.ts';
import { SECRET_INPUTS, type SecretInput } from '../base/secret_inputs.ts';
import { camel } from './names.ts';

/** Seals a secret for the tenant who asks. @throws HttpError 400 for what can be none */
export type SealSecret = (input: SecretInput, plain: string) => string;
export type ArgumentWriter = (value: unknown, seal: SealSecret | undefined) => string;

/**
 * Makes the writer of values of an input type for a parameter of that codec. Numbers keep the digits they were sent with.
 *
 * @throws Error when type and codec are not of the same shape
 */
export function argumentWriter(codec: PgCodec, type: GraphQLInputType): ArgumentWriter {
  const { arrayOfCodec, attributes, name } = codec;
  const nullable = getNullableType(type);
  if (arrayOfCodec) {
    if (!isListType(nullable)) throw new Error(`${name} is a list, ${nullable} is none`);
    const one = argumentWriter(arrayOfCodec, nullable.ofType);
    return (value, seal) => {
      const items = (value as unknown[]).map((item) =>
        isAbsent(item) ? 'NULL' : quoted(one(item, seal)),
      );
      return `{${items.join()}}`;
    };
  }
  if (attributes) return recordWriter(codec, nullable);
  if (name === 'json' || name === 'jsonb') return jsonToPg;
  return (value) => rawNumber(value) ?? String(value);
}

/** A composite in the order of its attributes. */
function recordWriter({ name, attributes }: PgCodec, type: GraphQLInputType): ArgumentWriter {
  if (!isInputObjectType(type)) throw new Error(`${name} is a composite, ${type} is none`);
  const fields = type.getFields();
  const places = new Map<string, number>();
  const writers: ArgumentWriter[] = [];
  for (const [attribute, { codec }] of Object.entries(attributes ?? {})) {
    const field = fields[camel(attribute)];
    if (field) places.set(field.name, writers.length);
    writers.push(
      secretWriter(name, attribute) ?? (field ? argumentWriter(codec, field.type) : unreachable),
    );
  }
  const strangers = Object.keys(fields).filter((field) => !places.has(field));
  if (strangers.length > 0) throw new Error(`${name} has no attribute for ${strangers.join()}`);
  return (value, seal) => {
    const document = value as Readonly<Record<string, unknown>>;
    const texts = new Array<string>(writers.length).fill('');
    for (const key in document) {
      const inner = document[key];
      const place = places.get(key) as number;
      if (!isAbsent(inner)) texts[place] = quoted((writers[place] as ArgumentWriter)(inner, seal));
    }
    return `(${texts.join()})`;
  };
}

/** GraphQL has no field for this attribute, so nothing is ever written into it. */
const unreachable: ArgumentWriter = () => '';

/** Writes a secret sealed; undefined for what is none. */
function secretWriter(codec: string, attribute: string): ArgumentWriter | undefined {
  const secret = SECRET_INPUTS.find((one) => one.codec === codec && one.field === attribute);
  if (secret === undefined) return undefined;
  return (value, seal) => (seal ? seal(secret, String(value)) : String(value));
}

const isAbsent = (value: unknown): boolean => value === null || value === undefined;

const PLAIN = /^[A-Za-z0-9_.:+-]+$/;

/** A field of a record or an item of an array. */
function quoted(text: string): string {
  if (PLAIN.test(text) && text.toUpperCase() !== 'NULL') return text;
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}
