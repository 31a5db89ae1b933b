/** A client that goes away while it sends is no fault of ours: the log has no error. */
import { once } from 'node:events';
import net from 'node:net';
import { beforeAll, expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { keepLog } from '../helpers/log_lines.ts';
import { openServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';

const data = openDatabase();
type Line = { level: string; msg: string; req?: { path: string }; err?: unknown };
const { lines, log } = keepLog();
const linesSince = (count: number) => lines.slice(count).map((line): Line => JSON.parse(line));
const server = openServer(data, {}, log);
let token: string;
beforeAll(async () => {
  token = await server.signIn('admin@satu.test', 'satu');
});

/** The log's line of the request that is broken off after half of its body. */
async function brokenOff(path: string, headers: string, body: string): Promise<Line> {
  const before = lines.length;
  const socket = net.connect(Number(new URL(server.base).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\nExpect: 100-continue\r\n${headers}\r\n\r\n`,
  );
  // It is asked for its body.
  await once(socket, 'data');
  socket.write(body, () => socket.destroy());
  return until(() => linesSince(before).find(({ req }) => req?.path === path));
}

test.each([
  ['of a known length', 'Content-Length: 5000', '{"nama":'],
  ['in chunks', 'Transfer-Encoding: chunked', '8\r\n{"nama":\r\n'],
  ['compressed', 'Content-Length: 5000\r\nContent-Encoding: gzip', '\x1f\x8b'],
])('an upload %s', async (_name, headers, body) => {
  for (const path of ['/api/master/barang', '/graphql']) {
    const before = lines.length;
    const line = await brokenOff(path, headers, body);
    expect(line.msg).toBe('permintaan terputus');
    for (const { level, err } of linesSince(before)) {
      expect(['info', 'debug', 'trace']).toContain(level);
      expect(err).toBeUndefined();
    }
  }
});
