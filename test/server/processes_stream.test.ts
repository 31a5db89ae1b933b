/** The stream of the dashboard, where the server is several processes: whichever a client is at, it is the same stream. */
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { many, type Processes, startProcesses, until } from '../helpers/processes.ts';
import { hari, openToko, type Toko } from '../helpers/toko.ts';
import { openRelay } from '../helpers/worker.ts';

const data = openDatabase();
const LIMIT = 40;
let server: Processes;
let toko: Toko;
let barang: number;
let supplier: number;
/** The two processes. */
let here: number;
let there: number;

type Event = { id: number; event: string; data: { pemicu?: { transaksi_id?: number }[] } };
type Watched = {
  status: number;
  events(): Event[];
  /** Until a posting is told. */
  sees(id: number): Promise<void>;
  ended: Promise<void>;
  close(): void;
};

function eventsOf(text: string): Event[] {
  const blocks = text.split('\n\n').slice(0, -1);
  return blocks.flatMap((block) => {
    const [, id, event, body] = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return body ? [{ id: Number(id), event: event as string, data: JSON.parse(body) }] : [];
  });
}

/** A stream over an agent's connection, or over a connection of its own. */
function watch(token: string, agent: http.Agent | false, after?: number): Promise<Watched> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(after === undefined ? null : { 'last-event-id': String(after) }),
    };
    const { port } = server;
    const path = '/api/dashboard/kpi/stream';
    const request = http.get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      const ended = new Promise<void>((end) => response.once('close', end));
      // A process that dies leaves its streams broken off.
      response.on('error', () => {});
      const told = (id: number) =>
        eventsOf(text).some(({ data: { pemicu } }) =>
          pemicu?.some(({ transaksi_id }) => transaksi_id === id),
        );
      resolve({
        status: response.statusCode ?? 0,
        events: () => eventsOf(text),
        sees: (id) => until(() => told(id)),
        ended,
        close: () => request.destroy(),
      });
    });
    request.on('error', reject);
  });
}

async function watchAt(pid: number, token: string, after?: number): Promise<Watched> {
  const stream = await watch(token, await server.lineTo(pid), after);
  expect(stream.status).toBe(200);
  return stream;
}

const signIn = (peran: string) => server.signIn(`${peran}@${toko.kode}.test`, toko.kode);

/** Posts a purchase through one of the processes; @returns its id */
async function buyAt(pid: number, token: string): Promise<number> {
  const agent = await server.lineTo(pid);
  const { status, body } = await server.ask('POST', '/api/transaksi/pembelian', {
    token,
    agent,
    body: {
      tanggal: hari('01-05'),
      kontak_id: supplier,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 1, harga: 1000 }],
    },
  });
  agent.destroy();
  expect([status, body]).toEqual([201, expect.any(String)]);
  return JSON.parse(body).id;
}

const nextSecond = () => new Promise((resolve) => setTimeout(resolve, 1000));

beforeAll(async () => {
  toko = await openToko(data);
  [barang, supplier] = [await toko.barang(), await toko.kontak({ tipe: 'supplier' })];
  openRelay(data);
  server = await startProcesses(data, { RATE_LIMIT: String(LIMIT) });
  await server.allServe();
  [here = 0, there = 0] = server.children();
});

afterAll(() => server?.stop());

test('what is posted through one process is seen at both, once and in one order', async () => {
  const [viewer, staff] = [await signIn('viewer'), await signIn('staff')];
  const streams = [await watchAt(here, viewer), await watchAt(there, viewer)];
  for (const pid of [here, there, here]) {
    const id = await buyAt(pid, staff);
    for (const stream of streams) await stream.sees(id);
  }
  const [one, other] = streams.map((stream) => stream.events()) as [Event[], Event[]];
  const after = (events: Event[]) => events.filter(({ id }) => id > (other[0]?.id ?? 0));
  expect(after(one)).toEqual(after(other));
  const ids = one.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  for (const stream of streams) stream.close();
});

test('a client that comes back to the other process goes on where it was', async () => {
  const [viewer, staff] = [await signIn('viewer'), await signIn('staff')];
  const first = await watchAt(here, viewer);
  await first.sees(await buyAt(there, staff));
  first.close();
  const last = first.events().at(-1)?.id ?? 0;
  const missed = [await buyAt(here, staff), await buyAt(there, staff)];
  const again = await watchAt(there, viewer, last);
  for (const id of missed) await again.sees(id);
  expect(again.events().map(({ id }) => id > last)).not.toContain(false);
  again.close();
});

test('a session that is ended at one process loses its streams at both, and no other does', async () => {
  const [leaving, staying] = [await signIn('viewer'), await signIn('viewer')];
  const streams = [await watchAt(here, leaving), await watchAt(there, leaving)];
  const others = [await watchAt(here, staying), await watchAt(there, staying)];
  const agent = await server.lineTo(there);
  const left = await server.ask('DELETE', '/api/auth/sesi', { token: leaving, agent });
  agent.destroy();
  expect(left.status).toBe(204);
  await Promise.all(streams.map(({ ended }) => ended));
  const id = await buyAt(here, await signIn('staff'));
  for (const stream of others) await stream.sees(id);
  for (const stream of others) stream.close();
});

test('streams are counted among the requests of their user, in both processes together', async () => {
  const viewer = await signIn('viewer');
  // The sign-in was counted too.
  await nextSecond();
  const started = performance.now();
  const streams = await many(2 * LIMIT + 20, () => watch(viewer, false));
  const seconds = Math.floor((performance.now() - started) / 1000) + 1;
  const open = streams.filter(({ status }) => status === 200);
  expect(streams.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect(open.length).toBeGreaterThanOrEqual(LIMIT);
  expect(open.length).toBeLessThanOrEqual(LIMIT * seconds);
  for (const stream of streams) stream.close();
  await nextSecond();
});

test('a process that dies takes its streams along; they go on at the other, and at the one after it', async () => {
  const [viewer, staff] = [await signIn('viewer'), await signIn('staff')];
  const [lost, kept] = [await watchAt(here, viewer), await watchAt(there, viewer)];
  const seen = await buyAt(here, staff);
  await Promise.all([lost.sees(seen), kept.sees(seen)]);
  process.kill(here, 'SIGKILL');
  await lost.ended;
  const last = lost.events().at(-1)?.id ?? 0;
  const id = await buyAt(there, staff);
  await kept.sees(id);
  const again = await watchAt(there, viewer, last);
  await again.sees(id);
  await until(() => server.children().length === 2);
  await server.allServe();
  const [fresh = 0] = server.children().filter((pid) => pid !== there);
  const third = await watchAt(fresh, viewer, last);
  await third.sees(id);
  const ids = (stream: Watched) => stream.events().map((event) => event.id);
  expect(ids(third)).toEqual(ids(again));
  // The end of the server is the end of its streams.
  await server.stop();
  await Promise.all([kept, again, third].map(({ ended }) => ended));
});
