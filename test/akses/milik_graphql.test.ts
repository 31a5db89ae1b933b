/** Own documents only, over GraphQL: every table, by its rows, orders, filters, sums and groups. */
import { beforeAll, expect, test } from '@jest/globals';
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
import { CANARY, found, openDunia, planted } from './milik_dunia.ts';

const dunia = openDunia();
let schema: GraphQLSchema;
let canaries: readonly string[];

beforeAll(async () => {
  const { body } = await dunia.world.server.graphql(dunia.token, getIntrospectionQuery());
  schema = buildClientSchema(body.data);
  canaries = await dunia.canaries();
});

type Field = GraphQLField<unknown, unknown>;
const tables = (): Field[] =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ type }) =>
    /Connection$/.test(getNamedType(type).name),
  );

const fieldsOf = (type: unknown): Field[] =>
  isObjectType(type) ? Object.values(type.getFields()) : [];

const leaves = (type: unknown): string[] =>
  fieldsOf(type)
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map(({ name }) => name);

const named = (field: Field, name: string) => {
  const inner = fieldsOf(getNamedType(field.type)).find((one) => one.name === name);
  return inner && getNamedType(inner.type);
};

const rowOf = (field: Field) => `nodes { ${leaves(named(field, 'nodes')).join(' ')} } totalCount`;

/** Every sum, average, count and limit of a table, without groups. */
function aggregatesOf(field: Field): string {
  const parts = fieldsOf(named(field, 'aggregates')).flatMap((part) => {
    const inner = leaves(getNamedType(part.type));
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

/** What he may not read at all, in which no row is told from none. */
const CLOSED =
  `daftarAnggaran daftarAset daftarAsetAsal daftarAsetSusut daftarHppTertunda daftarKonfirmasi
  daftarPenutupan daftarRiwayatSaldo daftarSaldoHarian daftarStokAmbil daftarStokLapisan`.split(
    /\s+/,
  );

/** How many rows he saw at first. */
const totals = new Map<string, number>();

let asked = 0;
async function ask(query: string) {
  asked += 1;
  return dunia.world.server.graphql(dunia.token, query);
}

/** What a walk over all tables finds, or over one of them. */
async function walk(only?: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const field of tables()) {
    const { name } = field;
    if (only !== undefined && name.toLowerCase() !== only.replaceAll('_', '')) continue;
    const look = async (what: string, query: string, count?: number) => {
      const { body, text } = await ask(query);
      const leak = found(text, canaries);
      if (leak.length > 0) wrong.push(`${name} ${what}: ${leak.slice(0, 3)}`);
      const code = body.errors?.[0]?.extensions?.code;
      if (CLOSED.includes(name) !== (code === 'OTMIL')) wrong.push(`${name} ${what}: ${code}`);
      if (code !== undefined && code !== 'OTMIL') wrong.push(`${name} ${what}: ${text}`);
      const total = body.data?.hasil?.totalCount;
      if (count !== undefined && total > count) wrong.push(`${name} ${what}: ${total} > ${count}`);
      return total as number | undefined;
    };
    const total = await look('rows', `{ hasil: ${name}(first: 500) { ${rowOf(field)} } }`);
    const known = totals.get(name);
    if (known !== undefined && known !== total) wrong.push(`${name}: ${total}, not ${known}`);
    if (total !== undefined) totals.set(name, known ?? total);
    const sums = aggregatesOf(field);
    if (sums !== '') await look('sums', `{ hasil: ${name} { ${sums} } }`);
    for (const order of orders(field)) {
      const query = `{ hasil: ${name}(first: 3, orderBy: [${order}]) { ${rowOf(field)} } }`;
      await look(order, query, total);
    }
    for (const filter of filters(field)) {
      const wanted = `{ ${filter}: { isNull: false } }`;
      await look(
        filter,
        `{ hasil: ${name}(filter: ${wanted}, first: 3) { ${rowOf(field)} } }`,
        total,
      );
    }
    for (const group of groups(field)) {
      const grouped = `groupedAggregates(groupBy: [${group}]) { keys }`;
      await look(`groups by ${group}`, `{ hasil: ${name} { ${grouped} } }`);
    }
  }
  return wrong;
}

test('no table, order, filter, sum or group tells of what others made', async () => {
  expect(await walk()).toEqual([]);
  expect(asked).toBeGreaterThan(1000);
  const { body } = await ask('{ daftarTransaksi { totalCount nodes { keterangan } } }');
  expect(body.data.daftarTransaksi.totalCount).toBe(7);
  expect(JSON.stringify(body.data)).toContain('MILIK');
});

test.each(['transaksi', 'transaksi_baris', 'jurnal', 'pos_terbuka', 'jurnal_baris'])(
  'the walk finds an open table: %s',
  async (tabel) => {
    const hole = { tabel, peran: 'erp_app' as const };
    const shown = await planted(dunia.world, hole, () => walk(`daftar_${tabel}`));
    expect(shown).not.toEqual([]);
  },
);

test('a filter along a relation reaches no further', async () => {
  for (const query of [
    `{ hasil: daftarKontak(filter: { daftarTransaksi: { some: { keterangan: { startsWith: "${CANARY}" } } } }) { totalCount } }`,
    `{ hasil: daftarBarang(filter: { daftarTransaksiBaris: { some: { keterangan: { startsWith: "${CANARY}" } } } }) { totalCount } }`,
    `{ hasil: daftarTransaksiBaris(filter: { transaksi: { keterangan: { startsWith: "${CANARY}" } } }) { totalCount } }`,
  ]) {
    const { body, text } = await ask(query);
    expect([query, body.errors ? text : body.data.hasil.totalCount]).toEqual([query, 0]);
  }
});
