/** Many clients cost little, and one that does not read costs no more than the others. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { startProcess } from '../bench/process.ts';
import { PATIENT_ENV } from '../helpers/limits.ts';
import { startServer } from '../helpers/server.ts';
import { openStory } from '../helpers/story.ts';
import { openStream } from '../helpers/stream.ts';
import { until } from '../helpers/until.ts';
import { openRelay } from '../helpers/worker.ts';

const { data, openToko } = openStory();

const KEY = 'kunci-metrik-untuk-uji';

const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

async function tokenFrom(base: string, dataDir: string, kode: string, email: string) {
  const post = async (url: string, body: object, token?: string) => {
    const response = await fetch(base + url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    return ((await response.json()) as { token: string }).token;
  };
  const id_token = await makeDevIdentityToken({ dataDir, production: false }, email);
  const token = await post('/api/auth/sesi', { id_token });
  return post(`/api/tenants/${kode}/pilih`, {}, token);
}

/** Opens a stream and resolves at its first event. */
function watch(port: number, token: string): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      {
        port,
        host: '127.0.0.1',
        path: '/api/dashboard/kpi/stream',
        headers: { authorization: `Bearer ${token}` },
        agent: false,
      },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
          if (text.includes('event: kpi')) resolve(request);
        });
        response.on('error', () => {});
      },
    );
    request.on('error', reject);
  });
}

test('a thousand open streams in one process cost less than 100 MB', async () => {
  const toko = await openToko();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'niaga-beban-'));
  const server = await startProcess('server/main/server_cli.ts', {
    DATABASE_URL_APP: data.appUrl,
    NIAGA_DATA: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT: '0',
    RATE_LIMIT_SESI: '0',
    ...PATIENT_ENV,
  });
  const clients: http.ClientRequest[] = [];
  try {
    const users = Array.from({ length: 200 }, (_, n) => `penonton${n}@${toko.kode}.test`);
    await data.rows(
      'select erp_private.membership_set(u, u, $1, $2) from unnest($3::text[]) as u',
      [toko.kode, 'viewer', users],
    );
    const base = `http://127.0.0.1:${server.port}`;
    const tokens: string[] = [];
    for (const user of users) tokens.push(await tokenFrom(base, dataDir, toko.kode, user));
    const openFive = async (token: string) => {
      const five = Array.from({ length: 5 }, () => watch(server.port, token));
      clients.push(...(await Promise.all(five)));
    };
    for (const token of tokens.slice(0, 4)) await openFive(token);
    const before = memoryOf(server.pid);
    for (const token of tokens.slice(4)) await openFive(token);
    expect(clients).toHaveLength(1000);
    expect(memoryOf(server.pid) - before).toBeLessThan(100);
    // One more is too many for the process, whoever asks.
    const token = await tokenFrom(base, dataDir, toko.kode, `viewer@${toko.kode}.test`);
    const answer = await fetch(`${base}/api/dashboard/kpi/stream`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
  } finally {
    for (const client of clients) {
      client.on('error', () => {});
      client.destroy();
    }
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a client that does not read is dropped, the others get everything', async () => {
  const toko = await openToko();
  const server = await startServer(data, { METRICS_KEY: KEY });
  openRelay(data);
  const token = await server.signIn(`viewer@${toko.kode}.test`, toko.kode);
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
