import {
  type ASTVisitor,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  type InlineFragmentNode,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  type ValidationContext,
  valueFromASTUntyped,
} from 'graphql';
import { sentence } from '../../base/sentences.ts';
import { DEFAULT_FIRST, MAX_FIRST } from '../schema/plugins/page_size_plugin.ts';
import { checkVariables } from './input_mistakes.ts';
import { relatedSumsOfLiteral, sizeOfLiteral, type Variables, variablesOf } from './input_size.ts';

/** Tokens of an operation at most; the parser stops there. */
export const MAX_TOKENS = 2_000;
/** Rows that an operation may ask for at most: `first` times `first`, along each way, summed. */
const MAX_ROWS = 20_000;
/** Values that an operation may ask for at most, in all of these rows. */
const MAX_VALUES = 100_000;
const MAX_ALIASES = 30;
const MAX_ROOT_FIELDS = 20;
/** The work that planning an operation may cost: each field counts one, a table or function `PLANNED` more. */
const MAX_WORK = 1_500;
const PLANNED = 10;
/** Work for each type that a `Node` may have. Planning five nodes takes a tenth of a second. */
const PLANNED_TYPE = 5;
/** Values that arguments may hold, each variable as often as it is used. */
const MAX_INPUT = 15_000;
/** Values that filters and orders may hold, of those in arguments: each of them is planned. */
const MAX_FILTERS = 1_000;
/** Filters and orders by sums over other tables: each is a subquery for every row. */
const MAX_RELATED_SUMS = 10;
/** Rows that a sum, count or group over a connection counts as. It reads all rows, whatever `first` says. */
const ROWS_OF_AGGREGATE = DEFAULT_FIRST;
/** Rows that any other list within a document counts as, since its length is not known beforehand. */
const ITEMS_OF_LIST = 10;
/**
 * Values that a row counts as in a document asked for whole (`json`). `ITEMS_OF_JSON`: the rows of one without pages.
 */
const VALUES_OF_JSON = 20;
const ITEMS_OF_JSON = 250;
/** How often a list of the introspection may be asked for; GraphiQL asks twice for one. */
const MAX_SCHEMA_LISTS = 2;

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

/** What a walk through an operation has found so far. */
type Walk = {
  schema: GraphQLSchema;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Variables;
  rows: number;
  values: number;
  work: number;
  input: number;
  filters: number;
  relatedSums: number;
  /** How often each list of the introspection is asked for. */
  lists: Map<string, number>;
};

/**
 * Refuses an operation that would cost too much, before anything is planned. Needs the variables: `first` is one of
 * them more often than not, and a small document may use a large one many times.
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
  const walk: Walk = {
    schema,
    fragments,
    variables: variablesOf(operation, variables),
    rows: 0,
    values: 0,
    work: 0,
    input: 0,
    filters: 0,
    relatedSums: 0,
    lists: new Map(),
  };
  const fields = visit(walk, root, operation.selectionSet, {
    row: 1,
    connection: 1,
    items: ITEMS_OF_LIST,
  });
  if (fields > MAX_ROOT_FIELDS)
    throw new GraphQLError(`lebih dari ${MAX_ROOT_FIELDS} bidang di akar`);
  checkVariables(schema, operation, variables);
}

/**
 * How often something is read. `row`: fields of a connection's rows, once for each row. `connection`: fields of the
 * connection itself, once for all rows. Elsewhere both are the same. `items`: the assumed length of the document's next
 * list.
 */
type Factor = { row: number; connection: number; items: number };

/** A type whose fields are selected: an object type, or the interface `Node`. */
type Selected = GraphQLObjectType | GraphQLInterfaceType;

const isSelected = (type: unknown): type is Selected => isObjectType(type) || isInterfaceType(type);

/** The type that a fragment is on. */
function typeOf(walk: Walk, { typeCondition: on }: Pick<InlineFragmentNode, 'typeCondition'>) {
  const type = on && walk.schema.getType(on.name.value);
  return isSelected(type) ? type : undefined;
}

