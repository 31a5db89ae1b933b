/** Requests of hostile or broken clients are answered or cut, without harm to others. */
import net from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { type HttpServer, LIMITS, openHttp } from '../../server/http/http_server.ts';
import { openDatabase } from '../helpers/database.ts';
import { raw, statuses } from '../helpers/raw.ts';
import { openServer, startServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';

const data = openDatabase();
const server = openServer(data, { CORS_ORIGIN: 'https://toko.test,https://kasir.test' });
let token: string;
beforeAll(async () => {
  token = await server.signIn('admin@satu.test', 'satu');
});

const portOf = () => Number(new URL(server.base).port);
const healthy = async () => {
  const answer = await server.rest(token).get('/api/master/barang?per_page=1');
  expect(answer.status).toBe(200);
};
const countBarang = () =>
  data.owner({ tenant: 'satu' }).value<number>('select count(*) from barang');

describe('a body that swells when it is inflated', () => {
  const bomb = Buffer.concat([Buffer.from('{"nama":"'), Buffer.alloc(80_000_000, 120)]);
  const packed = {
    gzip: gzipSync(bomb),
    deflate: deflateSync(bomb),
    br: brotliCompressSync(bomb, { params: {} }),
  };

  const post = async (path: string, encoding: string, body: Buffer) => {
    const response = await fetch(server.base + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'content-encoding': encoding,
      },
      body: new Uint8Array(body),
    });
    return [path, response.status, (await response.json()).code];
  };

  test.each(Object.entries(packed))('%s', async (encoding, body) => {
    expect(body.length).toBeLessThan(200_000);
    const before = await countBarang();
    for (const path of ['/api/master/barang', '/graphql']) {
      expect(await post(path, encoding, body)).toEqual([path, 413, 'HT413']);
    }
    expect(await countBarang()).toBe(before);
    await healthy();
  });

  test('twice packed, and the control: a small body in the same packing is read', async () => {
    const url = '/api/master/satuan';
    expect(await post(url, 'gzip, gzip', gzipSync(packed.gzip))).toEqual([url, 415, 'HT415']);
    const small = gzipSync('{"kode":"GZ","nama":"Gz"}');
    expect(await post(url, 'gzip', small)).toEqual([url, 201, undefined]);
  });
});

describe('a slow client', () => {
  let http: HttpServer;
  beforeAll(async () => {
    http = await openHttp(
      { port: 0, host: '127.0.0.1' },
      (request, response) => {
        request.resume().on('end', () => response.end('whole'));
      },
      { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50 },
    );
    data.onClose(() => http.close(0));
  });

  /** Drips one byte each 40 ms; answers what came back and how many bytes were taken. */
  const drip = async (head: string, tail: string) => {
    let sent = 0;
    const text = await new Promise<string>((resolve) => {
      const socket = net.connect(http.port, '127.0.0.1');
      let got = '';
      socket.on('data', (bytes) => {
        got += bytes.toString('latin1');
      });
      const timer = setInterval(() => {
        if (sent >= tail.length || socket.destroyed) return;
        socket.write(tail[sent] as string);
        sent += 1;
      }, 40);
      const end = () => {
        clearInterval(timer);
        resolve(got);
      };
      socket.on('error', end);
      socket.on('close', end);
      socket.write(head);
    });
    return { text, sent };
  };

  test('of headers is cut off, one of a body too, and a quick one meanwhile is served', async () => {
    const long = 'x'.repeat(500);
    const slow = Promise.all([
      drip('GET / HTTP/1.1\r\nHost: a\r\n', `X-A: ${long}\r\n\r\n`),
      drip('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\n', long),
      drip('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n', `1f4\r\n${long}`),
    ]);
    const request = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab';
    // The limits are so short that a stall of the machine exceeds them: then it is tried again.
    await until(async () => statuses(await raw(http.port, request, 1)).join() === '200');
    for (const { text, sent } of await slow) {
      expect([[], [408]]).toContainEqual(statuses(text));
      expect(sent).toBeLessThan(100);
    }
  });
});

test('a request has twenty seconds to come, its headers fifteen', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = LIMITS;
  expect(requestTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(20_000);
  expect(headersTimeout + connectionsCheckingInterval).toBeLessThanOrEqual(15_000);
});

