/** docs/recipes.md runs as it is pasted, with a key of a program. */
import { beforeAll, expect, test } from '@jest/globals';
import { readSource } from '../helpers/files.ts';
import { openFolder } from '../helpers/folder.ts';
import { openServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';
import { openWorker } from '../helpers/worker.ts';
import { blocksOf, pasted } from './pasted.ts';

const { data, openToko } = openStory();
const server = openServer(data, { RATE_LIMIT: '1000' });
const folder = openFolder('resep');
let said: string[];

const linesOf = (text: string | undefined) =>
  (text ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

beforeAll(async () => {
  await openWorker(data);
  const toko = await openToko({ kebijakan_stok_minus: 'izinkan' });
  const admin = await server.restAs(toko, 'admin');
  const made = await admin.post(
    '/api/pengaturan/kunci-api',
    { nama: 'Resep', peran: 'staff', cakupan: ['master:*', 'transaksi:*', 'laporan:read'] },
    { 'x-admin-key': server.adminKey },
  );
  expect([made.status, made.body.message]).toEqual([201, undefined]);
  said = await pasted([`cd ${folder}`, ...blocksOf(readSource('docs/recipes.md'))], {
    B: `${server.base}/api`,
    KEY: made.body.kunci,
  });
  expect(said.filter((text) => /"statusCode"\s*:\s*[45]/.test(text))).toEqual([]);
});

test('goods are made, then changed', () => {
  const [first, again, read] = linesOf(said[2]);
  const codes = ({ data }: { data: { statusCode: number }[] }) =>
    data.map(({ statusCode }) => statusCode);
  expect([codes(first), codes(again)]).toEqual([
    [201, 201],
    [200, 200],
  ]);
  expect(read.data).toMatchObject([{ nama: 'Teh', harga_jual: 9500, 'satuan.kode': 'PCS' }]);
});

test('an order becomes one sale, of which a part comes back', () => {
  const [order, sale, again, back] = linesOf(said[3]);
  expect(order.nomor_transaksi).toMatch(/\//);
  expect(again).toEqual({ id: sale.id, nomor_transaksi: sale.nomor_transaksi });
  expect(back.nomor_transaksi).toMatch(/\//);
});

test('a till sends its sales twice, and they are there once', () => {
  const [first, again] = linesOf(said[4]).map(({ data }) => data);
  expect(first.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([201, 201]);
  expect(again.map(({ statusCode }: { statusCode: number }) => statusCode)).toEqual([200, 200]);
});

test('a copy is told of what was posted', () => {
  expect(said[5]?.match(/"transaksi\.diposting"/g)?.length).toBeGreaterThanOrEqual(4);
});

test('a draft is posted as it was seen, and a rehearsal keeps nothing', () => {
  const [approved] = linesOf(said[6]);
  expect(approved).toMatchObject({ status: 'disetujui' });
  expect(JSON.parse(said[7] as string)).toHaveProperty('jurnal');
});
