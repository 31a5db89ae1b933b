/** One effect per key wherever the request ends up, and whatever becomes of the answer on its way. */
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { beforeAll, expect, test } from '@jest/globals';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();

let here: TestServer;
let there: TestServer;
let toko: Toko;
let tokens: [string, string];
let body: object;

const PATH = '/api/transaksi/pembelian';
const txn = () => `txn:pembelian:${randomUUID()}`;
const count = async () => (await toko.row<{ n: number }>('select count(*) as n from transaksi')).n;

beforeAll(async () => {
  here = await startServer(data);
  there = await startServer(data);
  toko = await openToko();
  const { kode } = toko;
  tokens = [
    await here.signIn(`staff@${kode}.test`, kode),
    await there.signIn(`staff@${kode}.test`, kode),
  ];
  body = {
    tanggal: hari('01-05'),
    kontak_id: await toko.kontak({ tipe: 'supplier' }),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: await toko.barang(), qty: 1, harga: 1000 }],
  };
});

test('fifty at once on two processes: one effect, and every answer tells of it', async () => {
  const key = txn();
  const before = await count();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => {
      const server = i % 2 === 0 ? here : there;
      return server.rest(tokens[i % 2]).post(PATH, body, { 'idempotency-key': key });
    }),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  const repeats = answers.filter(({ status }) => status === 200);
  expect(repeats).toHaveLength(49);
  for (const { body: again } of repeats) {
    expect(again).toMatchObject({
      idempotent: true,
      original_request_id: made[0]?.headers.get('x-request-id'),
      hasil: made[0]?.body,
    });
  }
  expect(await count()).toBe(before + 1);
});

/** Sends the whole request and hangs up without waiting for the answer. */
function sendAndHangUp(key: string): Promise<void> {
  const text = JSON.stringify(body);
  const { port } = new URL(here.base);
  const head = [
    `POST ${PATH} HTTP/1.1`,
    'host: uji',
    `authorization: Bearer ${tokens[0]}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    `idempotency-key: ${key}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1', () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
    });
    socket.once('close', () => resolve());
    socket.once('error', reject);
  });
}

test('an answer that never arrived: the repetition on another process makes no second one', async () => {
  const key = txn();
  const before = await count();
  await sendAndHangUp(key);
  const again = await there.rest(tokens[1]).post(PATH, body, { 'idempotency-key': key });
  // Whichever of the two came first did it; the other one found it done.
  expect([200, 201]).toContain(again.status);
  const third = await here.rest(tokens[0]).post(PATH, body, { 'idempotency-key': key });
  expect([third.status, third.body.idempotent]).toEqual([200, true]);
  expect(third.body.hasil).toEqual(again.body.hasil ?? again.body);
  expect(await count()).toBe(before + 1);
});
