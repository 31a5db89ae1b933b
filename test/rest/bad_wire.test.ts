/** Parameters and bodies as they come over the wire: nothing of a client's gives a 500. */
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../helpers/server.ts';
import { expectError } from './description.ts';
import { refused as expectRefused } from './refusal.ts';
import type { Request } from './request.ts';
import { contents, openWorld } from './world.ts';

const world = openWorld();
const refused = (name: string, request: Request, status: number) =>
  expectRefused(world, name, request, status);
const LONG = 'x'.repeat(201);

const ids = [
  'abc',
  '0',
  '-1',
  '1.5',
  '1e3',
  '9007199254740993',
  '99999999999999999999',
  ' 1',
  '1;drop',
];

test.each(ids)('an id of %j', async (id) => {
  for (const name of ['GET /master/barang/{id}', 'DELETE /master/kontak/{id}']) {
    expect(await refused(name, { params: { id } }, 400)).toEqual(['id']);
  }
  const params = { jenis: 'penjualan', id };
  expect(await refused('GET /transaksi/{jenis}/{id}', { params }, 400)).toEqual(['id']);
});

test.each(['%00', '%ed%a0%80', `${'x'.repeat(101)}`])('a kode of %s', async (kode) => {
  const { rest } = world.server;
  const answer = await rest(world.tokens.admin).get(`/api/master/akun/${kode}`);
  expect([400, 404]).toContain(answer.status);
  expectError(answer, answer.status);
});

const lists: [row: string, query: string][] = [
  ...`page=0 page=-1 page=1.5 page=abc page= page=99999999999 per_page=0 per_page=501 per_page=1e2
    paginate=ya fields=gaib fields=nama,gaib fields=atribut.A fields=atribut.,atribut.a-b
    filter=__proto__=1,constructor=2 search_fields=harga_jual custom_fields=gaib sort=gaib:asc
    sort=nama:naik sort=nama:asc:desc sort=nama:asc,nama:desc sorts=nama:asc filter=gaib=1
    filter=nama filter=aktif=mungkin filter=id=abc filter=harga_jual=murah
    filter=aktif=true,aktif=false search=${LONG} search=%00 search=%ff%fe%00 tipe=supplier
    page=1&page=2`
    .split(/\s+/)
    .map((query): [string, string] => ['/master/barang', query]),
  ['/master/kontak', 'tipe=teman'],
  ['/master/kontak', 'tipe=supplier&filter=tipe=lain'],
  ['/master/barang-harga', 'barang_id=abc'],
  ['/master/akun', 'per_page=501'],
  ['/master/akun/subklas', 'klas_id=abc'],
  ['/transaksi/penjualan', 'fields=id'],
  ['/transaksi/penjualan', 'sorts=gaib:asc'],
  ['/transaksi/penjualan', 'filter=status:gaib'],
  ['/transaksi/penjualan', 'filter=status=final'],
  ['/transaksi/penjualan', 'filter=dari:2026-02-30'],
  ['/transaksi/penjualan', 'filter=dari:infinity'],
  ['/transaksi/penjualan', 'filter=kontak_id:abc'],
  ['/transaksi/penjualan', 'custom_fields=gaib'],
  ['/laporan/neraca', 'per=infinity'],
  ['/laporan/neraca', 'diketahui=kemarin'],
  ['/laporan/neraca', 'diketahui=infinity'],
  ['/laporan/rugi-laba', 'dari=2026-02-30'],
  ['/laporan/piutang', 'status=gaib'],
  ['/laporan/piutang', 'kontak_id=1.5'],
  ['/laporan/stok', 'per_lokasi=ya'],
  ['/laporan/stok', 'lokasi_id=99999999999999999999'],
  ['/laporan/penjualan', 'per_page=501'],
  ...['tahun', '', 'barang,', 'barang,kontak,bulan', 'barang,tahun', 'Barang'].map(
    (value): [string, string] => ['/laporan/penjualan/summary', `group_by=${value}`],
  ),
  ['/laporan/jurnal', 'jenis=gaib'],
  ['/laporan/kartu-stok/abc', 'dari=2026-01-01'],
];

test.each(lists)('%s?%s', async (path, query) => {
  const answer = await world.server.rest(world.tokens.admin).get(`/api${path}?${query}`);
  const messages = expectError(answer, 400);
  const [parameter = ''] = (query.split('&').at(-1) ?? '').split('=');
  const field = path.endsWith('abc') ? 'barang_id' : parameter === 'filter' ? 'filter' : parameter;
  for (const message of messages) expect(message).toMatch(new RegExp(`^(${field}|tipe)[.:]`));
  // A name that is not known comes with those that are.
  if (/gaib$/.test(query) && !/status|group_by|jenis/.test(query)) {
    expect(messages[0]).toMatch(/yang diizinkan: \w+/);
  }
});

describe('a body', () => {
  const send = async (
    body: string | Buffer,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${world.server.base}/api/master/barang`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${world.tokens.admin}`,
        'content-type': 'application/json',
        ...headers,
      },
      body: new Uint8Array(Buffer.from(body)),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  };
  const unchanged = async (work: () => Promise<unknown>) => {
    const before = await contents(world);
    await work();
    expect(await contents(world)).toEqual(before);
  };

  test.each([
    '{',
    '[1',
    '{"nama":}',
    '{"nama":"x",}',
    "{'nama':'x'}",
    '{"nama":"x"} {}',
    '\ufeff{"nama":"x"',
    'nama=x',
    '{"nama":"\\x"}',
    '{"satuan_id":01}',
    '{"satuan_id":NaN}',
  ])('malformed: %s', async (text) => {
    await unchanged(async () => expectError(await send(text), 400, 'VAJSN'));
  });

  test.each(['null', '[]', '"x"', '1', 'true', '1e400'])('no object: %s', async (text) => {
    await unchanged(async () => {
      const [message] = expectError(await send(text), 400);
      expect(message).toMatch(/^body: /);
    });
  });

  test.each([
    ['application/json; charset=latin1', {}],
    ['text/plain', {}],
    ['application/x-www-form-urlencoded', {}],
    ['application/jsonx', {}],
    ['application/json', { 'content-encoding': 'zz' }],
  ])('of type %s %j', async (type, headers) => {
    await unchanged(async () => {
      expectError(await send('{"nama":"x"}', { 'content-type': type, ...headers }), 415, 'HT415');
    });
  });

  test('broken bytes', async () => {
    expectError(await send(Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])), 400, 'VAJSN');
    const gzip = { 'content-encoding': 'gzip' };
    expectError(await send('abc', gzip), 400, 'VAJSN');
  });

  test('over 1 MiB, also once inflated', async () => {
    await unchanged(async () => {
      const large = JSON.stringify({ nama: 'x'.repeat(1_050_000) });
      expectError(await send(large), 413, 'HT413');
      const bomb = gzipSync(Buffer.alloc(50_000_000, 32));
      expectError(await send(bomb, { 'content-encoding': 'gzip' }), 413, 'HT413');
    });
  });

  test('just below 1 MiB is read', async () => {
    const text = `{"nama":"x"${' '.repeat(1024 * 1024 - 12)}}`;
    expect(Buffer.byteLength(text)).toBe(1024 * 1024);
    const messages = expectError(await send(text), 400);
    expect(messages).toEqual(['satuan_id: wajib diisi']);
  });
});
