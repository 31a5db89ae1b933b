/**
 * The GraphQL operation that says the same as a call of the facade: the arguments are variables, the whole result is
 * selected. Numbers stay digits both ways.
 */
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { RequestContext } from '../../server/base/context.ts';
import { rawNumber } from '../../server/base/json_text.ts';
import type { Door } from '../../server/graphql/door/door.ts';
import { functionOperation } from '../../server/graphql/schema/function_operations.ts';
import { snake } from '../../server/graphql/schema/names.ts';
import { REPORT_RELATIONS } from '../../server/graphql/schema/report_relations.ts';

type GraphqlOperation = {
  /** Calls the function; arguments in snake_case. Throws the first error as GraphQL gives it. */
  run(variables: Readonly<Record<string, unknown>>, context: RequestContext): Promise<unknown>;
  /** What its whole result is. */
  result: GraphQLOutputType;
};

/** Scalars whose digits count: in an answer they are texts. */
export const NUMBERS: ReadonlySet<string> = new Set(
  'BigInt BigFloat Uang Kuantitas HargaSatuan Persen'.split(' '),
);

/**
 * Makes the operation of a function.
 *
 * @param name the function's SQL name, as `master_list`
 * @throws Error when the schema has no such field
 */
export function graphqlOperation(
  door: Pick<Door, 'schema' | 'parse' | 'execute'>,
  name: string,
): GraphqlOperation {
  const made = functionOperation(door.schema, name, everything);
  const operation = door.parse(made.text);
  const converters = new Map(
    made.variables.map((one) => [snake(one.name), { name: one.name, convert: reader(one.type) }]),
  );
  return {
    result: made.result,
    async run(values, context) {
      const variables: Record<string, unknown> = {};
      for (const [key, value] of Object.entries(values)) {
        if (value === undefined) continue;
        const converter = converters.get(key);
        if (!converter) throw new Error(`${name} has no argument ${key}`);
        variables[converter.name] = converter.convert(value);
      }
      const { data, errors } = await door.execute(operation, variables, context);
      if (errors?.[0] !== undefined) throw errors[0];
      const [answer] = Object.values(data ?? {});
      return made.text.startsWith('mutation') ? (answer as { result: unknown }).result : answer;
    },
  };
}

const MAX_DEPTH = 8;

/** Those that are of the document: relations lead to rows of tables. */
export function ownFields(type: GraphQLObjectType): GraphQLField<unknown, unknown>[] {
  const relations = REPORT_RELATIONS[type.name] ?? {};
  return Object.values(type.getFields()).filter(({ name }) => !(name in relations));
}

/** Selects every field of a document, down to its leaves. */
export function everything(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  if (depth > MAX_DEPTH) throw new Error(`${named.name} is nested too deeply to be selected whole`);
  const fields = ownFields(named).map((one) => one.name + everything(one.type, depth + 1));
  return ` { ${fields.join(' ')} }`;
}

// Input: snake_case documents into what the schema's input types want.

type Converter = (value: unknown) => unknown;

function reader(type: GraphQLInputType): Converter {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const one = reader(nullable.ofType);
    return (value) => (Array.isArray(value) ? value.map(one) : value);
  }
  if (isEnumType(nullable)) return enumReader(nullable);
  if (isInputObjectType(nullable)) {
    // Lazily, because input types may contain themselves (filters do).
    let fields: Map<string, { name: string; convert: Converter }> | undefined;
    const fieldsOf = () =>
      new Map(
        Object.values(nullable.getFields()).map((one) => [
          snake(one.name),
          { name: one.name, convert: reader(one.type) },
        ]),
      );
    return (value) => {
      if (value === null || typeof value !== 'object') return value;
      fields ??= fieldsOf();
      return convertObject(value, fields, nullable.name);
    };
  }
  if (isScalarType(nullable) && NUMBERS.has(nullable.name)) {
    return (value) => rawNumber(value) ?? (typeof value === 'number' ? String(value) : value);
  }
  // Query parameters are texts.
  if (isScalarType(nullable) && nullable.name === 'Boolean') {
    return (value) => (typeof value === 'string' ? value === 'true' : value);
  }
  if (isScalarType(nullable) && nullable.name === 'Int') {
    return (value) => (typeof value === 'string' ? Number(value) : value);
  }
  return (value) => value;
}

function convertObject(
  value: object,
  fields: ReadonlyMap<string, { name: string; convert: Converter }>,
  typeName: string,
): Record<string, unknown> {
  const converted: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (inner === undefined) continue;
    const field = fields.get(key);
    if (!field) throw new Error(`${typeName} has no field for ${key}`);
    converted[field.name] = inner === null ? null : field.convert(inner);
  }
  return converted;
}

/** PostgreSQL's values of an enum are not GraphQL names (`retur-penjualan` is RETUR_PENJUALAN). */
function enumReader(type: GraphQLEnumType): Converter {
  const names = new Map(type.getValues().map((one) => [String(one.value), one.name]));
  return (value) => names.get(String(value)) ?? value;
}
