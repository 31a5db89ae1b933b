/**
 * The examples of the description, each sent once to the demo as the page shows it: all succeed, and what was there
 * stays as it was. Examples that say what becomes of a thing are sent to one that was made just before.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadDemo } from '../../db/demo/index.ts';
import { ENTITIES } from '../../rest-facade/schemas/entities.ts';
import { KIND_NAMES, type Kind } from '../../server/answers/kinds.ts';
import { SAMPLES } from '../../server/graphql/door/graphiql/samples.ts';
import { openDatabase } from '../helpers/database.ts';
import { expectConsistent } from '../helpers/expect.ts';
import { type Answer, openServer } from '../helpers/server.ts';
import { openToko } from '../helpers/toko.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { importirOf } from '../impor/mengimpor.ts';
import { bukuOf, paketOf } from '../impor/paket.ts';
import { unggah } from '../lampiran/unggah.ts';
import { described, type Json, kindsOf } from './described.ts';
import { changedSince, MOVED, rowsOf } from './rows_kept.ts';

const data = openDatabase('few');
const server = openServer(data);
const tokens: Record<string, string> = {};
let description: Json;
let before: Awaited<ReturnType<typeof rowsOf>>;
/** `POST /api/draft` and so on: what was sent. */
const sent = new Set<string>();

const look = () => data.asOwner((db) => rowsOf(db, 't_demo'), { tenant: 'demo' });

beforeAll(async () => {
  await loadDemo({
    config: { production: false },
    urls: { owner: data.ownerUrl, app: data.appUrl },
  });
  await openWorker(data);
  for (const peran of ['admin', 'staff', 'ops']) {
    tokens[peran] = await server.signIn(`${peran}@demo.test`, 'demo');
  }
  description = (await server.rest().get('/api/docs-json')).body;
  // What the relay carries away is no row of the books.
  await until(async () => (await look()).get('outbox')?.size === 0);
  before = await look();
});

const key = () => ({ 'x-admin-key': server.adminKey });
const contentOf = (method: string, path: string): Json =>
  described(description, method, path)?.requestBody?.content['application/json'];
const exampleOf = (method: string, path: string): Json => contentOf(method, path).example;

type Asked = { params?: Record<string, unknown>; body?: Json; peran?: string };

/** Sends the example of an operation, with what nobody can know beforehand in `body`; it must succeed. */
async function send(method: string, path: string, asked: Asked = {}): Promise<Answer> {
  const { params = {}, body, peran = 'admin' } = asked;
  const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => String(params[name]));
  const example = contentOf(method, path)?.example;
  const isi = body === undefined || Array.isArray(example) ? example : { ...example, ...body };
  const rest = server.rest(tokens[peran]);
  const verb = method.toLowerCase() as 'post' | 'put' | 'patch';
  const answer = await rest[verb](url, isi, key());
  expect([`${method} ${path}`, answer.status, answer.status < 300 || answer.text]).toEqual([
    `${method} ${path}`,
    answer.status,
    true,
  ]);
  sent.add(`${method} ${path}`);
  return answer;
}

const rest = (peran = 'admin') => server.rest(tokens[peran]);
const made = async (url: string, body: Json, peran = 'admin'): Promise<number> => {
  const { status, text, body: answer } = await rest(peran).post(url, body, key());
  if (status >= 300) throw new Error(`${url}: ${status} ${text}`);
  return answer.id;
};

