/** Lists without an end, as an operation of our own names them: its selection says which columns a row has. */
import {
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { argumentOf } from '../schema/arguments.ts';
import { snake } from '../schema/names.ts';
import type { FieldExtensions } from '../schema/own_fields.ts';

/** What an operation that asks rows sends to the database. */
export type RowsOperation = {
  definition: OperationDefinitionNode;
  /** Keys of the selected columns in a row's document, those of its lines among them, in the order of the selection. */
  columns: readonly string[];
  /** @throws GraphQLError for variables that do not fit */
  query(variables: Record<string, unknown>): { text: string; values: unknown[] };
};

/** A selected field of a row: a column, or its lines with columns of their own. */
type Selected = { key: string; lines: readonly string[] | undefined };

/** @throws Error for an operation that asks anything but the rows of one function */
export function rowsOperation(
  schema: GraphQLSchema,
  definition: OperationDefinitionNode,
): RowsOperation {
  const [node, ...others] = fieldsOf(definition.selectionSet);
  const field = schema.getQueryType()?.getFields()[node?.name.value ?? ''];
  const resource = field && extensionsOf(field).rows;
  if (!node || !resource || others.length > 0) {
    throw new Error(`${definition.name?.value} must ask the rows of one function`);
  }
  const selected = selectedOf(node, getNamedType(field.type) as GraphQLObjectType);
  const { select, lateral, columns } = sqlOf(selected);
  const taken = new Map(
    field.args.map(({ name, type }) => {
      const parameter = resource.parameters?.find((one) => one.name === snake(name));
      if (!parameter) throw new Error(`${resource.name} has no argument ${name}`);
      return [name, argumentOf(parameter.codec, type)];
    }),
  );
  return {
    definition,
    columns,
    query(variables) {
      const given = Object.entries(argumentsOf(schema, definition, field, node, variables));
      const list = given
        .map(([name], at) => `${snake(name)} => ${taken.get(name)?.place(`$${at + 1}`)}`)
        .join(', ');
      // In the select list of a query of its own PostgreSQL takes the function's rows one by one; in `from` it would
      // first collect all of them.
      const source = `(select erp.${resource.name}(${list}) as isi) as s`;
      return {
        text: `select ${select} from ${source}${lateral}`,
        values: given.map(([name, value]) =>
          value === null ? null : taken.get(name)?.write(value),
        ),
      };
    },
  };
}

/**
 * The selection of these columns, in their order. From the first key on that a row does not have itself, they are
 * columns of its lines.
 *
 * @throws Error for a column that neither has
 */
export function columnsOf(type: GraphQLOutputType, keys: readonly string[]): string {
  const row = getNamedType(type);
  if (!isObjectType(row)) return '';
  const fields = Object.values(row.getFields());
  const lines = fields.filter((one) => isObjectType(getNamedType(one.type)));
  const plain = new Map(fields.map((one) => [extensionsOf(one).key, one.name]));
  for (const one of lines) plain.delete(extensionsOf(one).key);
  const end = keys.findIndex((key) => !plain.has(key));
  const chosen = keys.slice(0, end < 0 ? undefined : end).map((key) => plain.get(key));
  if (end >= 0) chosen.push(linesOf(lines, keys.slice(end)));
  return ` { ${chosen.join(' ')} }`;
}

function linesOf(fields: readonly GraphQLField<unknown, unknown>[], keys: readonly string[]) {
  const [key = ''] = keys;
  const field = fields.find(({ type }) => {
    const line = getNamedType(type) as GraphQLObjectType;
    return Object.values(line.getFields()).some((one) => extensionsOf(one).key === key);
  });
  if (!field) throw new Error(`no row has a column ${key}`);
  return field.name + columnsOf(field.type, keys);
}

/** Every column as text: `k` is a row, `a` one of its lines. */
function sqlOf(selected: readonly Selected[]) {
  const many = selected.filter(({ lines }) => lines);
  if (many.length > 1) throw new Error('a row has lines of one kind');
  const columns = selected.flatMap(({ key, lines }) => lines ?? [key]);
  const repeated = columns.find((key, index) => columns.indexOf(key) !== index);
  if (repeated !== undefined) throw new Error(`a row has one column ${repeated}`);
  const record = selected.map(({ key, lines }) => `${quoted(key)} ${lines ? 'json' : 'text'}`);
  const [{ key = '', lines = [] } = {}] = many;
  const items = lines.map((one) => `${quoted(one)} text`).join(', ');
  return {
    columns,
    select: selected
      .flatMap(({ key, lines }) => lines?.map((one) => `a.${quoted(one)}`) ?? `k.${quoted(key)}`)
      .join(', '),
    lateral:
      ` cross join lateral json_to_record(s.isi) as k (${record.join(', ')})` +
      (many.length > 0
        ? ` cross join lateral json_to_recordset(k.${quoted(key)}) as a (${items})`
        : ''),
  };
}

function selectedOf(node: FieldNode, type: GraphQLObjectType): Selected[] {
  return fieldsOf(node.selectionSet).map((one) => {
    const field = type.getFields()[one.name.value];
    if (!field) throw new Error(`a row has no column ${one.name.value}`);
    const lines =
      one.selectionSet && selectedOf(one, getNamedType(field.type) as GraphQLObjectType);
    return { key: extensionsOf(field).key ?? '', lines: lines?.map(({ key }) => key) };
  });
}

function fieldsOf(set: SelectionSetNode | undefined): FieldNode[] {
  return (set?.selections ?? []).map((one) => {
    if (one.kind !== Kind.FIELD) throw new Error('rows are asked without fragments');
    return one;
  });
}

function argumentsOf(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const { coerced, errors } = getVariableValues(schema, variableDefinitions, variables);
  if (errors?.[0]) throw errors[0];
  return getArgumentValues(field, node, coerced);
}

const extensionsOf = ({ extensions }: GraphQLField<unknown, unknown>) =>
  extensions as FieldExtensions;

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
