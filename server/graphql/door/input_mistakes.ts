/** The mistake in a value that a client sent, in our words and with the name of its field. */
import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  coerceInputValue,
  GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  Kind,
  type NamedTypeNode,
  type OperationDefinitionNode,
  typeFromAST,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import { rawNumber, wholeNumber } from '../../base/json_text.ts';
import { sentence } from '../../base/sentences.ts';
import { boundsSentence, type FieldEntry } from '../../fields/entry.ts';
import { inputField, inputNames } from '../../fields/input_types.ts';
import { textProblem } from '../../http/json_body.ts';
import { camel, snake } from '../schema/names.ts';

/** Mistakes in values of graphql-js's own types, and our words for them. */
const WORDS: readonly [RegExp, () => string][] = [
  [/^Int cannot represent non 32-bit.*/s, () => sentence('bulat_antara', -(2 ** 31), 2 ** 31 - 1)],
  [/^Int cannot.*/s, () => sentence('bulat')],
  [/^Float cannot.*/s, () => sentence('angka')],
  [/^(String|ID) cannot.*/s, () => sentence('teks')],
  [/^Boolean cannot.*/s, () => sentence('boolean')],
  [/^Expected non-nullable type.*/s, () => sentence('wajib')],
  [/^Expected type "\w+" to be an object.*/s, () => sentence('objek')],
];

/** What graphql-js says of a word that is none of an enum's values. */
const NO_WORD = /^(?:Enum|Value .* does not exist in) "(\w+)".*/s;
/** An error lists an enum's values up to so many. Longer lists, as those of orders, can be read in GraphiQL. */
const MAX_WORDS = 40;

/** graphql-js's message in our words. */
export function ourWords(schema: GraphQLSchema, message: string): string {
  const [, name = ''] = NO_WORD.exec(message) ?? [];
  const type = schema.getType(name);
  if (isEnumType(type)) {
    const words = type.getValues().map((one) => one.name);
    return words.length > MAX_WORDS
      ? `harus nilai dari enum "${name}"`
      : sentence('pilihan', words.join(', '));
  }
  const [theirs, ours] = WORDS.find(([one]) => one.test(message)) ?? [];
  return theirs && ours ? message.replace(theirs, ours) : message;
}

/**
 * The first mistake of the variables, by its path. graphql-js would collect fifty, and print the whole value into each
 * of them.
 *
 * @throws GraphQLError
 */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): void {
  for (const { variable, type } of variableDefinitions) {
    const name = variable.name.value;
    const expected = typeFromAST(schema, type as NamedTypeNode);
    if (given[name] === undefined || !isInputType(expected)) continue;
    coerceInputValue(given[name], expected, (path, value, { message }) => {
      const place = placeIn(expected, path);
      const [below, said] = mistakeOf(schema, place, value, message);
      throw new GraphQLError(`${[`$${name}`, ...path, ...below].join('.')}: ${said}`);
    });
  }
}

/** The type of a place in a value, and what the lists of fields say of it. */
type Place = { type: GraphQLInputType; entry?: FieldEntry | undefined };

function placeIn(whole: GraphQLInputType, path: readonly (string | number)[]): Place {
  let place: Place = { type: whole };
  for (const key of path) {
    const type = getNullableType(place.type);
    if (isListType(type)) place = { ...place, type: type.ofType };
    // A value in the place of a list is read as a list of it: its path has no number.
    const inner = getNullableType(place.type);
    const found = isInputObjectType(inner) ? inner.getFields()[key] : undefined;
    if (found === undefined || !isInputObjectType(inner)) continue;
    place = { type: found.type, entry: inputField(listOf(inner), snake(found.name)) };
  }
  return place;
}

/** The list of fields that says an input: `penjualan`, `penjualan_baris`. */
const listOf = ({ name }: GraphQLInputObjectType): string =>
  snake(name).replace(/^_dokumen_|_input$/g, '');

/** The names that an input has, in the order in which REST tells them. */
function namesOf(input: GraphQLInputObjectType): string {
  const names = Object.keys(input.getFields());
  const order = inputNames(listOf(input)).map(camel);
  return [
    ...order.filter((one) => names.includes(one)),
    ...names.filter((one) => !order.includes(one)),
  ].join(', ');
}

const NO_FIELD = /^Field "(\w+)" (?:is not defined by type|of required type)/;

/** A mistake by the path below its place and in our words, which know more of it than graphql-js's message. */
function mistakeOf(
  schema: GraphQLSchema,
  { type, entry }: Place,
  value: unknown,
  message: string,
): [path: string[], said: string] {
  const expected = getNullableType(type);
  if (isListType(expected) && !Array.isArray(value)) return [[], sentence('daftar')];
  const [, name] = NO_FIELD.exec(message) ?? [];
  const input = getNamedType(type);
  if (name !== undefined && isInputObjectType(input)) {
    const known = name in input.getFields();
    return [[name], known ? sentence('wajib') : sentence('tidak_dikenal_dari', namesOf(input))];
  }
  const beyond = entry && wholeNumber(numberText(value)) !== undefined && boundsSentence(entry);
  return [[], beyond || ourWords(schema, message)];
}

const numberText = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'bigint' ? `${value}` : (rawNumber(value) ?? '');

/** A validation rule: a value written into the operation fits its type, or is refused by the name of its field. */
export function namedLiterals(context: ValidationContext): ASTVisitor {
  const check: ASTVisitFn<ValueNode> = (node, _key, parent, _path, ancestors) => {
    const problem = node.kind === Kind.STRING ? textProblem(node.value) : null;
    if (problem !== null) {
      const place = placeOf([...ancestors, parent]);
      context.reportError(new GraphQLError(`${place}: ${problem}`, { nodes: node }));
      return;
    }
    const type = getNamedType(context.getInputType());
    if (!isLeafType(type)) return;
    try {
      type.parseLiteral(node, undefined);
    } catch (error) {
      const message = ourWords(context.getSchema(), (error as Error).message);
      context.reportError(
        new GraphQLError(`${placeOf([...ancestors, parent])}: ${message}`, { nodes: node }),
      );
    }
  };
  return {
    IntValue: check,
    FloatValue: check,
    StringValue: check,
    BooleanValue: check,
    EnumValue: check,
  };
}

/** Where a value stands: its argument, and within it the fields, as in `dokumen.detail.qty`. */
function placeOf(above: readonly (ASTNode | readonly ASTNode[] | undefined)[]): string {
  const names = above.flatMap((one) => {
    if (!one || !('kind' in one)) return [];
    if (one.kind === Kind.ARGUMENT || one.kind === Kind.OBJECT_FIELD) return [one.name.value];
    if (one.kind === Kind.VARIABLE_DEFINITION) return [`$${one.variable.name.value}`];
    return [];
  });
  return names.join('.');
}
