/** The operation of a function of `erp`: all arguments, and the whole document that it answers. */
import {
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { camel } from './names.ts';

export type FunctionOperation = {
  text: string;
  /** Its variables, which are the arguments. */
  variables: readonly Variable[];
  /** What the function answers. */
  result: GraphQLOutputType;
};

type Variable = { name: string; type: GraphQLInputType };

/**
 * The operation that calls one function.
 *
 * @param select what is selected of the answer; the whole document by default
 * @throws Error where the schema does not show it
 */
export function functionOperation(
  schema: GraphQLSchema,
  name: string,
  select: (type: GraphQLOutputType) => string = whole,
): FunctionOperation {
  const field = camel(name);
  const query = schema.getQueryType()?.getFields()[field];
  if (query) {
    const { args: variables, type: result } = query;
    const given = variables.length === 0 ? '' : `(${valuesOf(variables)})`;
    const text = `query ${name}${definitionsOf(variables)} { ${field}${given}${select(result)} }`;
    return { text, variables, result };
  }
  const mutation = schema.getMutationType()?.getFields()[field];
  const input = getNamedType(mutation?.args[0]?.type);
  const payload = getNamedType(mutation?.type);
  const result = isObjectType(payload) && payload.getFields().result?.type;
  if (!isInputObjectType(input) || !result) {
    throw new Error(`the GraphQL schema has no function ${name}`);
  }
  const variables = Object.values(input.getFields()).filter(
    (one) => one.name !== 'clientMutationId',
  );
  const call = `${field}(input: {${valuesOf(variables)}}) { result${select(result)} }`;
  return { text: `mutation ${name}${definitionsOf(variables)} { ${call} }`, variables, result };
}

const valuesOf = (variables: readonly Variable[]): string =>
  variables.map(({ name }) => `${name}: $${name}`).join(', ');

function definitionsOf(variables: readonly Variable[]): string {
  const all = variables.map(({ name, type }) => `$${name}: ${type}`);
  return all.length === 0 ? '' : `(${all.join(', ')})`;
}

const whole = (type: GraphQLOutputType): string =>
  isObjectType(getNamedType(type)) ? ' { json }' : '';
