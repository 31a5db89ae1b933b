/**
 * The path of the input that an error of a function is about, as the caller of GraphQL wrote it. The function says
 * `detail.0.barang_id`, in SQL's names and from the document on; here that becomes `input.dokumen.detail.0.barangId`.
 */
import {
  type FieldNode,
  type GraphQLInputType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { camel } from '../schema/names.ts';
import type { Operation } from './operation.ts';

/** The field with which a message begins; the first one where it names several. */
const FIELD = /^([a-z]\w*(?:\.[\w-]+)*)(?:, [a-z][\w.]*)*: /;
const INDEX = /^\d+$/;

type Inputs = Readonly<Record<string, { type: GraphQLInputType }>>;

/**
 * For each message the path of the input that it names; null where it names none.
 *
 * @param key where the error happened: the name or alias of a field of the operation
 */
export function mistakeFields(
  operation: Operation,
  key: string | number | undefined,
  messages: readonly string[],
): (string | null)[] {
  const name = fieldOf(operation, operation.definition.selectionSet, key)?.name.value ?? '';
  const { schema, definition } = operation;
  const isMutation = definition.operation === OperationTypeNode.MUTATION;
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  // Without a prototype, as getFields() is: a message may name `constructor`.
  const inputs: Record<string, { type: GraphQLInputType }> = Object.create(null);
  for (const one of root?.getFields()[name]?.args ?? []) inputs[one.name] = one;
  return messages.map((message) => {
    const [, path] = FIELD.exec(message) ?? [];
    return (path && pathIn(inputs, path.split('.'))?.join('.')) || null;
  });
}

function fieldOf(
  operation: Operation,
  { selections }: SelectionSetNode,
  key: string | number | undefined,
): FieldNode | undefined {
  for (const one of selections) {
    if (one.kind === Kind.FIELD) {
      if ((one.alias ?? one.name).value === key) return one;
      continue;
    }
    const inner = one.kind === Kind.INLINE_FRAGMENT ? one : operation.fragments.get(one.name.value);
    const found = inner && fieldOf(operation, inner.selectionSet, key);
    if (found) return found;
  }
  return undefined;
}

/** How deep a field is searched for: a mutation has its arguments in `input`, and its document in one of these. */
const DEEPEST = 2;

/** Looks for a field here, then within the objects that stand here, down to `DEEPEST`. Lists are not searched. */
function pathIn(inputs: Inputs, path: readonly string[], depth = 0): string[] | undefined {
  const [first = '', ...rest] = path;
  const name = camel(first);
  const found = inputs[name];
  if (found) return [name, ...pathWithin(found.type, rest)];
  if (depth === DEEPEST) return undefined;
  for (const [outer, { type }] of Object.entries(inputs)) {
    const object = getNullableType(type);
    const inner = isInputObjectType(object) && pathIn(object.getFields(), path, depth + 1);
    if (inner) return [outer, ...inner];
  }
  return undefined;
}

/** The rest of a path in GraphQL's names. Where the schema has no names, as within JSON, it stays as it was said. */
function pathWithin(type: GraphQLInputType, path: readonly string[]): readonly string[] {
  const [first, ...rest] = path;
  if (first === undefined) return [];
  const nullable = getNullableType(type);
  if (isListType(nullable) && INDEX.test(first)) {
    return [first, ...pathWithin(nullable.ofType, rest)];
  }
  const name = camel(first);
  const field = isInputObjectType(nullable) ? nullable.getFields()[name] : undefined;
  return field ? [name, ...pathWithin(field.type, rest)] : path;
}
