/** Many clients cost little, and one that does not read costs no more than the others. */
import { execFileSync } from 'node:child_process';
import net from 'node:net';
import { expect, test } from '@jest/globals';
import { startServer } from '../helpers/server.ts';
import { many, type ServerProcess, startServers } from '../helpers/server_process.ts';
import { openStory } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';
import { type EventStream, openStream } from './stream.ts';

const { data, openToko } = openStory();

const KEY = 'kunci-metrik-untuk-uji';

const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

test('a thousand open streams in one process cost less than 100 MB', async () => {
  // One tenant has half of them at most.
  const tenants = [(await openToko()).kode, (await openToko()).kode] as const;
  const [server] = (await startServers(data, 1)) as [ServerProcess];
  const base = `http://127.0.0.1:${server.port}`;
  const tokens: string[] = [];
  for (const kode of tenants) {
    const users = Array.from({ length: 100 }, (_, n) => `penonton${n}@${kode}.test`);
    const all = 'select erp_private.membership_set(u, u, $1, $2) from unnest($3::text[]) as u';
    await data.rows(all, [kode, 'viewer', users]);
    for (const user of users) tokens.push(await server.signIn(user, kode));
  }
  const streams: EventStream[] = [];
  const openFive = async (token: string) => {
    const five = await many(5, () => openStream(base, token));
    await Promise.all(five.map((stream) => stream.next(({ event }) => event === 'kpi')));
    streams.push(...five);
  };
  for (const token of tokens.slice(0, 4)) await openFive(token);
  const before = memoryOf(server.pid);
  for (const token of tokens.slice(4)) await openFive(token);
  expect(streams).toHaveLength(1000);
  expect(memoryOf(server.pid) - before).toBeLessThan(100);
  // One more exceeds the limit of the process, for any user.
  for (const kode of [...tenants, 'satu']) {
    const { status, headers } = await openStream(base, await server.tokenOf({ kode }, 'viewer'));
    expect([status, headers.get('retry-after')]).toEqual([429, '5']);
  }
  await Promise.all(streams.map((stream) => stream.close()));
});

test('a client that does not read is dropped, the others get everything', async () => {
  const toko = await openToko();
  const server = await startServer(data, { METRICS_KEY: KEY });
  openRelay(data);
  const token = await server.tokenOf(toko, 'viewer');
  const reading = await openStream(server.base, token);
  await reading.next();
  const silent = net.connect(Number(new URL(server.base).port), '127.0.0.1');
  const closed = new Promise<void>((resolve) => silent.once('close', () => resolve()));
  silent.on('error', () => {});
  silent.write(
    `GET /api/dashboard/kpi/stream HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await new Promise<void>((resolve) => silent.once('readable', () => resolve()));
  // More than the sockets of both sides hold.
  await toko.rows(`insert into outbox (jenis, isi)
         select 'pemicu', jsonb_build_object('n', n, 'isi', repeat('x', 20000))
           from generate_series(1, 900) as n returning 1`);
  const last = await reading.next(({ data: { n } }) => n === 900);
  expect(last.event).toBe('pemicu');
  // It is let go after some seconds of silence; a socket that is not read does not notice.
  await until(async () =>
    /^niaga_kpi_streams 1$/m.test((await server.rest(KEY).get('/metrics')).text),
  );
  silent.on('data', () => {});
  await closed;
  await reading.close();
});
