/** What is noted of a key's requests, and when it is written. With a database: panggilan.test.ts. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import type { KeyCall } from '../../server/auth/session_gate.ts';
import { makeLogger } from '../../server/base/log.ts';
import { installRequestLog } from '../../server/http/request_log.ts';
import { type CallLog, makeCallLog } from '../../server/main/call_log.ts';

const written: KeyCall[][] = [];
const failures: unknown[] = [];
let fails = false;
let held: Promise<void> | undefined;
const write = async (calls: readonly KeyCall[]) => {
  await held;
  if (fails) throw new Error('no database');
  written.push([...calls]);
};
/** Nothing is written by time here. */
const log: CallLog = makeCallLog(write, (error) => failures.push(error), 600_000);
const app = express();
installRequestLog(app, makeLogger({ logLevel: 'silent' }));
app.use((request, response, next) => {
  // A stream asks for its key again while it goes on.
  for (let times = 0; times < 3; times += 1) log.seen(request, String(request.query.kunci));
  response.locals.route = '/contoh';
  next();
});
app.get('/lambat', () => undefined);
app.get('/cepat', (_request, response) => void response.status(201).send('ya'));
const http = app.listen(0, '127.0.0.1');
let base: string;

beforeAll(async () => {
  if (!http.listening) await once(http, 'listening');
  base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterAll(async () => {
  http.closeAllConnections();
  http.close();
});

test('a request is noted once, with its route and outcome, and written with the others', async () => {
  await fetch(`${base}/cepat?kunci=satu`);
  await fetch(`${base}/cepat?kunci=dua`);
  expect(written).toEqual([]);
  await log.flush();
  expect(written).toEqual([
    [
      expect.objectContaining({ kunci_id: 'satu', rute: '/api/contoh', status: 201, code: null }),
      expect.objectContaining({ kunci_id: 'dua' }),
    ],
  ]);
  await log.flush();
  expect(written.length).toBe(1);
});

test('one that the client left has no status', async () => {
  const leaving = new AbortController();
  const asked = fetch(`${base}/lambat?kunci=tiga`, { signal: leaving.signal });
  const [, response] = await once(http, 'request');
  const closed = once(response, 'close');
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await closed;
  await log.flush();
  expect(written.at(-1)).toMatchObject([{ kunci_id: 'tiga', status: null }]);
});

test('more than the database keeps of a key does not wait, and what cannot be written is given up', async () => {
  for (let n = 0; n < 2100; n += 1) await fetch(`${base}/cepat?kunci=empat`);
  await log.flush();
  expect(written.at(-1)?.length).toBeLessThanOrEqual(1000);
  fails = true;
  await fetch(`${base}/cepat?kunci=lima`);
  await log.flush();
  expect(failures).toHaveLength(1);
  fails = false;
  await log.flush();
  expect(written.at(-1)?.some(({ kunci_id }) => kunci_id === 'lima')).toBe(false);
});

test('a flush is done when what was being written before it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  await fetch(`${base}/cepat?kunci=enam`);
  void log.flush();
  let isDone = false;
  const second = log.flush().then(() => {
    isDone = true;
  });
  await new Promise(setImmediate);
  expect(isDone).toBe(false);
  resolve();
  await second;
  expect(written.at(-1)).toMatchObject([{ kunci_id: 'enam' }]);
});
