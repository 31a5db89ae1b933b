/** Webhooks: to a real receiver, signed, each event under one id until it is accepted, and nobody waits for another. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook } from '../../rest-facade/client/src/webhook.ts';
import { PERISTIWA } from '../../server/answers/webhook.ts';
import { makeBacklog } from '../../workers/webhook/backlog.ts';
import { makeWebhookSender } from '../../workers/webhook/sender.ts';
import { type Delivery, openReceiver, type Receiver } from '../helpers/receiver.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Row, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay, workerPool } from '../helpers/worker.ts';
import { expectError } from '../rest/description.ts';

const { data, openToko } = openStory();
const server = openServer(data, { WEBHOOK_ALLOW: '127.0.0.1' });
const url = '/api/pengaturan/webhook';

let receiver: Receiver;
beforeAll(async () => {
  openRelay(data, 200);
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const asAdmin = async (toko: Toko, peran = 'admin') => {
  const rest = await server.restAs(toko, peran);
  const key = { 'x-admin-key': server.adminKey };
  return {
    get: (path: string) => rest.get(url + path, key),
    post: (path: string, body?: unknown, more = {}) =>
      rest.post(url + path, body, { ...key, ...more }),
    patch: (path: string, body: unknown) => rest.patch(url + path, body, key),
    delete: (path: string) => rest.delete(url + path, key),
    bare: rest,
  };
};

/** By our client, and by the library of the specification. */
const verify = async ({ body, headers }: Delivery, secret: string) => {
  const event = await verifyWebhook(body, headers as never, secret);
  expect(new Webhook(secret).verify(body, headers as never)).toMatchObject({ type: event.type });
  return event;
};
const of = (path: string) => receiver.deliveries.filter((one) => one.path === path);
const at = (path: string) => receiver.url.replace('/terima', path);
/** As if the time had come for whatever waits. */
const hurry = (toko: Toko) =>
  toko.rows(
    `update webhook_pengiriman set berikut_pada = now() where status = 'menunggu' and not sedang`,
  );

test('the database takes each type of event that the description names, and no other', async () => {
  const wrong = (peristiwa: readonly (string | null)[]) =>
    data.asOwner((db) =>
      db.value(`select erp_private.webhook_problems('https://contoh.test', $1, null)`, [peristiwa]),
    );
  expect(await wrong(PERISTIWA)).toEqual([]);
  for (const one of PERISTIWA) {
    await expect(wrong([`${one}x`])).rejects.toMatchObject({ code: '22P02' });
  }
  expect(await wrong([PERISTIWA[0] ?? null, null])).toEqual(['peristiwa.1: tidak dikenal']);
});

test('what happens is sent, signed; a turned secret signs beside the old one', async () => {
  const toko = await openToko();
  const admin = await asAdmin(toko);
  const idem = { 'idempotency-key': 'webhook:satu:pertama' };
  const body = { url: at('/satu'), peristiwa: ['transaksi.diposting', 'master.barang.dibuat'] };
  const made = await admin.post('', body, idem);
  expect(made.status).toBe(201);
  const { id, rahasia } = made.body;
  expect(rahasia).toMatch(/^whsec_/);
  expect(made.headers.get('location')).toBe(`${url}/${id}`);
  expect((await admin.post('', body, idem)).body.hasil).toMatchObject({ id, rahasia: null });
  const barang = await toko.barang();
  await toko.kontak();
  const beli = await toko.beli('01-05', [[barang, 10, 1000]]);
  await until(() => of('/satu').length === 2);
  const events = await Promise.all(of('/satu').map((one) => verify(one, rahasia)));
  expect(events.map(({ type }) => type).sort()).toEqual(body.peristiwa.toSorted());
  const posted = events.find(({ type }) => type === 'transaksi.diposting');
  expect(posted?.data).toMatchObject({ versi: 1, id: beli.id, jenis: 'pembelian' });
  const turned = await admin.post(`/${id}/putar`);
  const test = await admin.post(`/${id}/uji`);
  expect(test.body).toMatchObject({ jenis: 'uji', status: 'menunggu' });
  await until(() => of('/satu').length === 3);
  const last = of('/satu').at(-1) as Delivery;
  expect((await verify(last, rahasia)).type).toBe('uji');
  expect((await verify(last, turned.body.rahasia)).type).toBe('uji');
  await expect(verify(last, 'whsec_bGFtYQ==')).rejects.toThrow('no signature');
  // What was taken is noted one by one, in any order.
  await until(async () =>
    (await admin.get(`/${id}/pengiriman`)).body.data.every(
      ({ status }: Row) => status === 'terkirim',
    ),
  );
  const sent = await admin.get(`/${id}/pengiriman`);
  expect(sent.body.meta.total).toBe(3);
  expect(sent.body.data[1]).toMatchObject({ status: 'terkirim', jawaban: 204, percobaan: 1 });
  await admin.post(`/pengiriman/${sent.body.data[1].id}/ulang`);
  await until(() => of('/satu').length === 4);
  // Null, and not 0, once all is sent: a worker to which something is due looks again at once.
  const due = () => toko.asOwner((db) => db.value('select erp_private.worker_webhook_due()'));
  await until(async () => (await due()) === null);
  const ids = of('/satu').map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(3);
  const shown = [await admin.get(''), await admin.get(`/${id}`), sent];
  const trail = await toko.rows(`select * from audit where entitas = 'webhook'`);
  expect(trail).toHaveLength(2);
  expect(JSON.stringify([shown, trail])).not.toMatch(/whsec_/);
  expect((await admin.delete(`/${id}`)).status).toBe(204);
  expectError(await admin.get(`/${id}`), 404, 'TDWHK');
});

