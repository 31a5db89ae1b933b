/** The walls over REST: another tenant's id answers as an absent one, and no list, report or error shows what is his. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { hari } from '../helpers/toko.ts';
import { CASES } from '../rest/cases.ts';
import { MASTER_KEYS } from '../rest/cases_master.ts';
import { expectError } from '../rest/description.ts';
import { ABSENT, CANARY, type Foreign, openForeign } from '../rest/foreign.ts';
import { makeDraft, makeFinal, penjualanOf } from '../rest/made.ts';
import { ask, type Request } from '../rest/request.ts';
import { contents, openWorld } from '../rest/world.ts';

const world = openWorld();
let asing: Foreign;
beforeAll(async () => {
  asing = await openForeign(world);
});

/** Sends the request with an id of another tenant and with one that does not exist; the answers must not differ. */
async function expectAlike(
  name: string,
  requestOf: (id: string | number) => Request,
  foreign: string | number,
  absent: string | number = ABSENT,
): Promise<number> {
  const before = await contents(world);
  const beforeThere = await contents({ toko: asing.toko });
  const said: unknown[] = [];
  let status = 0;
  for (const id of [foreign, absent]) {
    const answer = await ask(world, name, world.tokens.admin, requestOf(id));
    expect(answer.text).not.toContain(CANARY);
    // Messages and paths repeat the id that the client sent.
    const plain = answer.text
      .replaceAll(String(id), '{id}')
      .replace(/"(?:timestamp|request_id)":"[^"]*"/g, '')
      .replace(/"path":"[^"]*"/, '');
    said.push([answer.status, plain]);
    status = answer.status;
  }
  expect(said[0]).toEqual(said[1]);
  expect(await contents(world)).toEqual(before);
  expect(await contents({ toko: asing.toko })).toEqual(beforeThere);
  return status;
}

describe("another tenant's record in the path", () => {
  const keys: Record<string, 'id' | 'kode'> = { ...MASTER_KEYS, 'harga-satuan': 'id' };
  const items = Object.entries(keys).flatMap(([path, key]) =>
    ['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
      name: `${method} /master/${path}/{${key}}`,
      entity: path === 'harga-satuan' ? 'barang-harga' : path,
      key,
    })),
  );

  test.each(items)('$name', async ({ name, entity, key }) => {
    const { body } = (await CASES[name]?.(world, 'admin')) ?? {};
    const foreign = asing.keys[entity] ?? 0;
    const absent = key === 'kode' ? '9TAKADA' : ABSENT;
    const status = await expectAlike(
      name,
      (id) => ({ params: { [key]: id }, ...(body ? { body } : null) }),
      foreign,
      absent,
    );
    expect(status).toBe(404);
  });

  const transactions = endpointTable({ docs: false })
    .filter(({ path }) => path.startsWith('/transaksi/{jenis}/{id}'))
    .map(({ method, path }) => `${method} ${path}`);

  test.each(transactions)('%s', async (name) => {
    const { body } = (await CASES[name]?.(world, 'admin')) ?? {};
    for (const foreign of [asing.penjualan, asing.draft]) {
      const request = (id: string | number): Request => ({
        params: { jenis: 'penjualan', id, tautan_id: ABSENT },
        ...(body ? { body } : null),
      });
      expect(await expectAlike(name, request, foreign)).toBe(404);
    }
  });

  test.each(transactions)('%s under another kind is absent too', async (name) => {
    const { body } = (await CASES[name]?.(world, 'admin')) ?? {};
    const { id } = await (name.startsWith('GET') ? makeFinal(world) : makeDraft(world));
    // The closing of a purchase is a path of its own, with a body.
    const jenis = name.endsWith('/tutup') ? 'order-pembelian' : 'pembelian';
    const params = { jenis, id, tautan_id: ABSENT };
    const answer = await ask(world, name, world.tokens.admin, {
      params,
      ...(name.startsWith('PUT')
        ? {
            body: {
              ...penjualanOf(world),
              detail: [{ barang_id: world.barang, qty: 1, harga: 1 }],
            },
          }
        : body
          ? { body }
          : null),
    });
    expectError(answer, 404);
  });

  test('GET /laporan/kartu-stok/{barang_id}', async () => {
    const name = 'GET /laporan/kartu-stok/{barang_id}';
    const request = (barang_id: string | number) => ({ params: { barang_id } });
    expect(await expectAlike(name, request, asing.keys.barang ?? 0)).toBe(404);
  });

  test('GET /laporan/buku-besar/{akun_kode}', async () => {
    const name = 'GET /laporan/buku-besar/{akun_kode}';
    const request = (akun_kode: string | number) => ({ params: { akun_kode } });
    expect(await expectAlike(name, request, asing.keys.akun ?? '', '9TAKADA')).toBe(404);
  });

  test('POST /tenants/{kode}/pilih', async () => {
    const request = (kode: string | number) => ({ params: { kode } });
    const status = await expectAlike(
      'POST /tenants/{kode}/pilih',
      request,
      asing.toko.kode,
      'takada',
    );
    expect(status).toBe(403);
  });
});

