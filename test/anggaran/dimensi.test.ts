/** Budgets of a value of a dimension: set and read by themselves, compared with what it and those below it booked. */
import { beforeEach, expect, test } from '@jest/globals';
import { buatDimensi } from '../dimensi/laporan.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { tahun } from '../helpers/tahun.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data);

let toko: Toko;
let admin: Rest;
let viewer: Rest;
const url = `/api/anggaran/${tahun}`;

beforeEach(async () => {
  toko = await openToko();
  await buatDimensi(toko);
  const of = (peran: string) => server.restAs(toko, peran);
  [admin, viewer] = [await of('admin'), await of('viewer')];
});

const put = (dimensi: string, jumlah: number, akun_kode = '6201') =>
  admin.put(
    url + dimensi,
    { detail: [{ akun_kode, jumlah: new Array(12).fill(jumlah) }] },
    { 'x-admin-key': server.adminKey },
  );
const set = async (...given: Parameters<typeof put>) =>
  expect((await put(...given)).status).toBe(204);
const totals = async (dimensi: string) =>
  (await viewer.get(url + dimensi)).body.detail.map(
    ({ akun_kode, total }: { akun_kode: string; total: number }) => `${akun_kode} ${total}`,
  );
const rugiLaba = (more: string) =>
  viewer.get(
    `/api/laporan/rugi-laba?dari=${hari('01-01')}&sampai=${hari('01-31')}&banding=anggaran${more}`,
  );
const beban = async (more: string) => {
  const { nilai, pembanding } = (await rugiLaba(more)).body.beban_usaha;
  return [nilai, pembanding];
};

test('each value has a budget of its own, and so has the whole', async () => {
  await set('', 1000);
  await set('?dimensi=cabang:JKT', 500);
  await set('?dimensi=cabang:JKT-SEL', 40, '6202');
  await set('?dimensi=cabang:JKT', 300);
  expect(await totals('')).toEqual(['6201 12000']);
  expect(await totals('?dimensi=cabang:JKT')).toEqual(['6201 3600']);
  expect(await totals('?dimensi=cabang:JKT-SEL')).toEqual(['6202 480']);
  expect(await totals('?dimensi=cabang:BDG')).toEqual([]);
  const of = (dimensi: object) => ({ dimensi });
  await toko.jurnalkan('01-10', 'D 6201 250, K 3101 250', of({ cabang: 'JKT' }));
  await toko.jurnalkan('01-11', 'D 6202 50, K 3101 50', of({ cabang: 'JKT-SEL', proyek: 'P1' }));
  await toko.jurnalkan('01-12', 'D 6202 7, K 3101 7');
  expect(await beban('')).toEqual([307, 1000]);
  expect(await beban('&dimensi=cabang:JKT')).toEqual([300, 340]);
  expect(await beban('&dimensi=cabang:JKT-SEL')).toEqual([50, 40]);
  expect(await beban('&dimensi=cabang:BDG')).toEqual([0, 0]);
});

test('where only values have budgets, the whole has none', async () => {
  await set('?dimensi=cabang:JKT', 500);
  expect(await totals('')).toEqual([]);
  expect(await beban('')).toEqual([0, 0]);
});

test('a value with a budget is in use', async () => {
  await set('?dimensi=cabang:BDG', 500);
  await expect(toko.rows(`delete from dimensi_nilai where kode = 'BDG'`)).rejects.toThrow(
    /anggaran/,
  );
});

test('a budget is of one value, of a dimension in use', async () => {
  for (const [dimensi, wrong] of [
    ['cabang:XYZ', 'dimensi: nilai XYZ tidak ditemukan pada dimensi cabang'],
    ['kota:JKT', 'dimensi: dimensi kota tidak ditemukan'],
    ['gudang:G1', 'dimensi: dimensi gudang tidak aktif'],
    ['cabang:-', 'dimensi: anggaran hanya ada untuk satu nilai, misalnya cabang:JKT'],
  ]) {
    for (const answer of [
      await viewer.get(`${url}?dimensi=${dimensi}`),
      await put(`?dimensi=${dimensi}`, 1),
      await rugiLaba(`&dimensi=${dimensi}`),
    ]) {
      expect(expectError(answer, 400, 'VADLA')).toEqual([wrong]);
    }
  }
  const two = 'cabang:JKT,proyek:P1';
  expectError(await rugiLaba(`&dimensi=${two}`), 400, 'VADLA');
  expectError(await put(`?dimensi=${two}`, 1), 400, 'VAINP');
  expect(await totals('')).toEqual([]);
});

test('who may: an admin with the key, of this tenant; over GraphQL the same', async () => {
  await set('?dimensi=cabang:JKT', 5);
  const asing = await openToko();
  const theirs = await server.restAs(asing, 'viewer');
  expectError(await theirs.get(`${url}?dimensi=cabang:JKT`), 400, 'VADLA');
  expectError(await viewer.put(`${url}?dimensi=cabang:JKT`, { detail: [] }), 403);
  expectError(await server.rest().get(`${url}?dimensi=cabang:JKT`), 401);
  const token = await server.tokenOf(toko, 'viewer');
  const { body } = await server.graphql(
    token,
    `{ anggaranGet(tahun: ${tahun}, dimensi: "cabang:JKT") { detail { akunKode total } } }`,
  );
  expect(body.data.anggaranGet.detail).toEqual([{ akunKode: '6201', total: '60.00' }]);
});