/** @returns how many fields the selection has at its own level */
function visit(walk: Walk, type: Selected, selections: SelectionSetNode, factor: Factor): number {
  const fields = type.getFields();
  let count = 0;
  for (const selection of selections.selections) {
    work(walk, 1);
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      count += visit(walk, typeOf(walk, selection) ?? type, selection.selectionSet, factor);
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = walk.fragments.get(selection.name.value);
      if (!fragment) continue;
      count += visit(walk, typeOf(walk, fragment) ?? type, fragment.selectionSet, factor);
    } else {
      count += 1;
      const field = fields[selection.name.value] ?? META_FIELDS.get(selection.name.value);
      if (!field) continue;
      const all = readsAll(type, field);
      if (all) addRows(walk, factor.connection * ROWS_OF_AGGREGATE);
      visitField(walk, type, field, selection, all ? factor.connection : factor.row, factor.items);
    }
  }
  return count;
}

/** Fields of a connection that read all its rows, once. */
const AGGREGATES: ReadonlySet<string> = new Set(['aggregates', 'groupedAggregates', 'totalCount']);

const readsAll = ({ name }: Selected, field: Field): boolean =>
  name.endsWith('Connection') && AGGREGATES.has(field.name);

function visitField(
  walk: Walk,
  parent: Selected,
  field: Field,
  { arguments: given = [], selectionSet }: FieldNode,
  factor: number,
  items: number,
): void {
  readInput(walk, field, given);
  const type = getNamedType(field.type);
  if (!selectionSet || !isSelected(type)) {
    const whole = field.name === 'json';
    walk.values += whole ? factor * Math.max(items, ITEMS_OF_JSON) * VALUES_OF_JSON : factor;
    if (walk.values > MAX_VALUES) {
      throw new GraphQLError(`meminta lebih dari ${MAX_VALUES} nilai; perkecil first atau perPage`);
    }
    return;
  }
  if (isIntrospectionType(type)) readList(walk, parent, field);
  else work(walk, PLANNED);
  // A `Node` may be of any of these types, and is planned once for each.
  if (isInterfaceType(type)) work(walk, PLANNED_TYPE * walk.schema.getPossibleTypes(type).length);
  if (isConnection(field)) {
    const row = rowsOf(walk, given, factor);
    visit(walk, type, selectionSet, { row, connection: factor, items });
  } else if (isListOfDocument(parent, field)) {
    const row = factor * items;
    visit(walk, type, selectionSet, { row, connection: row, items: ITEMS_OF_LIST });
  } else {
    const page = itemsOfPage(walk, field, given) ?? items;
    visit(walk, type, selectionSet, { row: factor, connection: factor, items: page });
  }
}

/** Whether a field is a list within a document: neither the rows of a connection nor a list of the introspection. */
const isListOfDocument = (parent: Selected, { type }: Field): boolean =>
  isListType(getNullableType(type)) &&
  !parent.name.endsWith('Connection') &&
  !isIntrospectionType(getNamedType(type));

/**
 * The page size that a function is asked for, the greatest one when none is said; undefined for a function without
 * pages.
 */
function itemsOfPage(walk: Walk, { args }: Field, given: Arguments): number | undefined {
  const paged = args.find(({ name }) => name === 'perPage' || name === 'permintaan')?.name;
  if (paged === undefined) return undefined;
  const node = given.find(({ name }) => name.value === paged)?.value;
  const value: unknown = node && valueFromASTUntyped(node, walk.variables.values);
  const size = paged === 'perPage' ? value : (value as { perPage?: unknown } | null)?.perPage;
  return typeof size === 'number' && size > 0 ? Math.min(size, MAX_FIRST) : MAX_FIRST;
}

function work(walk: Walk, amount: number): void {
  walk.work += amount;
  if (walk.work > MAX_WORK) throw new GraphQLError('operasi terlalu besar; kurangi bidangnya');
}

