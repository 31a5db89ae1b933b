/** Webhooks, to a real HTTP server: signed, tried again, and to no address of one's own house. */
import os from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AddressGuard } from '../../server/base/webhook_address.ts';
import { makeWebhookSink, type WebhookOptions } from '../../workers/cdc/sinks/webhook.ts';
import { isSigned, openReceiver, type Receiver } from '../helpers/receiver.ts';
import { until } from '../helpers/until.ts';
import { INSIDE, OUTSIDE } from '../webhook/alamat.ts';
import { barang, insert, openSink } from './changes.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

const sinkOf = (more: Partial<WebhookOptions> = {}) =>
  makeWebhookSink({
    url: receiver.url,
    rahasia: 'rahasia-webhook',
    allow: ['127.0.0.1'],
    pauseMs: 5,
    timeoutMs: 600_000,
    ...more,
  });

/** Writes one change; answers the error where it is not taken. */
async function write(options: Partial<WebhookOptions> = {}): Promise<unknown> {
  const sink = sinkOf(options);
  await openSink(sink);
  const failure = await sink.write([insert(48, 3)]).then(
    () => undefined,
    (error) => error,
  );
  await sink.close();
  return failure;
}

test('is signed, and tries again until it is accepted', async () => {
  receiver.deliveries.splice(0);
  receiver.answers.push({ status: 500 }, { status: 429, header: '0' }, { status: 200, drop: true });
  const sink = sinkOf();
  await openSink(sink);
  await sink.beginSnapshot('0/10', [barang]);
  await sink.write([insert(16, 1), insert(32, 2)]);
  await sink.endSnapshot('0/10');
  await sink.close();
  expect(receiver.deliveries).toHaveLength(6);
  expect(receiver.deliveries.every((one) => isSigned(one, 'rahasia-webhook'))).toBe(true);
  expect(receiver.deliveries.some((one) => isSigned(one, 'lain'))).toBe(false);
  expect(receiver.deliveries[0]?.headers['x-niaga-delivery']).toBe('7-0/10-mulai');
  expect(JSON.parse(receiver.deliveries[4]?.body as string)).toMatchObject({
    job: '7',
    tenant: 'satu',
    tahap: 'perubahan',
    perubahan: [{ lsn: '0/10', urut: 1, op: 'insert', kunci: { id: 1 } }, { lsn: '0/20' }],
  });
  expect(receiver.fold.tables.get('barang')?.size).toBe(2);
});

test('gives up what nobody mends, hands back what may pass, stops at once when told', async () => {
  for (const status of [400, 401, 404, 410]) {
    receiver.answers.push({ status });
    expect(await write()).toMatchObject({ permanent: true });
  }
  receiver.answers.push({ status: 503 }, { status: 502 });
  expect(await write({ attempts: 2 })).toMatchObject({
    permanent: false,
    message: 'webhook tidak menerima setelah 2 percobaan: dijawab 502',
  });
  receiver.answers.push({ status: 503, header: '600' });
  const stopping = new AbortController();
  const told = sinkOf();
  await openSink(told, {}, stopping.signal);
  const writing = told.write([insert(48, 3)]);
  // It is refused, and waits until it may come again.
  await until(() => receiver.answers.length === 0);
  stopping.abort();
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  await told.close();
  receiver.answers.splice(0);
});

test('goes to no internal address: not by name, not by redirect', async () => {
  const refused = async (options: Partial<WebhookOptions>) =>
    expect(await write(options)).toMatchObject({
      permanent: true,
      message: expect.stringMatching(/^tujuan\.url: .*jaringan dalam/),
    });
  receiver.deliveries.splice(0);
  await refused({ allow: [] });
  await refused({ allow: [], url: `http://localhost:${receiver.port}/` });
  // A public name that leads home: it is resolved by the system, as any other.
  await refused({ allow: [], url: `http://${os.hostname()}:${receiver.port}/` });
  expect(receiver.deliveries).toHaveLength(0);
  receiver.answers.push({ status: 307, header: 'http://10.0.0.1/' });
  await refused({});
  receiver.answers.push({ status: 308, header: `http://[::ffff:7f00:2]:${receiver.port}/` });
  await refused({});
  // An allowed one is followed, and asked the same.
  receiver.answers.push({ status: 307, header: '/lain' });
  expect(await write()).toBeUndefined();
  expect(receiver.deliveries.at(-1)?.path).toBe('/lain');
  expect(isSigned(receiver.deliveries.at(-1) as never, 'rahasia-webhook')).toBe(true);
  receiver.answers.push(...Array.from({ length: 5 }, () => ({ status: 307, header: '/terima' })));
  expect(await write()).toMatchObject({ permanent: true });
  receiver.answers.splice(0);
});

test.each([
  ...INSIDE.map((address) => [address, false] as const),
  ...OUTSIDE.map((address) => [address, true] as const),
])('address %s: %s', (address, wanted) => {
  expect(new AddressGuard(['192.168.7.0/24', 'dalam.example']).allowsAddress(address)).toBe(wanted);
});