describe("another tenant's working draft", () => {
  const drafts = ['GET /draft/{id}', 'PUT /draft/{id}', 'POST /draft/{id}/submit'];

  test.each(drafts)('%s', async (name) => {
    const { body } = (await CASES[name]?.(world, 'admin')) ?? {};
    const request = (id: string | number) => ({ params: { id }, ...(body ? { body } : null) });
    expect(await expectAlike(name, request, asing.dokumenKerja)).toBe(404);
  });
});

const TEXT = '9TAKADA';

describe("another tenant's record in a body", () => {
  type Reference = [row: string, field: string, entity: string, absent: string | number];
  const references: Reference[] = [
    ['POST /master/barang', 'satuan_id', 'satuan', ABSENT],
    ['POST /master/barang', 'akun_persediaan', 'akun', TEXT],
    ['POST /master/barang', 'akun_hpp', 'akun', TEXT],
    ['POST /master/barang', 'akun_penjualan', 'akun', TEXT],
    ['POST /master/kontak', 'harga_kode', 'harga', TEXT],
    ['POST /master/akun', 'induk_kode', 'akun', TEXT],
    ['POST /master/barang-satuan', 'barang_id', 'barang', ABSENT],
    ['POST /master/barang-satuan', 'satuan_id', 'satuan', ABSENT],
    ['POST /master/barang-harga', 'barang_id', 'barang', ABSENT],
    ['POST /master/barang-harga', 'harga_kode', 'harga', TEXT],
    ['POST /master/barang-harga', 'satuan_id', 'satuan', ABSENT],
    ['POST /master/barang-harga', 'kontak_id', 'kontak', ABSENT],
    ['POST /master/barang-pemasok', 'barang_id', 'barang', ABSENT],
    ['POST /master/barang-pemasok', 'kontak_id', 'kontak', ABSENT],
    ['POST /master/barang-pemasok', 'satuan_id', 'satuan', ABSENT],
    ['POST /master/barang-lokasi', 'barang_id', 'barang', ABSENT],
    ['POST /master/barang-lokasi', 'lokasi_id', 'lokasi', ABSENT],
    ['POST /master/aset', 'akun_aset', 'akun', TEXT],
    ['POST /master/aset', 'akun_akumulasi', 'akun', TEXT],
    ['POST /master/aset', 'akun_beban', 'akun', TEXT],
    ['POST /master/dimensi-nilai', 'dimensi_id', 'dimensi', ABSENT],
    ['POST /master/dimensi-nilai', 'induk_id', 'dimensi-nilai', ABSENT],
    ['PATCH /master/barang/{id}', 'satuan_id', 'satuan', ABSENT],
    ['PATCH /transaksi/{jenis}/{id}', 'kontak_id', 'kontak', ABSENT],
    ['PATCH /transaksi/{jenis}/{id}', 'lokasi_id', 'lokasi', ABSENT],
  ];

  test.each(references)('%s: %s', async (name, field, entity, absent) => {
    const good = (await CASES[name]?.(world, 'admin')) ?? {};
    const request = (id: string | number): Request => ({
      ...good,
      body: { ...(good.body as object), [field]: id },
    });
    const answer = await ask(world, name, world.tokens.admin, request(asing.keys[entity] ?? 0));
    const messages = expectError(answer, 400);
    expect(messages.map((message) => message.split(':')[0])).toEqual([field]);
    await expectAlike(name, request, asing.keys[entity] ?? 0, absent);
  });

  const inDocuments: [path: string, entity: string, absent: string | number][] = [
    ['kontak_id', 'kontak', ABSENT],
    ['lokasi_id', 'lokasi', ABSENT],
    ['harga_kode', 'harga', TEXT],
    ['detail.0.barang_id', 'barang', ABSENT],
    ['detail.0.satuan_id', 'satuan', ABSENT],
    ['pembayaran.0.akun_kode', 'akun', TEXT],
  ];

  test.each(inDocuments)('POST /transaksi/penjualan: %s', async (path, entity, absent) => {
    const document = (id: string | number) => {
      const body = structuredClone(penjualanOf(world)) as Record<string, unknown>;
      const detail = body.detail as Record<string, unknown>[];
      const [field = '', , inner = ''] = path.split('.');
      if (field === 'detail') Object.assign(detail[0] ?? {}, { [inner]: id });
      else if (field === 'pembayaran') body.pembayaran = [{ akun_kode: id, jumlah: 1 }];
      else body[field] = id;
      return body;
    };
    const name = 'POST /transaksi/{jenis}';
    for (const query of [{ simulasi: 'false' }, { simulasi: 'true' }]) {
      const request = (id: string | number): Request => ({
        params: { jenis: 'penjualan' },
        query,
        body: document(id),
      });
      const foreign = asing.keys[entity] ?? 0;
      const messages = expectError(
        await ask(world, name, world.tokens.admin, request(foreign)),
        400,
      );
      expect(messages.map((message) => message.split(':')[0])).toEqual([path]);
      await expectAlike(name, request, foreign, absent);
    }
  });
});

