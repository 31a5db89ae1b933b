/** Several servers on one database answer alike, without talking to each other. */
import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { many, type ServerProcess, startServers } from '../helpers/server_process.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory('few');

let servers: ServerProcess[];
let here: ServerProcess;
let there: ServerProcess;
let toko: Toko;

beforeAll(async () => {
  toko = await openToko();
  servers = await startServers(data, 2);
  [here, there] = servers as [ServerProcess, ServerProcess];
});

const signIn = () => here.tokenOf(toko, 'staff');
const listAt = async (server: ServerProcess, token: string) =>
  (await server.ask('GET', '/api/master/satuan', { token })).status;

describe('one effect for a key', () => {
  const PATH = '/api/transaksi/pembelian';
  let token: string;
  let body: object;
  beforeAll(async () => {
    token = await signIn();
    body = {
      tanggal: hari('01-05'),
      kontak_id: toko.supplier,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: await toko.barang(), qty: 1, harga: 1000 }],
    };
  });
  const count = async () =>
    (await toko.row<{ n: number }>('select count(*) as n from transaksi')).n;
  const keyOf = () => ({ 'idempotency-key': `txn:pembelian:${randomUUID()}` });
  const post = async (server: ServerProcess, headers: object) => {
    const { status, body: text } = await server.ask('POST', PATH, { token, body, headers });
    return { status, body: JSON.parse(text) };
  };

  test('fifty at once: whichever server gets it, every answer tells of the one', async () => {
    const [key, before] = [keyOf(), await count()];
    const answers = await many(50, (n) => post(n % 2 ? here : there, key));
    const [made, ...others] = answers.filter(({ status }) => status === 201);
    expect(others).toEqual([]);
    for (const answer of answers.filter((one) => one !== made)) {
      expect(answer).toMatchObject({ status: 200, body: { idempotent: true, hasil: made?.body } });
    }
    expect(await count()).toBe(before + 1);
  });

  /** Sends the whole request and hangs up without waiting for the answer. */
  function sendAndHangUp(key: object): Promise<void> {
    const text = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...key,
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `POST ${PATH} HTTP/1.1\r\nhost: uji\r\ncontent-length: ${text.length}\r\n`;
    return new Promise((resolve, reject) => {
      const socket = net.connect(here.port, '127.0.0.1', () => {
        socket.write(`${head}${lines.join('')}\r\n${text}`, () => socket.destroy());
      });
      socket.once('close', () => resolve()).once('error', reject);
    });
  }

  test('an answer that never arrived: the repetition at the other makes no second one', async () => {
    const [key, before] = [keyOf(), await count()];
    await sendAndHangUp(key);
    const again = await post(there, key);
    // One of the two did it, the other found it done.
    expect([200, 201]).toContain(again.status);
    const hasil = again.body.hasil ?? again.body;
    expect(await post(here, key)).toMatchObject({ status: 200, body: { idempotent: true, hasil } });
    expect(await count()).toBe(before + 1);
  });
});

test('a token of one is good at the other; a session that ends at one is ended at both within a second', async () => {
  const token = await signIn();
  expect(await Promise.all(servers.map((server) => listAt(server, token)))).toEqual([200, 200]);
  expect((await there.ask('DELETE', '/api/auth/sesi', { token })).status).toBe(204);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(await Promise.all(servers.map((server) => listAt(server, token)))).toEqual([401, 401]);
});

test('when one dies the other goes on', async () => {
  const token = await signIn();
  process.kill(here.pid, 'SIGKILL');
  await expect(here.ask('GET', '/api/health/live')).rejects.toThrow();
  expect(await listAt(there, token)).toBe(200);
});
