/** Several servers on one database are one to whoever asks, without a word between them. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { many, type ServerProcess, startServers } from '../helpers/server_process.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';

const { data, openToko } = openStory();

let servers: ServerProcess[];
let here: ServerProcess;
let there: ServerProcess;
let toko: Toko;

beforeAll(async () => {
  toko = await openToko();
  servers = await startServers(data, 2);
  [here, there] = servers as [ServerProcess, ServerProcess];
});

const signIn = () => here.signIn(`staff@${toko.kode}.test`, toko.kode);
const listAt = async (server: ServerProcess, token: string) =>
  (await server.ask('GET', '/api/master/satuan', { token })).status;

test('one effect for a key, whichever server gets it', async () => {
  const token = await signIn();
  const body = {
    tanggal: hari('01-05'),
    kontak_id: await toko.kontak({ tipe: 'supplier' }),
    lokasi_id: toko.lokasi,
    detail: [{ barang_id: await toko.barang(), qty: 1, harga: 1000 }],
  };
  const headers = { 'idempotency-key': `txn:pembelian:${randomUUID()}` };
  const answers = await many(12, (n) =>
    (n % 2 ? here : there).ask('POST', '/api/transaksi/pembelian', { token, body, headers }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 201]);
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
