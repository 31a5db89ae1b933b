/** Every part of the GraphQL schema by which rows are read: an operation for each filter, order, field, sum and group. */
import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isScalarType,
} from 'graphql';
import { schema } from '../../server/graphql/schema/generated/schema.js';

/** The lists of rows: field, connection and row of each. */
export const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const connection = getNamedType(field.type);
  if (!field.name.startsWith('daftar') || !isObjectType(connection)) return [];
  const row = getNamedType(connection.getFields().nodes?.type);
  return isObjectType(row) ? [{ field, connection, row }] : [];
});

const scalarOf = (type: GraphQLObjectType): string => {
  const found = Object.values(type.getFields()).find(
    (one) => isScalarType(getNamedType(one.type)) && !isListType(one.type),
  );
  return found?.name ?? '__typename';
};

const argument = ({ args }: GraphQLField<unknown, unknown>, name: string) =>
  getNamedType(args.find((one) => one.name === name)?.type);

/** One value for a field of a filter, as small as may be; several where it leads to rows in several ways. */
function valuesOf(field: GraphQLInputField): (object | boolean | string)[] {
  const type = getNamedType(field.type);
  if (!isInputObjectType(type)) return [type.name === 'String' ? 'x' : true];
  const fields = type.getFields();
  if ('isNull' in fields) return [{ isNull: true }];
  if ('some' in fields) {
    return Object.values(fields).flatMap((one) =>
      valuesOf(one).map((value) => ({ [one.name]: value })),
    );
  }
  if ('greaterThan' in fields) return [{ greaterThan: '1' }];
  if ('sum' in fields && 'filter' in fields) {
    const sum = getNamedType(fields.sum?.type) as GraphQLInputObjectType;
    return Object.values(sum.getFields()).flatMap((one) =>
      valuesOf(one).map((value) => ({ sum: { [one.name]: value } })),
    );
  }
  // The filter of a row: by its first column.
  const [first] = Object.values(fields);
  return first ? valuesOf(first).map((value) => ({ [first.name]: value })) : [];
}

/** GraphQL's own way of writing a value without enums. */
const literal = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? `{${Object.entries(value).map(([name, one]) => `${name}: ${literal(one)}`)}}`
    : JSON.stringify(value);

const enumValues = (type: unknown): string[] =>
  isEnumType(type) ? type.getValues().map(({ name }) => name) : [];

/** One part of the schema; `alike` says the same in variables. */
export type Source = { source: string; alike?: string; variables?: Record<string, unknown> };

export function operationsOf({ field, connection, row }: (typeof lists)[number]) {
  const { name } = field;
  const one = scalarOf(row);
  const filter = argument(field, 'filter') as GraphQLInputObjectType;
  const sources: Source[] = [];
  for (const part of Object.values(filter.getFields())) {
    if (['and', 'or', 'not'].includes(part.name)) continue;
    for (const value of valuesOf(part)) {
      const given = { [part.name]: value };
      sources.push({
        source: `{${name}(filter: ${literal(given)}) {nodes {${one}}}}`,
        alike: `query ($f: ${filter.name}) {${name}(filter: {or: [{not: $f}]}) {nodes {${one}}}}`,
        variables: { f: given },
      });
    }
  }
  for (const order of enumValues(argument(field, 'orderBy'))) {
    sources.push({
      source: `{${name}(orderBy: ${order}) {nodes {${one}}}}`,
      alike: `query ($o: [${argument(field, 'orderBy')}!]) {${name}(orderBy: $o) {nodes {${one}}}}`,
      variables: { o: [order] },
    });
  }
  for (const part of Object.values(row.getFields())) {
    const type = getNamedType(part.type);
    const given = part.args.filter(isRequiredArgument).map((arg) => `${arg.name}: "x"`);
    const call = given.length > 0 ? `(${given})` : '';
    const inner = isObjectType(type)
      ? type.name.endsWith('Connection')
        ? ' {totalCount}'
        : ` {${scalarOf(type)}}`
      : '';
    sources.push({ source: `{${name}(first: 1) {nodes {${part.name}${call}${inner}}}}` });
  }
  const { aggregates, groupedAggregates } = connection.getFields();
  for (const part of Object.values(
    (getNamedType(aggregates?.type) as GraphQLObjectType | undefined)?.getFields() ?? {},
  )) {
    const type = getNamedType(part.type);
    for (const sum of isObjectType(type) ? Object.values(type.getFields()) : []) {
      sources.push({ source: `{${name} {aggregates {${part.name} {${sum.name}}}}}` });
    }
  }
  if (groupedAggregates) {
    const groups = enumValues(argument(groupedAggregates, 'groupBy'));
    for (const group of groups) {
      sources.push({ source: `{${name} {groupedAggregates(groupBy: ${group}) {keys}}}` });
    }
    for (const order of enumValues(argument(groupedAggregates, 'orderBy'))) {
      sources.push({
        source: `{${name} {groupedAggregates(groupBy: ${groups[0]}, orderBy: ${order}) {keys}}}`,
      });
    }
  }
  return sources;
}
