/** Webhooks and time: pauses, receivers that hang or are away, several workers, and what is off after three days. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openReceiver, type Receiver } from '../helpers/receiver.ts';
import { openServer } from '../helpers/server.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';

const { data, openToko } = openStory();
const server = openServer(data, { WEBHOOK_ALLOW: '127.0.0.1' });
const url = '/api/pengaturan/webhook';
const HOUR = 3600;

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const at = (path: string) => receiver.url.replace('/terima', path);
const of = (path: string) => receiver.deliveries.filter((one) => one.path === path);

async function hook(toko: Toko, address: string, peristiwa = ['master.kontak.dibuat']) {
  const token = await server.tokenOf(toko, 'admin');
  const key = { 'x-admin-key': server.adminKey };
  const rest = server.rest(token);
  const { body } = await rest.post(url, { url: address, peristiwa }, key);
  return {
    id: body.id as number,
    uji: () => rest.post(`${url}/${body.id}/uji`, undefined, key),
    ulang: (one: number) => rest.post(`${url}/pengiriman/${one}/ulang`, undefined, key),
    shown: async () => (await rest.get(`${url}/${body.id}`, key)).body,
  };
}

const kontak = async (toko: Toko, many: number) => {
  for (let n = 0; n < many; n += 1) await toko.kontak();
};

test('Retry-After makes a pause longer, as seconds or as a date, twelve hours at most', async () => {
  const relay = openRelay(data, 200);
  const toko = await openToko();
  const one = await hook(toko, at('/nanti'), ['tahun.ditutup']);
  const wait = async (header?: string) => {
    // So many that a further try, where this test is late to look, is answered as the first one.
    receiver.answers.push(...Array(50).fill({ status: 503, ...(header && { header }) }));
    const { body } = await one.uji();
    const tried = `select extract(epoch from berikut_pada - dicoba_pada)::float8 as jeda
       from webhook_pengiriman where id = $1 and jawaban = 503 and not sedang`;
    const [{ jeda }] = (await until(async () => {
      const rows = await toko.rows<{ jeda: number }>(tried, [body.id]);
      return rows.length > 0 && rows;
    })) as [{ jeda: number }];
    await toko.rows('delete from webhook_pengiriman where id = $1', [body.id]);
    receiver.answers.length = 0;
    return jeda;
  };
  const inTwoHours = () => new Date(Date.now() + 2 * HOUR * 1000).toUTCString();
  const seconds = [
    await wait(),
    await wait('3600'),
    await wait(inTwoHours()),
    await wait('9999999'),
  ];
  const least = [4, HOUR, 2 * HOUR - 60, 12 * HOUR];
  for (const [n, from] of least.entries()) {
    expect(seconds[n]).toBeGreaterThanOrEqual(from);
    expect(seconds[n]).toBeLessThan(from + 10 * 60);
  }
  expect(await wait('bukan-waktu')).toBeLessThan(HOUR);
  await relay.stop();
});

test('tries go over three days, never in quite the same steps; after the last one it is off', async () => {
  const toko = await openToko();
  const { id, uji, shown } = await hook(toko, at('/mati'));
  const one = (await uji()).body.id;
  const worker = data.owner({ tenant: toko.kode, role: 'erp_worker' });
  const pauses = async () => {
    const all: number[] = [];
    for (let n = 1; n <= 13; n += 1) {
      await toko.rows(
        'update webhook_pengiriman set percobaan = $2, dicoba_pada = now() where id = $1',
        [one, n],
      );
      await worker.rows(`select erp_private.worker_webhook_done($1, 500, 'dijawab 500', null)`, [
        one,
      ]);
      const text =
        'select extract(epoch from berikut_pada - dicoba_pada) as jeda from webhook_pengiriman where id = $1';
      all.push(Number(await toko.value(text, [one])));
    }
    return all;
  };
  const [first, second] = [await pauses(), await pauses()];
  expect(first).not.toEqual(second);
  for (const all of [first, second]) {
    const days = all.reduce((sum, pause) => sum + pause, 0) / (24 * HOUR);
    expect(days).toBeGreaterThan(2.3);
    expect(days).toBeLessThan(3.6);
  }
  expect((await shown()).aktif).toBe(true);
  await toko.rows('update webhook_pengiriman set percobaan = 14 where id = $1', [one]);
  await worker.rows(`select erp_private.worker_webhook_done($1, null, 'putus', null)`, [one]);
  expect(await shown()).toMatchObject({
    aktif: false,
    sebab_mati: 'tidak diterima selama tiga hari: putus',
  });
  const told = `select count(*)::int from erp_private.notifikasi
                 where tenant_kode = $1 and jenis = 'webhook_mati' and judul = $2`;
  expect(await data.value(told, [toko.kode, `Webhook ${id} dimatikan`])).toBe(1);
});

test('what is under way is not sent beside itself, and a failure of that try is no end', async () => {
  const toko = await openToko();
  const { id, uji, shown, ulang } = await hook(toko, at('/ulang'));
  const worker = data.owner({ tenant: toko.kode, role: 'erp_worker' });
  const take = () =>
    worker.rows<{ id: string }>('select id from erp_private.worker_webhook_take()');
  const done = (one: number, status: number) =>
    worker.rows(`select erp_private.worker_webhook_done($1, $2, null, null)`, [one, status]);
  const rows = () =>
    toko.rows('select status, sedang, percobaan from webhook_pengiriman where webhook_id = $1', [
      id,
    ]);
  const one = (await uji()).body.id;
  expect(await take()).toHaveLength(1);
  expect((await ulang(one)).body).toMatchObject({ status: 'menunggu', percobaan: 1 });
  expect(await take()).toEqual([]);
  await done(one, 500);
  expect(await rows()).toEqual([{ status: 'menunggu', sedang: false, percobaan: 1 }]);
  expect((await shown()).aktif).toBe(true);
  await ulang(one);
  expect(await take()).toHaveLength(1);
  await ulang(one);
  await done(one, 204);
  expect(await rows()).toEqual([{ status: 'terkirim', sedang: false, percobaan: 1 }]);
  // Sent already, it is sent again; and one whose taker died is lost, not under way.
  await ulang(one);
  expect(await take()).toHaveLength(1);
  await toko.rows('update webhook_pengiriman set berikut_pada = now() where id = $1', [one]);
  expect((await ulang(one)).body).toMatchObject({ status: 'menunggu', percobaan: 0 });
  expect(await take()).toHaveLength(1);
});

test('a receiver that hangs delays nobody, and what takes longer than it may has failed', async () => {
  const hanging = createServer(() => {});
  await new Promise<void>((resolve) => {
    hanging.listen(0, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(hanging.address() as AddressInfo).port}/`;
  const relay = openRelay(data, 200);
  const [toko, other] = [await openToko(), await openToko()];
  const slow = await hook(toko, address);
  await hook(toko, 'http://127.0.0.1:9/');
  await hook(toko, at('/sini'));
  await hook(other, at('/sana'));
  await kontak(toko, 15);
  const underWay = () =>
    toko.value<number>(
      `select count(*)::int from webhook_pengiriman where webhook_id = $1 and sedang and status = 'menunggu'`,
      [slow.id],
    );
  await until(async () => (await underWay()) > 0);
  await kontak(toko, 3);
  await kontak(other, 3);
  await until(() => of('/sini').length >= 18 && of('/sana').length >= 3);
  // The first ones still wait for their answer.
  expect(await underWay()).toBeGreaterThan(0);
  await relay.stop();
  const short = openRelay(data, 200, { timeoutMs: 200 });
  await toko.rows(
    'update webhook_pengiriman set sedang = false, berikut_pada = now() where webhook_id = $1',
    [slow.id],
  );
  const why = 'select min(galat) from webhook_pengiriman where webhook_id = $1';
  await until(() => toko.value(why, [slow.id]));
  expect(await toko.value(why, [slow.id])).toBe('tidak menjawab dalam 0.2 detik');
  await short.stop();
  hanging.closeAllConnections();
  await new Promise((resolve) => {
    hanging.close(resolve);
  });
});

test('several workers at once send each event once', async () => {
  const toko = await openToko();
  await hook(toko, at('/berdua'));
  const relays = [openRelay(data, 50), openRelay(data, 50), openRelay(data, 50)];
  await kontak(toko, 60);
  const open = `select count(*)::int from webhook_pengiriman where status <> 'terkirim'`;
  const all = 'select count(*)::int from webhook_pengiriman';
  await until(async () => {
    const banyak = await toko.value<number>(all);
    const sent = (await toko.value<number>(open)) === 0 && of('/berdua').length >= banyak;
    return banyak >= 60 && sent;
  });
  const ids = of('/berdua').map(({ headers }) => headers['webhook-id']);
  expect(new Set(ids).size).toBe(ids.length);
  await Promise.all(relays.map((relay) => relay.stop()));
});

test('a receiver that is away for 24 hours gets everything, in tries of one id each', async () => {
  const relay = openRelay(data, 50);
  const toko = await openToko();
  const far = await openReceiver();
  far.away = true;
  const { shown } = await hook(toko, far.url);
  await kontak(toko, 12);
  /** Seconds until all that waits was tried once more, or 0 while something is under way. */
  const next = () =>
    toko.value<number>(
      `select case when count(*) >= 12 and not bool_or(sedang) and min(berikut_pada) > clock_timestamp()
                then extract(epoch from max(berikut_pada) - clock_timestamp())::float8 else 0 end
         from webhook_pengiriman`,
    );
  // As if that time had passed.
  const passed =
    'update webhook_pengiriman set berikut_pada = berikut_pada - make_interval(secs => $1)';
  let clock = 0;
  let pause = await until(next);
  while (clock < 24 * HOUR) {
    clock += pause;
    await toko.rows(passed, [pause]);
    pause = await until(next);
  }
  expect(await shown()).toMatchObject({ aktif: true });
  const tries = await toko.value<number>('select min(percobaan) from webhook_pengiriman');
  expect(tries).toBeGreaterThan(6);
  // Nothing is under way now, and what is sent from here on is accepted.
  const refused = far.deliveries.length;
  far.away = false;
  await toko.rows(passed, [pause]);
  await until(() => toko.value(`select bool_and(status = 'terkirim') from webhook_pengiriman`));
  const all = await toko.value<number>('select count(*)::int from webhook_pengiriman');
  const idsOf = (some: typeof far.deliveries) =>
    new Set(some.map(({ headers }) => headers['webhook-id']));
  expect(far.deliveries.length - refused).toBe(all);
  expect(idsOf(far.deliveries.slice(refused))).toEqual(idsOf(far.deliveries.slice(0, refused)));
  await relay.stop();
  await far.close();
});