/** Counts a list of the introspection: these are long, and nested ones multiply. */
function readList(walk: Walk, parent: Selected, { name, type }: Field): void {
  if (!isListType(getNullableType(type)) && isIntrospectionType(parent)) return;
  const count = (walk.lists.get(name) ?? 0) + 1;
  walk.lists.set(name, count);
  if (count > MAX_SCHEMA_LISTS) {
    throw new GraphQLError(`${name}: paling banyak ${MAX_SCHEMA_LISTS} kali dalam satu operasi`);
  }
}

/**
 * Counts the values in a field's arguments. Those of a connection become SQL one by one, so they have a limit of their
 * own.
 */
function readInput(walk: Walk, field: Field, given: Arguments): void {
  const connection = isConnection(field);
  for (const { value } of given) {
    const size = sizeOfLiteral(value, walk.variables.sizes);
    walk.input += size;
    if (!connection) continue;
    walk.filters += size;
    walk.relatedSums += relatedSumsOfLiteral(value, walk.variables.relatedSums);
  }
  if (walk.input > MAX_INPUT) throw new GraphQLError(`argumen lebih dari ${MAX_INPUT} nilai`);
  if (walk.filters > MAX_FILTERS) {
    throw new GraphQLError(`filter dan orderBy bersama lebih dari ${MAX_FILTERS} nilai`);
  }
  if (walk.relatedSums > MAX_RELATED_SUMS) {
    throw new GraphQLError(
      `filter dan orderBy menurut jumlah tabel lain lebih dari ${MAX_RELATED_SUMS}`,
    );
  }
}

type Field = GraphQLField<unknown, unknown>;
type Arguments = NonNullable<FieldNode['arguments']>;

const META_FIELDS: ReadonlyMap<string, Field> = new Map(
  [SchemaMetaFieldDef, TypeMetaFieldDef].map((field) => [field.name, field]),
);

const isConnection = ({ args }: Field): boolean => args.some(({ name }) => name === 'first');

/** @returns how often the fields of a connection's rows are read: `factor` times the size of the page */
function rowsOf(walk: Walk, given: Arguments, factor: number): number {
  const { name, size } = pageOf(walk, given);
  const offset = argument(walk, given, 'offset');
  if (typeof offset === 'number' && offset < 0) {
    throw new GraphQLError(`offset: ${sentence('bulat_mulai', 0)}`);
  }
  if (typeof size !== 'number' || size < 1 || size > MAX_FIRST) {
    throw new GraphQLError(`${name}: ${sentence('bulat_antara', 1, MAX_FIRST)}`);
  }
  addRows(walk, factor * size);
  return factor * size;
}

function addRows(walk: Walk, rows: number): void {
  walk.rows += rows;
  if (walk.rows > MAX_ROWS) {
    throw new GraphQLError(`meminta lebih dari ${MAX_ROWS} baris; perkecil first atau last`);
  }
}

/** A page goes forwards with first and after, or backwards with last and before. */
function pageOf(walk: Walk, given: Arguments): { name: string; size: unknown } {
  const value = (name: string) => argument(walk, given, name);
  const has = (name: string) => (value(name) ?? null) !== null;
  if (has('last')) {
    const other = ['first', 'after', 'offset'].find(has);
    if (other) throw new GraphQLError(`last: tidak bisa bersama ${other}`);
    return { name: 'last', size: value('last') };
  }
  if (has('before')) throw new GraphQLError('before: hanya bersama last');
  const first = value('first');
  // Absent: the default. Null would mean no limit.
  return { name: 'first', size: first === undefined ? DEFAULT_FIRST : first };
}

/** The value of an argument as far as pages go: undefined when it is not given. */
function argument(walk: Walk, given: Arguments, name: string): unknown {
  const value = given.find((one) => one.name.value === name)?.value;
  switch (value?.kind) {
    case undefined:
      return undefined;
    case Kind.VARIABLE:
      return walk.variables.values[value.name.value];
    case Kind.INT:
      return Number(value.value);
    case Kind.STRING:
      return value.value;
    default:
      return null;
  }
}