describe.each(KIND_NAMES)('%s', (kind: Kind) => {
  const path = `/api/transaksi/${kind}`;
  const does = (name: string) =>
    described(description, 'POST', `${path}/{id}/${name}`) !== undefined;
  const voided = (id: number) => send('POST', `${path}/{id}/void`, { params: { id } });

  test('posted, shown to others, and voided', async () => {
    const { id } = (await send('POST', path, { peran: 'staff' })).body;
    const params = { id };
    if (does('tautan')) await send('POST', `${path}/{id}/tautan`, { params });
    if (does('kirim')) await send('POST', `${path}/{id}/kirim`, { params });
    if (does('salin')) await send('POST', `${path}/{id}/salin`, { params });
    // Of purchases receipts alone are closed.
    if (does('tutup') && kind !== 'pembelian') await send('POST', `${path}/{id}/tutup`, { params });
    await send('PATCH', `${path}/{id}/atribut`, { params });
    await send('PATCH', `${path}/{id}/id-luar`, { params });
    await voided(id);
  });

  test('put by the id of another program', async () => {
    const params = { sumber: 'contoh', id: 'C-1' };
    const { body } = await send('PUT', `${path}/luar/{sumber}/{id}`, { params });
    await voided(body.id);
  });

  test('on its way and received', async () => {
    // An order is received by a document of its own.
    const actions = kind === 'order-pembelian' ? [] : ['terima', 'batal-terima'].filter(does);
    expect(actions).toHaveLength(/^(kas-bank|transfer-stok)$/.test(kind) ? 2 : 0);
    if (actions.length === 0) return;
    const way = kind === 'kas-bank' ? { transit: true } : { dua_langkah: true };
    const id = await made(path, { ...exampleOf('POST', path), ...way });
    for (const name of actions) await send('POST', `${path}/{id}/${name}`, { params: { id } });
    await voided(id);
  });

  test('kept as a draft, replaced, changed and approved', async () => {
    const id = await made(path, { ...exampleOf('POST', path), draft: true });
    const params = { id };
    await send('PUT', `${path}/{id}`, { params });
    await send('PATCH', `${path}/{id}`, { params });
    await send('POST', `${path}/{id}/approve`, { params });
    expect((await rest().get(`${path}/${id}`)).body.status).toBe('final');
    await voided(id);
    await send('PUT', `${path}/preferensi-tabel`);
  });

  test('many at once', async () => {
    const { body } = await send('POST', `${path}/massal`);
    for (const { id } of body.data) await voided(id);
  });

  test('what is not described is refused', async () => {
    const id = await made(path, { ...exampleOf('POST', path) });
    const bodies = { terima: {}, 'batal-terima': { alasan: 'salah' }, tutup: undefined };
    const papers = { tautan: { hari: 14 }, kirim: { email: 'beli@contoh.test' } };
    for (const [name, body] of Object.entries({ ...bodies, ...papers })) {
      if (does(name)) continue;
      const { status } = await rest().post(`${path}/${id}/${name}`, body);
      expect([name, status >= 400 && status < 500]).toEqual([name, true]);
    }
    await voided(id);
  });
});

describe.each(ENTITIES.map((one) => [one.path, one] as const))('%s', (name, entity) => {
  test('made, replaced and changed', async () => {
    const path = `/api/master/${name}`;
    const { body } = await send('POST', path);
    const item = `${path}/{${entity.key}}`;
    await send('PUT', item, { params: body });
    await send('PATCH', item, { params: body });
    const url = `${path}/${body[entity.key]}`;
    expect((await rest().get(url)).body.aktif).toBe(true);
    await rest().patch(url, { id_luar: { contoh: 'C-1' } });
    await send('PUT', `${path}/luar/{sumber}/{id}`, { params: { sumber: 'contoh', id: 'C-1' } });
    if (description.paths[`${path}/massal`]) await send('POST', `${path}/massal`);
  });
});

test('a field of the tenant’s own', async () => {
  const { id } = (await send('POST', '/api/master/bidang')).body;
  await send('PATCH', '/api/master/bidang/{id}', { params: { id } });
  expect((await rest().delete(`/api/master/bidang/${id}`)).status).toBe(204);
});

test('sessions', async () => {
  const id_token = await server.identityToken('staff@demo.test');
  const { refresh_token } = (await send('POST', '/api/auth/sesi', { body: { id_token } })).body;
  await send('POST', '/api/auth/refresh', { body: { refresh_token } });
});

test('an asset that is disposed of', async () => {
  const detail = [{ akun_kode: '1504', jumlah: 12_000_000 }];
  const aset = exampleOf('POST', '/api/master/aset');
  const { tanggal } = aset;
  const id = await made('/api/transaksi/kas-keluar', { tanggal, akun_kas: '1111', detail });
  const { body } = await rest().get(`/api/transaksi/kas-keluar/${id}`);
  const asal = [{ baris_id: body.detail[0].id, nilai: 12_000_000 }];
  const params = { id: await made('/api/master/aset', { ...aset, asal }) };
  await send('POST', '/api/master/aset/{id}/lepas', { params });
});

