/** Schemas of arguments as a model reads them: what zod says of them, without what a model has no use for. */
import { z } from 'zod';

type Json = { [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const NOISE = new Set(['$schema', 'example', 'examples', 'override', 'id', 'propertyNames']);

/**
 * The JSON schema of an object with these members.
 *
 * @param shared what occurs more than once is written once
 */
export function argumentSchema(shape: Readonly<Record<string, z.ZodType>>, shared = false): Json {
  const made = z.toJSONSchema(z.strictObject(shape), {
    io: 'input',
    unrepresentable: 'any',
    reused: shared ? 'ref' : 'inline',
  }) as Json;
  const { $defs, ...schema } = lean(made) as Json;
  return { ...schema, ...($defs !== undefined && { $defs }) };
}

/** A schema without examples, and with the types that descriptions give in the place of those that zod checks. */
function lean(value: unknown, inNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => lean(one));
  if (!isObject(value)) return value;
  if (inNames) {
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, lean(one)]));
  }
  const said = isObject(value.override) ? { ...value, ...value.override } : value;
  const kept = Object.entries(said)
    .filter(([name, one]) => one !== undefined && !NOISE.has(name) && !isTold(name, one, said))
    .map(([name, one]) => [name, lean(one, name === 'properties' || name === '$defs')]);
  return withoutNull(Object.fromEntries(kept) as Json);
}

/** What another word of the schema says already, or says nothing. */
function isTold(name: string, one: unknown, said: Json): boolean {
  if (name === 'pattern') return said.format !== undefined || one === '\\S';
  if (name === 'enum') return said.type === 'boolean';
  if (name === 'additionalProperties' || name === 'properties') {
    return isObject(one) && Object.keys(one).length === 0 && said.additionalProperties !== false;
  }
  return name === 'maximum' && one === Number.MAX_SAFE_INTEGER;
}

/** Absent is the same as null; a number, and a text of digits, have a word each. */
function withoutNull(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const others = anyOf.filter((one) => !(isObject(one) && one.type === 'null'));
  const types = others.map((one) => (isObject(one) ? one.type : undefined));
  if (types.join() === 'number,string') return { type: types, ...rest };
  if (others.length !== 1) return { ...rest, anyOf: others };
  return { ...(others[0] as Json), ...rest };
}
