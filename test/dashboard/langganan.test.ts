/** Subscriptions of GraphQL: the feed as it happens, by the client of GraphQL over SSE. */
import net from 'node:net';
import { expect, test } from '@jest/globals';
import { createClient } from 'graphql-sse';
import type pg from 'pg';
import { STREAMS_PER_USER } from '../../server/lines/seats.ts';
import { drainOutbox, sealAudit } from '../../workers/relay/drain.ts';
import { openServer, startServer } from '../helpers/server.ts';
import { type ServerProcess, startServers } from '../helpers/server_process.ts';
import { openStory, type Toko } from '../helpers/story.ts';
import { until } from '../helpers/until.ts';
import { workerPool } from '../helpers/worker.ts';
import { listenTo, openWay, QUERY, READ, type Told } from './langganan.ts';

const { data, openToko } = openStory();
const server = openServer(data, { TOKEN_TTL_SECONDS: '3600' });
const secret = () => ({ 'x-admin-key': server.adminKey });

const listen = (
  token: string,
  sejak: string | null = null,
  base: string | (() => string) = server.base,
) => listenTo(data, { token, sejak, base });

let pool: pg.Pool | undefined;
/** What the worker does for a tenant after a commit in it. */
async function hand({ kode }: Toko): Promise<void> {
  pool ??= workerPool(data);
  const tenant = { kode, skema: `t_${kode}` };
  await sealAudit(pool, tenant);
  await drainOutbox(pool, tenant);
}

test('what is there comes at once, what happens as it happens, each once and as the query tells it', async () => {
  const toko = await openToko();
  await toko.kontak();
  await hand(toko);
  const token = await server.tokenOf(toko, 'admin');
  const stream = listen(token);
  const first = await stream.first();
  const { body } = await server.graphql(token, READ);
  expect(first).toEqual(body.data.perubahanSince);
  const barang = await toko.barang();
  await toko.beli('01-05', [[barang, 10, 1000]]);
  await hand(toko);
  await until(() => stream.types().includes('transaksi.diposting'));
  const after = (await server.graphql(token, READ)).body.data.perubahanSince;
  expect(stream.answers.flatMap((one) => one.data)).toEqual(after.data);
  expect(stream.answers.at(-1)?.kursor).toBe(after.kursor);
  const late = listen(token, after.kursor);
  expect(await late.first()).toEqual({ kursor: after.kursor, data: [] });
  const other = listen(token, first.kursor);
  expect((await other.first()).data).toEqual(after.data.slice(first.data.length));
  for (const one of [stream, late, other]) one.stop();
});

test('a client whose connection is cut misses nothing and hears nothing twice', async () => {
  const toko = await openToko();
  await hand(toko);
  const token = await server.tokenOf(toko, 'admin');
  const way = await openWay(data, server.base);
  const stream = listen(token, null, way.base);
  await stream.first();
  const barang = await toko.barang();
  for (let n = 0; n < 6; n += 1) {
    const before = stream.connections();
    await toko.beli(`01-0${n + 1}`, [[barang, 1, 1000]]);
    const handed = hand(toko);
    if (n % 2 === 1) way.cut();
    await handed;
    await until(() => stream.types().filter((type) => type === 'transaksi.diposting').length > n);
    if (n % 2 === 1) await until(() => stream.connections() > before);
  }
  const { data: all } = (await server.graphql(token, READ)).body.data.perubahanSince;
  expect(stream.places()).toEqual(all.map(({ data: { urutan } }: Told['data'][0]) => urutan));
  stream.stop();
});

test('a server that stops or dies sends its clients to the next one, which goes on', async () => {
  const toko = await openToko();
  await hand(toko);
  const [one, two, three] = (await startServers(data, 3)) as [
    ServerProcess,
    ServerProcess,
    ServerProcess,
  ];
  const token = await one.tokenOf(toko, 'admin');
  let { port } = one;
  const stream = listen(token, null, () => `http://127.0.0.1:${port}`);
  await stream.first();
  const buy = async (n: number) => {
    await toko.beli(`01-0${n}`, [[await toko.barang(), 1, 1000]]);
    await hand(toko);
    await until(() => stream.types().filter((type) => type === 'transaksi.diposting').length === n);
  };
  await buy(1);
  port = two.port;
  await one.stop();
  await buy(2);
  port = three.port;
  process.kill(two.pid, 'SIGKILL');
  await buy(3);
  const { body } = await three.ask('POST', '/graphql', { token, body: { query: READ } });
  const all = JSON.parse(body).data.perubahanSince.data;
  expect(stream.places()).toEqual(all.map(({ data: { urutan } }: Told['data'][0]) => urutan));
  expect([stream.connections(), stream.errors]).toEqual([3, []]);
  stream.stop();
});

