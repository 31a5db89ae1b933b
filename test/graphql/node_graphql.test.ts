/** Global ids of rows: each row is found by its own, and by nobody who may not ask for the row by its key. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Peran } from '../../server/base/context.ts';
import { hari } from '../helpers/toko.ts';
import { makeMaster } from '../rest/cases_master.ts';
import { CANARY, type Foreign, openForeign } from '../rest/foreign.ts';
import { openWorld } from '../rest/world.ts';
import { lists } from './parts.ts';

const world = openWorld();
let asing: Foreign;

beforeAll(async () => {
  asing = await openForeign(world);
  const { toko, barang } = world;
  await makeMaster(world, 'aset');
  await toko.buat('penjualan', hari('02-02'), {
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 2 }],
  });
});

type Row = { __typename: string; nodeId: string };
const as = (peran: Peran | 'tanpa tenant', query: string, variables?: object) =>
  world.server.graphql(`${world.tokens[peran]}`, query, variables);
const idOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64');
const codes = (body: { errors?: { extensions: { code: string } }[] }) =>
  body.errors?.map(({ extensions }) => extensions.code);
const FIND = 'query($id: ID!) {node(nodeId: $id) {__typename nodeId}}';

test('rows of all tables have different ids, and each id finds its row', async () => {
  const rows: Row[] = [];
  const empty: string[] = [];
  for (const { field } of lists) {
    const { body } = await as('staff', `{${field.name}(first: 3) {nodes {__typename nodeId}}}`);
    const nodes: Row[] = body.data[field.name].nodes;
    if (nodes.length === 0) empty.push(field.name);
    rows.push(...nodes);
  }
  expect(lists.length - empty.length).toBeGreaterThan(25);
  expect(new Set(rows.map(({ nodeId }) => nodeId)).size).toBe(rows.length);
  const found = [];
  for (const { nodeId } of rows) found.push((await as('staff', FIND, { id: nodeId })).body.data);
  expect(found).toEqual(rows.map((node) => ({ node })));
});

test('goods and a contact of one number are two nodes, with all that they lead to', async () => {
  const { barang } = world;
  const { body } = await as(
    'staff',
    `{barang(id: "${barang}") {id nodeId nama satuan {nodeId}} akun(kode: "1101") {nodeId kode}}`,
  );
  expect(body.data.barang).toMatchObject({ id: `${barang}`, nodeId: idOf('Barang', `${barang}`) });
  expect(body.data.akun).toEqual({ kode: '1101', nodeId: idOf('Akun', '1101') });
  const again = await as(
    'staff',
    `query($a: ID!, $b: ID!) {
      a: node(nodeId: $a) {...on Barang {nama satuan {nodeId}} ...on Kontak {nama}}
      b: node(nodeId: $b) {...on Barang {nama} ...on Kontak {id}}
    }`,
    { a: body.data.barang.nodeId, b: idOf('Kontak', `${world.toko.pelanggan}`) },
  );
  const { nama, satuan } = body.data.barang;
  expect(again.body).toEqual({
    data: { a: { nama, satuan }, b: { id: `${world.toko.pelanggan}` } },
  });
});

test('what is no id of a row, or of one that is not there, finds nothing', async () => {
  const wrong = [
    '',
    'x',
    '7',
    'WyJ',
    idOf(),
    idOf('Barang'),
    idOf('Barang', null),
    idOf('Barang', { id: 1 }),
    idOf('Barang', [1]),
    idOf('Barang', '7654321'),
    idOf('Query', 'query'),
    idOf('__proto__', 1),
    idOf('constructor', 1),
    idOf('StokLokasi', world.barang),
  ];
  for (const id of wrong)
    expect((await as('staff', FIND, { id })).body).toEqual({ data: { node: null } });
  for (const id of [
    idOf('Barang', 'satu'),
    idOf('Barang', '9'.repeat(30)),
    idOf('MasaPajak', 'x'),
  ]) {
    const { status, body } = await as('staff', FIND, { id });
    expect([status, codes(body)]).toEqual([200, ['VANIL']]);
  }
});

describe('the walls', () => {
  test('a row of another tenant is none', async () => {
    const theirs = await world.server.tokenOf(asing.toko, 'staff');
    const id = idOf('Barang', `${asing.keys.barang}`);
    const query = 'query($id: ID!) {node(nodeId: $id) {...on Barang {nama}}}';
    expect((await world.server.graphql(theirs, query, { id })).text).toContain(CANARY);
    expect((await as('admin', query, { id })).body).toEqual({ data: { node: null } });
  });

  test('a viewer, an operator and a token without tenant find no row', async () => {
    const id = idOf('Barang', `${world.barang}`);
    for (const peran of ['viewer', 'ops'] as const) {
      expect((await as(peran, FIND, { id })).body).toEqual({ data: { node: null } });
    }
    expect(codes((await as('tanpa tenant', FIND, { id })).body)).toEqual(['OTTNT']);
    expect((await world.server.graphql('', FIND, { id })).status).toBe(401);
  });

  /** The ways to say an id; each beside what may be read. */
  const ways = (id: string): [query: string, variables?: object][] => [
    [`{node(nodeId: "${id}") {nodeId}}`],
    [FIND, { id }],
    [`query($id: ID! = "${id}") {node(nodeId: $id) {__typename}}`],
    ['query($id: ID!) {daftarModul {totalCount} node(nodeId: $id) {nodeId}}', { id }],
    ['query($id: ID!) {node(nodeId: $id) {nodeId @skip(if: true) __typename}}', { id }],
  ];
  const refusals = async (token: string, id: string) => {
    const answers = [];
    for (const [query, variables] of ways(id)) {
      const { status, body } = await world.server.graphql(token, query, variables);
      answers.push([status, codes(body), body.data]);
    }
    return answers;
  };
  const all = <T>(answer: T) => Array.from({ length: 5 }, () => answer);

  test('a key without the scope is refused as it is for the row by its key, there or not', async () => {
    const { body } = await world.server
      .rest(world.tokens.admin)
      .post(
        '/api/pengaturan/kunci-api',
        { nama: 'node', peran: 'admin', cakupan: ['master:read', 'pengaturan:read'] },
        { 'x-admin-key': world.server.adminKey },
      );
    const first = (table: string) =>
      world.toko.staf.value<string>(`select min(id)::text from ${table}`);
    const jurnal = await first('jurnal');
    const plain = await world.server.graphql(body.kunci, `{jurnal(id: "${jurnal}") {id}}`);
    expect([plain.status, codes(plain.body)]).toEqual([403, ['OTCKP']]);
    for (const id of [`${jurnal}`, '7654321']) {
      expect(await refusals(body.kunci, idOf('Jurnal', id))).toEqual(
        all([403, ['OTCKP'], undefined]),
      );
    }
    // Documents are closed row by row, by their kinds.
    const sale = { id: idOf('Transaksi', await first('transaksi')) };
    expect((await as('staff', FIND, sale)).body.data.node.__typename).toBe('Transaksi');
    expect((await world.server.graphql(body.kunci, FIND, sale)).body.data).toEqual({ node: null });
    const own = await world.server.graphql(body.kunci, FIND, {
      id: idOf('Barang', `${world.barang}`),
    });
    expect(own.body.data.node.__typename).toBe('Barang');
  });

  test('a module that is off closes its rows', async () => {
    const { toko, tokens } = world;
    const set = (aktif: boolean) =>
      toko.asOwner((db) => db.rows(`update modul set aktif = ${aktif} where kode = 'master'`));
    await set(false);
    const found = await refusals(`${tokens.staff}`, idOf('Barang', `${world.barang}`));
    await set(true);
    expect(found).toEqual(all([403, ['OTMDL'], undefined]));
  });
});

test('a row of any type costs as many plans as there are types', async () => {
  const id = idOf('Barang', `${world.barang}`);
  const ask = (count: number) =>
    as(
      'staff',
      `query($id: ID!) {${Array.from({ length: count }, (_, n) => `a${n}: node(nodeId: $id) {nodeId}`)}}`,
      { id },
    );
  expect(Object.keys((await ask(4)).body.data)).toEqual(['a0', 'a1', 'a2', 'a3']);
  expect((await ask(5)).body.errors[0].message).toMatch(/terlalu besar/);
});
