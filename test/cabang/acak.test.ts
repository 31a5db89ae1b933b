/** Whatever is asked in a branch, its parent keeps every row as it was. */
import { expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { KIND_NAMES } from '../../server/answers/kinds.ts';
import { contents } from '../cadangan/cadangan.ts';
import { makeRandom } from '../helpers/acak.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openToko } from '../helpers/toko.ts';
import { openBranch } from './cabang.ts';

const data = openDatabase('few');
const server = openServer(data);

/** What a handler does is its own, and some of these answers never end; what needs no token knows no tenant. */
const rows = endpointTable({ docs: false }).filter(
  ({ handler, path, right, anonymous, deprecation }) =>
    handler === undefined &&
    right !== 'publik' &&
    anonymous !== true &&
    deprecation === undefined &&
    !/^\/(auth|tenants)\b/.test(path),
);
const ENTITIES = ['kontak', 'barang', 'satuan', 'lokasi', 'harga', 'akun'];

test('500 random requests in a branch leave the tables of its parent as they were', async () => {
  const random = makeRandom(20_261_129);
  const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
  const toko = await openToko(data);
  const barang = await toko.barang();
  await toko.beli('01-02', [[barang, 1000, 10]]);
  await toko.jual('02-01', [[barang, 1, 500]]);
  const kode = await openBranch(data, toko.kode);
  const before = await contents(data, toko.kode);
  const inside: Rest = server.rest(await server.signIn(`admin@${toko.kode}.test`, kode));
  const key = { 'x-admin-key': server.adminKey };

  const value = (name: string): string => {
    if (name === 'jenis') return one(KIND_NAMES);
    if (name === 'entitas') return one(ENTITIES);
    return String(1 + random(12));
  };
  const sale = () => ({
    tanggal: hari('02-03'),
    kontak_id: toko.pelanggan,
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: barang, qty: 1 + random(3), harga: 100 * (1 + random(9)) }],
  });
  const bodies = [() => ({}), sale, () => ({ nama: `Nama ${random(99)}` }), () => ({ hari: 3 })];
  const seen = new Map<number, number>();
  const count = (status: number) => seen.set(status, (seen.get(status) ?? 0) + 1);
  for (let i = 0; i < 500; i += 1) {
    if (i % 5 === 0) {
      count((await inside.post('/api/transaksi/penjualan', sale())).status);
      continue;
    }
    const { method, path } = one(rows);
    const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => value(name))}`;
    const body = one(bodies)();
    const answer = await {
      GET: () => inside.get(url, key),
      DELETE: () => inside.delete(url, key),
      POST: () => inside.post(url, body, key),
      PUT: () => inside.put(url, body, key),
      PATCH: () => inside.patch(url, body, key),
    }[method]();
    expect([`${method} ${url}`, answer.headers.get('x-niaga-uji')]).toEqual([
      `${method} ${url}`,
      kode,
    ]);
    count(answer.status);
  }
  expect(await contents(data, toko.kode)).toEqual(before);
  // A random request may close what a sale needs.
  expect(seen.get(201)).toBeGreaterThan(10);
  expect(seen.get(500)).toBeUndefined();
});