test('who may not read the feed is told so, and told apart from who shall come again', async () => {
  const toko = await openToko();
  const other = await openToko();
  await toko.kontak();
  await hand(toko);
  await hand(other);
  const admin = server.rest(await server.tokenOf(toko, 'admin'));
  const key = async (cakupan: string[]) => {
    const body = { nama: `${cakupan}`, peran: 'admin', cakupan };
    return (await admin.post('/api/pengaturan/kunci-api', body, secret())).body.kunci as string;
  };
  const refused = async (token: string, sejak: string | null = null) => {
    const stream = listen(token, sejak);
    expect([await stream.ended(), stream.answers]).toEqual(['complete', []]);
    return stream.errors[0]?.extensions.code;
  };
  expect(await refused(await server.tokenOf(toko, 'ops'))).toBe('OTROL');
  expect(await refused(await key(['master:read']))).toBe('OTCKP');
  expect(await refused(await server.signIn(`admin@${toko.kode}.test`))).toBe('OTTNT');
  expect(await refused(await server.tokenOf(toko, 'admin'), '999999')).toBe('KOKUR');
  const nobody = createClient({ url: `${server.base}/graphql`, retryAttempts: 0 });
  const heard = nobody.iterate({ query: QUERY }).next();
  await expect(heard).rejects.toMatchObject({ response: { status: 401 } });
  // A viewer hears of all but users, a key with the scope what it may read, another tenant its own.
  const viewer = listen(await server.tokenOf(toko, 'viewer'));
  expect((await viewer.first()).data.map(({ type }) => type)).not.toContain('pengguna.diubah');
  const reader = listen(await key(['laporan:read']));
  expect((await reader.first()).data.map(({ type }) => type)).toContain('master.kontak.dibuat');
  const theirs = listen(await server.tokenOf(other, 'admin'));
  const own = (await server.graphql(await server.tokenOf(other, 'admin'), READ)).body.data;
  expect(await theirs.first()).toEqual(own.perubahanSince);
  for (const one of [viewer, reader, theirs]) one.stop();
});

test('rights that go end the stream, and say why', async () => {
  const toko = await openToko();
  await hand(toko);
  const open = async (token: string) => {
    const stream = listen(token);
    await stream.first();
    return stream;
  };
  const tokens = {
    staff: await server.tokenOf(toko, 'staff'),
    viewer: await server.tokenOf(toko, 'viewer'),
    admin: await server.tokenOf(toko, 'admin'),
  };
  const admin = server.rest(tokens.admin);
  const asked = { nama: 'Umpan', peran: 'staff', cakupan: ['laporan:read'] };
  const { body: key } = await admin.post('/api/pengaturan/kunci-api', asked, secret());
  const streams = {
    staff: await open(tokens.staff),
    viewer: await open(tokens.viewer),
    key: await open(key.kunci),
    admin: await open(tokens.admin),
  };
  expect((await server.rest(tokens.staff).delete('/api/auth/sesi')).status).toBe(204);
  await data.asOwner((db) =>
    db.rows(`select erp_private.membership_set($1, 'viewer', $2, 'staff')`, [
      `viewer@${toko.kode}.test`,
      toko.kode,
    ]),
  );
  expect((await admin.delete(`/api/pengaturan/kunci-api/${key.id}`, secret())).status).toBe(204);
  const codeOf = async ({ ended, errors }: ReturnType<typeof listen>) => [
    await ended(),
    errors[0]?.extensions.code,
  ];
  expect(await codeOf(streams.staff)).toEqual(['complete', 'LOSES']);
  expect(await codeOf(streams.viewer)).toEqual(['complete', 'LOPRN']);
  expect(await codeOf(streams.key)).toEqual(['complete', 'LOKUN']);
  expect(streams.admin.over()).toBeUndefined();
  // Reports are switched off for all of the tenant.
  const off = await admin.put(
    '/api/pengaturan/tenant/modul',
    [{ kode: 'laporan', aktif: false }],
    secret(),
  );
  expect(off.status).toBe(204);
  expect(await codeOf(streams.admin)).toEqual(['complete', 'OTMDL']);
});

