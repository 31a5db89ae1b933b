import type { Socket } from 'node:net';
import type pg from 'pg';
import { makePgClient } from '../../server/postgres/client.ts';
import { CdcError } from './cdc_error.ts';
import { Decoder, type Message, makePlugin } from './decode.ts';
import { toLsn } from './lsn.ts';

/** Another process reads this slot. */
export class CaptureBusy extends Error {
  override name = 'CaptureBusy';
}

export type Stream = Awaited<ReturnType<typeof openStream>>;

type Place = { url: string; slot: string; publication: string; from: bigint };

type StreamEvents = {
  message(message: Message, bytes: number): void;
  /** The server has sent everything up to here. */
  alive(lsn: bigint): void;
  /** Called once, with the reason; undefined = closed by us. */
  end(error: Error | undefined): void;
};

const XLOG_DATA = 'w'.charCodeAt(0);
const KEEPALIVE = 'k'.charCodeAt(0);
const STATUS_MS = 5000;
/** The server answers each status, so a silence of this length is a dead connection. */
const SILENCE_MS = 30_000;
/** Microseconds of the year 2000, from which PostgreSQL counts. */
const EPOCH = 946_684_800_000_000n;

/** Settings that make a value's text the same for every reader. A reader that freezes loses its slot after 20 s. */
const SETTINGS =
  '-c TimeZone=UTC -c DateStyle=ISO -c IntervalStyle=iso_8601 -c extra_float_digits=1 ' +
  '-c bytea_output=hex -c wal_sender_timeout=20s';

/** pg's own connection, which its types do not show. */
type Wire = {
  stream: Socket;
  on(event: 'copyData', listener: (message: { chunk: Buffer }) => void): void;
  once(event: 'replicationStart', listener: () => void): void;
  sendCopyFromChunk(chunk: Buffer): void;
};

/** Says what to do where the login lacks the right to the log, which a managed PostgreSQL gives, or not, in its own way. */
export function refusedLog(error: Error & { code?: string }): never {
  if (error.code !== '42501') throw error;
  const text =
    'PostgreSQL tidak mengizinkan login DATABASE_URL_CDC membaca log: beri erp_cdc hak REPLICATION (docs/standby.md)';
  throw new CdcError(text, { permanent: true, cause: error });
}

export const replicationClient = (url: string): pg.Client =>
  makePgClient({
    connectionString: url,
    options: SETTINGS,
    application_name: 'niaga-cdc',
    replication: 'database',
  } as pg.ClientConfig);

/**
 * Streams a slot from a position on. The library's service is not used for it: it acknowledges what it has received,
 * not what was stored, and one byte too far, where the next commit may begin.
 */
export async function openStream(place: Place, events: StreamEvents) {
  const client = replicationClient(place.url);
  await client.connect();
  const wire = (client as unknown as { connection: Wire }).connection;
  const decoder = new Decoder();
  let acknowledged = place.from;
  let heardAt = performance.now();
  let paused = false;
  let ended = false;
  const end = (error: Error | undefined) => {
    if (ended) return;
    ended = true;
    clearInterval(timer);
    wire.stream.destroy();
    events.end(error);
  };
  const say = () => wire.sendCopyFromChunk(statusOf(acknowledged));
  const timer = setInterval(() => {
    if (!paused && performance.now() - heardAt > SILENCE_MS) end(new Error('server diam'));
    else say();
  }, STATUS_MS);
  timer.unref();
  wire.on('copyData', ({ chunk }) => {
    if (ended) return;
    heardAt = performance.now();
    try {
      if (chunk[0] === KEEPALIVE) {
        events.alive(chunk.readBigUInt64BE(1));
        if (chunk[17] === 1) say();
      } else if (chunk[0] === XLOG_DATA) {
        const message = decoder.decode(chunk.subarray(25));
        if (message) events.message(message, chunk.length);
      }
    } catch (error) {
      end(error as Error);
    }
  });
  await begin(client, wire, place, end);
  return {
    pause: () => {
      paused = true;
      wire.stream.pause();
    },
    resume: () => {
      paused = false;
      heardAt = performance.now();
      wire.stream.resume();
    },
    /** Says up to where nothing is needed any more; the server is told every few seconds. */
    acknowledge: (lsn: bigint) => {
      if (lsn > acknowledged) acknowledged = lsn;
    },
    close: () => end(undefined),
  };
}

/**
 * Sends the command; resolves when the stream has begun. The stream ends with the command's error, or the connection's.
 */
async function begin(
  client: pg.Client,
  wire: Wire,
  { slot, publication, from }: Place,
  end: (error: Error) => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    wire.once('replicationStart', () => resolve());
    makePlugin(publication)
      .start(client, slot, toLsn(from))
      .then(
        () => new Error('aliran ditutup server'),
        (error: Error & { code?: string }) =>
          error.code === '55006' ? new CaptureBusy(error.message) : error,
      )
      .then((error) => {
        reject(error);
        end(error);
      });
  });
}

/** A status update that asks for an answer. */
function statusOf(lsn: bigint): Buffer {
  const status = Buffer.alloc(34);
  status.write('r');
  for (const at of [1, 9, 17]) status.writeBigUInt64BE(lsn, at);
  status.writeBigInt64BE(BigInt(Date.now()) * 1000n - EPOCH, 25);
  status[33] = 1;
  return status;
}
