/**
 * One GraphQL operation per SQL function, made from the schema: its arguments become variables, its whole result is
 * selected, with all its fields and as `json` besides.
 */
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { camel, snake } from '../../../server/graphql/names.ts';

const MAX_DEPTH = 8;

/**
 * Makes the operation that calls a function.
 *
 * @param name the function's SQL name, as `master_list`
 * @throws Error when the schema has no such field
 */
export function graphqlDocument(schema: GraphQLSchema, name: string): GraphqlDocument {
  const fieldName = camel(name);
  const query = schema.getQueryType()?.getFields()[fieldName];
  const field = query ?? schema.getMutationType()?.getFields()[fieldName];
  if (!field) throw new Error(`the GraphQL schema has no field ${fieldName}`);
  return query ? queryParts(name, query) : mutationParts(name, field);
}

export type GraphqlDocument = {
  /** The text, as one may send it to /graphql. */
  source: string;
  /** snake_case name → type. */
  variables: Record<string, GraphQLInputType>;
  result: GraphQLOutputType;
};

function queryParts(name: string, field: GraphQLField<unknown, unknown>): GraphqlDocument {
  const args = Object.fromEntries(field.args.map((one) => [one.name, one.type]));
  const call = `${field.name}${argumentList(Object.keys(args))}`;
  const source = `query ${name}${definitions(args)} { hasil: ${call}${selection(field.type, 0)} }`;
  return { source, variables: bySnakeName(args), result: field.type };
}

function mutationParts(name: string, field: GraphQLField<unknown, unknown>): GraphqlDocument {
  const input = getNamedType(field.args[0]?.type);
  const payload = getNamedType(field.type);
  if (!isInputObjectType(input) || !isObjectType(payload)) {
    throw new Error(`${field.name} is not a mutation with input and payload`);
  }
  const args = Object.fromEntries(
    Object.values(input.getFields())
      .filter((one) => one.name !== 'clientMutationId')
      .map((one) => [one.name, one.type]),
  );
  const result = Object.values(payload.getFields()).find((one) => one.name !== 'clientMutationId');
  if (!result) throw new Error(`${field.name} has no result`);
  const given = Object.keys(args).map((one) => `${one}: $${one}`);
  const call = `${field.name}(input: {${given.join(', ')}})`;
  const inner = `hasil: ${result.name}${selection(result.type, 0)}`;
  const source = `mutation ${name}${definitions(args)} { payload: ${call} { ${inner} } }`;
  return { source, variables: bySnakeName(args), result: result.type };
}

function definitions(args: Readonly<Record<string, GraphQLInputType>>): string {
  const all = Object.entries(args).map(([key, type]) => `$${key}: ${type.toString()}`);
  return all.length === 0 ? '' : `(${all.join(', ')})`;
}

function argumentList(names: readonly string[]): string {
  return names.length === 0 ? '' : `(${names.map((one) => `${one}: $${one}`).join(', ')})`;
}

function bySnakeName(
  args: Readonly<Record<string, GraphQLInputType>>,
): Record<string, GraphQLInputType> {
  return Object.fromEntries(Object.entries(args).map(([key, type]) => [snake(key), type]));
}

/** Every field of a document, down to its leaves. */
function selection(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  if (depth > MAX_DEPTH) throw new Error(`${named.name} is nested too deeply to be selected whole`);
  const fields = Object.values(named.getFields()).map(
    (one) => one.name + selection(one.type, depth + 1),
  );
  return ` { ${fields.join(' ')} }`;
}
