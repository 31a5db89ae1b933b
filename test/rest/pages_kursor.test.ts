/** Lists that come by pages and go on from a cursor: the same rows, each once, also while others write. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { camel } from '../../server/graphql/schema/names.ts';
import type { Answer } from '../helpers/server.ts';
import { CASES } from './cases.ts';
import { penjualanOf } from './made.ts';
import { openReading } from './reading.ts';
import { ask, NOTHING, type Request } from './request.ts';
import { openWorld } from './world.ts';

type Row = Record<string, unknown>;

const world = openWorld();
const read = openReading(world);
const lists = endpointTable({ docs: false }).filter(({ pages }) => pages === 'kursor');
const nameOf = ({ method, path }: (typeof lists)[number]) => `${method} ${path}`;
const admin = () => ({ 'x-admin-key': world.server.adminKey });
const wanted: Record<string, Request> = {};

/** As many rows as a list needs: `make` is told which one it makes. */
const several = async (make: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < 5; n += 1) await make(n);
};
const post = async (row: string, body: unknown, params = {}, query = {}): Promise<Answer> => {
  const request = { params, body, query, headers: admin() };
  const answer = await ask(world, row, world.tokens.admin, request);
  if (answer.status >= 300) throw new Error(answer.text);
  return answer;
};

beforeAll(async () => {
  for (const row of lists) wanted[nameOf(row)] = (await CASES[nameOf(row)]?.(world, 'admin')) ?? {};
  const user = await world.toko.value(
    `select m.pengguna_id from erp_private.membership as m where m.tenant_kode = $1 and m.peran = 'admin' limit 1`,
    [world.toko.kode],
  );
  const key = await post('POST /pengaturan/kunci-api', {
    nama: 'Panggilan',
    peran: 'staff',
    cakupan: ['master:read'],
  });
  wanted['GET /pengaturan/kunci-api/{id}/panggilan'] = { params: { id: key.body.id } };
  const webhook = await post('POST /pengaturan/webhook', {
    url: 'https://contoh.test/kursor',
    peristiwa: ['*'],
  });
  const { id } = webhook.body;
  wanted['GET /pengaturan/webhook/{id}/pengiriman'] = { params: { id } };
  await several(async (n) => {
    await post('POST /pengaturan/kunci-api', {
      nama: `Kursor ${n}`,
      peran: 'staff',
      cakupan: ['master:read'],
    });
    await post('POST /pengaturan/webhook', {
      url: `https://contoh.test/kursor/${n}`,
      peristiwa: ['*'],
    });
    await post('POST /pengaturan/webhook/{id}/uji', undefined, { id });
    await post('POST /draft', { jenis: 'penjualan', isi: penjualanOf(world) });
    await world.data.rows(
      `insert into erp_private.notifikasi (pengguna_id, tenant_kode, jenis, kunci, judul, isi)
       values ($1, $2, 'stok_minimum', $3, 'Stok', 'Stok')`,
      [user, world.toko.kode, `kursor:${n}`],
    );
    await world.data.rows('select erp_private.session_kunci_calls($1)', [
      JSON.stringify([
        {
          ...{ kunci_id: key.body.id, waktu: new Date(), metode: 'GET', rute: `/api/${n}` },
          ...{ status: 200, ms: 1, request_id: `${n}`, ukuran: 1 },
        },
      ]),
    ]);
    await world.toko.rows(
      `insert into persetujuan (aksi, jenis, transaksi_id, status)
       select 'void', t.jenis, t.id, 'ditolak' from transaksi as t where t.status = 'final' limit 1`,
    );
    await world.toko
      .by({ peran: 'admin' })
      .rows(`select erp.impor_create('penjualan', 'a.csv', 'csv', repeat($1, 64), 1)`, [`${n}`]);
  });
});

const page = (name: string, query: Record<string, string | number>) => {
  const { params, query: { page: _page, per_page: _perPage, ...also } = {} } = wanted[name] ?? {};
  const request = { params, query: { ...also, ...query }, headers: admin() } as Request;
  return ask(world, name, world.tokens.admin, request);
};

describe.each(lists.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  test('goes on from a cursor as by its pages', async () => {
    const counted = await page(name, { page: 1, per_page: 500 });
    expect([counted.status, counted.body.meta.page]).toEqual([200, 1]);
    const found: Row[] = [];
    for (let kursor: string | null = ''; kursor !== null; ) {
      const answer: Answer = await page(name, { per_page: 2, kursor });
      expect(answer.body.meta).toMatchObject({ per_page: 2 });
      expect(Object.keys(answer.body.meta)).not.toContain('total');
      found.push(...answer.body.data);
      kursor = answer.body.meta.kursor;
      if (kursor !== null) {
        expect(answer.headers.get('link')).toContain('rel="next"');
        expect(answer.body.data).toHaveLength(2);
      }
    }
    const told = (rows: Row[]) => rows.map((one) => one.id ?? one.request_id);
    // What is asked of it is itself in the trail.
    expect(told(found)).toEqual(told(counted.body.data));
  });

  test('refuses one of another list, one that was changed, and a page beside it', async () => {
    const { kursor } = (await page(name, { per_page: 1, kursor: '' })).body.meta;
    for (const wrong of [
      'bukan kursor',
      ...(kursor ? [`${kursor[0] === '0' ? '1' : '0'}${kursor.slice(1)}`] : []),
    ]) {
      const refused = await page(name, { kursor: wrong });
      expect([refused.status, refused.body.code]).toEqual([400, 'VAKSR']);
    }
    const both = await page(name, { kursor: '', page: 1 });
    expect([both.status, both.body.message]).toEqual([400, ['page: tidak bersama kursor']]);
  });

  test('says so in its description, and GraphQL has the same argument', async () => {
    await read('GET /notifikasi', 'kursor=&per_page=1');
    const field = camel(row.call?.(NOTHING).operation ?? '');
    const query = `{ __schema { queryType { fields { name args { name } } } } }`;
    const { body } = await world.server.graphql(`${world.tokens.admin}`, query);
    const { args } = body.data.__schema.queryType.fields.find((one: Row) => one.name === field);
    expect(args.map((one: Row) => one.name)).toContain('kursor');
  });
});

test('rows that come meanwhile stand before the cursor, and none is told twice', async () => {
  const name = 'GET /pengaturan/webhook';
  const before = (await page(name, { per_page: 500 })).body.data.map((one: Row) => one.id);
  const found: unknown[] = [];
  for (let kursor: string | null = ''; kursor !== null; ) {
    const { body }: Answer = await page(name, { per_page: 2, kursor });
    found.push(...body.data.map((one: Row) => one.id));
    kursor = body.meta.kursor;
    if (found.length === 2) {
      await post('POST /pengaturan/webhook', { url: 'https://contoh.test/baru', peristiwa: ['*'] });
    }
  }
  expect(found).toEqual(before);
});
