/** The mistake in a value that a client sent, in our words and with the name of its field. */
import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  Kind,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import { sentence } from '../../base/sentences.ts';
import { textProblem } from '../../http/json_body.ts';

/** Mistakes in values of graphql-js's own types, and our words for them. */
const WORDS: readonly [RegExp, () => string][] = [
  [/^Int cannot represent non 32-bit.*/s, () => sentence('bulat_antara', -(2 ** 31), 2 ** 31 - 1)],
  [/^Int cannot.*/s, () => sentence('bulat')],
  [/^Float cannot.*/s, () => sentence('angka')],
  [/^(String|ID) cannot.*/s, () => sentence('teks')],
  [/^Boolean cannot.*/s, () => sentence('boolean')],
  [/^Expected non-nullable type.*/s, () => sentence('wajib')],
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
