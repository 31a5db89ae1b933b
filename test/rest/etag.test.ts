/** No lost updates: ETag, If-Match, and the record as the answer of a change. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openServer, type Rest } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { expectError } from './description.ts';

const { data, openToko } = openStory('few');
const server = openServer(data);
let toko: Toko;
let admin: Rest;
let key: Record<string, string>;

beforeAll(async () => {
  toko = await openToko();
  admin = await server.restAs(toko, 'admin');
  key = { 'x-admin-key': server.adminKey };
});

const draft = async () => {
  const { body } = await admin.post('/api/transaksi/kas-masuk', {
    draft: true,
    tanggal: hari('02-01'),
    lokasi_id: toko.lokasi,
    akun_kas: '1101',
    detail: [{ akun_kode: '4201', jumlah: 10 }],
  });
  return `/api/transaksi/kas-masuk/${body.id}`;
};

/** What is changed: its address, two changes of it, and how it is deleted. */
const THINGS: Record<string, () => Promise<{ url: string; patches?: object[]; puts?: object[] }>> =
  {
    barang: async () => ({
      url: `/api/master/barang/${await toko.barang()}`,
      patches: [{ merek: 'A' }, { merek: 'B' }],
    }),
    akun: async () => ({
      url: '/api/master/akun/6201',
      patches: [{ nama: 'Gaji' }, { nama: 'Upah' }],
    }),
    'draft of a transaction': async () => ({
      url: await draft(),
      patches: [{ keterangan: 'satu' }, { keterangan: 'dua' }],
    }),
    settings: async () => ({
      url: '/api/pengaturan/tenant',
      patches: [{ penyetuju: 'admin' }, { penyetuju: 'staff' }],
    }),
    'working draft': async () => {
      const { body } = await admin.post('/api/draft', { jenis: 'penjualan', isi: {} });
      const isi = { keterangan: 'x' };
      return { url: `/api/draft/${body.id}`, puts: [1, 2].map((versi) => ({ isi, versi })) };
    },
  };

describe.each(Object.keys(THINGS))('%s', (name) => {
  test('a second change with an old ETag is refused, with the new one it is not', async () => {
    const { url, patches, puts } = (await THINGS[name]?.()) ?? { url: '' };
    const [first, second] = (patches ?? puts) as [object, object];
    const change = (body: object, tag?: string) =>
      (patches ? admin.patch : admin.put)(url, body, { ...key, ...(tag && { 'if-match': tag }) });
    const seen = await admin.get(url);
    const tag = `${seen.headers.get('etag')}`;
    expect(tag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await admin.get(url)).headers.get('etag')).toBe(tag);
    expect((await change(first, tag)).status).toBe(204);
    const now = await admin.get(url);
    expect(now.headers.get('etag')).not.toBe(tag);
    for (const stale of [tag, 'W/"0"', '"x", "y"', `W/${now.headers.get('etag')}`]) {
      expectError(await change(second, stale), 412, 'PRUBH');
    }
    expectError(await change(second, 'bukan-etag'), 400, 'VAINP');
    expect((await admin.get(url)).text).toBe(now.text);
    expect((await change(second, `"lain", ${now.headers.get('etag')}`)).status).toBe(204);
    if (url.includes('/draft/') || url.includes('pengaturan') || url.includes('akun')) return;
    expectError(await admin.delete(url, { 'if-match': tag }), 412, 'PRUBH');
    expect((await admin.delete(url, { 'if-match': '*' })).status).toBe(204);
  });
});

test('of two at once with one ETag one is refused', async () => {
  const url = `/api/master/barang/${await toko.barang()}`;
  const tag = `${(await admin.get(url)).headers.get('etag')}`;
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_none, n) =>
      admin.patch(url, { merek: `M${n}` }, { 'if-match': tag }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([204, ...new Array(7).fill(412)]);
});

test('PATCH answers with the record where that is preferred, and its ETag is the next one', async () => {
  const url = `/api/master/barang/${await toko.barang()}`;
  const made = await admin.patch(url, { merek: 'Baru' }, { prefer: 'return=representation' });
  const seen = await admin.get(url);
  expect(made).toMatchObject({ status: 200, text: seen.text, body: { merek: 'Baru' } });
  expect(made.headers.get('preference-applied')).toBe('return=representation');
  expect(made.headers.get('etag')).toBe(seen.headers.get('etag'));
  expect((await admin.patch(url, { merek: 'C' }, { prefer: 'return=minimal' })).status).toBe(204);
  const { body } = await admin.post(
    '/api/pengaturan/kunci-api',
    { nama: 'Buta', peran: 'staff', cakupan: ['master:update'] },
    key,
  );
  const blind = await server
    .rest(body.kunci)
    .patch(url, { merek: 'D' }, { prefer: 'return=representation' });
  expect([blind.status, blind.text]).toEqual([204, '']);
});

test('a final document stays as it is whatever If-Match says', async () => {
  const url = await draft();
  await admin.post(`${url}/approve`);
  const stale = { 'if-match': '"00000000000000000000000000000000"' };
  expect((await admin.patch(url, { keterangan: 'x' }, stale)).status).toBe(204);
  expectError(await admin.delete(url, stale), 409, 'KOFIN');
});
