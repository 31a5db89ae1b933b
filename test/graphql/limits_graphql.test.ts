/** What GraphQL refuses before it is planned, and bad input that must not become a 500. */
import { describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import type { Peran } from '../../server/base/context.ts';
import { expectError } from '../rest/description.ts';
import { openWorld } from '../rest/world.ts';

const world = openWorld();

const gql = (peran: Peran | 'tanpa tenant', query: string, variables?: object) =>
  world.server.graphql(`${world.tokens[peran]}`, query, variables);

const nested = (depth: number): string =>
  depth === 0 ? 'id' : `id daftarBarangHarga(first: 1) {nodes {barang {${nested(depth - 1)}}}}`;
const aliases = (count: number, field = 'tenants {json}'): string =>
  Array.from({ length: count }, (_, i) => `a${i}: ${field}`).join(' ');

const of = (count: number, one: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => one(n)).join(' ');

const TOO_MUCH: [name: string, query: () => string][] = [
  ['nested', () => `{daftarBarang(first: 1) {nodes {${nested(20)}}}}`],
  ['with many root fields', () => `{${aliases(21)}}`],
  [
    'with many relations',
    () =>
      `{daftarBarang(first: 1) {nodes {${'satuan {kode} daftarStokPool {totalCount} '.repeat(65)}}}}`,
  ],
  [
    'of many values',
    () =>
      '{daftarBarang(first: 500) {nodes {satuan {daftarBarang(first: 38) {nodes {id kode nama hargaJual jenis aktif}}}}}}',
  ],
  // Thirty journals of 500 lines in one answer would be 12 MB and more.
  ['of many whole documents', () => `{laporanJurnal(perPage: 500) {${aliases(11, 'json')}}}`],
  ['of 21 whole reports', () => `{laporanNeraca {${aliases(21, 'json')}}}`],
  ['with three schemas', () => `{${aliases(3, '__schema {queryType {name}}')}}`],
  [
    'with a deep filter',
    () =>
      `{daftarBarang(filter: ${'{not: '.repeat(33)}{id: {isNull: false}}${'}'.repeat(33)}) {totalCount}}`,
  ],
  ['with a huge first', () => '{daftarBarang(first: 501) {nodes {id}}}'],
  ['with a negative offset', () => '{daftarBarang(offset: -1) {nodes {id}}}'],
  ['of 70,000 characters', () => `{tenants {json} ${' '.repeat(70_000)}}`],
  ['that does not parse', () => '{{'],
  ['that does not fit the schema', () => '{gaib}'],
];

describe('the schema', () => {
  test('introspection needs a token with a tenant', async () => {
    const query = getIntrospectionQuery();
    for (const caller of ['tanpa token', 'palsu', 'kedaluwarsa', 'dicabut'] as const) {
      const rest = world.server.rest(world.tokens[caller]);
      expectError(await rest.post('/graphql', { query }), 401);
    }
    for (const peran of ['admin', 'staff', 'viewer', 'ops'] as const) {
      expect((await gql(peran, query)).body.data.__schema).toBeDefined();
    }
  });

  test.each([
    getIntrospectionQuery(),
    '{tenants {json} __schema {types {name}}}',
    '{tenants {json} __type(name: "Query") {name}}',
    '{...a} fragment a on Query {__schema {types {name}}}',
    '{daftarAkunKlas(first: 1) {nodes {nama}}}',
    '{daftarBarangg {nodes {id}}}',
    'mutation {penjualanCreate(input: {}) {clientMutationId}}',
  ])('without a tenant %s shows nothing of the schema', async (query) => {
    const { status, body } = await gql('tanpa tenant', query);
    expect([status, body]).toEqual([
      400,
      {
        errors: [
          {
            message: 'pilih tenant lebih dahulu',
            extensions: { code: 'OTTNT', statusCode: 403 },
          },
        ],
      },
    ]);
    // The same after a user with a tenant has asked it, which keeps the parsed operation.
    await gql('admin', query);
    expect((await gql('tanpa tenant', query)).body).toEqual(body);
  });

  test('without a tenant: what is the user’s own, and no word of what is near a wrong name', async () => {
    const own = await gql(
      'tanpa tenant',
      '{tenants {isi {peran}} modulSaya {json} notifikasiPreferensi {json}}',
    );
    expect(own.body.data.tenants).toEqual({ isi: [{ peran: 'admin' }] });
    const wrong = 'query ($n: Intt) {notifikasiList(perPagee: $n) {total}}';
    expect((await gql('tanpa tenant', wrong)).text).not.toMatch(/Did you mean/);
    expect((await gql('admin', '{daftarBarangg {nodes {id}}}')).text).toMatch(/Did you mean/);
  });
});

describe('operations', () => {
  test.each(TOO_MUCH)('%s is refused before it is planned', async (_name, query) => {
    const { status, body, text } = await gql('admin', query());
    expect([status, text.slice(0, 300)]).toEqual([400, expect.any(String)]);
    expect(body.data).toBeUndefined();
    // It is not the time limit of planning that refuses it.
    expect(text).not.toMatch(/timeout/i);
  });

  test.each([
    ['at the root', `{${'tenants {json} '.repeat(480)}}`],
    ['below', `{daftarBarang(first: 1) {nodes {${'satuan {kode} '.repeat(480)}}}}`],
    ['in fragments', `{${'... {tenants {json}} '.repeat(200)}}`],
    [
      'in named ones',
      `{${of(150, (n) => `...f${n}`)}} ${of(150, (n) => `fragment f${n} on Query {tenants {json}}`)}`,
    ],
  ])('hundreds of fields of one name %s are not compared with each other', async (_name, query) => {
    const { status, text } = await gql('admin', query);
    expect([status, text]).toEqual([
      400,
      expect.stringMatching(/bidang disebut berulang|lebih dari 40 fragmen/),
    ]);
  });

  test.each([
    ['no body', ''],
    ['no JSON', '{"query":'],
    ['a list', '[]'],
    ['a query that is no text', '{"query":1}'],
    ['variables that are no object', '{"query":"{tenants {json}}","variables":[1]}'],
    [
      'NUL in a variable',
      '{"query":"query($k:String){masterGet(entitas:akun,kunci:$k){nama}}","variables":{"k":"a\\u0000"}}',
    ],
    [
      'half a surrogate pair',
      '{"query":"query($k:String){masterGet(entitas:akun,kunci:$k){nama}}","variables":{"k":"a\\ud800"}}',
    ],
    [
      'a number beyond all',
      '{"query":"query($k:BigInt){laporanKartuStok(barangId:$k){total}}","variables":{"k":1e400}}',
    ],
    ['a date that is none', '{"query":"{laporanNeraca(per:\\"infinity\\"){per}}"}'],
  ])('%s: 400 or an error of the caller', async (_name, text) => {
    const {
      status,
      body,
      text: said,
    } = await world.server.rest(world.tokens.admin).post('/graphql', text);
    if (status === 200) {
      expect(body.errors[0].extensions.statusCode).toBeGreaterThanOrEqual(400);
      expect(body.errors[0].extensions.statusCode).toBeLessThan(500);
    } else expect([status, said.slice(0, 300)]).toEqual([expect.any(Number), expect.any(String)]);
    expect([200, 400, 415]).toContain(status);
  });
});

const WAKTU = 'harus waktu ISO 8601 dengan zona, misalnya 2026-01-31T03:00:00Z';
const TANGGAL = 'harus tanggal yang ada, berbentuk YYYY-MM-DD';
const KELOMPOK = 'harus salah satu dari barang, kategori, kontak, pelanggan, bulan, hari';
const ENTITAS =
  'harus salah satu dari barang, kontak, lokasi, akun, satuan, harga, barang_satuan, barang_harga, aset, dimensi, dimensi_nilai, barang_pemasok, barang_lokasi';

describe('a wrong value is refused by the name of its field', () => {
  test.each([
    ['laporanNeraca(diketahui: "2026-13-01T00:00:00Z")', `diketahui: ${WAKTU}`],
    ['laporanNeraca(diketahui: "0000-01-01T00:00:00Z")', `diketahui: ${WAKTU}`],
    ['laporanNeraca(diketahui: "2026-01-01T24:30:00Z")', `diketahui: ${WAKTU}`],
    ['laporanNeraca(diketahui: "infinity")', `diketahui: ${WAKTU}`],
    ['laporanNeraca(diketahui: 5)', `diketahui: ${WAKTU}`],
    ['laporanNeraca(per: "0000-01-01")', `per: ${TANGGAL}`],
    ['laporanNeraca(per: "2026-02-31")', `per: ${TANGGAL}`],
    ['laporanNeraca(per: 5)', `per: ${TANGGAL}`],
    ['penggunaGet(id: 5)', 'id: harus UUID'],
    ['penggunaGet(id: "5")', 'id: harus UUID'],
    ['laporanKartuStok(barangId: 1.5)', 'barangId: harus berupa bilangan bulat'],
    ['laporanKartuStok(perPage: 1.5)', 'perPage: harus berupa bilangan bulat'],
    [
      'laporanKartuStok(perPage: 3000000000)',
      'perPage: harus bilangan bulat -2147483648 sampai 2147483647',
    ],
    ['laporanStok(perLokasi: "ya")', 'perLokasi: harus true atau false'],
    ['laporanBukuBesar(akunKode: 1101)', 'akunKode: harus berupa teks'],
    ['laporanPenjualanSummary(groupBy: [kontak, tahun])', `groupBy: ${KELOMPOK}`],
    ['masterList(entitas: "akun")', `entitas: ${ENTITAS}`],
    [
      'masterList(entitas: akun, permintaan: {page: "x"})',
      'permintaan.page: harus berupa bilangan bulat',
    ],
  ])('%s', async (field, said) => {
    const { status, body } = await gql('admin', `{${field} {json}}`);
    expect([status, body.errors[0].extensions.messages]).toEqual([
      400,
      [`operasi GraphQL tidak sah: ${said}`],
    ]);
  });

  test.each([
    ['Datetime', 'laporanNeraca(diketahui: $nilai)', '2026-13-01T00:00:00Z', WAKTU],
    ['Date', 'laporanNeraca(per: $nilai)', '0000-01-01', TANGGAL],
    ['UUID', 'penggunaGet(id: $nilai)', 5, 'harus UUID'],
    ['Int', 'laporanKartuStok(perPage: $nilai)', 'x', 'harus berupa bilangan bulat'],
    ['String', 'laporanBukuBesar(akunKode: $nilai)', 1101, 'harus berupa teks'],
    [
      '[KelompokPenjualan]',
      'laporanPenjualanSummary(groupBy: $nilai)',
      'tahun',
      'harus berupa daftar',
    ],
  ])('a variable of %s', async (type, field, nilai, said) => {
    const query = `query ($nilai: ${type}) {${field} {json}}`;
    const { status, body } = await gql('admin', query, { nilai });
    expect([status, body.errors[0].extensions.messages]).toEqual([
      400,
      [`operasi GraphQL tidak sah: $nilai: ${said}`],
    ]);
  });

  test.each(['masterGet(kunci: "1")', 'masterGet(entitas: null, kunci: "1")', 'masterList'])(
    '%s says that entitas is missing',
    async (field) => {
      const { body } = await gql('admin', `{${field} {json}}`);
      expect(body.errors[0].extensions).toEqual({
        code: 'VAMST',
        statusCode: 400,
        messages: ['entitas: wajib diisi'],
        fields: ['entitas'],
      });
    },
  );
});

describe('variables', () => {
  const filtered = 'query ($f: BarangFilter) {daftarBarang(filter: $f) {totalCount}}';
  const twice = filtered.replace(
    'daftarBarang(',
    'a: daftarBarang(filter: $f) {totalCount} b: daftarBarang(',
  );
  const conditions = (count: number) => ({
    f: { or: Array(count).fill({ kode: { equalTo: 'x' } }) },
  });
  const deep = (levels: number): object =>
    levels === 0 ? { kode: { equalTo: 'x' } } : { not: deep(levels - 1) };

  test.each([
    ['a filter of 1,001 values', filtered, conditions(333), 'filter dan orderBy bersama'],
    ['a filter of 503 values, twice', twice, conditions(167), 'filter dan orderBy bersama'],
    ['a filter of 33 levels', filtered, { f: deep(31) }, 'bersarang lebih dari 32 tingkat'],
    [
      'a filter that is no filter',
      filtered,
      { f: { kod: 1, nam: 1 } },
      '$f.kod: tidak dikenal; yang diizinkan: id, kode, nama',
    ],
    [
      '20,001 values',
      '{tenants {json}}',
      { f: Array(19_998).fill(0) },
      'paling banyak 20000 nilai',
    ],
  ])('variables with %s are refused', async (_name, query, variables, said) => {
    const { status, text } = await gql('admin', query, variables);
    expect([status, text]).toEqual([400, expect.stringContaining(said.replaceAll('"', '\\"'))]);
  });

  test('the control: a little less is answered', async () => {
    for (const [query, variables] of [
      [filtered, conditions(332)],
      [twice, conditions(165)],
      [filtered, { f: deep(30) }],
      ['{tenants {json}}', { f: Array(19_900).fill(0) }],
    ] as const) {
      const { status, body } = await gql('admin', query, variables);
      expect([status, body.errors]).toEqual([200, undefined]);
    }
  });
});