test('working drafts, and requests that are decided', async () => {
  const { id, versi } = (await send('POST', '/api/draft')).body;
  await send('PUT', '/api/draft/{id}', { params: { id }, body: { versi } });
  await send('POST', '/api/usulan-beli');
  for (const putusan of ['setujui', 'tolak', 'kembalikan']) {
    const sale = { ...exampleOf('POST', '/api/transaksi/penjualan'), draft: true };
    const transaksi = await made('/api/transaksi/penjualan', sale, 'staff');
    const waiting = (await rest().get('/api/persetujuan?untuk=saya')).body.data;
    const request = waiting.find((one: Json) => one.transaksi_id === transaksi);
    const { sidik } = (await rest().get(`/api/persetujuan/${request.id}`)).body;
    const body = putusan === 'setujui' ? { sidik } : {};
    await send('POST', `/api/persetujuan/{id}/${putusan}`, { params: { id: request.id }, body });
  }
});

test('goods of an order that came before their invoice, and a rebate', async () => {
  const path = '/api/transaksi/order-pembelian';
  const id = await made(path, exampleOf('POST', path));
  const whole = { detail: undefined };
  const receipt = await send('POST', `${path}/{id}/terima`, { params: { id }, body: whole });
  const params = { id: receipt.body.id };
  await send('POST', '/api/transaksi/pembelian/{id}/tutup', { params, body: whole });
  await send('POST', '/api/rabat/hitung');
});

test('somebody stands in, for one request and for some days', async () => {
  const wakil = ['wakil@demo.test', 'Wakil', 'demo', 'staff'];
  await data.rows('select erp_private.membership_set($1, $2, $3, $4)', wakil);
  const [orang] = await data.rows(
    `update erp_private.membership as m set diterima_pada = now()
       from erp_private.pengguna as p
      where p.id = m.pengguna_id and p.email = $1 returning p.id`,
    [wakil[0]],
  );
  await send('POST', '/api/persetujuan/delegasi', { body: { kepada: orang?.id } });
  const aturan = '/api/pengaturan/aturan-persetujuan';
  const langkah = [{ peran: ['admin'] }];
  const rule = await made(aturan, { nama: 'Jual', aksi: 'posting', langkah });
  const sale = exampleOf('POST', '/api/transaksi/penjualan');
  const transaksi = await made('/api/transaksi/penjualan', sale, 'staff');
  const waiting = (await rest().get('/api/persetujuan?untuk=saya')).body.data;
  const { id } = waiting.find((one: Json) => one.transaksi_id === transaksi);
  const body = { pengguna_id: orang?.id };
  await send('POST', '/api/persetujuan/{id}/delegasikan', { params: { id }, body });
  await made(`/api/persetujuan/${id}/tolak`, { alasan: 'hanya contoh' });
  expect((await rest().delete(`${aturan}/${rule}`, key())).status).toBe(204);
});

test('settings, people and keys', async () => {
  const tenant = '/api/pengaturan/tenant';
  await send('PATCH', tenant);
  await send('PUT', `${tenant}/modul`);
  await send('PUT', `${tenant}/periode`);
  await send('PUT', `${tenant}/masa-pajak`);
  await send('PUT', `${tenant}/kop`);
  await send('PUT', `${tenant}/kop/logo`);
  await send('PUT', `${tenant}/kop/templat/{nama}`, { params: { nama: 'nota-kami' } });
  const orang = (await send('POST', '/api/pengaturan/pengguna')).body;
  const { id } = orang;
  await send('PUT', '/api/pengaturan/pengguna/{id}/tenant-assignments', { params: { id } });
  await send('PUT', '/api/tenants/default');
  await send('POST', '/api/pengaturan/kunci-api');
  const { kode } = (await send('POST', '/api/pengaturan/peran')).body;
  await send('PATCH', '/api/pengaturan/peran/{kode}', { params: { kode } });
  const cabang = (await send('POST', '/api/pengaturan/cabang-uji')).body;
  await send('PATCH', '/api/pengaturan/cabang-uji/{kode}', { params: { kode: cabang.kode } });
  const aturan = '/api/pengaturan/aturan-persetujuan';
  const rule = (await send('POST', aturan)).body.id;
  await send('PATCH', `${aturan}/{id}`, { params: { id: rule } });
  expect((await rest().delete(`${aturan}/${rule}`, key())).status).toBe(204);
  await send('PUT', '/api/anggaran/{tahun}', { params: { tahun: new Date().getFullYear() } });
});

test('a book year', async () => {
  const tahun = new Date().getFullYear() - 1;
  const toko = await openToko(data, { tanggal_mulai: `${tahun}-01-01` });
  tokens.toko = await server.tokenOf(toko, 'admin');
  const path = '/api/pengaturan/tutup-tahun/{tahun}';
  await send('POST', path, { params: { tahun }, peran: 'toko' });
});

