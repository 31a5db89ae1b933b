/** The stream of the dashboard, where several servers serve: whichever a client is at, it is the same stream. */
import http from 'node:http';
import { beforeAll, expect, test } from '@jest/globals';
import { many, type ServerProcess, startServers } from '../../helpers/server_process.ts';
import { hari, openStory, type Toko } from '../../helpers/story.ts';
import { until } from '../../helpers/until.ts';
import { openRelay } from '../../helpers/worker.ts';

const { data, openToko } = openStory();

let toko: Toko;
let barang: number;
let supplier: number;
let here: ServerProcess;
let there: ServerProcess;

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

function watch({ port }: ServerProcess, token: string, after?: number): Promise<Watched> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(after === undefined ? null : { 'last-event-id': String(after) }),
    };
    const path = '/api/dashboard/kpi/stream';
    const request = http.get(
      { host: '127.0.0.1', port, path, agent: false, headers },
      (response) => {
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
          sees: async (id) => void (await until(() => told(id))),
          ended,
          close: () => request.destroy(),
        });
      },
    );
    request.on('error', reject);
  });
}

async function watchAt(server: ServerProcess, token: string, after?: number): Promise<Watched> {
  const stream = await watch(server, token, after);
  expect(stream.status).toBe(200);
  return stream;
}

const signIn = (peran: string) => here.signIn(`${peran}@${toko.kode}.test`, toko.kode);

/** Posts a purchase through one of the servers; @returns its id */
async function buyAt(server: ServerProcess, token: string): Promise<number> {
  const { status, body } = await server.ask('POST', '/api/transaksi/pembelian', {
    token,
    body: {
      tanggal: hari('01-05'),
      kontak_id: supplier,
      lokasi_id: toko.lokasi,
      detail: [{ barang_id: barang, qty: 1, harga: 1000 }],
    },
  });
  expect([status, body]).toEqual([201, expect.any(String)]);
  return JSON.parse(body).id;
}

beforeAll(async () => {
  toko = await openToko();
  [barang, supplier] = [await toko.barang(), await toko.kontak({ tipe: 'supplier' })];
  openRelay(data);
  [here, there] = (await startServers(data, 2)) as [ServerProcess, ServerProcess];
});

test('what is posted through one server is seen at both, once and in one order', async () => {
  const [viewer, staff] = [await signIn('viewer'), await signIn('staff')];
  const streams = [await watchAt(here, viewer), await watchAt(there, viewer)];
  for (const server of [here, there, here]) {
    const id = await buyAt(server, staff);
    for (const stream of streams) await stream.sees(id);
  }
  const [one, other] = streams.map((stream) => stream.events()) as [Event[], Event[]];
  const after = (events: Event[]) => events.filter(({ id }) => id > (other[0]?.id ?? 0));
  expect(after(one)).toEqual(after(other));
  const ids = one.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  for (const stream of streams) stream.close();
});

test('a client that comes back to the other server goes on where it was', async () => {
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

test('a session that is ended at one server loses its streams at both, and no other does', async () => {
  const [leaving, staying] = [await signIn('viewer'), await signIn('viewer')];
  const streams = [await watchAt(here, leaving), await watchAt(there, leaving)];
  const others = [await watchAt(here, staying), await watchAt(there, staying)];
  const left = await there.ask('DELETE', '/api/auth/sesi', { token: leaving });
  expect(left.status).toBe(204);
  await Promise.all(streams.map(({ ended }) => ended));
  const id = await buyAt(here, await signIn('staff'));
  for (const stream of others) await stream.sees(id);
  for (const stream of others) stream.close();
});

test('a user has five streams at each server', async () => {
  const viewer = await signIn('viewer');
  for (const server of [here, there]) {
    const open = await many(5, () => watchAt(server, viewer));
    expect((await watch(server, viewer)).status).toBe(429);
    for (const stream of open) stream.close();
  }
  const again = async (): Promise<Watched> => {
    for (;;) {
      const stream = await watch(there, viewer);
      if (stream.status === 200) return stream;
    }
  };
  for (const stream of await many(5, again)) stream.close();
});

test('a server that dies takes its streams along; they go on at the other', async () => {
  const [viewer, staff] = [await signIn('viewer'), await signIn('staff')];
  const [lost, kept] = [await watchAt(here, viewer), await watchAt(there, viewer)];
  const seen = await buyAt(here, staff);
  await Promise.all([lost.sees(seen), kept.sees(seen)]);
  process.kill(here.pid, 'SIGKILL');
  await lost.ended;
  const last = lost.events().at(-1)?.id ?? 0;
  const id = await buyAt(there, staff);
  await kept.sees(id);
  const again = await watchAt(there, viewer, last);
  await again.sees(id);
  // The end of the server is the end of its streams.
  await there.stop();
  await Promise.all([kept.ended, again.ended]);
});
