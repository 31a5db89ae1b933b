/** How large the input of an operation is: values in variables and in the document. */
import { GraphQLError, Kind, type OperationDefinitionNode, type ValueNode } from 'graphql';
import { rawNumber } from '../../base/json_text.ts';

const MAX_INPUT_DEPTH = 32;

/** The variables of an operation, as far as its cost depends on them. */
export type Variables = {
  values: Readonly<Record<string, unknown>>;
  sizes: ReadonlyMap<string, number>;
  /** How many filters and orders by sums over other tables each variable holds. */
  relatedSums: ReadonlyMap<string, number>;
};

export function variablesOf(
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Variables {
  const values: Record<string, unknown> = Object.create(null);
  const sizes = new Map<string, number>();
  const relatedSums = new Map<string, number>();
  for (const { variable, defaultValue } of variableDefinitions) {
    const name = variable.name.value;
    const value = given[name];
    if (value !== undefined) {
      values[name] = value;
      sizes.set(name, sizeOf(value, name));
      relatedSums.set(name, relatedSumsOf(value));
    } else if (defaultValue) {
      if (defaultValue.kind === Kind.INT) values[name] = Number(defaultValue.value);
      if (defaultValue.kind === Kind.STRING) values[name] = defaultValue.value;
      sizes.set(name, sizeOfLiteral(defaultValue, new Map()));
      relatedSums.set(name, relatedSumsOfLiteral(defaultValue, new Map()));
    }
  }
  return { values, sizes, relatedSums };
}

/** `aggregates` in a filter, and an order such as `DAFTAR_TRANSAKSI_SUM_TOTAL_NILAI_DESC`. */
const RELATED_SUM = /^(aggregates|DAFTAR_.+_(SUM_.+|COUNT)_(ASC|DESC))$/;

/** Counts filters and orders by sums over other tables. `sizeOf` has limited how deep the value goes. */
function relatedSumsOf(value: unknown): number {
  if (typeof value === 'string') return RELATED_SUM.test(value) ? 1 : 0;
  if (typeof value !== 'object' || value === null) return 0;
  let sums = 0;
  for (const [key, inner] of Object.entries(value)) {
    sums += (RELATED_SUM.test(key) ? 1 : 0) + relatedSumsOf(inner);
  }
  return sums;
}

/** The same for a value in the document. */
export function relatedSumsOfLiteral(
  node: ValueNode,
  variables: ReadonlyMap<string, number>,
): number {
  if (node.kind === Kind.VARIABLE) return variables.get(node.name.value) ?? 0;
  if (node.kind === Kind.ENUM) return RELATED_SUM.test(node.value) ? 1 : 0;
  if (node.kind === Kind.LIST) {
    return node.values.reduce((sums, one) => sums + relatedSumsOfLiteral(one, variables), 0);
  }
  if (node.kind !== Kind.OBJECT) return 0;
  return node.fields.reduce(
    (sums, { name, value }) =>
      sums + (RELATED_SUM.test(name.value) ? 1 : 0) + relatedSumsOfLiteral(value, variables),
    0,
  );
}

/** How many values a JSON value is made of. @throws GraphQLError where it nests too deep */
function sizeOf(value: unknown, name: string, depth = 0): number {
  if (typeof value !== 'object' || value === null || rawNumber(value) !== undefined) return 1;
  if (depth >= MAX_INPUT_DEPTH) throw tooDeep(`variabel ${name}`);
  let size = 1;
  for (const inner of Object.values(value)) size += sizeOf(inner, name, depth + 1);
  return size;
}

/** The same for a value in the document; a variable counts with all that it holds. */
export function sizeOfLiteral(
  node: ValueNode,
  sizes: ReadonlyMap<string, number>,
  depth = 0,
): number {
  if (node.kind === Kind.VARIABLE) return sizes.get(node.name.value) ?? 1;
  if (node.kind !== Kind.LIST && node.kind !== Kind.OBJECT) return 1;
  if (depth >= MAX_INPUT_DEPTH) throw tooDeep('argumen');
  const inner = node.kind === Kind.LIST ? node.values : node.fields.map(({ value }) => value);
  return inner.reduce((size, one) => size + sizeOfLiteral(one, sizes, depth + 1), 1);
}

function tooDeep(what: string): GraphQLError {
  return new GraphQLError(`${what} bersarang lebih dari ${MAX_INPUT_DEPTH} tingkat`);
}
