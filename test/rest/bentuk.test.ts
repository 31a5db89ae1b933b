/** What proxies and servers could understand differently is refused before anybody does. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { raw, statuses } from '../helpers/raw.ts';
import { openServer } from '../helpers/server.ts';

const data = openDatabase();
const server = openServer(data);
let token: string;
beforeAll(async () => {
  token = await server.signIn('admin@satu.test', 'satu');
});
const portOf = () => Number(new URL(server.base).port);

describe('requests that two readers could understand differently', () => {
  const health = (target: string, ...headers: string[]) =>
    `GET ${target} HTTP/1.1\r\n${headers.map((one) => `${one}\r\n`).join('')}Connection: close\r\n\r\n`;
  const live = '/api/health/live';
  const post = (...headers: string[]) =>
    `POST /graphql HTTP/1.1\r\nHost: a\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n{}`;
  const type = 'Content-Type: application/json';

  test.each([
    ['two hosts', health(live, 'Host: a', 'Host: b')],
    ['the same host twice', health(live, 'Host: a', 'host: a')],
    ['no host', health(live)],
    ['an empty host', health(live, 'Host:')],
    ['a list of hosts', health(live, 'Host: a, b')],
    ['a host with a path', health(live, 'Host: a/b')],
    ['a host with a user', health(live, 'Host: u@a')],
    ['an address of another host', health(`http://b${live}`, 'Host: a')],
    ['an address of another port', health(`http://a:81${live}`, 'Host: a')],
    ['an address with a user', health(`http://u:p@a${live}`, 'Host: a')],
    ['an address that is none', health(`gopher://a${live}`, 'Host: a')],
    ['a path without its slash', health('api/health/live', 'Host: a')],
    ['two types', post(type, 'Content-Type: text/plain', 'Content-Length: 2')],
    ['two lengths', post(type, 'Content-Length: 2', 'Content-Length: 2')],
    ['two keys', post(type, 'Content-Length: 2', 'Idempotency-Key: a', 'Idempotency-Key: b')],
    ['two admin keys', post(type, 'Content-Length: 2', 'X-Admin-Key: a', 'X-Admin-Key: b')],
    ['two hosts that wait', post(type, 'Content-Length: 2', 'Host: b', 'Expect: 100-continue')],
  ])('%s: 400, and the connection ends', async (_name, text) => {
    const answer = await raw(portOf(), text);
    expect(statuses(answer)).toEqual([400]);
    expect(answer).toMatch(/connection: close/i);
    // What Node refuses by itself has no body of ours.
    const body = answer.split('\r\n\r\n')[1] ?? '';
    if (body.startsWith('{')) {
      expect(JSON.parse(body)).toMatchObject({ statusCode: 400, code: 'HT400' });
      expect(answer).toMatch(/x-request-id: /i);
    }
  });

  test('two Authorization headers: 401', async () => {
    const twice = health(
      '/api/master/barang',
      'Host: a',
      ...Array(2).fill(`Authorization: Bearer ${token}`),
    );
    expect(statuses(await raw(portOf(), twice))).toEqual([401]);
  });

  test.each([
    ['a host with a port', health(live, 'Host: a:3000')],
    ['an address of version 6', health(live, 'Host: [::1]:3000')],
    ['an address with its own host', health(`http://A${live}`, 'Host: a')],
    ['an address with its own host and the usual port', health(`http://a:80${live}`, 'Host: a')],
    ['an old request without host', `GET ${live} HTTP/1.0\r\n\r\n`],
  ])('the control: %s', async (_name, text) => {
    expect(statuses(await raw(portOf(), text))).toEqual([200]);
  });
});
