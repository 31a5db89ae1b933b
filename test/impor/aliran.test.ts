/** The streams that tell the progress of imports: each asks the database twice a second, so a user has few of them. */
import { expect, test } from '@jest/globals';
import { STREAMS_PER_USER } from '../../server/lines/seats.ts';
import { openDunia } from '../ekspor/hak_dunia.ts';
import { working } from '../ekspor/toko.ts';
import { openServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';

const { data, openToko } = openStory();
const server = openServer(data);

test('one more is refused until another ends', async () => {
  const toko = await openToko();
  const token = await server.tokenOf(toko, 'staff');
  const { id } = await toko.staf.value<{ id: number }>(
    `select erp.impor_create('satuan', 'a.csv', 'csv', repeat('a', 64), 1)`,
  );
  const open = async () => {
    const stop = new AbortController();
    const { status } = await fetch(`${server.base}/api/impor/${id}/kemajuan`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    return { status, stop };
  };
  const streams = await Promise.all(Array.from({ length: STREAMS_PER_USER }, open));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  expect((await open()).status).toBe(429);
  streams[0]?.stop.abort();
  await until(async () => {
    const { status, stop } = await open();
    stop.abort();
    return status === 200;
  });
  for (const { stop } of streams) stop.abort();
});

test('it ends where its reader may not read any more, and that of another goes on', async () => {
  const toko = await openToko();
  const dunia = await openDunia(server, toko, await openToko());
  const { id } = await toko.staf.value<{ id: number }>(
    `select erp.impor_create('satuan', 'a.csv', 'csv', repeat('b', 64), 1)`,
  );
  const stop = new AbortController();
  const open = async (token: string) => {
    const answer = await fetch(`${server.base}/api/impor/${id}/kemajuan`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stop.signal,
    });
    expect(answer.status).toBe(200);
    const state = { over: false };
    const ended = answer.text().catch(() => undefined);
    void ended.then(() => {
      state.over = true;
    });
    return { ended, state };
  };
  const other = await dunia.reader();
  const one = await dunia.member('staff');
  const [theirs, lost] = [await open(other.token), await open(one.token)];
  await other.unrelated();
  await dunia.assign(one, 'viewer');
  await lost.ended;
  expect(theirs.state.over).toBe(false);
  stop.abort();
});

test('its findings, too, of which nothing was sent yet', async () => {
  const toko = await openToko();
  const dunia = await openDunia(server, toko, await openToko());
  const { id } = await toko.staf.value<{ id: number }>(
    `select erp.impor_create('satuan', 'a.csv', 'csv', repeat('c', 64), 1)`,
  );
  const path = `/api/impor/${id}/temuan?format=csv`;
  const other = await dunia.reader();
  const one = await dunia.member('staff');
  const waits = await data.asOwner(
    async (db) => {
      await db.rows('lock table impor_baris in access exclusive mode');
      const theirs = server.rest(other.token).get(path);
      const lost = server.rest(one.token).get(path);
      await until(async () => (await working(data)).length >= 2);
      await other.unrelated();
      await dunia.assign(one, 'viewer');
      const { status, body } = await lost;
      expect([status, body.code]).toEqual([401, 'LOPRN']);
      return { theirs };
    },
    { tenant: toko.kode },
  );
  expect((await waits.theirs).status).toBe(200);
});
