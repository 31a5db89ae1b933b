/** The headers of answers, as they are on the wire. */
import http from 'node:http';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { openServer } from '../helpers/server.ts';

const data = openDatabase();
const server = openServer(data, { RATE_LIMIT: '1000' });
let token: string;
beforeAll(async () => {
  token = await server.signIn('admin@satu.test', 'satu');
});

type Answer = { status: number; headers: http.IncomingHttpHeaders; names: string[]; size: number };

/** Without what fetch adds and takes away. */
function ask(
  method: string,
  path: string,
  headers: Record<string, string | string[]> = {},
  body?: string,
): Promise<Answer> {
  const sent = { authorization: `Bearer ${token}`, ...headers };
  return new Promise((resolve, reject) => {
    const request = http.request(server.base + path, { method, headers: sent }, (response) => {
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.length;
      });
      response.on('end', () => {
        const names = response.rawHeaders.filter((_one, index) => index % 2 === 0);
        const { statusCode = 0, headers: got } = response;
        resolve({ status: statusCode, headers: got, names, size });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const ROWS = '/api/master/akun?per_page=100';

test.each([
  ['GET', '/api/master/akun?per_page=1', 200],
  ['GET', '/API/master/akun?per_page=1', 200],
  ['GET', '/api/gaib', 404],
  ['GET', '/gaib', 404],
  ['DELETE', '/api/laporan/neraca', 405],
  ['OPTIONS', '/api/laporan/neraca', 405],
  ['GET', '/api/health', 200],
  ['POST', '/api/health', 405],
  ['POST', '/graphql', 400],
])('every answer: %s %s', async (method, path, status) => {
  const answer = await ask(method, path);
  expect(answer.status).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.stringMatching(/^max-age=\d+; includeSubDomains$/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(answer.headers['x-powered-by']).toBeUndefined();
  expect(Number(answer.headers['content-length'])).toBe(answer.size);
  expect(new Set(answer.names.map((name) => name.toLowerCase())).size).toBe(answer.names.length);
});

describe('compression', () => {
  test.each(['gzip', 'br', 'deflate'])('%s, of what is long enough', async (encoding) => {
    const whole = await ask('GET', ROWS);
    expect(whole.headers['content-encoding']).toBeUndefined();
    expect(Number(whole.headers['content-length'])).toBe(whole.size);
    const packed = await ask('GET', ROWS, { 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-length']).toBeUndefined();
    expect(packed.headers.vary).toBe('Origin, Accept-Language, Accept-Encoding');
    expect(packed.size).toBeLessThan(whole.size / 2);
    const short = await ask('GET', '/api/master/akun?per_page=1', { 'accept-encoding': encoding });
    expect(short.headers['content-encoding']).toBeUndefined();
    expect(short.headers.vary).toBe('Origin, Accept-Language, Accept-Encoding');
  });

  test('not for identity, nor for HEAD', async () => {
    const whole = await ask('GET', ROWS, { 'accept-encoding': 'identity' });
    expect(whole.headers['content-encoding']).toBeUndefined();
    const head = await ask('HEAD', ROWS, { 'accept-encoding': 'gzip' });
    expect([head.status, head.size]).toEqual([200, 0]);
    expect(head.headers['content-encoding']).toBeUndefined();
  });
});

test('how much of the limit is left, and whose it is without saying it', async () => {
  const { headers } = await ask('GET', '/api/laporan/neraca');
  expect(headers.ratelimit).toMatch(/^"pengguna"; r=9\d\d; t=[01]$/);
  expect(headers['ratelimit-policy']).toMatch(/^"pengguna"; q=1000; w=1; pk=:[A-Za-z0-9+/]{16}:$/);
  const other = await server.signIn('staff@satu.test', 'satu');
  const theirs = await ask('GET', '/api/laporan/neraca', { authorization: `Bearer ${other}` });
  expect(theirs.headers['ratelimit-policy']).not.toBe(headers['ratelimit-policy']);
});
