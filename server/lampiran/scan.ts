/** Asks clamd whether a file is harmful, by its INSTREAM command. */
import { createReadStream } from 'node:fs';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../base/config.ts';
import { HttpError } from '../base/errors.ts';
import type { OnFailure } from '../base/outside.ts';

/** The most that is kept of an answer, which is one line. */
const LONGEST = 1000;

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
 * @throws HttpError 400 VALMP where something harmful is in it, 503 where clamd does not say
 */
export async function scan(
  { url, silenceMs }: NonNullable<Config['lampiran']['clamd']>,
  file: string,
  onFailure: OnFailure,
): Promise<void> {
  const { protocol, hostname, port, pathname } = new URL(url);
  const socket = protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname);
  const silent = () => socket.destroy(new Error(`clamd: no answer for ${silenceMs} ms`));
  socket.setTimeout(silenceMs, silent);
  let said = '';
  let broken: unknown;
  socket.setEncoding('utf8').on('data', (text) => {
    said = (said + text).slice(0, LONGEST);
  });
  try {
    // clamd may answer, and hang up, before it has all of a file that is too long for it.
    const ended = new Promise<void>((resolve, reject) => {
      socket.on('close', () => resolve());
      socket.on('error', reject);
    });
    await Promise.race([pipeline(framed(createReadStream(file)), socket, { end: false }), ended]);
    await ended;
  } catch (error) {
    // What clamd has answered by then decides.
    broken = error;
  } finally {
    socket.destroy();
  }
  const [, found] = /: (.+) FOUND/.exec(said) ?? [];
  if (found) throw new HttpError(400, 'VALMP', [`berkas: berbahaya (${found})`]);
  if (/: OK/.test(said)) return;
  const cause = broken ?? new Error(`clamd: ${said || 'no answer'}`);
  onFailure('scanner', cause);
  const message = 'pemindai virus tidak menjawab; ulangi nanti';
  throw new HttpError(503, 'HT503', message, { 'Retry-After': '30' }, { cause });
}
