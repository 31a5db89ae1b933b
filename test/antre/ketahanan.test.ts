/**
 * No request below the limit of size keeps the process busy for long: what it costs is bounded before it is worked on.
 * Shapes that have cost seconds, and a search for others.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ProcessAnswer, ServerProcess } from '../helpers/server_process.ts';
import type { Stall } from '../helpers/stall.ts';
import { startWatched, stretchOf } from '../helpers/stalled.ts';
import { openStory } from '../helpers/story.ts';

const { data, openToko } = openStory('few');

let server: ServerProcess;
let token: string;
let stall: () => Promise<Stall>;

beforeAll(async () => {
  ({ server, stall } = await startWatched(data));
  const toko = await openToko();
  token = await server.tokenOf(toko, 'admin');
  // The first request compiles code, so it is not measured.
  for (let n = 0; n < 3; n += 1) {
    await graphql('{daftarBarang(first: 1) {totalCount nodes {id satuan {kode}}}}');
    await post('/api/transaksi/penjualan', { tanggal: '2026-01-01' });
    await post('/api/master/barang', { atribut: { A: 1 } });
  }
});

type Sent = { url: string; method?: string; text?: string };

async function send({ url, method = 'POST', text }: Sent): Promise<ProcessAnswer> {
  const response = await fetch(`http://127.0.0.1:${server.port}${url}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      // The server may have closed a kept connection.
      connection: 'close',
    },
    body: text ?? null,
  });
  return { status: response.status, body: await response.text() };
}

const post = (url: string, body: unknown) => send({ url, text: JSON.stringify(body) });
const graphql = (query: string, variables?: object) => post('/graphql', { query, variables });

/** The process works no longer at a stretch than fifteen such works take: 150 ms where one takes ten. */
const LONGEST = 15;

async function expectShort(sent: Sent): Promise<ProcessAnswer> {
  expect((sent.text ?? '').length).toBeLessThanOrEqual(1024 * 1024);
  const { answer, units } = await stretchOf(stall, LONGEST, () => send(sent));
  const head = JSON.stringify({ ...sent, text: sent.text?.slice(0, 300) });
  if (units > LONGEST) throw new Error(`${Math.round(units)} units: ${head}`);
  if (answer.status === 500 || answer.body.includes('"HT500"')) throw new Error(`500: ${head}`);
  // The list of mistakes in an answer is bounded too.
  if (answer.status >= 400) expect(answer.body.length).toBeLessThan(100_000);
  return answer;
}

const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const keys = (count: number, name: string, value: unknown = 1) =>
  Object.fromEntries(many(count, (n) => [`${name}${n}`, value]));
const nested = (depth: number, key: string, inner: unknown): unknown => {
  let value = inner;
  for (let n = 0; n < depth; n += 1) value = { [key]: value };
  return value;
};

const FILTERED = (uses: number) =>
  `query ($f: BarangFilter) {${many(uses, (n) => `a${n}: daftarBarang(first: 1, filter: $f) {totalCount}`).join(' ')}}`;
const gql = (query: string, variables?: unknown): Sent => ({
  url: '/graphql',
  text: JSON.stringify({ query, variables }),
});
const rest = (url: string, body: unknown): Sent => ({ url, text: JSON.stringify(body) });
const raw = (url: string, text: string): Sent => ({ url, text });

const equal = (n: number) => ({ kode: { equalTo: `x${n}` } });
const SALE = '/api/transaksi/penjualan?simulasi=true';
const RELATIONS =
  'satuan {kode} daftarBarangSatuan(first: 1) {totalCount nodes {id}} daftarMutasiStok(first: 1) {totalCount nodes {id}}' +
  ' daftarStokPool(first: 1) {totalCount} daftarStokLokasi(first: 1) {totalCount}';

