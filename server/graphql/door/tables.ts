/**
 * Finds the tables that an operation names: those whose rows it selects, and those that its filters, orders, groups and
 * computed fields look into. The database refuses an operation that names a closed table before it runs
 * (erp_private.modul_refuse), so that its answer says nothing of rows that may not be read.
 */
import {
  type GraphQLEnumType,
  GraphQLID,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLScalarType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { DIMENSIONS } from '../schema/aggregates.ts';
import { COMPUTED } from '../schema/computed.ts';
import { snake } from '../schema/names.ts';
import { readNodeId } from '../schema/node_ids.ts';
import { REPORT_RELATIONS } from '../schema/report_relations.ts';
import type { Operation } from './operation.ts';

type Names = readonly string[];
/** The tables behind each part of a schema, by its coordinate: `Barang.satuan`, `BarangFilter.stok`, `BarangOrderBy.STOK_ASC`, `ID.Barang`. */
type Tables = ReadonlyMap<string, Names>;
/** `tables`: those that the document names itself. `variables`: those whose values may name more. */
type Named = { tables: ReadonlySet<string>; variables: readonly (readonly [string, Input])[] };
type Input = GraphQLInputObjectType | GraphQLEnumType | GraphQLScalarType;

const ofSchemas = new WeakMap<GraphQLSchema, Tables>();
const ofOperations = new WeakMap<Operation, Named>();

/** All tables that an operation names with these variables, those of reference lists among them: each once, by name. */
export function tablesOf(
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
): string[] {
  const { schema } = operation;
  const behind = remembered(ofSchemas, schema, () => readSchema(schema));
  const named = remembered(ofOperations, operation, () => readOperation(operation, behind));
  // Without a table there is no filter or order either.
  if (named.tables.size === 0 && !named.variables.some(([, type]) => type === GraphQLID)) return [];
  const found = new Set(named.tables);
  for (const [name, type] of named.variables) addValue(found, behind, type, variables[name]);
  return [...found].sort();
}

function remembered<K extends object, V>(known: WeakMap<K, V>, key: K, read: () => V): V {
  let value = known.get(key);
  if (value === undefined) {
    value = read();
    known.set(key, value);
  }
  return value;
}

function readOperation({ schema, document, definition }: Operation, behind: Tables): Named {
  const tables = new Set<string>();
  const add = (type: unknown, name: string | undefined) => {
    for (const table of behind.get(`${type}.${name}`) ?? []) tables.add(table);
  };
  const at = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(at, {
      Field: ({ name }) => add(at.getParentType(), name.value),
      ObjectField: ({ name }) => add(getNamedType(at.getParentInputType()), name.value),
      EnumValue: ({ value }) => add(getNamedType(at.getInputType()), value),
      StringValue: ({ value }) => {
        if (getNamedType(at.getInputType()) === GraphQLID) add(GraphQLID, typeOfId(value));
      },
    }),
  );
  const variables = (definition.variableDefinitions ?? []).flatMap(({ variable, type }) => {
    let node = type;
    while (node.kind !== 'NamedType') node = node.type;
    const input = schema.getType(node.name.value);
    return isEnumType(input) || isInputObjectType(input) || input === GraphQLID
      ? [[variable.name.value, input] as const]
      : [];
  });
  return { tables, variables };
}

function addValue(found: Set<string>, behind: Tables, type: GraphQLNamedType, value: unknown) {
  const add = (name: string) => {
    for (const table of behind.get(`${type}.${name}`) ?? []) found.add(table);
  };
  if (Array.isArray(value)) {
    for (const one of value) addValue(found, behind, type, one);
  } else if (type === GraphQLID) {
    add(typeOfId(String(value)));
  } else if (isEnumType(type)) {
    if (typeof value === 'string') add(value);
  } else if (isInputObjectType(type) && typeof value === 'object' && value !== null) {
    const fields = type.getFields();
    for (const [name, inner] of Object.entries(value)) {
      add(name);
      const field = fields[name];
      if (field) addValue(found, behind, getNamedType(field.type), inner);
    }
  }
}

/** A global id names the table of its row, as `ID.Barang`. */
const typeOfId = (text: string): string => readNodeId(text)?.[0] ?? '';