test('what is refused comes again under its id, freshly signed, whatever the receiver does', async () => {
  const toko = await openToko();
  const admin = await asAdmin(toko);
  const made = await admin.post('', { url: at('/acak'), peristiwa: ['*'] });
  receiver.answers.push(
    { status: 500 },
    { status: 302, header: '/lain' },
    { status: 429, header: '1' },
  );
  receiver.answers.push({ status: 200, drop: true }, { status: 503 });
  for (let index = 0; index < 12; index += 1) await toko.kontak();
  const open = () =>
    toko.rows(`select * from webhook_pengiriman where status <> 'terkirim'`) as Promise<Row[]>;
  await until(async () => {
    await hurry(toko);
    return of('/acak').length > 12 && (await open()).length === 0;
  });
  const ids = new Set(of('/acak').map(({ headers }) => headers['webhook-id']));
  const [{ banyak }] = (await toko.rows(
    'select count(*)::int as banyak from webhook_pengiriman',
  )) as [{ banyak: number }];
  expect(ids.size).toBe(banyak);
  expect(banyak).toBeGreaterThanOrEqual(12);
  expect(of('/acak').length).toBe(banyak + 5);
  expect(of('/lain')).toEqual([]);
  await Promise.all(of('/acak').map((one) => verify(one, made.body.rahasia)));
});

test('a dead receiver delays nobody; after three days, or with 410, it is off, and what waits stays', async () => {
  const toko = await openToko();
  const admin = await asAdmin(toko);
  const dead = await admin.post('', { url: 'http://127.0.0.1:9/mati', peristiwa: ['*'] });
  const alive = await admin.post('', { url: at('/hidup'), peristiwa: ['*'] });
  await toko.kontak();
  await until(() => of('/hidup').length > 0);
  const state = async (id: number) => (await admin.get(`/${id}`)).body;
  await until(async () => (await admin.get(`/${dead.body.id}/pengiriman`)).body.data[0]?.galat);
  await toko.rows('update webhook_pengiriman set percobaan = 13 where webhook_id = $1', [
    dead.body.id,
  ]);
  // Again and again: one that was under way just now waits for hours after its thirteenth try.
  await until(async () => {
    await hurry(toko);
    return !(await state(dead.body.id)).aktif;
  });
  expect((await state(dead.body.id)).sebab_mati).toMatch(/^tidak diterima selama tiga hari/);
  receiver.answers.push({ status: 410 });
  await admin.post(`/${alive.body.id}/uji`);
  await until(async () => !(await state(alive.body.id)).aktif);
  expect((await state(alive.body.id)).sebab_mati).toBe('penerima menjawab 410');
  const told = await data.rows<Row>(
    `select judul from erp_private.notifikasi where tenant_kode = $1 and jenis = 'webhook_mati'`,
    [toko.kode],
  );
  expect(told.map(({ judul }) => judul).sort()).toEqual(
    [dead, alive].map(({ body }) => `Webhook ${body.id} dimatikan`).sort(),
  );
  const before = of('/hidup').length;
  await toko.rows(
    `update webhook_pengiriman set status = 'menunggu' where webhook_id = $1 and jenis <> 'uji'`,
    [dead.body.id],
  );
  await admin.patch(`/${dead.body.id}`, { url: at('/hidup'), aktif: true });
  await until(() => of('/hidup').length > before);
});