const GRAPHQL: [string, Sent][] = [
  ['one filter used twenty times', gql(FILTERED(20), { f: { or: many(3000, equal) } })],
  ['300,000 empty conditions', gql(FILTERED(1), { f: { or: many(300_000, () => ({})) } })],
  ['a filter in itself', gql(FILTERED(1), { f: nested(5_000, 'not', equal(1)) })],
  ['a filter through relations', gql(FILTERED(1), { f: nested(200, 'satuan', {}) })],
  [
    'a filter as default',
    gql(
      FILTERED(20).replace(
        'BarangFilter',
        `BarangFilter = {or: [${'{kode: {equalTo: "x"}},'.repeat(180)}]}`,
      ),
    ),
  ],
  ['unknown keys', gql(FILTERED(1), { f: keys(60_000, 'kod') })],
  ['many of a list', gql(FILTERED(1), { f: { kode: { in: many(100_000, () => 'a') } } })],
  ['variables nobody uses', gql('{tenants {json}}', keys(60_000, 'v'))],
  ['numbers with digits', gql('{tenants {json}}', { a: many(1, () => 0) })],
  [
    'raw numbers',
    raw(
      '/graphql',
      `{"query":"{tenants {json}}","variables":{"a":[${many(200_000, () => '1.50')}]}}`,
    ),
  ],
  [
    'brackets',
    raw(
      '/graphql',
      `{"query":"{tenants {json}}","variables":{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}}`,
    ),
  ],
  [
    'an order of 60,000',
    gql('query ($v: [BarangOrderBy!]) {daftarBarang(first: 1, orderBy: $v) {totalCount}}', {
      v: many(60_000, () => 'NAMA_DESC'),
    }),
  ],
  [
    '30,000 lines',
    gql(
      'mutation ($d: DokumenPenjualanInput!) {penjualanCreate(input: {dokumen: $d}) {result {id}}}',
      {
        d: {
          tanggal: '2026-01-01',
          kontakId: 1,
          lokasiId: 1,
          detail: many(30_000, () => ({ barangId: 1, qty: '1' })),
        },
      },
    ),
  ],
  [
    'many relations',
    gql(
      `{${many(20, (n) => `a${n}: daftarBarang(first: 1) {totalCount nodes {...F}}`).join(' ')}} fragment F on Barang {${RELATIONS}}`,
    ),
  ],
  [
    'the schema, many times',
    gql(
      `{${many(19, (n) => `a${n}: __schema {types {name fields {name type {name} args {name}}}}`).join(' ')}}`,
    ),
  ],
  [
    'lists of the schema, many times',
    gql(`{__schema {types {${many(25, (n) => `a${n}: fields {name}`).join(' ')}}}}`),
  ],
  [
    'rows by rows',
    gql(
      '{daftarBarang(first: 500) {nodes {id satuan {daftarBarang(first: 38) {nodes {id kode nama hargaJual}}}}}}',
    ),
  ],
  [
    'fields that overlap',
    gql(`{daftarBarang(first: 1) {nodes {${'satuan {kode nama} '.repeat(300)}}}}`),
  ],
  [
    'fragments that overlap',
    gql(
      `{daftarBarang(first: 1) {nodes {${many(150, (n) => `...F${n}`).join(' ')}}}} ${many(150, (n) => `fragment F${n} on Barang {kode nama}`).join(' ')}`,
    ),
  ],
  ['directives', gql(`{tenants ${'@include(if: true) '.repeat(300)} {json}}`)],
  ['a comment', gql(`{tenants {json}} #${'x'.repeat(1_000_000)}`)],
];

const REST: [string, Sent][] = [
  ['300,000 empty lines', rest(SALE, { detail: many(300_000, () => ({})) })],
  ['250,000 numbers for lines', rest(SALE, { detail: many(250_000, () => 1.5) })],
  ['numbers beyond all', raw(SALE, `{"detail":[${many(150_000, () => '1e999')}]}`)],
  ['80,000 unknown names', rest(SALE, keys(80_000, 'k'))],
  ['a thousand wrong lines', rest(SALE, { detail: many(1_000, () => keys(19, 'k', 'x')) })],
  ['nesting', raw(SALE, `${'{"a":'.repeat(170_000)}1${'}'.repeat(170_000)}`)],
  ['wrong names of attributes', rest('/api/master/barang', { atribut: keys(60_000, 'A') })],
  ['a number of a million digits', raw(SALE, `{"detail":[{"qty":${'1'.repeat(1_000_000)}}]}`)],
  ['a text of a million digits', rest(SALE, { detail: [{ qty: '1'.repeat(1_000_000) }] })],
  [
    'a draft of numbers',
    raw('/api/draft', `{"jenis":"penjualan","isi":{"a":[${many(190_000, () => '1.50')}]}}`),
  ],
  ['NUL', raw(SALE, `{${many(60_000, (n) => `"\\u0000${n}":1`)}}`)],
];

const LISTS: [string, string][] = [
  ['fields', many(2_000, (n) => `f${n}`).join()],
  ['fields', 'a,'.repeat(6_000)],
  ['sort', 'x,'.repeat(6_000)],
  ['sort', many(500, (n) => `atribut.a${n}`).join()],
  ['filter', 'x=1,'.repeat(3_000)],
  ['filter', many(500, (n) => `atribut.a${n}=1`).join()],
  ['custom_fields', many(500, (n) => `atribut.a${n}`).join()],
];