/**
 * Reads from the names of types which tables their parts lead to; test/graphql/tables.test.ts compares that with the
 * statements.
 */
function readSchema(schema: GraphQLSchema): Tables {
  const types = Object.values(schema.getTypeMap());
  const rows = new Map<string, GraphQLObjectType>();
  for (const { name } of types) {
    const row = schema.getType(name.replace(/Connection$/, ''));
    if (name.endsWith('Connection') && isObjectType(row)) rows.set(row.name, row);
  }
  const behind = new Map<string, Names>();
  for (const name of rows.keys()) behind.set(`${GraphQLID}.${name}`, [snake(name).slice(1)]);
  for (const type of types) {
    for (const [name, tables] of partsOf(type, rows)) {
      if (tables.length > 0) behind.set(`${type.name}.${name}`, tables);
    }
  }
  return behind;
}

type Rows = ReadonlyMap<string, GraphQLObjectType>;

function partsOf(type: GraphQLNamedType, rows: Rows): (readonly [name: string, tables: Names])[] {
  if (isEnumType(type)) return behindOrders(type, rows);
  const own = ROW_OF.exec(type.name)?.[1] ?? '';
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  // Types of documents lead to no row; the rows of some reports do.
  const relations = Object.keys(REPORT_RELATIONS[type.name] ?? {});
  if (relations.length > 0) return relations.map((name) => [name, [name]]);
  if (!rows.has(own) && !/^Query$|ToMany/.test(type.name)) return [];
  const fields = type.getFields();
  return Object.keys(fields).map((name) => {
    // `satuanExists` asks for rows as `satuan` does.
    const field = fields[name.replace(/Exists?$/, '')] ?? fields[name];
    const other = rowsOf(getNamedType(field?.type as GraphQLInputType), rows);
    return [name, rows.has(own) ? [...other, ...behindName(own, snake(name))] : other];
  });
}

/** The row that a type is of: itself, its filter, its aggregates and filters by them. */
const ROW_OF =
  /^(\w+?)(?:Filter|(?:Sum|Average|Min|Max|DistinctCount)Aggregates|SumAggregateFilter)?$/;
/** The rows that a field leads to: `Barang`, `BarangConnection`, `BarangFilter`, `SatuanToManyBarangFilter`. */
const LEADS_TO = /^(?:\w+ToMany(?=\w+Filter$))?(\w+?)(?:Connection|Filter)?$/;

function rowsOf({ name }: GraphQLNamedType, rows: Rows): Names {
  const row = rows.get(LEADS_TO.exec(name)?.[1] ?? '');
  return row ? [snake(row.name).slice(1)] : [];
}

/**
 * Tables behind a field that is no column of its row: those of a computed field, or of another row on a dimension's
 * way.
 */
function behindName(row: string, name: string): Names {
  const table = snake(row).slice(1);
  const way = DIMENSIONS[table]?.[name] ?? DIMENSIONS[table]?.[`${name}_nama`];
  return (
    COMPUTED[table]?.[name]?.tables ?? way?.via.map((key) => key.replace(/_(id|kode)$/, '')) ?? []
  );
}

/** Tables behind the words of orders and groups: those of a name, or of rows whose sums they are ordered by. */
function behindOrders(
  type: GraphQLEnumType,
  rows: Rows,
): (readonly [name: string, tables: Names])[] {
  const row = rows.get(type.name.replace(/(Group)?(OrderBy|By)$/, ''));
  if (!row) return [];
  const relations = Object.values(row.getFields())
    .filter((field) => getNamedType(field.type).name.endsWith('Connection'))
    .map((field) => [`${snake(field.name)}_`, rowsOf(getNamedType(field.type), rows)] as const)
    // The longer name first: `daftar_transaksi_baris_` before `daftar_transaksi_`.
    .sort(([one], [other]) => other.length - one.length);
  return type.getValues().map(({ name: value }) => {
    const name = value.replace(/_(ASC|DESC|BULAN)$/, '').toLowerCase();
    const relation = relations.find(([prefix]) => name.startsWith(prefix));
    return [value, relation?.[1] ?? behindName(row.name, name)];
  });
}