test('bad input is named; internal addresses, other roles and tenants are refused', async () => {
  const toko = await openToko();
  const other = await asAdmin(await openToko());
  const admin = await asAdmin(toko);
  const good = { url: at('/x'), peristiwa: ['*'] };
  const bad: [object, string][] = [
    [{ ...good, url: 'ftp://a.test/' }, 'url: '],
    [{ url: good.url }, 'peristiwa: '],
    [{ ...good, peristiwa: [] }, 'peristiwa: '],
    [{ ...good, peristiwa: ['gaib'] }, 'peristiwa.0: tidak dikenal'],
    [{ ...good, lain: 1 }, 'lain: '],
  ];
  for (const [body, message] of bad) {
    const refused = await admin.post('', body);
    expectError(refused, 400, 'VAINP');
    expect(refused.body.message[0]).toContain(message);
  }
  expectError(await admin.post('', { ...good, peristiwa: ['*', 'uji'] }), 400, 'VAINP');
  expectError(await admin.post('', { ...good, peristiwa: ['*', 'stok.minimum'] }), 400, 'VAWHK');
  const { id } = (await admin.post('', good)).body;
  for (const one of [await other.get(`/${id}`), await other.patch(`/${id}`, { aktif: false })]) {
    expectError(one, 404, 'TDWHK');
  }
  expectError(await admin.bare.get(url), 403, 'OTKEY');
  expectError(await (await asAdmin(toko, 'staff')).get(''), 403, 'OTROL');
  expectError(await admin.post('/pengiriman/999/ulang'), 404, 'TDWHK');
  // A name that leads inside is refused when it is called.
  await toko.rows(`update webhook set url = 'http://localhost:${receiver.port}/dalam'`);
  await admin.post(`/${id}/uji`);
  await until(async () => (await admin.get(`/${id}/pengiriman`)).body.data[0].galat);
  expect((await admin.get(`/${id}/pengiriman`)).body.data[0].galat).toMatch(/jaringan dalam/);
  expect(of('/dalam')).toEqual([]);
  await toko.rows(
    `insert into webhook (url, peristiwa, rahasia)
     select 'https://a.test', '{*}', 's1.00000000.uji' from generate_series(1, 19)`,
  );
  expectError(await admin.post('', good), 409, 'KOWHK');
});

test('what waits for a webhook is told, and for how long, until it is sent', async () => {
  const toko = await openToko();
  const admin = await asAdmin(toko);
  const backlog = makeBacklog();
  const sender = makeWebhookSender(
    workerPool(data),
    { allow: [], secrets: { open: (_kode, sealed) => sealed }, backlog },
    (error) => {
      throw error;
    },
  );
  const { body } = await admin.post('', { url: at('/lama'), peristiwa: ['master.barang.dibuat'] });
  await toko.rows(
    `insert into webhook_pengiriman (webhook_id, urutan, jenis, isi, berikut_pada, dibuat_pada)
    select $1, n, 'uji', '{}', now() + interval '1 day', now() - interval '1 hour' * n from generate_series(901, 903) as n`,
    [body.id],
  );
  await sender.look({ kode: toko.kode, skema: `t_${toko.kode}` });
  const [utama] = backlog.figures();
  expect([utama?.node, utama?.count]).toEqual(['utama', 3]);
  expect(utama?.seconds).toBeGreaterThan(903 * 3600 - 60);
  await toko.rows(`update webhook_pengiriman set status = 'terkirim' where webhook_id = $1`, [
    body.id,
  ]);
  await sender.look({ kode: toko.kode, skema: `t_${toko.kode}` });
  expect(backlog.figures()).toEqual([{ node: 'utama', count: 0, seconds: expect.any(Number) }]);
  await sender.stop();
});
