/** A walk over every table of GraphQL as somebody with a wall: rows, orders, filters, sums and groups. */
import { expect } from '@jest/globals';
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { World } from '../rest/world.ts';

type Field = GraphQLField<unknown, unknown>;
const tablesOf = (schema: GraphQLSchema): Field[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
    /Connection$/.test(getNamedType(type).name),
  );

const fieldsOf = (type: unknown): Field[] =>
  isObjectType(type) ? Object.values(type.getFields()) : [];

type Hidden = (name: string) => boolean;

const leaves = (type: unknown, hidden: Hidden): string[] =>
  fieldsOf(type)
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map(({ name }) => name)
    .filter((name) => !hidden(name));

const named = (field: Field, name: string) => {
  const inner = fieldsOf(getNamedType(field.type)).find((one) => one.name === name);
  return inner && getNamedType(inner.type);
};

const rowOf = (field: Field, hidden: Hidden) =>
  `nodes { ${leaves(named(field, 'nodes'), hidden).join(' ')} } totalCount`;

/** Every sum, average, count and limit of a table, without groups. */
function aggregatesOf(field: Field, hidden: Hidden): string {
  const parts = fieldsOf(named(field, 'aggregates')).flatMap((part) => {
    const inner = leaves(getNamedType(part.type), hidden);
    return inner.length === 0 ? [] : [`${part.name} { ${inner.join(' ')} }`];
  });
  return parts.length === 0 ? '' : `aggregates { ${parts.join(' ')} }`;
}

const argument = (field: Field, name: string) => {
  const type = field.args.find((one) => one.name === name)?.type;
  return type === undefined ? undefined : getNamedType(type);
};

const orders = (field: Field): string[] => {
  const type = argument(field, 'orderBy');
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
};
const filters = (field: Field): string[] => {
  const type = argument(field, 'filter');
  if (!isInputObjectType(type)) return [];
  return Object.values(type.getFields())
    .filter((one) => {
      const inner = getNamedType(one.type);
      return isInputObjectType(inner) && 'isNull' in inner.getFields();
    })
    .map(({ name }) => name);
};
const groups = (field: Field): string[] => {
  const groupBy = fieldsOf(getNamedType(field.type))
    .find(({ name }) => name === 'groupedAggregates')
    ?.args.find(({ name }) => name === 'groupBy');
  const type = groupBy && getNamedType(groupBy.type);
  return isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
};

export type Wall = {
  /** The code with which a closed table is refused, rows or none. */
  code: string;
  closed: readonly string[];
  /** What of an answer he may not see. */
  leaks: (text: string) => readonly unknown[];
  /** Columns that are refused where they are named, as the database writes them. */
  hidden?: readonly string[];
};

/** The column that a field (`hargaBeli`) or a word (`HARGA_BELI_ASC`) is about. */
const columnOf = (name: string): string =>
  /^[A-Z]/.test(name)
    ? name.replace(/_(ASC|DESC)$/, '').toLowerCase()
    : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The table whose rows an order counts or adds up: `DAFTAR_TRANSAKSI_COUNT_ASC`. */
const relationOf = (word: string): string =>
  (
    /^(DAFTAR_\w+?)_(?:COUNT|SUM|DISTINCT_COUNT|MIN|MAX|AVERAGE|STDDEV|VARIANCE)_/.exec(
      word,
    )?.[1] ?? ''
  )
    .toLowerCase()
    .replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());

export async function tableWalk({ server }: World, token: string, wall: Wall) {
  const { code, closed, leaks } = wall;
  const hidden = (name: string) => wall.hidden?.includes(columnOf(name)) ?? false;
  const { body } = await server.graphql(token, getIntrospectionQuery());
  const schema = buildClientSchema(body.data);
  /** How many rows he saw at first. */
  const totals = new Map<string, number>();
  let asked = 0;
  async function ask(query: string) {
    asked += 1;
    return server.graphql(token, query);
  }

  /** What a walk over all tables finds, or over one of them. */
  async function walk(only?: string): Promise<string[]> {
    const wrong: string[] = [];
    for (const field of tablesOf(schema)) {
      const { name } = field;
      if (only !== undefined && name.toLowerCase() !== only.replaceAll('_', '')) continue;
      const look = async (what: string, query: string, count?: number) => {
        const { body, text } = await ask(query);
        const leak = leaks(text);
        if (leak.length > 0) wrong.push(`${name} ${what}: ${leak.slice(0, 3)}`);
        const said = body.errors?.[0]?.extensions?.code;
        const shut = closed.includes(name) || hidden(what) || closed.includes(relationOf(what));
        if (shut !== (said === code)) wrong.push(`${name} ${what}: ${said}`);
        if (said !== undefined && said !== code) wrong.push(`${name} ${what}: ${text}`);
        const total = body.data?.hasil?.totalCount;
        if (count !== undefined && total > count)
          wrong.push(`${name} ${what}: ${total} > ${count}`);
        return total as number | undefined;
      };
      const total = await look(
        'rows',
        `{ hasil: ${name}(first: 500) { ${rowOf(field, hidden)} } }`,
      );
      const known = totals.get(name);
      if (known !== undefined && known !== total) wrong.push(`${name}: ${total}, not ${known}`);
      if (total !== undefined) totals.set(name, known ?? total);
      const sums = aggregatesOf(field, hidden);
      if (sums !== '') await look('sums', `{ hasil: ${name} { ${sums} } }`);
      for (const order of orders(field)) {
        const query = `{ hasil: ${name}(first: 3, orderBy: [${order}]) { ${rowOf(field, hidden)} } }`;
        await look(order, query, total);
      }
      for (const filter of filters(field)) {
        const wanted = `{ ${filter}: { isNull: false } }`;
        await look(
          filter,
          `{ hasil: ${name}(filter: ${wanted}, first: 3) { ${rowOf(field, hidden)} } }`,
          total,
        );
      }
      for (const group of groups(field)) {
        const grouped = `groupedAggregates(groupBy: [${group}]) { keys }`;
        await look(group, `{ hasil: ${name} { ${grouped} } }`);
      }
    }
    return wrong;
  }

  return { walk, ask, asked: () => asked };
}

/** That queries of one `hasil` count no row, and none is refused. */
export async function expectNoRows(
  { ask }: Pick<Awaited<ReturnType<typeof tableWalk>>, 'ask'>,
  queries: readonly string[],
): Promise<void> {
  for (const query of queries) {
    const { body, text } = await ask(query);
    expect([query, body.errors ? text : body.data.hasil.totalCount]).toEqual([query, 0]);
  }
}
