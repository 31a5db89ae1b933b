/** The walls over GraphQL, asked about every field that the schema has. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Peran } from '../../server/base/context.ts';
import { ABSENT, CANARY, type Foreign, openForeign } from '../rest/foreign.ts';
import { contents, openWorld } from '../rest/world.ts';

const world = openWorld();
let asing: Foreign;
let schema: GraphQLSchema;

beforeAll(async () => {
  asing = await openForeign(world);
  const { body } = await gql('admin', getIntrospectionQuery());
  schema = buildClientSchema(body.data);
});

const gql = (peran: Peran | 'tanpa tenant', query: string, variables?: object) =>
  world.server.graphql(`${world.tokens[peran]}`, query, variables);

type Field = GraphQLField<unknown, unknown>;
const queries = (): Field[] => Object.values(schema.getQueryType()?.getFields() ?? {});
const mutations = (): Field[] => Object.values(schema.getMutationType()?.getFields() ?? {});
const isConnection = ({ type }: Field): boolean => /Connection$/.test(getNamedType(type).name);

/** The leaves of a type: what a row shows without following relations. */
function leaves(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const names = Object.values(named.getFields())
    .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
    .map((field) => field.name);
  return `{ ${names.join(' ')} }`;
}

function nodesOf(field: Field): string {
  const connection = getNamedType(field.type);
  if (!isObjectType(connection)) throw new Error(`${field.name} is no connection`);
  const row = connection.getFields().nodes?.type;
  if (!row) throw new Error(`${field.name} has no nodes`);
  return `nodes ${leaves(row)} totalCount`;
}

/** Reference lists of the platform, the same for every tenant. */
const REFERENCES =
  `daftarAkunKlas daftarAkunPeranRef daftarAkunSubklas daftarJenisTransaksiRef daftarModulRef
  daftarPajak daftarPajakMasaKredit daftarPajakTarif daftarPph daftarPphTarif`.split(/\s+/);
/** GET pengaturan/tenant and GET modul are for every role. */
const FOR_EVERY_ROLE = ['daftarModul', 'daftarPengaturan'];

describe('tables', () => {
  const ask = async (peran: Peran | 'tanpa tenant', field: Field) => {
    const query = `{ hasil: ${field.name}(first: 500) { ${nodesOf(field)} } }`;
    return gql(peran, query);
  };

  test('a viewer and an operator see no row of any table of master data, transactions or books', async () => {
    const shown: string[] = [];
    const tables = queries().filter(isConnection);
    expect(tables.length).toBeGreaterThan(25);
    for (const peran of ['viewer', 'ops'] as const) {
      for (const field of tables) {
        if ([...REFERENCES, ...FOR_EVERY_ROLE].includes(field.name)) continue;
        const { body } = await ask(peran, field);
        if (body.data?.hasil?.totalCount !== 0) shown.push(`${peran}: ${field.name}`);
      }
    }
    expect(shown).toEqual([]);
  });

  test('without a tenant no table of a tenant exists', async () => {
    const opened: string[] = [];
    for (const field of queries().filter(isConnection)) {
      if (REFERENCES.includes(field.name)) continue;
      const { body } = await ask('tanpa tenant', field);
      if (body.errors?.[0]?.extensions.code !== 'OTTNT') opened.push(field.name);
    }
    expect(opened).toEqual([]);
  });

  test('staff see their own rows and none of another tenant', async () => {
    let rows = 0;
    for (const field of queries().filter(isConnection)) {
      const { body, text } = await ask('staff', field);
      expect(text).not.toContain(CANARY);
      rows += body.data?.hasil?.totalCount ?? 0;
    }
    expect(rows).toBeGreaterThan(30);
    const own = await world.server.tokenOf(asing.toko, 'staff');
    const control = await world.server.graphql(own, '{daftarBarang {nodes {nama}}}');
    expect(control.text).toContain(CANARY);
  });

  test('aggregates count no more than rows do', async () => {
    const query = '{daftarBarang {aggregates {max {hargaJual} keys}} daftarTransaksi {totalCount}}';
    const staff = await gql('staff', query);
    const viewer = await gql('viewer', query);
    expect(staff.body.data.daftarTransaksi.totalCount).toBeGreaterThan(0);
    expect(viewer.body.data).toEqual({
      daftarBarang: { aggregates: { max: { hargaJual: null }, keys: null } },
      daftarTransaksi: { totalCount: 0 },
    });
  });

  test('filters, orders and relations reach no further', async () => {
    const filter = `{nama: {includesInsensitive: "${CANARY}"}}`;
    const { body } = await gql(
      'staff',
      `{a: daftarBarang(filter: ${filter}) {totalCount}
        b: daftarTransaksi(filter: {kontak: {nama: {includes: "${CANARY}"}}}) {totalCount}
        c: daftarBarang(orderBy: [NAMA_DESC]) {nodes {nama daftarBarangHarga {nodes {id}}}}}`,
    );
    expect(body.errors).toBeUndefined();
    expect(body.data).toMatchObject({ a: { totalCount: 0 }, b: { totalCount: 0 } });
    expect(JSON.stringify(body.data.c)).not.toContain(CANARY);
  });
});

