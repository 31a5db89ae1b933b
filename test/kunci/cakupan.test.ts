/** Scopes of keys: each of them × every row of REST and every root field of GraphQL, and what relations let through. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildClientSchema,
  type GraphQLSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
} from 'graphql';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { camel } from '../../server/graphql/schema/names.ts';
import { hari } from '../helpers/toko.ts';
import { ask, NOTHING } from '../rest/request.ts';
import { contents, openWorld } from '../rest/world.ts';
import { ROWS } from './cakupan_rows.ts';

const world = openWorld();

const names = KIND_NAMES.map((kind) => kind.replaceAll('-', '_'));
const wanting = (cakupan: string, fungsi: string): [string, string][] =>
  fungsi.split(' ').map((nama) => [nama, cakupan]);

/** The scope that a function wants where its row of REST says less, or where it has none. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ...names.flatMap((name, index): [string, string][] => [
    [`${name}_create`, `transaksi:${KIND_NAMES[index]}:create`],
    [`${name}_simulate`, `transaksi:${KIND_NAMES[index]}:draft`],
    [`${name}_massal`, `transaksi:${KIND_NAMES[index]}:create`],
    [`${name}_massal_simulate`, `transaksi:${KIND_NAMES[index]}:draft`],
    [`${name}_put`, `transaksi:${KIND_NAMES[index]}:create`],
    [`${name}_replace`, `transaksi:${KIND_NAMES[index]}:update`],
  ]),
  ['aset_lepas', 'transaksi:penyusutan:create'],
  ['aset_lepas_simulate', 'transaksi:penyusutan:draft'],
  ...wanting('transaksi:approve', 'transaksi_approve transaksi_approve_simulate'),
  ['persetujuan_setujui_simulate', 'transaksi:approve'],
  ...wanting('transaksi:void', 'transaksi_void transaksi_void_simulate transaksi_batal_terima'),
  ...wanting('transaksi:create', 'transaksi_terima transaksi_tutup impor_paket_create'),
  ['transaksi_salin', 'transaksi:draft'],
  ...wanting('transaksi:create', 'impor_paket_mulai lampiran_periksa lampiran_create'),
  ...wanting('transaksi:update', 'transaksi_patch transaksi_cancel'),
  ...wanting('transaksi:update', 'transaksi_id_luar_patch transaksi_atribut_patch'),
  ...wanting('transaksi:read', 'transaksi_get transaksi_by_id_luar'),
  ...wanting('transaksi:update', 'cetak_tautan_create cetak_tautan_delete cetak_kirim_create'),
  ...wanting('transaksi:read', 'cetak_tautan_list cetak_kirim_list'),
  ['transaksi_list', 'transaksi:read'],
  ...wanting('master:create', 'master_upsert master_put_id_luar'),
  ['preferensi_tabel_get', 'transaksi:read'],
  ['tahun_tutup_simulate', 'pengaturan:update'],
  ['ai_konteks', 'ai:read'],
  ['ai_query', 'ai:read laporan:read'],
  ['dashboard_trigger', 'dashboard:update'],
  ...['create', 'tambah', 'mulai'].map((aksi): [string, string] => [
    `impor_${aksi}`,
    'transaksi:create',
  ]),
  ['lampiran_kunci', 'transaksi:read'],
  ['lampiran_tautan_create', 'transaksi:update'],
  ...wanting('transaksi:read', 'impor_berkas impor_templat'),
]);

/** Lists of rows: what they want; `bebas` are what the platform knows, and documents, of which a key sees those that it may read. */
const LISTS: readonly (readonly [RegExp, string])[] = [
  [/^(pengaturan|periode|masaPajak|penutupan)$/, 'pengaturan:read'],
  [/^(modul|\w+Ref|pajak\w*|akunKlas|akunSubklas|pph\w*)$/, 'bebas'],
  [/^(transaksi\w*|draft|orderGerak)$/, 'bebas'],
  [
    /^(akun\w*|satuan|lokasi|harga|kontak|barang\w*|aset|asetAsal|dimensi\w*|masterIdLuar)$/,
    'master:read',
  ],
  [/./, 'laporan:read'],
];

const CAKUPAN = [
  ['master:read'],
  ['master:create', 'master:update'],
  ['master:*'],
  ['transaksi:penjualan:create'],
  ['transaksi:penjualan:draft'],
  ['transaksi:kas-masuk:*'],
  ['transaksi:read', 'transaksi:update'],
  ['transaksi:approve', 'transaksi:void'],
  ['transaksi:*'],
  ['laporan:read'],
  ['dashboard:*', 'ai:*'],
  ['ai:read', 'laporan:*'],
  ['dashboard:read', 'pengaturan:read'],
  ['pengaturan:*'],
  ['ops:read', 'ops:create'],
  ['ekspor:read', 'master:read', 'transaksi:read', 'laporan:read'],
  ['ops:*'],
];

