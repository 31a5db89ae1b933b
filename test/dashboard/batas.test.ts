/** A user has a limited number of streams; one that ends makes room. */
import http from 'node:http';
import { expect, test } from '@jest/globals';
import { makeEnter, STREAMS_PER_USER } from '../../server/lines/seats.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { type EventStream, openStream } from './stream.ts';

const data = openDatabase();
const server = openServer(data);

const openAll = async (token: string, count: number): Promise<EventStream[]> => {
  const streams: EventStream[] = [];
  for (let n = 0; n < count; n += 1) streams.push(await openStream(server.base, token));
  return streams;
};
const statuses = (streams: EventStream[]) => streams.map(({ status }) => status);
/** Tries until there is room again. */
const openAgain = (token: string): Promise<EventStream> =>
  until(async () => {
    const stream = await openStream(server.base, token);
    return stream.status === 200 && stream;
  });

test('five, and not one more; another user has his own; a place that is given back is taken again', async () => {
  const [viewer, staff] = [
    await server.signIn('viewer@satu.test', 'satu'),
    await server.signIn('staff@satu.test', 'satu'),
  ];
  const streams = await openAll(viewer, STREAMS_PER_USER);
  expect(statuses(streams)).toEqual(Array(STREAMS_PER_USER).fill(200));
  const refused = await server.rest(viewer).get('/api/dashboard/kpi/stream');
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'HT429',
    '5',
  ]);
  expect(refused.body.message).toBe('paling banyak 5 aliran per pengguna; tutup yang lain dahulu');
  // Under another token of his as well.
  const second = await server.signIn('viewer@satu.test', 'satu');
  expect((await openStream(server.base, second)).status).toBe(429);
  const [other] = await openAll(staff, 1);
  expect(other?.status).toBe(200);
  await streams.pop()?.close();
  streams.push(await openAgain(viewer));
  expect((await openStream(server.base, viewer)).status).toBe(429);
  for (const stream of [...streams, other]) await stream?.close();
});

test('one that is refused, or broken off before it begins, holds no place', async () => {
  const admin = await server.signIn('admin@satu.test', 'satu');
  for (let n = 0; n < 2 * STREAMS_PER_USER; n += 1) {
    const wrong = await server
      .rest(admin)
      .get('/api/dashboard/kpi/stream', { 'last-event-id': 'kemarin' });
    expect(wrong.status).toBe(400);
    // Gone while the server looks for what to send first.
    await new Promise<void>((resolve) => {
      const request = http.get(`${server.base}/api/dashboard/kpi/stream`, {
        headers: { authorization: `Bearer ${admin}` },
        agent: false,
      });
      request.on('error', () => resolve());
      request.on('socket', (socket) =>
        socket.once('connect', () => setTimeout(() => request.destroy(new Error('gone')), n)),
      );
    });
  }
  const streams = [];
  for (let n = 0; n < STREAMS_PER_USER; n += 1) streams.push(await openAgain(admin));
  for (const stream of streams) await stream.close();
});

test('HEAD tells how a stream would be answered, and holds no place', async () => {
  const ops = await server.signIn('ops@satu.test', 'satu');
  const staff = await server.signIn('staff@satu.test', 'satu');
  const head = (token: string) =>
    fetch(`${server.base}/api/dashboard/kpi/stream`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(10_000),
    });
  for (let n = 0; n < STREAMS_PER_USER + 1; n += 1) {
    const { status, headers } = await head(staff);
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
  }
  expect((await head(ops)).status).toBe(403);
});

test('a process has so many, whoever asks; a place is given back once', () => {
  const enter = makeEnter(STREAMS_PER_USER + 2);
  const refused = (user: string) =>
    expect(() => enter(user)).toThrow(expect.objectContaining({ statusCode: 429, code: 'HT429' }));
  const leaves = Array.from({ length: STREAMS_PER_USER }, () => enter('a'));
  // Who is refused for himself takes none of the process's.
  for (let n = 0; n < 3; n += 1) refused('a');
  enter('b');
  enter('c');
  refused('d');
  leaves[0]?.();
  leaves[0]?.();
  enter('d');
  refused('e');
  leaves[1]?.();
  enter('a');
  refused('a');
});

test('one tenant has half of the places at most, however many users it has', () => {
  const enter = makeEnter(10);
  const refused = (user: string, tenant: string) =>
    expect(() => enter(user, tenant)).toThrow(
      expect.objectContaining({ statusCode: 429, code: 'HT429' }),
    );
  const leaves = ['a', 'b', 'c', 'd', 'e'].map((user) => enter(user, 'satu'));
  refused('f', 'satu');
  enter('f', 'dua');
  leaves[0]?.();
  enter('f', 'satu');
  refused('a', 'satu');
});
