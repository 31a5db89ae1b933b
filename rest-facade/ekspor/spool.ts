/**
 * Files between a fast writer and a slow reader. What is written lies in files without a name: the system removes them with
 * their reader, or with the process. A piece that was read gives its room back.
 */
import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Response } from 'express';
import { Overload } from '../../server/base/errors.ts';
import { type Party, Places } from '../../server/lines/places.ts';

/** The bytes go in at one end and come out at the other. Where one end breaks, so does the other. */
export type Spool = { writable: Writable; readable: Readable };

export type Spools = {
  /** @throws Overload where what lies there, of all or of this one, is too much already */
  open(who: Party): Promise<Spool>;
  /** Bytes that lie there now. */
  readonly bytes: number;
};

/** A file: its room (`taken`), the bytes written to it, and the bytes read from it. */
type Piece = { handle: FileHandle; taken: number; written: number; read: number };

const pieceOf = (handle: FileHandle): Piece => ({ handle, taken: 0, written: 0, read: 0 });

const PIECE = 16 * 1024 * 1024;
const READ = 64 * 1024;

/** @param maxBytes of all together; one tenant has half of them at most */
export function makeSpools({ dir, maxBytes }: { dir: string; maxBytes: number }): Spools {
  const room = new Room(maxBytes);
  const pieceBytes = Math.min(PIECE, Math.ceil(maxBytes / 8));
  return {
    open: async (who) => {
      if (!room.isFree(who)) {
        throw new Overload('terlalu banyak ekspor belum dibaca; ulangi nanti', 10);
      }
      return openSpool({ dir, pieceBytes, room, who }, await openUnnamed(dir));
    },
    get bytes() {
      return room.taken;
    },
  };
}

/** Counts the bytes of each tenant, and keeps the writers that wait for room. */
class Room {
  readonly #bytes: Places;
  readonly #waiting = new Set<() => void>();

  constructor(max: number) {
    this.#bytes = new Places(max);
  }

  get taken(): number {
    return this.#bytes.taken;
  }

  isFree(who: Party): boolean {
    return this.#bytes.freeFor(who) > 0;
  }

  take(who: Party, bytes: number): void {
    this.#bytes.take(who, bytes);
  }

  give(who: Party, bytes: number): void {
    this.#bytes.give(who, bytes);
    this.wake();
  }

  /** Resolves when somebody gave room back. */
  async changed(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    await promise;
  }

  /** Lets everybody who waits look again. */
  wake(): void {
    for (const wake of this.#waiting) wake();
    this.#waiting.clear();
  }
}

/** Sends what is written to the answer, also while it is being written. */
export function readTo(res: Response, { readable }: Spool, signal: AbortSignal, unzip = false) {
  const read = unzip
    ? pipeline(readable, createGunzip(), res, { signal })
    : pipeline(readable, res, { signal });
  // It may break while it is written still, which breaks too then and says why.
  read.catch(() => undefined);
  return { read };
}

type Place = { dir: string; pieceBytes: number; room: Room; who: Party };

function openSpool({ dir, pieceBytes, room, who }: Place, first: FileHandle): Spool {
  const pieces: Piece[] = [pieceOf(first)];
  let isWhole = false;
  let isOver = false;
  let news = Promise.withResolvers<void>();
  const tell = () => {
    news.resolve();
    news = Promise.withResolvers<void>();
  };
  const drop = async ({ handle, taken }: Piece) => {
    room.give(who, taken);
    await handle.close();
  };
  const pieceToWrite = async (): Promise<Piece> => {
    const last = pieces.at(-1);
    if (last && last.taken < pieceBytes) return last;
    const piece = pieceOf(await openUnnamed(dir));
    pieces.push(piece);
    return piece;
  };
  const append = async (part: Buffer) => {
    while (!isOver && !room.isFree(who)) await room.changed();
    const piece = await pieceToWrite();
    if (isOver) {
      await Promise.all(pieces.splice(0).map(drop));
      throw new Error('nobody reads it any more');
    }
    piece.taken += part.length;
    room.take(who, part.length);
    await piece.handle.appendFile(part);
    piece.written = piece.taken;
    tell();
  };
  /** What was written and not read yet, as soon as there is some; null at the end. */
  const next = async (): Promise<Buffer | null> => {
    for (;;) {
      const [piece] = pieces;
      if (piece && piece.read < piece.written) {
        const size = Math.min(READ, piece.written - piece.read);
        const into = { buffer: Buffer.allocUnsafe(size), position: piece.read };
        const { buffer, bytesRead } = await piece.handle.read(into);
        piece.read += bytesRead;
        return buffer.subarray(0, bytesRead);
      }
      if (piece && (isWhole || pieces.length > 1)) {
        pieces.shift();
        await drop(piece);
      } else if (isWhole || isOver) return null;
      else await news.promise;
    }
  };
  const readable = new Readable({
    highWaterMark: READ,
    read: () => void next().then((part) => readable.push(part), destroyed),
    // Read to its end, or given up.
    destroy: (error, done) => {
      isOver = true;
      tell();
      room.wake();
      writable.destroy(isWhole ? undefined : new Error('nobody reads it any more'));
      Promise.all(pieces.splice(0).map(drop)).then(() => done(error), done);
    },
  });
  const destroyed = (error: Error) => readable.destroy(error);
  const writable: Writable = new Writable({
    write: (part, _encoding, done) => void append(part).then(() => done(), done),
    final: (done) => {
      isWhole = true;
      tell();
      done();
    },
    destroy: (error, done) => {
      if (!isWhole) readable.destroy(error ?? new Error('its writer went away'));
      done(error);
    },
  });
  // Who pipes from or to it hears of it; nobody may be there yet.
  for (const end of [readable, writable]) end.on('error', () => undefined);
  return { writable, readable };
}

/** A file that has no name any more. */
async function openUnnamed(dir: string): Promise<FileHandle> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, `niaga-ekspor-${randomUUID()}`);
  const handle = await open(file, 'ax+', 0o600);
  await unlink(file);
  return handle;
}
