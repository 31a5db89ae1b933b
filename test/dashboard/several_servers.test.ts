/** The stream of the dashboard, where several servers serve: whichever a client is at, it is the same stream. */
import { beforeAll, expect, test } from '@jest/globals';
import { many, type ServerProcess, startServers } from '../helpers/server_process.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';
import { type EventStream, openStream } from './stream.ts';

const { data, openToko } = openStory('few');

let toko: Toko;
let barang: number;
let here: ServerProcess;
let there: ServerProcess;

const watch = ({ port }: ServerProcess, token: string, after?: number) =>
  openStream(`http://127.0.0.1:${port}`, token, after);

async function watchAt(...asked: Parameters<typeof watch>): Promise<EventStream> {
  const stream = await watch(...asked);
  expect(stream.status).toBe(200);
  return stream;
}

/** All events so far, each as it came, and their ids. */
const eventsOf = (stream: EventStream) =>
  stream
    .text()
    .split('\n\n')
    .slice(0, -1)
    .filter((block) => block.startsWith('id: '));
const idsOf = (stream: EventStream) =>
  eventsOf(stream).map((block) => Number.parseInt(block.slice(4), 10));

/** The documents that events so far were made by; one event may tell several. */
const toldBy = (stream: EventStream) =>
  eventsOf(stream).flatMap((block) => {
    const { pemicu = [] } = JSON.parse(block.slice(block.indexOf('\ndata: ') + 7));
    return pemicu.map((one: { transaksi_id?: number }) => one.transaksi_id);
  });

/** Waits until the stream has an event of a posting. */
const sees = (stream: EventStream, id: number) => until(() => toldBy(stream).includes(id));

const signIn = (peran: string) => here.tokenOf(toko, peran);

/** Posts a purchase through one of the servers; @returns its id */
async function buyAt(server: ServerProcess, token: string): Promise<number> {
  const { status, body } = await server.ask('POST', '/api/transaksi/pembelian', {
    token,
    body: {
      tanggal: hari('01-05'),
      kontak_id: toko.supplier,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 1, harga: 1000 }],
    },
  });
  expect([status, body]).toEqual([201, expect.any(String)]);
  return JSON.parse(body).id;
}

beforeAll(async () => {
  toko = await openToko();
  barang = await toko.barang();
  openRelay(data);
  [here, there] = (await startServers(data, 2)) as [ServerProcess, ServerProcess];
});

test('what is posted through one server is seen at both, once and in one order', async () => {
  const [viewer, staff] = [await signIn('viewer'), await signIn('staff')];
  const streams = [await watchAt(here, viewer), await watchAt(there, viewer)];
  for (const server of [here, there, here]) {
    const id = await buyAt(server, staff);
    for (const stream of streams) await sees(stream, id);
  }
  const [one, other] = streams as [EventStream, EventStream];
  // A stream begins with the present figures.
  expect(eventsOf(one).slice(1)).toEqual(eventsOf(other).slice(1));
  const ids = idsOf(one);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  for (const stream of streams) await stream.close();
});

test('a client that comes back to the other server goes on where it was', async () => {
  const [viewer, staff] = [await signIn('viewer'), await signIn('staff')];
  const first = await watchAt(here, viewer);
  await sees(first, await buyAt(there, staff));
  await first.close();
  const last = idsOf(first).at(-1);
  const missed = [await buyAt(here, staff), await buyAt(there, staff)];
  const again = await watchAt(there, viewer, last);
  for (const id of missed) await sees(again, id);
  expect(Math.min(...idsOf(again))).toBeGreaterThan(Number(last));
  await again.close();
});

test('a session that is ended at one server loses its streams at both, and no other does', async () => {
  const [leaving, staying] = [await signIn('viewer'), await signIn('viewer')];
  const streams = [await watchAt(here, leaving), await watchAt(there, leaving)];
  const others = [await watchAt(here, staying), await watchAt(there, staying)];
  const left = await there.ask('DELETE', '/api/auth/sesi', { token: leaving });
  expect(left.status).toBe(204);
  await Promise.all(streams.map(({ ended }) => ended));
  const id = await buyAt(here, await signIn('staff'));
  for (const stream of others) await sees(stream, id);
  for (const stream of others) await stream.close();
});

test('a user has five streams at each server', async () => {
  const viewer = await signIn('viewer');
  for (const server of [here, there]) {
    const open = await many(5, () => watchAt(server, viewer));
    expect((await watch(server, viewer)).status).toBe(429);
    for (const stream of open) await stream.close();
  }
  const again = () =>
    until(async () => {
      const stream = await watch(there, viewer);
      return stream.status === 200 && stream;
    });
  for (const stream of await many(5, again)) await stream.close();
});

test('a server that dies takes its streams along; they go on at the other', async () => {
  const [viewer, staff] = [await signIn('viewer'), await signIn('staff')];
  const [lost, kept] = [await watchAt(here, viewer), await watchAt(there, viewer)];
  const seen = await buyAt(here, staff);
  await Promise.all([sees(lost, seen), sees(kept, seen)]);
  process.kill(here.pid, 'SIGKILL');
  await lost.ended;
  const last = idsOf(lost).at(-1);
  const id = await buyAt(there, staff);
  await sees(kept, id);
  const again = await watchAt(there, viewer, last);
  await sees(again, id);
  // A server that stops ends its streams.
  await there.stop();
  await Promise.all([kept.ended, again.ended]);
});