describe('what has cost seconds', () => {
  test.each(GRAPHQL)('GraphQL: %s', async (_name, sent) => void (await expectShort(sent)));
  test.each(REST)('REST: %s', async (_name, sent) => {
    expect((await expectShort(sent)).status).toBe(400);
  });
  test.each(LISTS)('a list with %s', async (name, value) => {
    const url = `/api/master/barang?${name}=${encodeURIComponent(value)}`.slice(0, 12_000);
    const { status, body } = await expectShort({ url, method: 'GET' });
    expect([status, JSON.parse(body).message[0]]).toEqual([
      400,
      expect.stringMatching(
        new RegExp(`^${name}: paling banyak \\d+ isi$|^${name}: "a"|^parameter`),
      ),
    ]);
  });
  test('parameters without end', async () => {
    const url = `/api/master/barang?${many(1_500, (n) => `p${n}`).join('&')}`;
    expect((await expectShort({ url, method: 'GET' })).status).toBe(400);
  });
});

describe('a search for others', () => {
  const scalar = fc.constantFrom<unknown>(null, 1, 1.5, '', 'x', true, '1'.repeat(300), {}, []);
  const count = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 50, max: 30_000 }));
  /** A wide, a deep and a mixed value, of up to a megabyte. */
  const large = fc
    .record({
      count,
      inner: scalar,
      name: fc.constantFrom('k', 'or', 'and', 'not', 'kode', 'detail', 'A', '__proto__'),
      shape: fc.constantFrom('list', 'object', 'deep', 'lists'),
    })
    .map(({ count, inner, name, shape }) => {
      if (shape === 'list') return { [name]: many(count, () => inner) };
      if (shape === 'object') return keys(count, name, inner);
      if (shape === 'deep') return nested(Math.min(count, 3_000), name, inner);
      return { [name]: many(Math.ceil(count / 30), () => keys(30, name, inner)) };
    });
  const field = fc.constantFrom(
    'id',
    'kode nama',
    'satuan {kode}',
    'daftarBarangHarga(first: 3) {nodes {id harga}}',
    'daftarStokLokasi(first: 3) {totalCount nodes {qty lokasi {kode}}}',
    '... on Barang {nama aktif}',
    '...F',
    'a: nama b: kode',
    'kode @include(if: true) @skip(if: false)',
    'atribut dibuatPada',
  );
  const operation = fc
    .record({
      roots: fc.integer({ min: 1, max: 20 }),
      fields: fc.array(field, { minLength: 1, maxLength: 40 }),
      first: fc.constantFrom(1, 100, 500),
      filter: fc.option(large),
    })
    .map(({ roots, fields, first, filter }) => {
      const args = `first: ${first}${filter ? ', filter: $f' : ''}`;
      const root = (n: number) =>
        `r${n}: daftarBarang(${args}) {totalCount nodes {${fields.join(' ')}}}`;
      const fragment = fields.includes('...F') ? 'fragment F on Barang {kode satuan {nama}}' : '';
      const head = filter ? 'query ($f: BarangFilter)' : '';
      return gql(`${head} {${many(roots, root).join(' ')}} ${fragment}`, { f: filter });
    });
  const body = fc
    .record({
      url: fc.constantFrom(
        SALE,
        '/api/master/barang',
        '/api/draft',
        '/api/transaksi/jurnal-umum?simulasi=true',
        '/api/ai/query',
        '/api/pengaturan/preferensi/barang',
      ),
      place: fc.constantFrom('detail', 'atribut', 'isi', 'pertanyaan', ''),
      value: large,
    })
    .map(({ url, place, value }) =>
      rest(
        url,
        place === '' ? value : { tanggal: '2026-01-01', jenis: 'penjualan', [place]: value },
      ),
    );

  test('no request keeps the process busy', async () => {
    const property = fc.asyncProperty(fc.oneof(operation, body), async (sent) => {
      if ((sent.text ?? '').length <= 1024 * 1024) await expectShort(sent);
    });
    await fc.assert(property, { seed: 20_261_122, numRuns: 120 });
  });
});

test('the control: the largest document of a person is taken, its thousand lines with all their fields', async () => {
  const line = {
    barang_id: 1,
    satuan_id: 1,
    qty: '1.5',
    harga: '10.5',
    diskon: '0',
    diskon_persen: '0',
    pajak_kode: 'PPN',
    keterangan: 'x',
    order_baris_id: 1,
    nomor_faktur_pajak: 'x',
  };
  const sent = rest(SALE, {
    tanggal: '2026-01-01',
    kontak_id: 1,
    lokasi_id: 1,
    detail: many(1_000, () => line),
  });
  const { body } = await send(sent);
  expect(body).not.toContain('nilai"');
  expect(JSON.parse(body).code).not.toBe('VAJSN');
});
