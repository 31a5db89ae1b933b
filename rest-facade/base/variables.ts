/**
 * REST's documents as GraphQL wants them: its names are snake_case there and camelCase here, values of enums are
 * GraphQL's names, and parameters of a question are texts. Numbers keep their digits.
 */
import {
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { rawNumber } from '../../server/base/json_text.ts';
import { snake } from '../../server/graphql/schema/names.ts';

type Translate = (value: unknown) => unknown;
type Document = Readonly<Record<string, unknown>>;

/**
 * Makes the translator of an operation's variables. Undefined is left out.
 *
 * @returns throws for a name that the operation has no variable for
 */
export function variablesOf(
  schema: GraphQLSchema,
  { name, variableDefinitions = [] }: OperationDefinitionNode,
): (values: Document) => Record<string, unknown> {
  const fields: Fields = new Map();
  for (const { variable, type } of variableDefinitions) {
    const input = typeFromAST(schema, type as never) as GraphQLInputType;
    fields.set(snake(variable.name.value), field(variable.name.value, input));
  }
  return (values) => translated(values, fields, name?.value ?? 'query');
}

type Fields = Map<string, { name: string; translate: Translate | undefined }>;

const field = (name: string, type: GraphQLInputType) => ({ name, translate: translator(type) });

function translated(values: Document, fields: Fields, of: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const key in values) {
    const value = values[key];
    if (value === undefined) continue;
    const found = fields.get(key);
    if (!found) throw new Error(`${of} has no field for ${key}`);
    const { name, translate } = found;
    result[name] = value === null || translate === undefined ? value : translate(value);
  }
  return result;
}

/** The translator of a type; undefined where values stay as they are. */
function translator(type: GraphQLInputType): Translate | undefined {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    const one = translator(nullable.ofType);
    return one && ((value) => (Array.isArray(value) ? value.map(one) : value));
  }
  if (isEnumType(nullable)) return enumTranslator(nullable);
  if (isInputObjectType(nullable)) {
    const fields: Fields = new Map(
      Object.values(nullable.getFields()).map((one) => [
        snake(one.name),
        field(one.name, one.type),
      ]),
    );
    return (value) =>
      typeof value === 'object' ? translated(value as Document, fields, nullable.name) : value;
  }
  return isScalarType(nullable) ? SCALARS[nullable.name] : undefined;
}

const SCALARS: Readonly<Record<string, Translate>> = {
  Boolean: (value) => (typeof value === 'string' ? value === 'true' : value),
  Int: (value) => (typeof value === 'string' ? Number(value) : value),
  // A number where a text is wanted goes on with its own digits.
  String: (value) => rawNumber(value) ?? value,
};

/** Enum values of PostgreSQL that are no GraphQL names are renamed: `retur-penjualan` to `retur_penjualan`. */
function enumTranslator(type: GraphQLEnumType): Translate {
  const names = new Map(type.getValues().map((one) => [String(one.value), one.name]));
  return (value) => names.get(String(value)) ?? value;
}
