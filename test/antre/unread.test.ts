/** Who asks and does not read: what he left unread is not kept for him. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import net from 'node:net';
import { afterAll, expect, test } from '@jest/globals';
import { type HttpServer, openHttp } from '../../server/http/http_server.ts';
import { until } from '../helpers/until.ts';

const BODY = Buffer.alloc(12_000_000, 'x');
const closing: HttpServer[] = [];
afterAll(() => Promise.all(closing.map((http) => http.close(0))));

/** A server that gives up what was not read for so long, ms, and its answers. */
async function serve(unreadTimeout: number) {
  const answers: ServerResponse[] = [];
  const http = await openHttp(
    { port: 0, host: '127.0.0.1' },
    (_request, response) => {
      answers.push(response);
      response.end(BODY);
    },
    { unreadTimeout, connectionsCheckingInterval: 50 },
  );
  closing.push(http);
  const ask = () => {
    const socket = net.connect(http.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return socket;
  };
  return { answers, ask };
}

test('an answer that is not read is given up', async () => {
  const { answers, ask } = await serve(100);
  const socket = ask().pause();
  await until(() => answers.length > 0);
  const [answer] = answers as [ServerResponse];
  await once(answer, 'close');
  expect(answer.writableFinished).toBe(false);
  socket.destroy();
});

test('the control: one that is read slowly, with pauses, comes whole', async () => {
  const { ask } = await serve(2000);
  const socket = ask();
  let size = 0;
  socket.on('data', (part: Buffer) => {
    size += part.length;
    socket.pause();
    setTimeout(() => socket.resume(), 1);
    if (size > BODY.length) socket.destroy();
  });
  await once(socket, 'close');
  expect(size).toBeGreaterThan(BODY.length);
});