const wantedOf = (table: readonly (readonly [RegExp, string])[], name: string): string => {
  const found = table.find(([pattern]) => pattern.test(name));
  if (!found) throw new Error(`${name} is in no line`);
  return found[1];
};

/** Written out once more, beside the facade and the database. */
function allows(scopes: readonly string[], wanted: string): boolean {
  if (wanted.includes(' ')) return wanted.split(' ').every((one) => allows(scopes, one));
  if (['bebas', 'dagang', 'orang'].includes(wanted)) return wanted !== 'orang';
  const parts = wanted.split(':');
  const [right, kind, aksi] = parts.length === 3 ? parts : [parts[0], undefined, parts[1]];
  const actions = aksi === 'draft' ? ['draft', 'create', '*'] : [aksi, '*'];
  const anyOf = right === 'transaksi' ? KIND_NAMES : [];
  const subjects = kind === undefined ? ['', ...anyOf] : ['', kind];
  return subjects.some((subject) =>
    actions.some((action) => scopes.includes([right, subject, action].filter(Boolean).join(':'))),
  );
}

const REFUSALS = ['OTCKP', 'OTKUN'];
const refusalOf = (scopes: readonly string[], wanted: string) =>
  allows(scopes, wanted) ? 'let in' : wanted === 'orang' ? 'OTKUN' : 'OTCKP';
const heard = (code: string | undefined) => (REFUSALS.includes(`${code}`) ? code : 'let in');

const rows = endpointTable({ docs: false }).filter(({ right }) => right !== 'publik');
const admin = (): Record<string, string> => ({ 'x-admin-key': world.server.adminKey });
const secrets = new Map<string, string>();
const keyOf = async (cakupan: readonly string[], peran?: string): Promise<string> => {
  const name = `${cakupan} ${peran}`;
  const known = secrets.get(name);
  if (known !== undefined) return known;
  const body = {
    nama: name,
    peran: peran ?? (cakupan[0]?.startsWith('ops') ? 'ops' : 'admin'),
    cakupan,
  };
  const rest = world.server.rest(world.tokens.admin);
  const made = await rest.post('/api/pengaturan/kunci-api', body, admin());
  secrets.set(name, made.body.kunci);
  return made.body.kunci;
};

let schema: GraphQLSchema;
beforeAll(async () => {
  const { body } = await world.server.graphql(`${world.tokens.admin}`, getIntrospectionQuery());
  schema = buildClientSchema(body.data);
});

const PARAMS = {
  jenis: 'penjualan',
  id: '999999999',
  kode: 'tiada',
  sumber: 'tiada',
  tahun: 'x',
  barang_id: '999999999',
  akun_kode: 'tiada',
  berkas: 'penjualan.xlsx',
  tautan_id: '999999999',
  nama: 'tiada',
  kontak_id: '999999999',
  tenant: 'tiada',
  rahasia: 'tiada',
};

/** Rows of ops are refused to other roles before any scope is looked at, and the others to ops. */
const ofRole = (wanted: string, scopes: readonly string[]): boolean =>
  (wanted !== 'orang' && wanted.startsWith('ops') === scopes[0]?.startsWith('ops')) ||
  wanted === 'bebas';