describe('requests that two readers could cut differently', () => {
  const smuggled = 'GET /api/diselundupkan HTTP/1.1\r\nHost: a\r\n\r\n';
  const post = 'POST /api/health HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const cases: [name: string, text: string][] = [
    [
      'both lengths',
      `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    [
      'two lengths',
      `${post}Content-Length: 0\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}`,
    ],
    ['a list of lengths', `${post}Content-Length: 0, 44\r\n\r\n${smuggled}`],
    ['a signed length', `${post}Content-Length: +0\r\n\r\n${smuggled}`],
    ['a length of hex', `${post}Content-Length: 0x2c\r\n\r\n${smuggled}`],
    ['a veiled encoding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      'an encoding after chunked',
      `${post}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
    ],
    ['a space before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${smuggled}`],
    [
      'a folded header',
      `${post}X-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length : 0\r\n\r\n${smuggled}`,
    ],
    ['a chunk of a wrong size', `${post}Transfer-Encoding: chunked\r\n\r\n-1\r\n${smuggled}`],
    [
      'a chunk that is longer than it says',
      `${post}Transfer-Encoding: chunked\r\n\r\n1\r\nabcdef\r\n0\r\n\r\n${smuggled}`,
    ],
    [
      'a bare line feed',
      `POST /api/health HTTP/1.1\nHost: a\nContent-Length: 0\nTransfer-Encoding: chunked\n\n0\n\n${smuggled}`,
    ],
    ['a NUL in a header', `${post}X-A: a\0b\r\nContent-Length: 0\r\n\r\n${smuggled}`],
    [
      'two hosts',
      `GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n${smuggled}`,
    ],
    ['another version', `GET /api/health HTTP/9.9\r\nHost: a\r\n\r\n${smuggled}`],
    ['no HTTP at all', `\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03${smuggled}`],
  ];

  test.each(cases)('%s', async (_name, text) => {
    const answer = await raw(portOf(), Buffer.from(text, 'latin1'));
    // The hidden second request is not answered: 404 would be its answer.
    expect(answer).not.toContain('/api/diselundupkan');
    expect(statuses(answer).every((status) => status === 400 || status === 405)).toBe(true);
    await healthy();
  });

  test('the control: a second request that is plainly one is answered', async () => {
    const plain = `${post}Content-Length: 0\r\n\r\n${smuggled}`;
    const answer = await raw(portOf(), plain, 2);
    expect(statuses(answer)).toEqual([405, 404]);
    expect(answer).toContain('/api/diselundupkan');
  });
});

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
    // What Node itself refuses has no JSON body.
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

describe('headers without end', () => {
  const get = 'GET /api/health HTTP/1.1\r\nHost: a\r\n';
  test.each([
    ['one of 100 kB', `${get}X-A: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['a token of 100 kB', `${get}Authorization: Bearer ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['ten thousand', `${get}${'X-A: b\r\n'.repeat(10_000)}\r\n`, 431],
    ['an address of 100 kB', `GET /api/${'x'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
    ['the control: 4 kB', `${get}Connection: close\r\nX-A: ${'x'.repeat(4000)}\r\n\r\n`, 200],
  ])('%s', async (_name, text, status) => {
    expect(statuses(await raw(portOf(), text))).toEqual([status]);
    await healthy();
  });
});

describe('browsers of other origins', () => {
  const ask = async (base: string, origin: string, headers: Record<string, string> = {}) => {
    const preflight = headers['access-control-request-method'] !== undefined;
    const response = await fetch(`${base}/api/health`, {
      method: preflight ? 'OPTIONS' : 'GET',
      headers: { origin, ...headers },
    });
    await response.text();
    return response.headers;
  };
  const wish = {
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization,x-admin-key,idempotency-key',
  };

  test('an origin that is allowed may read, and may ask before it changes something', async () => {
    for (const origin of ['https://toko.test', 'https://kasir.test']) {
      const simple = await ask(server.base, origin);
      expect(simple.get('access-control-allow-origin')).toBe(origin);
      expect(simple.get('vary')).toMatch(/Origin/i);
      const exposed = simple.get('access-control-expose-headers')?.split(',');
      // Headers that the typed client and pages of other origins read.
      expect(exposed).toEqual(
        expect.arrayContaining(
          'X-Request-Id Retry-After ETag Idempotent-Replayed Preference-Applied Mcp-Session-Id Sunset'.split(
            ' ',
          ),
        ),
      );
      const preflight = await ask(server.base, origin, wish);
      expect(preflight.get('access-control-allow-origin')).toBe(origin);
      expect(preflight.get('access-control-allow-methods')).toContain('PATCH');
      expect(preflight.get('access-control-allow-headers')).toBe(
        wish['access-control-request-headers'],
      );
    }
  });

  test.each(['https://lain.test', 'https://toko.test.lain.test', 'http://toko.test', 'null'])(
    '%s may not',
    async (origin) => {
      for (const headers of [
        await ask(server.base, origin),
        await ask(server.base, origin, wish),
      ]) {
        expect(headers.get('access-control-allow-origin')).toBeNull();
        expect(headers.get('vary')).toMatch(/Origin/i);
      }
    },
  );

  test('cookies and the like are never asked for: a token travels in a header only', async () => {
    for (const headers of [
      await ask(server.base, 'https://toko.test'),
      await ask(server.base, 'https://toko.test', wish),
    ]) {
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('the control: without a list, in development, every origin may', async () => {
    const open = await startServer(data);
    expect((await ask(open.base, 'https://lain.test')).get('access-control-allow-origin')).toBe(
      'https://lain.test',
    );
  });
});
