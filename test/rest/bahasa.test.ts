/** Answers in English for who asks for it, over each door; Indonesian for everybody else. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Rest } from '../helpers/server.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();
const server = openServer(data, { RATE_LIMIT: '1000' });
const en = { 'accept-language': 'en' };
let toko: Toko;
let admin: Rest;
let token: string;
beforeAll(async () => {
  toko = await openToko();
  token = await server.tokenOf(toko, 'admin');
  admin = server.rest(token);
});

const sale = () => ({
  tanggal: hari('02-01'),
  kontak_id: toko.pelanggan,
  lokasi_id: toko.lokasi,
});

test('the same mistakes over REST and GraphQL, each in the language that was asked for', async () => {
  const kontak = { nama: 'x'.repeat(201), tipe: 'kawan', termin_hari: 9999, warna: 1 };
  const said = async (headers: Record<string, string>) =>
    (await admin.post('/api/master/kontak', kontak, headers)).body.message;
  expect(await said({})).toEqual([
    'nama: paling banyak 200 huruf',
    'tipe: harus salah satu dari pelanggan, supplier, pegawai, lain',
    'termin_hari: harus bilangan bulat 0 sampai 3650',
    expect.stringMatching(/^warna: tidak dikenal; yang diizinkan: /),
  ]);
  expect(await said(en)).toEqual([
    'nama: must have at most 200 characters',
    'tipe: must be one of pelanggan, supplier, pegawai, lain',
    'termin_hari: must be a whole number from 0 to 3650',
    expect.stringMatching(/^warna: is unknown; allowed: /),
  ]);
  const query =
    'mutation ($k: DokumenKontakInput!) {kontakCreate(input: {dokumen: $k}) {result {id}}}';
  const variables = { k: { nama: 'x'.repeat(201), tipe: 'pelanggan', terminHari: 9999 } };
  const inGraphql = async (headers: Record<string, string>) =>
    (await admin.post('/graphql', { query, variables }, headers)).body.errors[0].extensions;
  expect((await inGraphql({})).messages).toEqual([
    'nama: paling banyak 200 huruf',
    'termin_hari: harus bilangan bulat 0 sampai 3650',
  ]);
  expect((await inGraphql(en)).messages).toEqual([
    'nama: must have at most 200 characters',
    'termin_hari: must be a whole number from 0 to 3650',
  ]);
});

test('what the database finds in a document, alone and in a list', async () => {
  const detail = [{ barang_id: 999_999_999, qty: 1 }];
  const one = await admin.post('/api/transaksi/penjualan', { ...sale(), detail }, en);
  expect(one.body).toMatchObject({ code: 'VADOK', message: ['detail.0.barang_id: was not found'] });
  const many = { mode: 'semua', dokumen: [{ ...sale(), detail }] };
  const list = await admin.post('/api/transaksi/penjualan/massal', many, {
    ...en,
    'idempotency-key': 'bahasa-0001',
  });
  expect(list.body.message).toEqual(['dokumen.0.detail.0.barang_id: was not found']);
  const home = await admin.post('/api/transaksi/penjualan', { ...sale(), detail });
  expect(home.body.message).toEqual(['detail.0.barang_id: tidak ditemukan']);
});

test('errors of every status, also as problems of RFC 9457', async () => {
  const ask = async (path: string, headers: Record<string, string> = en) =>
    (await admin.get(path, headers)).body.message;
  expect(await ask('/api/gaib')).toBe('there is no such address');
  expect(await ask('/api/master/kontak/999999')).toBe('contact 999999 was not found');
  expect(await ask('/api/transaksi/penjualan/999999')).toBe('transaction was not found');
  expect(await ask('/api/transaksi/penjualan/999999', {})).toBe('transaksi tidak ditemukan');
  const viewer = await server.restAs(toko, 'viewer');
  const refused = await viewer.post('/api/master/kontak', {}, en);
  expect([refused.status, refused.body.message]).toEqual([403, 'the role viewer may not do this']);
  const problem = await admin.get('/api/gaib', { ...en, accept: 'application/problem+json' });
  expect(problem.body.detail).toBe('there is no such address');
  const nobody = await server.rest().get('/api/master/kontak', en);
  expect([nobody.status, nobody.headers.get('content-language')]).toEqual([401, 'en']);
});

test('names of ours are translated; codes and what the tenant wrote are not', async () => {
  const kinds = async (headers: Record<string, string>) =>
    (await admin.get('/api/master/jenis-transaksi', headers)).body.data[2];
  expect(await kinds({})).toEqual({
    kode: 'RJ',
    jenis: 'retur-penjualan',
    nama: 'Retur Penjualan',
    grup: 'Penjualan',
  });
  expect(await kinds(en)).toEqual({
    kode: 'RJ',
    jenis: 'retur-penjualan',
    nama: 'Sales Return',
    grup: 'Sales',
  });
  const made = await admin.post('/api/master/kontak', { nama: 'Penjualan', tipe: 'lain' }, en);
  const path = `/api/master/kontak/${made.body.id}`;
  const [home, abroad] = [await admin.get(path), await admin.get(path, en)];
  expect(abroad.text).toBe(home.text);
  expect(abroad.headers.get('etag')).toBe(home.headers.get('etag'));
});

describe('which language', () => {
  const NAMES = { id: 'Aset', en: 'Assets' };
  test.each([
    ['id', ''],
    ['id', '*'],
    ['id', 'id'],
    ['id', 'id-ID'],
    ['id', 'fr'],
    ['id', 'fr, de;q=0.5'],
    ['id', 'en;q=0.1, id;q=0.2'],
    ['id', 'en;q=0'],
    ['id', ';;;=,,'],
    ['en', 'en'],
    ['en', 'EN-us'],
    ['en', 'en-GB,en;q=0.9,id;q=0.8'],
    ['en', 'fr, en;q=0.1'],
    ['en', 'id;q=0, *;q=0.1'],
  ] as const)('%s for %j', async (language, asked) => {
    const { body, headers } = await admin.get('/api/master/akun/klas', {
      'accept-language': asked,
    });
    expect(body[0].nama).toBe(NAMES[language]);
    expect(headers.get('content-language')).toBe(language);
    expect(headers.get('vary')).toMatch(/\bAccept-Language\b/);
  });
});

test('a request in English leaves nothing of it to the next on the same connection', async () => {
  const ask = (headers: Record<string, string>) => admin.get('/api/master/akun/klas', headers);
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => ask(n % 2 === 0 ? en : {})),
  );
  expect(answers.map(({ body }) => body[0].nama)).toEqual(
    answers.map((_, n) => (n % 2 === 0 ? 'Assets' : 'Aset')),
  );
});

test('no language shows what another does not: a viewer and another tenant are refused alike', async () => {
  const other = await openToko();
  const theirs = await server.restAs(other, 'admin');
  const made = await admin.post('/api/master/kontak', { nama: 'Rahasia', tipe: 'lain' });
  for (const headers of [{}, en]) {
    const found = await theirs.get(`/api/master/kontak/${made.body.id}`, headers);
    expect([found.status, found.body.code, found.text.includes('Rahasia')]).toEqual([
      404,
      'TDKTK',
      false,
    ]);
  }
});
