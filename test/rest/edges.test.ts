/** What lies around the table: health before the server is ready, limits, published keys, names of requests. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { makeLifecycle } from '../../server/base/lifecycle.ts';
import { installGate, installHealth, noProbe } from '../../server/http/health.ts';
import { openDatabase } from '../helpers/database.ts';
import { type Answer, startServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { expectError } from './description.ts';

const data = openDatabase();

async function get(url: string): Promise<Answer> {
  const response = await fetch(url);
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

test('before the server is ready everything is 503 in the form of the specification, but it is alive', async () => {
  const app = express();
  app.use((_request, response, next) => {
    response.setHeader('X-Request-Id', 'uji');
    next();
  });
  installHealth(app, { lifecycle: makeLifecycle(), version: '0', probe: noProbe });
  installGate(app);
  const server = await new Promise<Server>((resolve) => {
    const made = app.listen(0, '127.0.0.1', () => resolve(made));
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const path of ['/api/health/ready', '/api/v1/health/ready', '/api/tenants?x=1', '/gaib']) {
      const answer = await get(base + path);
      expectError(answer, 503, 'HT503');
      expect(answer.headers.get('retry-after')).toBe('1');
      expect(answer.body.path).toBe(path.split('?')[0]);
    }
    const health = await get(`${base}/api/health`);
    expect(health.status).toBe(503);
    expect(health.body).toMatchObject({
      statusCode: 503,
      code: 'HT503',
      path: '/api/health',
      timestamp: expect.any(String),
      status: 'tidak siap',
      komponen: { database: 'mati', worker: 'mati', migrasi: 'tertinggal' },
    });
    expect((await get(`${base}/api/health/live`)).body).toEqual({ status: 'ok' });
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('health names the parts, and the missing worker', async () => {
  const server = await startServer(data);
  const { status, body } = await server.rest().get('/api/health');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'terganggu',
    komponen: { database: 'ok', worker: 'mati', migrasi: 'ok', disk: 'ok', lampiran: 'ok' },
  });
});

test('the keys of our tokens are public, their secret half is not', async () => {
  const server = await startServer(data);
  const { status, body, text } = await server.rest().get('/.well-known/jwks.json');
  expect(status).toBe(200);
  expect(body.keys).toEqual([
    {
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      kid: expect.any(String),
      x: expect.any(String),
    },
  ]);
  expect(text).not.toContain('"d"');
});

test('too many requests: 429 with the time to wait, for that user only', async () => {
  const server = await startServer(data, { RATE_LIMIT: '5' });
  const token = await server.signIn('staff@satu.test', 'satu');
  const busy = server.rest(token);
  const calm = server.rest(await server.signIn('admin@dua.test', 'dua'));
  // Repeated where the machine is too slow to send all of it within a second.
  const { refused, graphql } = (await until(async () => {
    const asked = Array.from({ length: 20 }, () => busy.get('/api/tenants'));
    // GraphQL counts into the same second.
    const last = asked.at(-1)?.then(() => server.graphql(token, '{ __typename }'));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    const graphql = await last;
    return graphql?.status === 429 && refused.length >= 10 && { refused, graphql };
  })) as { refused: Answer[]; graphql: Answer };
  for (const answer of refused) {
    expectError(answer, 429, 'HT429');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(answer.headers.get('ratelimit')).toMatch(/r=0/);
  }
  expect(graphql.body.code).toBe('HT429');
  expect((await calm.get('/api/tenants')).status).toBe(200);
  await until(async () => (await busy.get('/api/tenants')).status === 200);
});

test('too many sign-ins of an address: 429', async () => {
  const server = await startServer(data, { RATE_LIMIT_SESI: '3' });
  const attempt = () => server.rest().post('/api/auth/sesi', { id_token: 'x' });
  // Repeated where the machine is too slow to send all of it within a second.
  await until(async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, attempt));
    const statuses = answers.map(({ status }) => status).sort();
    return `${statuses}` === '401,401,401,429,429,429,429,429';
  });
});

test('a request’s name is taken when it is well-formed, and made otherwise', async () => {
  const server = await startServer(data);
  const named = async (name: string) => {
    const { headers } = await server.rest().get('/api/gaib', { 'x-request-id': name });
    return headers.get('x-request-id');
  };
  for (const good of ['a', 'abc-1.2:3_4', 'x'.repeat(128)]) expect(await named(good)).toBe(good);
  for (const bad of ['', '-a', 'a b', 'a"b', '<script>', 'x'.repeat(129)]) {
    expect(await named(bad)).toMatch(/^[0-9a-f-]{36}$/);
  }
});
