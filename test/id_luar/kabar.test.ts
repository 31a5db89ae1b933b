/** Ids of other programs in what is told: the feed, webhooks, and the tables of change data capture. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openReceiver, type Receiver } from '../helpers/receiver.ts';
import { openServer } from '../helpers/server.ts';
import { hari, openStory, type Row } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';
import { JUAL } from './luar.ts';

const { data, openToko } = openStory();
const server = openServer(data, { WEBHOOK_ALLOW: '127.0.0.1' });
let receiver: Receiver;
beforeAll(async () => {
  openRelay(data, 200);
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

test('each event of a document and a record has them, in the feed and to a webhook', async () => {
  const toko = await openToko();
  const rest = server.rest(await server.tokenOf(toko, 'admin'));
  const key = { 'x-admin-key': server.adminKey };
  const peristiwa = [
    ...['transaksi.diposting', 'transaksi.id_luar', 'transaksi.dibatalkan'],
    ...['master.kontak.dibuat', 'master.kontak.diubah'],
  ];
  const hook = { url: receiver.url, peristiwa };
  expect((await rest.post('/api/pengaturan/webhook', hook, key)).status).toBe(201);
  const { kursor } = (await rest.get('/api/perubahan')).body;
  const kontak = await rest.post('/api/master/kontak', {
    ...{ kode: 'K-9', nama: 'Sembilan', tipe: 'pelanggan' },
    id_luar: { crm: '9' },
  });
  await rest.patch(`/api/master/kontak/${kontak.body.id}`, { id_luar: { shopee: 'u9' } });
  const barang_id = await toko.barang();
  await toko.beli('01-02', [[barang_id, 10, 10]]);
  const { id } = (
    await rest.post(JUAL, {
      ...{ tanggal: hari('02-01'), kontak_id: kontak.body.id, lokasi_id: toko.lokasi },
      detail: [{ barang_id, qty: 1, harga: 50 }],
      id_luar: { shopee: '2401AB' },
    })
  ).body;
  await rest.patch(`${JUAL}/${id}/id-luar`, { pos: '77' });
  await rest.post(`${JUAL}/${id}/void`, { alasan: 'uji' });
  const told = (events: (Row & { data: Row })[]) =>
    events
      .filter(({ data: one }) => one.jenis !== 'pembelian' && one.id_luar)
      .map(({ type, data: { id_luar } }) => [type, id_luar])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b)));
  const umpan = await until(async () => {
    const { body } = await rest.get(`/api/perubahan?sejak=${kursor}`);
    return body.data.some(({ type }: Row) => type === 'transaksi.dibatalkan') && body.data;
  });
  const both = { shopee: '2401AB', pos: '77' };
  const wanted = [
    ['master.kontak.dibuat', expect.objectContaining({ crm: '9' })],
    ['master.kontak.diubah', { crm: '9', shopee: 'u9' }],
    ['transaksi.dibatalkan', both],
    ['transaksi.diposting', expect.objectContaining({ shopee: '2401AB' })],
    ['transaksi.id_luar', expect.objectContaining({ shopee: '2401AB' })],
  ];
  expect(told(umpan)).toEqual(wanted);
  const sent = await until(() => {
    const events = receiver.deliveries.map(
      ({ body }) => JSON.parse(String(body)) as Row & { data: Row },
    );
    return events.some(({ type }) => type === 'transaksi.dibatalkan') && told(events).length >= 5
      ? events
      : undefined;
  });
  expect(told(sent)).toEqual(wanted);
  const ops = server.rest(await server.tokenOf(toko, 'ops'));
  const status = await ops.get('/api/ops/cdc/status', key);
  expect(JSON.stringify(status.body)).toContain('transaksi_id_luar');
  expect(JSON.stringify(status.body)).toContain('master_id_luar');
});