test('files, notifications, imports, webhooks, papers, questions and changes', async () => {
  const fields = { entitas: 'kontak', entitas_id: '1' };
  const file = await unggah(server.base, `${tokens.admin}`, 'isi', { name: 'a.txt', fields });
  await send('POST', '/api/lampiran/{id}/tautan', { params: { id: file.body.id } });
  await send('PUT', '/api/notifikasi/preferensi');
  await send('POST', '/api/notifikasi/request-akses-tenant');
  const { id } = (await send('POST', '/api/pengaturan/webhook')).body;
  await send('PATCH', '/api/pengaturan/webhook/{id}', { params: { id } });
  await send('POST', '/api/cetak');
  await send('POST', '/api/ai/query');
  const job = (await send('POST', '/api/ops/cdc/jobs', { peran: 'ops' })).body;
  const params = { id: job.id };
  await send('POST', '/api/ops/cdc/jobs/{id}/aksi', { params, peran: 'ops' });
});

test('an import that is mapped, and one that is taken back', async () => {
  const importir = importirOf(server, `${tokens.admin}`);
  const file = 'Kd Brg,nama,satuan\nIMP-01,Gula Batu,PCS\n';
  const { id } = await importir.gladi('barang', file);
  await send('PATCH', '/api/impor/{id}', { params: { id } });
  await importir.tenang(id);
  await rest().post(`/api/impor/${id}/jalankan`);
  expect((await importir.tenang(id)).status).toBe('selesai');
  await send('POST', '/api/impor/{id}/batalkan', { params: { id } });
});

test('a bundle of tables that is changed, and one that is taken back', async () => {
  const { gladi, jalan, tenang } = paketOf(server, `${tokens.admin}`);
  const { id } = await gladi(
    await bukuOf({ Barang: 'Kode|Nama Barang|Satuan\nPKT-01|Gula Batu|PCS' }),
    'pindah.xlsx',
  );
  await send('PATCH', '/api/impor/paket/{id}', { params: { id } });
  await tenang(id);
  await jalan(id);
  await send('POST', '/api/impor/paket/{id}/batalkan', { params: { id } });
});

/** A path, or that of each kind that it stands for. */
const kindsOrAlone = (path: string, operation: Json): string[] =>
  path.startsWith('/api/transaksi/{jenis}')
    ? kindsOf(description, operation).map((kind) => path.replace('{jenis}', kind))
    : [path];

test('every example was sent, and shows nothing that is switched off', () => {
  const bodies = Object.entries<Json>(description.paths).flatMap(([path, methods]) =>
    Object.entries<Json>(methods).flatMap(([method, operation]) =>
      operation.deprecated || !operation.requestBody?.content['application/json']
        ? []
        : kindsOrAlone(path, operation).map((one) => `${method.toUpperCase()} ${one}`),
    ),
  );
  expect(bodies.filter((name) => !sent.has(name))).toEqual([]);
  expect(JSON.stringify(description).match(/"aktif":false/g)).toBeNull();
});

test('what was there before is as it was, the books are sound, and sales go on', async () => {
  const changed = changedSince(before, await look());
  expect(changed.filter((name) => !MOVED.test(name))).toEqual([]);
  expect((await rest().get('/api/master/akun/1101')).body.nama).toBe('Kas');
  const sale = exampleOf('POST', '/api/transaksi/penjualan');
  await made('/api/transaksi/penjualan', sale, 'staff');
  await made('/api/transaksi/penjualan', { ...sale, kontak_id: 2, pembayaran: [] }, 'staff');
  await expectConsistent(data, 'demo');
});

const queries = SAMPLES.filter(({ query }) => !/^subscription/m.test(query));
test.each(queries.map(({ title, query }) => [title, query]))(
  'the sample of GraphiQL finds something: %s',
  async (_title, query) => {
    const year = new Date().getFullYear();
    const variables = { dari: `${year - 1}-01-01`, sampai: `${year}-12-31` };
    const { body } = await server.graphql(`${tokens.staff}`, query, variables);
    expect(body.errors).toBeUndefined();
    const [{ nodes = [], groupedAggregates = [], data: rows = [], labaBersih }] =
      Object.values<Json>(body.data);
    const columns = labaBersih?.kolom ?? [];
    expect([nodes, groupedAggregates, rows, columns].flat().length).toBeGreaterThan(0);
  },
);