const jenis = 'jenis: penjualan';
/** Functions over one record, by its id. */
const BY_ID = [
  `query($kunci: BigInt!) {transaksiGet(${jenis}, id: $kunci) {id}}`,
  `mutation($kunci: BigInt!) {transaksiVoid(input: {${jenis}, id: $kunci, alasan: "x"}) {clientMutationId}}`,
  `mutation($kunci: BigInt!) {transaksiApprove(input: {${jenis}, id: $kunci}) {clientMutationId}}`,
  `mutation($kunci: BigInt!) {transaksiCancel(input: {${jenis}, id: $kunci}) {clientMutationId}}`,
  `mutation($kunci: BigInt!) {transaksiPatch(input: {${jenis}, id: $kunci, patch: {keterangan: "x"}}) {clientMutationId}}`,
  `mutation($kunci: BigInt!) {transaksiAtributPatch(input: {${jenis}, id: $kunci, atribut: {a: 1}}) {clientMutationId}}`,
  `mutation($kunci: BigInt!) {transaksiTutup(input: {${jenis}, id: $kunci}) {clientMutationId}}`,
  'query($kunci: BigInt!) {draftGet(id: $kunci) {id}}',
  'mutation($kunci: BigInt!) {draftReplace(input: {id: $kunci, isi: {}, versi: 1}) {clientMutationId}}',
  'mutation($kunci: BigInt!) {draftSubmit(input: {id: $kunci}) {clientMutationId}}',
  'query($kunci: BigInt!) {laporanKartuStok(barangId: $kunci) {total}}',
];

