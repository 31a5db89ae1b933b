/** A disk without room: what could not be kept is answered 503 and leaves nothing, and health says so. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import express from 'express';
import { readMultipart } from '../../rest-facade/base/multipart.ts';
import type { Config } from '../../server/base/config.ts';
import { toApiError } from '../../server/base/errors.ts';
import { hasRoom } from '../../server/base/folders.ts';
import { makeLifecycle } from '../../server/base/lifecycle.ts';
import { installHealth, makeProber } from '../../server/http/health.ts';
import { makeStore } from '../../server/lampiran/store.ts';
import type { PgService } from '../../server/postgres/service.ts';
import { openFolder } from '../helpers/folder.ts';

const folder = openFolder('penuh');
const FULL = {
  statusCode: 503,
  code: 'HT503',
  message: 'penyimpanan server penuh; ulangi nanti',
  error: 'Service Unavailable',
  headers: { 'Retry-After': '60' },
};

test('of a file that does not fit nothing stays', async () => {
  const file = path.join(folder, 'berkas');
  writeFileSync(file, 'halo');
  mkdirSync(path.join(folder, 'toko'));
  // Whoever writes there is told that the disk is full.
  symlinkSync('/dev/full', path.join(folder, 'toko', 'satu.part'));
  const store = makeStore({ folder, s3: undefined } as Config['lampiran']);
  const error = await store.put('toko/satu', file).catch((reason: unknown) => reason);
  expect(toApiError(error)).toEqual(FULL);
  expect(readdirSync(path.join(folder, 'toko'))).toEqual([]);
});

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s is answered 503, to come again later', (code) => {
  expect(toApiError(Object.assign(new Error('x'), { code }))).toEqual(FULL);
});

test('the room is that of the nearest folder that is there', async () => {
  const { bavail, bsize } = statfsSync(folder);
  const below = path.join(folder, 'belum', 'ada');
  expect(await hasRoom(below, 1)).toBe(true);
  expect(await hasRoom(below, 2 * bavail * bsize + 1)).toBe(false);
});

const serving: http.Server[] = [];
afterAll(async () => {
  for (const server of serving) await new Promise((resolve) => server.close(resolve));
});

/** Serves until the test file is done. */
async function serve(handler: http.RequestListener): Promise<string> {
  const server = http.createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  serving.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('health says that there is no room, and goes on serving', async () => {
  const pg = {
    transaction: async () => ({ rows: [{ worker: true, migrasi: true }] }),
  } as unknown as PgService;
  const app = express();
  const lifecycle = makeLifecycle();
  lifecycle.phase = 'siap';
  const probe = makeProber(pg, 'x', { hasRoom: async () => false });
  installHealth(app, { lifecycle, version: '0', probe });
  const base = await serve(app);
  const whole = await fetch(`${base}/api/health`);
  expect([whole.status, await whole.json()]).toEqual([
    200,
    expect.objectContaining({
      status: 'terganggu',
      komponen: { database: 'ok', worker: 'ok', migrasi: 'ok', disk: 'penuh', lampiran: 'ok' },
    }),
  ]);
  expect((await fetch(`${base}/api/health/ready`)).status).toBe(200);
});

/** Only whoever may mount can make a small disk. */
const small = mkdtempSync(path.join(os.tmpdir(), 'niaga-kecil-'));
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'none', small]).status === 0;
afterAll(() => {
  if (mounted) spawnSync('umount', [small]);
  rmdirSync(small);
});

const whereMounted = mounted ? test : undefined;
whereMounted?.('an upload for which there is no room is answered 503', async () => {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = small;
  const form = new FormData();
  form.append('berkas', new Blob([new Uint8Array(3_000_000)]), 'a.txt');
  let thrown: unknown;
  const base = await serve(async (request, response) => {
    const options = { file: 'berkas', fields: [], maxBytes: 5_000_000 };
    thrown = await readMultipart(request as never, options).catch((reason: unknown) => reason);
    response.end();
  });
  try {
    await fetch(base, { method: 'POST', body: form });
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  expect(toApiError(thrown)).toEqual(FULL);
  expect(readdirSync(small)).toEqual([]);
});