describe.each(CAKUPAN.map((cakupan) => ({ cakupan })))('$cakupan', ({ cakupan }) => {
  test('rows of REST', async () => {
    const key = await keyOf(cakupan);
    const before = await contents(world);
    const wrong: string[] = [];
    for (const { method, path } of rows) {
      const name = `${method} ${path}`;
      const wanted = wantedOf(ROWS, name);
      const uuid = path.includes('kunci-api') || path.includes('pengguna');
      const params = uuid ? { ...PARAMS, id: '00000000-0000-4000-8000-000000000000' } : PARAMS;
      const answer = await ask(world, name, key, { params, headers: admin() });
      if (answer.body?.code === 'OTROL') {
        if (ofRole(wanted, cakupan)) wrong.push(`${name}: OTROL`);
        continue;
      }
      const found = heard(answer.body?.code);
      if (found !== refusalOf(cakupan, wanted)) wrong.push(`${name}: ${found}`);
    }
    expect(wrong).toEqual([]);
    const after = await contents(world);
    // Of these empty requests only the manual event succeeds.
    for (const table of ['outbox', 'peristiwa', 'peristiwa_posisi']) {
      after[table] = before[table] as string;
    }
    expect(after).toEqual(before);
  });

  test('root fields of GraphQL', async () => {
    const key = await keyOf(cakupan);
    const rest = world.server.rest(key);
    const wrong: string[] = [];
    for (const { name, query, wanted } of rootFields()) {
      const { body } = await rest.post('/graphql', { query }, admin());
      const code = body.errors?.[0]?.extensions.code;
      if (code === 'OTROL') {
        if (ofRole(wanted, cakupan)) wrong.push(`${name}: OTROL`);
        continue;
      }
      if (heard(code) !== refusalOf(cakupan, wanted)) wrong.push(`${name}: ${code ?? 'let in'}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Every root field with the scope that it wants: that of its function, of its row, or of its list. */
function rootFields(): { name: string; query: string; wanted: string }[] {
  const ofRows = new Map(
    rows.flatMap(({ method, path, call }) =>
      call ? [[camel(call(NOTHING).operation), wantedOf(ROWS, `${method} ${path}`)] as const] : [],
    ),
  );
  const own = new Map([...FIELDS].map(([name, wanted]) => [camel(name), wanted]));
  const wantedBy = (name: string) => {
    const list = /^daftar(.+)$/.exec(name)?.[1];
    const master = /^(\w+)Create$/.exec(name)?.[1];
    if (list) return wantedOf(LISTS, `${list.charAt(0).toLowerCase()}${list.slice(1)}`);
    return (
      own.get(name) ??
      ofRows.get(name) ??
      (name.startsWith('laporan') ? 'laporan:read' : undefined) ??
      (master && /^(aset|akun|satuan|lokasi|harga|kontak|barang|dimensi)/.test(master)
        ? 'master:create'
        : `no line for ${name}`)
    );
  };
  return [
    ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({
      field,
      call: field.name,
      kind: '',
    })),
    ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({
      field,
      call: `${field.name}(input: {})`,
      kind: 'mutation ',
    })),
  ]
    .filter(({ field }) =>
      field.args.every(({ name, type }) => name === 'input' || !String(type).endsWith('!')),
    )
    .map(({ field, call, kind }) => {
      const selected = field.name.startsWith('daftar') ? ' {totalCount}' : ' {__typename}';
      const selection = isObjectType(getNamedType(field.type)) ? selected : '';
      return {
        name: field.name,
        query: `${kind}{${call}${selection}}`,
        wanted: wantedBy(field.name),
      };
    });
}

describe('what a list leads to', () => {
  const graphql = async (cakupan: string[], query: string) =>
    (await world.server.graphql(await keyOf(cakupan, 'staff'), query)).body;
  const codes = (body: { errors?: { extensions: { code: string } }[] }) =>
    body.errors?.map(({ extensions }) => extensions.code);

  beforeAll(async () => {
    const { toko, barang } = world;
    await toko.buat('penjualan', hari('02-02'), {
      kontak_id: toko.pelanggan,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 2 }],
    });
  });

  test.each([
    ['a relation', '{daftarTransaksi(first: 9) {nodes {kontak {nama}}}}', 'kontak'],
    [
      'the other way',
      '{daftarTransaksi {nodes {daftarTransaksiBaris {nodes {barang {nama}}}}}}',
      '',
    ],
    ['a filter', '{daftarTransaksi(filter: {kontak: {nama: {includes: "a"}}}) {totalCount}}', ''],
    ['a journal', '{daftarTransaksi {nodes {posting {id}}} daftarJurnal {totalCount}}', ''],
  ])('%s is refused without its own scope', async (_what, query) => {
    const body = await graphql(['transaksi:read'], query);
    if (codes(body)?.includes('VAGQL')) return;
    expect(codes(body)).toContain('OTCKP');
  });

  test('sums, groups and documents of kinds that it may not read are those of nothing', async () => {
    const query =
      '{daftarTransaksi {totalCount aggregates {sum {totalNilai}} nodes {jenis}} daftarTransaksiBaris {totalCount}}';
    const all = await graphql(['transaksi:read'], query);
    expect(all.data.daftarTransaksi.totalCount).toBeGreaterThan(1);
    const sales = await graphql(['transaksi:penjualan:read'], query);
    const kinds = sales.data.daftarTransaksi.nodes.map(({ jenis }: { jenis: string }) => jenis);
    expect(new Set(kinds)).toEqual(new Set(['penjualan']));
    expect(sales.data.daftarTransaksiBaris.totalCount).toBeLessThan(
      all.data.daftarTransaksiBaris.totalCount,
    );
    const none = await graphql(['transaksi:kas-masuk:read', 'transaksi:create'], query);
    expect(none.data).toEqual({
      daftarTransaksi: { totalCount: 0, aggregates: { sum: { totalNilai: '0' } }, nodes: [] },
      daftarTransaksiBaris: { totalCount: 0 },
    });
  });
});