describe('single records', () => {
  const KEYS: Record<string, string> = {
    barang: 'barang',
    kontak: 'kontak',
    lokasi: 'lokasi',
    satuan: 'satuan',
    akun: 'akun',
    harga: 'harga',
    barangSatuan: 'barang-satuan',
    barangHarga: 'barang-harga',
    barangPemasok: 'barang-pemasok',
    barangLokasi: 'barang-lokasi',
    aset: 'aset',
    dimensi: 'dimensi',
    dimensiNilai: 'dimensi-nilai',
  };

  test('another tenant’s id and an absent one are both null, in every field with an id', async () => {
    const tables = await asing.toko.rows<{ name: string; id: string }>(
      `select tablename as name, id::text as id
         from pg_tables, lateral (select (xpath('/row/id/text()', query_to_xml(
           format('select max(id) as id from %I.%I', schemaname, tablename), true, true, '')))[1]) as m(id)
        where schemaname = 't_' || $1 and exists (
          select from pg_attribute where attname = 'id' and atttypid = 'int8'::regtype
             and attrelid = format('%I.%I', schemaname, tablename)::regclass)`,
      [asing.toko.kode],
    );
    const camel = (name: string) =>
      name.replace(/_(\w)/g, (_a, letter: string) => letter.toUpperCase());
    const ids = new Map(tables.map(({ name, id }) => [camel(name), id]));
    let asked = 0;
    for (const field of queries()) {
      const id = ids.get(field.name);
      if (!id || field.args.length !== 1 || field.args[0]?.name !== 'id') continue;
      asked += 1;
      const query = `query($id: BigInt!) { hasil: ${field.name}(id: $id) ${leaves(field.type)} }`;
      const foreign = await gql('admin', query, { id });
      const absent = await gql('admin', query, { id: String(ABSENT) });
      expect([field.name, foreign.body]).toEqual([field.name, { data: { hasil: null } }]);
      expect(foreign.body).toEqual(absent.body);
    }
    expect(asked).toBeGreaterThan(10);
  });

  test('by kode too', async () => {
    for (const field of ['akun', 'harga']) {
      const query = `query($kode: String!) { hasil: ${field}(kode: $kode) {nama} }`;
      const { body } = await gql('admin', query, { kode: asing.keys[field] });
      expect(body).toEqual({ data: { hasil: null } });
    }
  });

  const said = async (query: string, key: string | number) => {
    const { status, body } = await gql('admin', query, { kunci: String(key) });
    return JSON.stringify([status, body]).replaceAll(String(key), '{kunci}');
  };

  test('functions answer alike, and change nothing', async () => {
    const before = await contents({ toko: asing.toko });
    for (const [name, path] of Object.entries(KEYS)) {
      const entitas = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
      const absent = typeof asing.keys[path] === 'number' ? ABSENT : '9TAKADA';
      const operations = [
        `query($kunci: String!) {masterGet(entitas: ${entitas}, kunci: $kunci) {nama}}`,
        `mutation($kunci: String!) {masterPatch(input: {entitas: ${entitas}, kunci: $kunci, patch: {aktif: false}}) {clientMutationId}}`,
        `mutation($kunci: String!) {masterDeactivate(input: {entitas: ${entitas}, kunci: $kunci}) {clientMutationId}}`,
      ];
      for (const operation of operations) {
        const foreign = await said(operation, asing.keys[path] ?? 0);
        expect(foreign).toContain('"statusCode":404');
        expect(foreign).toBe(await said(operation, absent));
      }
    }
    for (const operation of BY_ID) {
      const id = operation.includes('laporan')
        ? Number(asing.keys.barang)
        : operation.includes('draft')
          ? asing.dokumenKerja
          : asing.penjualan;
      const foreign = await said(operation, id);
      expect(foreign).toContain('"statusCode":404');
      expect(foreign).toBe(await said(operation, ABSENT));
    }
    expect(await contents({ toko: asing.toko })).toEqual(before);
  });
});

/** A value that fits a type, so that a call gets as far as the rights. */
function filler(type: GraphQLInputType): unknown {
  if (!isNonNullType(type)) return null;
  const nullable = getNullableType(type);
  if (isEnumType(nullable)) return nullable.getValues()[0]?.name;
  if (isInputObjectType(nullable)) {
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, filler(field.type)]),
    );
  }
  return nullable.toString() === 'String' ? 'x' : nullable.toString() === 'Boolean' ? true : 1;
}

const USERS_OWN = new Set(
  'notifikasiPreferensiSet defaultTenantSet notifikasiBaca aksesTenantRequest'.split(' '),
);

describe('functions', () => {
  test('every mutation is refused to viewer and operator, and without a tenant', async () => {
    const before = await contents(world);
    expect(mutations().length).toBeGreaterThan(15);
    for (const field of mutations()) {
      // What is the user's own, and no tenant's.
      if (USERS_OWN.has(field.name)) continue;
      const input = field.args[0];
      if (!input) throw new Error(`${field.name} has no input`);
      const query = `mutation($input: ${input.type}) {${field.name}(input: $input) {clientMutationId}}`;
      // A viewer may send a test event to the stream that he may read.
      const watching = field.name === 'dashboardTrigger';
      // Only operators may use change data capture.
      const operator = field.name.startsWith('cdcJob') ? 'admin' : 'ops';
      for (const who of [watching ? 'ops' : 'viewer', operator, 'tanpa tenant'] as const) {
        const { body } = await gql(who, query, { input: filler(input.type) });
        const code = who === 'tanpa tenant' ? 'OTTNT' : 'OTROL';
        expect([field.name, who, body.errors?.[0]?.extensions.code]).toEqual([
          field.name,
          who,
          code,
        ]);
      }
    }
    expect(await contents(world)).toEqual(before);
  });
});
