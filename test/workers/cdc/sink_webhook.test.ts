/** Webhooks, to a real HTTP server: signed, tried again, and to no address of one's own house. */
import os from 'node:os';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { AddressGuard, checkWebhookUrl } from '../../../server/base/webhook_address.ts';
import { makeWebhookSink, type WebhookOptions } from '../../../workers/cdc/sinks/webhook.ts';
import { barang, insert, openSink } from '../../helpers/cdc_changes.ts';
import { isSigned, openReceiver, type Receiver } from '../../helpers/receiver.ts';
import { until } from '../../helpers/until.ts';

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
    const sink = sinkOf();
    await openSink(sink);
    await expect(sink.write([insert(48, 3)])).rejects.toMatchObject({ permanent: true });
    await sink.close();
  }
  receiver.answers.push({ status: 503 }, { status: 502 });
  const passing = sinkOf({ attempts: 2 });
  await openSink(passing);
  await expect(passing.write([insert(48, 3)])).rejects.toMatchObject({
    permanent: false,
    message: 'webhook tidak menerima setelah 2 percobaan: dijawab 502',
  });
  await passing.close();
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
  const refused = async (options: Partial<WebhookOptions>) => {
    const sink = sinkOf(options);
    await openSink(sink);
    await expect(sink.write([insert(48, 3)])).rejects.toMatchObject({
      permanent: true,
      message: expect.stringMatching(/^tujuan\.url: .*jaringan dalam/),
    });
    await sink.close();
  };
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
  const sink = sinkOf();
  await openSink(sink);
  await sink.write([insert(48, 3)]);
  await sink.close();
  expect(receiver.deliveries.at(-1)?.path).toBe('/lain');
  expect(isSigned(receiver.deliveries.at(-1) as never, 'rahasia-webhook')).toBe(true);
  receiver.answers.push(...Array.from({ length: 5 }, () => ({ status: 307, header: '/terima' })));
  const circle = sinkOf();
  await openSink(circle);
  await expect(circle.write([insert(48, 3)])).rejects.toMatchObject({ permanent: true });
  receiver.answers.splice(0);
  await circle.close();
});

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a00:1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['168.63.129.16', false],
  ['168.63.129.17', true],
  ['100.100.100.200', false],
  ['192.0.0.192', false],
  ['192.31.196.1', false],
  ['255.255.255.255', false],
  ['239.1.1.1', false],
  ['::127.0.0.1', false],
  ['::ffff:0:127.0.0.1', false],
  ['::ffff:0:8.8.8.8', false],
  ['0:0:0:0:0:ffff:7f00:1', false],
  ['::ffff:168.63.129.16', false],
  ['64:ff9b::8.8.8.8', false],
  ['64:ff9b:1::a00:1', false],
  ['100::1', false],
  ['100:0:0:1::1', false],
  ['2001::a00:1', false],
  ['2001:20::1', false],
  ['2001:db8::1', false],
  ['2620:4f:8000::1', false],
  ['3fff::1', false],
  ['5f00::1', false],
  ['fd00:ec2::254', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['2400:cb00::1', true],
  ['172.32.0.1', true],
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['192.168.7.9', true],
])('address %s: %s', (address, wanted) => {
  expect(new AddressGuard(['192.168.7.0/24', 'dalam.example']).allowsAddress(address)).toBe(wanted);
});

test('an address is checked before it is kept', () => {
  const allow = ['*.dalam.example', 'mesin:8080', '10.0.0.0/8'];
  for (const url of 'https://hook.example/a http://a.dalam.example http://mesin:8080/ http://10.9.9.9'.split(
    ' ',
  )) {
    expect([url, checkWebhookUrl(url, allow)]).toEqual([url, null]);
  }
  for (const url of `ftp://a.example http://u:p@a.example http://0x7f.1 http://2130706433 http://[::1]
    http://192.168.0.1 http://localhost http://api.internal bukan http://printer.local`.split(
    /\s+/,
  )) {
    expect([url, checkWebhookUrl(url, allow)]).toEqual([url, expect.any(String)]);
  }
});
