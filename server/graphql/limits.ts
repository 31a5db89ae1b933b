import {
  type ASTVisitor,
  type FloatValueNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  type IntValueNode,
  isObjectType,
  isScalarType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValueNode,
} from 'graphql';
import { exactLiteral, rawNumber } from './json_text.ts';
import { DEFAULT_FIRST, MAX_FIRST } from './plugins/page_size_plugin.ts';

/** Tokens of an operation at most; the parser stops there. */
export const MAX_TOKENS = 2_000;
/** Rows that an operation may ask for at most: `first` times `first`, along each way, summed. */
const MAX_ROWS = 20_000;
const MAX_ALIASES = 30;
const MAX_ROOT_FIELDS = 20;
const MAX_VISITS = 5_000;

/** A validation rule: aliases multiply the work of an operation without adding depth. */
export function aliasLimit(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  return {
    Field(node) {
      if (node.alias) aliases += 1;
      if (aliases === MAX_ALIASES + 1) {
        context.reportError(new GraphQLError(`lebih dari ${MAX_ALIASES} alias`, { nodes: node }));
      }
    },
  };
}

/**
 * A validation rule: Grafast turns the numbers of a JSON literal into doubles. Those that a double cannot hold must
 * come in a variable, where they keep their digits.
 */
export function exactJsonLiterals(context: ValidationContext): ASTVisitor {
  const check = (node: ValueNode) => {
    const type = context.getInputType();
    if (!type || !isScalarType(getNamedType(type))) return undefined;
    const inexact = numbersOf(node).find((number) => {
      const digits = number.value
        .replace(/[eE].*$/, '')
        .replace(/\D/g, '')
        .replace(/^0+/, '');
      return digits.length > 15 && rawNumber(exactLiteral(number.value)) !== undefined;
    });
    if (!inexact) return false;
    const message = `angka ${inexact.value} terlalu panjang untuk ditulis di sini; kirim sebagai variabel`;
    context.reportError(new GraphQLError(message, { nodes: inexact }));
    return false;
  };
  return { ObjectValue: check, ListValue: check };
}

function numbersOf(node: ValueNode): (IntValueNode | FloatValueNode)[] {
  if (node.kind === Kind.LIST) return node.values.flatMap(numbersOf);
  if (node.kind === Kind.OBJECT) return node.fields.flatMap((field) => numbersOf(field.value));
  return node.kind === Kind.INT || node.kind === Kind.FLOAT ? [node] : [];
}

type Walk = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Readonly<Record<string, unknown>>;
  rows: number;
  visits: number;
};

/**
 * Refuses an operation that would read too much, before anything is planned. Needs the variables, because `first`
 * is one of them more often than not.
 *
 * @throws GraphQLError
 */
export function checkCost(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  variables: Readonly<Record<string, unknown>>,
): void {
  const root = schema.getRootType(operation.operation);
  if (!root) return;
  const defaults = (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)]] : [],
  );
  const walk: Walk = {
    schema,
    fragments,
    variables: { ...Object.fromEntries(defaults), ...variables },
    rows: 0,
    visits: 0,
  };
  const fields = visit(walk, root, operation.selectionSet, 1);
  if (fields > MAX_ROOT_FIELDS)
    throw new GraphQLError(`lebih dari ${MAX_ROOT_FIELDS} bidang di akar`);
}

/** @returns how many fields the selection has at its own level */
function visit(
  walk: Walk,
  type: GraphQLObjectType,
  selections: SelectionSetNode,
  factor: number,
): number {
  const fields = type.getFields();
  let count = 0;
  for (const selection of selections.selections) {
    walk.visits += 1;
    if (walk.visits > MAX_VISITS) throw new GraphQLError('operasi terlalu besar');
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      count += visit(walk, type, selection.selectionSet, factor);
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = walk.fragments.get(selection.name.value);
      if (fragment) count += visit(walk, type, fragment.selectionSet, factor);
    } else {
      count += 1;
      const field = fields[selection.name.value];
      if (!field) continue;
      const inside = rowsOf(walk, field, selection.arguments ?? [], factor);
      const inner = getNamedType(field.type);
      if (selection.selectionSet && isObjectType(inner)) {
        visit(walk, inner, selection.selectionSet, inside);
      }
    }
  }
  return count;
}

type Arguments = NonNullable<
  Extract<SelectionSetNode['selections'][number], { kind: Kind.FIELD }>['arguments']
>;

/** @returns how many times what lies inside the field is read */
function rowsOf(
  walk: Walk,
  field: GraphQLField<unknown, unknown>,
  given: Arguments,
  factor: number,
): number {
  if (!field.args.some(({ name }) => name === 'first')) return factor;
  const value = given.find(({ name }) => name.value === 'first')?.value;
  let first: unknown = DEFAULT_FIRST;
  if (value?.kind === Kind.INT) first = Number(value.value);
  else if (value?.kind === Kind.VARIABLE) {
    // Absent: the default. Null would mean no limit, and is refused below with everything else.
    const given = walk.variables[value.name.value];
    if (given !== undefined) first = given;
  } else if (value) first = null;
  if (typeof first !== 'number' || first < 1 || first > MAX_FIRST) {
    throw new GraphQLError(`first: harus 1 sampai ${MAX_FIRST}`);
  }
  walk.rows += factor * first;
  if (walk.rows > MAX_ROWS) {
    throw new GraphQLError(`meminta lebih dari ${MAX_ROWS} baris; perkecil first`);
  }
  return factor * first;
}
