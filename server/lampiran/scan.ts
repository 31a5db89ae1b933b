/** Asks clamd whether a file is harmful, by its INSTREAM command. */
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { HttpError } from '../base/errors.ts';

const TIMEOUT_MS = 60_000;

/** Each part after its length; an empty one ends. */
async function* framed(source: Readable): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of source as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    yield length;
    yield part;
  }
  yield Buffer.alloc(4);
}

/**
 * @param url tcp://HOST:PORT or unix:///PATH
 * @throws HttpError 400 VALMP where something harmful is in it, 503 where clamd does not say
 */
export async function scan(url: string, file: string): Promise<void> {
  const { protocol, hostname, port, pathname } = new URL(url);
  const socket = protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname);
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('clamd: no answer')));
  let said = '';
  socket.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  try {
    // clamd may answer, and hang up, before it has all of a file that is too long for it.
    const ended = new Promise<void>((resolve, reject) => {
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    await Promise.race([pipeline(framed(createReadStream(file)), socket, { end: false }), ended]);
    await ended;
  } catch {
    // What clamd has answered by then decides.
  } finally {
    socket.destroy();
  }
  const [, found] = /: (.+) FOUND/.exec(said) ?? [];
  if (found) throw new HttpError(400, 'VALMP', [`berkas: berbahaya (${found})`]);
  if (!/: OK/.test(said)) {
    throw new HttpError(503, 'HT503', 'pemindai virus tidak menjawab; ulangi nanti', {
      'Retry-After': '30',
    });
  }
}
