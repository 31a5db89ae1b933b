/** Who reads a file slowly holds the file, and nothing that others need; who reads nothing is cut. */
import type { Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from '@jest/globals';
import { startServer, type TestServer } from '../helpers/server.ts';
import { hari, openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { loadJournals } from './banyak_jurnal.ts';
import { fetchFile, readCsv } from './ekspor.ts';
import { openSlow, readRest, sip, spools } from './pembaca.ts';
import { untilQuiet } from './toko.ts';

const { data, openToko } = openStory();

/** 22 MB as text, 1 MB packed: more than the network and the buffers on the way take of a file that nobody reads. */
const JOURNALS = 12_000;
const BIG = `jurnal?dari=${hari('08-01')}&sampai=${hari('08-31')}&format=csv`;
const SMALL = 'neraca?format=csv';

let toko: Toko;
let lain: Toko;
let server: TestServer;
/** The whole file. */
let whole: Buffer;

const tokenOf = (one: Toko, peran: string, at = server) => at.tokenOf(one, peran);

beforeAll(async () => {
  [toko, lain] = [await openToko(), await openToko({ nama: 'Lain' })];
  await loadJournals(data, toko.kode, JOURNALS, 1);
  toko.leaveBroken();
  server = await startServer(data, { EXPORT_FILES_USER: '2' });
  whole = (await fetchFile(server.base, await tokenOf(toko, 'staff'), BIG)).bytes;
  expect(whole.length).toBeGreaterThan(20_000_000);
  expect(gzipSync(whole).length).toBeGreaterThan(1_000_000);
});

const open = (token: string, path = BIG, at = server) =>
  openSlow(at.base, token, `/api/laporan/${path}`);

/** The body of what is left, after what was read already. */
async function rest(socket: Socket, begun: readonly Buffer[]): Promise<Buffer> {
  const { status, isWhole, body } = await readRest(socket, begun);
  expect([status, isWhole]).toEqual([200, true]);
  return body;
}

test('slow readers keep nobody waiting: their files are made, and their connections free', async () => {
  const token = await tokenOf(toko, 'staff');
  const slow = await Promise.all([open(token), open(token)]);
  const begun = await Promise.all(slow.map(async (socket) => [await sip(socket, 10)]));
  // Both are written to their ends, although nobody reads them.
  await untilQuiet(data);
  expect(spools().length).toBeGreaterThanOrEqual(2);
  for (const [one, peran] of [
    [lain, 'staff'],
    [toko, 'viewer'],
  ] as const) {
    const file = await fetchFile(server.base, await tokenOf(one, peran), SMALL);
    expect([file.status, readCsv(file).rows.length > 0]).toEqual([200, true]);
  }
  // One more of the same user.
  const third = await fetchFile(server.base, token, SMALL);
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '10']);
  // A few bytes now and then are enough; at last they have the whole file.
  for (let n = 0; n < 5; n += 1) {
    for (const [index, socket] of slow.entries()) begun[index]?.push(await sip(socket, 7));
  }
  const [first, second] = slow as [Socket, Socket];
  expect((await rest(first, begun[0] ?? [])).equals(whole)).toBe(true);
  // The other one goes away.
  second.destroy();
  await until(() => spools().length === 0);
  expect((await fetchFile(server.base, token, SMALL)).status).toBe(200);
});

test('a reader that stops is cut, and what it did not read is gone', async () => {
  const at = await startServer(data, { EXPORT_STALL_MS: '300' });
  const socket = await open(await tokenOf(toko, 'staff', at), BIG, at);
  let cut = false;
  socket.once('close', () => {
    cut = true;
  });
  await sip(socket, 10);
  await until(() => spools().length > 0);
  // Its file goes although nobody hung up.
  await until(() => spools().length === 0);
  socket.resume();
  await until(() => cut);
  await untilQuiet(data);
});

test('of all places one tenant has half', async () => {
  const at = await startServer(data, { EXPORT_FILES: '2' });
  const slow = await open(await tokenOf(toko, 'staff', at), BIG, at);
  await sip(slow, 10);
  const refused = await fetchFile(at.base, await tokenOf(toko, 'viewer', at), SMALL);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
  expect((await fetchFile(at.base, await tokenOf(lain, 'staff', at), SMALL)).status).toBe(200);
  slow.destroy();
  await until(() => spools().length === 0);
});