describe('lists and reports', () => {
  const lists = endpointTable({ docs: false }).filter(
    ({ method, shape, right }) => method === 'GET' && shape === 'list' && right !== 'publik',
  );

  test.each(lists.map(({ path }) => path))('%s shows nothing of another tenant', async (path) => {
    const row = lists.find((one) => one.path === path);
    const name = `GET ${path}`;
    const good = (await CASES[name]?.(world, 'admin')) ?? {};
    const token = world.tokens[row?.right === 'ops' ? 'ops' : 'admin'];
    const queries: Record<string, string>[] = [{}, { per_page: '500' }];
    if (row?.list) {
      queries.push({ search: CANARY }, { paginate: 'false' });
      if (path.startsWith('/master/') && row.list.hasAtribut)
        queries.push({ filter: 'aktif=semua', per_page: '500' });
    }
    for (const query of queries) {
      const answer = await ask(world, name, token, {
        ...good,
        query: { ...good.query, ...query },
      });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      expect(answer.text).not.toContain(CANARY);
      if (query.search) expect(answer.body).toMatchObject({ data: [], meta: { total: 0 } });
    }
  });

  test.each([
    ['GET /laporan/piutang', 'kontak_id', 'kontak'],
    ['GET /laporan/hutang', 'kontak_id', 'kontak'],
    ['GET /laporan/penjualan', 'kontak_id', 'kontak'],
    ['GET /laporan/penjualan', 'barang_id', 'barang'],
    ['GET /laporan/stok', 'barang_id', 'barang'],
    ['GET /laporan/stok', 'lokasi_id', 'lokasi'],
    ['GET /master/barang-harga', 'barang_id', 'barang'],
    ['GET /master/barang-harga', 'kontak_id', 'kontak'],
  ])('%s?%s=', async (name, parameter, entity) => {
    const query = { dari: hari('01-01') };
    const dated = name.startsWith('GET /laporan') && !name.endsWith('stok');
    const request = (id: string | number): Request => ({
      query: { ...(dated ? query : null), [parameter]: id },
    });
    expect(await expectAlike(name, request, asing.keys[entity] ?? 0)).toBe(200);
  });

  test('GET /transaksi/penjualan?filter=', async () => {
    const request = (id: string | number): Request => ({
      params: { jenis: 'penjualan' },
      query: { filter: `kontak_id:${id}` },
    });
    expect(await expectAlike('GET /transaksi/{jenis}', request, asing.keys.kontak ?? 0)).toBe(200);
  });

  test('data of the user names his own tenants only', async () => {
    for (const name of ['GET /tenants', 'GET /tenants/saya', 'GET /modul/saya']) {
      const { text } = await ask(world, name, world.tokens.admin);
      expect(text).not.toContain(asing.toko.kode);
    }
  });
});

test('to its own tenant all of this is shown', async () => {
  const token = await world.server.tokenOf(asing.toko, 'staff');
  for (const [path, key] of Object.entries(MASTER_KEYS)) {
    const params = { [key]: asing.keys[path] ?? 0 };
    const answer = await ask(world, `GET /master/${path}/{${key}}`, token, { params });
    expect(answer.status).toBe(200);
  }
  const query = { search: CANARY };
  expect((await ask(world, 'GET /master/barang', token, { query })).text).toContain(CANARY);
  const params = { jenis: 'penjualan' };
  const sales = await ask(world, 'GET /transaksi/{jenis}', token, { params, query });
  expect(sales.body.data.map(({ id }: { id: number }) => id).sort()).toEqual(
    [asing.penjualan, asing.draft].sort(),
  );
});

test('a token whose tenant is not the user’s any more opens nothing', async () => {
  const { data, server } = world;
  const kode = await data.newTenant();
  await data.rows(`select erp_private.membership_set('pindah@uji.test', null, $1, 'staff')`, [
    kode,
  ]);
  const token = await server.signIn('pindah@uji.test', kode);
  expect((await server.rest(token).get('/api/master/barang')).status).toBe(200);
  await data.rows(
    `delete from erp_private.membership where tenant_kode = $1 and pengguna_id = (
               select id from erp_private.pengguna where email = 'pindah@uji.test')`,
    [kode],
  );
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expectError(await server.rest(token).get('/api/master/barang'), 403, 'OTTNT');
  expect((await server.rest(token).get('/api/tenants')).body).toEqual([]);
  expect((await server.graphql(token, '{daftarBarang{totalCount}}')).status).toBe(403);
});