test('a token that expires ends its stream', async () => {
  const toko = await openToko();
  await hand(toko);
  const brief = await startServer(data, { TOKEN_TTL_SECONDS: '5' });
  const stream = listen(await brief.tokenOf(toko, 'admin'), null, brief.base);
  await stream.ended();
  expect([stream.over(), stream.errors[0]?.extensions.code]).toEqual(['complete', 'LOTKN']);
});

test('places: five for a user, together with those of the dashboard, and given back', async () => {
  const toko = await openToko();
  await hand(toko);
  const token = await server.tokenOf(toko, 'viewer');
  const streams = [];
  for (let n = 0; n < STREAMS_PER_USER; n += 1) {
    const stream = listen(token);
    await stream.first();
    streams.push(stream);
  }
  expect((await server.rest(token).get('/api/dashboard/kpi/stream')).status).toBe(429);
  const sixth = await fetch(`${server.base}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
    },
    body: JSON.stringify({ query: QUERY }),
  });
  expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '5']);
  streams.pop()?.stop();
  // One that waits for a place comes in.
  const late = listen(token);
  await late.first();
  for (const one of [...streams, late]) one.stop();
});

test('a client that reads nothing holds one answer, and is let go', async () => {
  const toko = await openToko();
  const busy = await startServer(data, { METRICS_KEY: 'kunci-metrik-untuk-uji' });
  await toko.rows(`insert into perubahan (urutan, jenis, isi, waktu)
      select n, 'stok.minimum', jsonb_build_object('n', n, 'isi', repeat('x', 20000)), now()
        from generate_series(1000001, 1001000) as n returning 1`);
  await toko.rows('update perubahan_posisi set terakhir = 1001000');
  const token = await busy.tokenOf(toko, 'viewer');
  const silent = net.connect(Number(new URL(busy.base).port), '127.0.0.1');
  const closed = new Promise<void>((resolve) => silent.once('close', () => resolve()));
  silent.on('error', () => {});
  const body = JSON.stringify({ query: QUERY });
  silent.write(
    `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nAccept: text/event-stream\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  await new Promise<void>((resolve) => silent.once('readable', () => resolve()));
  const open = async () => {
    const { text } = await busy.rest('kunci-metrik-untuk-uji').get('/metrics');
    return /^niaga_feed_streams (\d)$/m.exec(text)?.[1];
  };
  expect(await open()).toBe('1');
  const reading = listen(token, null, busy.base);
  await until(() => reading.places().at(-1) === 1_001_000);
  await until(async () => (await open()) === '1');
  silent.on('data', () => {});
  await closed;
  reading.stop();
});

test('a query by the same client is one event; a subscription without events is refused', async () => {
  const toko = await openToko();
  await hand(toko);
  const token = await server.tokenOf(toko, 'viewer');
  const ask = async (accept: string, query: string) => {
    const response = await fetch(`${server.base}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept },
      body: JSON.stringify({ query }),
    });
    return { status: response.status, text: await response.text() };
  };
  expect(await ask('text/event-stream', '{ __typename }')).toEqual({
    status: 200,
    text: 'event: next\ndata: {"data":{"__typename":"Query"}}\n\nevent: complete\ndata:\n\n',
  });
  expect((await ask('text/event-stream', '{ tidakAda }')).text).toMatch(
    /^event: next\ndata: \{"errors":\[.*"VAGQL".*\n\nevent: complete\n/,
  );
  const plain = await ask('application/json', 'subscription { perubahan { kursor } }');
  expect([plain.status, plain.text]).toEqual([400, expect.stringContaining('text/event-stream')]);
  const two = 'subscription { a: perubahan { kursor } b: perubahan { kursor } }';
  expect((await ask('text/event-stream', two)).text).toContain('"VAGQL"');
});
