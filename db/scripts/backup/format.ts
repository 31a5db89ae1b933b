import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { StartError } from '../../../server/config.ts';

/**
 * The file of a tenant's backup: gzip over frames of one letter, a length (4 bytes, big-endian) and a content.
 * `H` the head (JSON), then per table `T` its beginning (JSON), `D` rows as COPY writes them, `E` its end (JSON:
 * rows), and last `Z`: rows in all and the SHA-256 of every byte before it. Without `Z` a file is not whole.
 */
export type FrameType = 'H' | 'T' | 'D' | 'E' | 'Z';
export type Frame = { type: FrameType; content: Buffer };

/** What the head says; erp_private.cadangan_kepala makes it. */
export type BackupHead = {
  format: number;
  kode: string;
  nama: string;
  dicadangkan_pada: string;
  langkah: number;
  tabel: { tabel: string; kolom: string[]; baris: number }[];
  pengguna: { email: string }[];
};

const MAX_CONTENT = 64 * 1024 * 1024;

/** A file that cannot be restored, with the reason. */
export class BadBackup extends StartError {
  constructor(file: string, reason: string) {
    super(`Cadangan ${file} tidak dapat dipakai: ${reason}. Tidak ada yang diubah.`);
  }
}

export type FrameWriter = {
  write: (type: FrameType, content: Buffer | object) => Promise<void>;
  /** Ends the file: on the disk and under its name only now. */
  finish: (rows: number) => Promise<number>;
  /** Leaves nothing behind. */
  abandon: () => Promise<void>;
};

/** Writes beside `file` and renames at the end, so that a broken run leaves no file that looks whole. */
export async function openFrameWriter(file: string): Promise<FrameWriter> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new StartError(`${file} sudah ada; pilih nama lain`);
  const part = `${file}.part`;
  const gzip = createGzip({ level: 4 });
  // `flush`: on the disk before it is closed.
  const target = createWriteStream(part, { mode: 0o600, flush: true });
  const done = pipeline(gzip, target).catch((error: Error) => {
    throw new StartError(`${part} tidak dapat ditulis: ${error.message}`);
  });
  // Told by whoever waits for it, in `push` or `finish`.
  done.catch(() => {});
  const hash = createHash('sha256');
  const push = async (bytes: Buffer) => {
    hash.update(bytes);
    if (gzip.write(bytes)) return;
    // A disk that is full ends the pipeline, and no drain comes.
    await Promise.race([once(gzip, 'drain'), done]);
  };
  const write = async (type: FrameType, content: Buffer | object) => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.from(JSON.stringify(content));
    const head = Buffer.alloc(5);
    head.write(type, 'latin1');
    head.writeUInt32BE(bytes.length, 1);
    await push(head);
    await push(bytes);
  };
  return {
    write,
    finish: async (rows) => {
      await write('Z', { baris: rows, sha256: hash.copy().digest('hex') });
      gzip.end();
      await done;
      await rename(part, file);
      return target.bytesWritten;
    },
    abandon: async () => {
      gzip.destroy();
      await done.catch(() => {});
      await rm(part, { force: true });
    },
  };
}

type Rest = { rest: Buffer };

/** Cuts the frames that are whole out of what was read so far. */
function* cut(file: string, state: Rest): Generator<{ frame: Frame; raw: Buffer }> {
  while (state.rest.length >= 5) {
    const type = state.rest.toString('latin1', 0, 1);
    const length = state.rest.readUInt32BE(1);
    if (!/^[HTDEZ]$/.test(type) || length > MAX_CONTENT) {
      throw new BadBackup(file, 'bentuknya bukan cadangan tenant');
    }
    if (state.rest.length < 5 + length) return;
    const raw = state.rest.subarray(0, 5 + length);
    state.rest = state.rest.subarray(5 + length);
    yield { frame: { type: type as FrameType, content: raw.subarray(5) }, raw };
  }
}

async function* inflated(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  try {
    yield* source.pipe(gunzip) as AsyncIterable<Buffer>;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new StartError(`${file} tidak ada`);
    if (code === 'Z_BUF_ERROR') throw new BadBackup(file, 'terpotong');
    throw new BadBackup(file, code?.startsWith('Z_') ? 'rusak' : message);
  } finally {
    source.destroy();
  }
}

/** The frames of a file, the last one checked against all before it; throws BadBackup where it is not whole. */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
  const hash = createHash('sha256');
  const state: Rest = { rest: Buffer.alloc(0) };
  let ended = false;
  for await (const bytes of inflated(file)) {
    state.rest = state.rest.length === 0 ? bytes : Buffer.concat([state.rest, bytes]);
    for (const { frame, raw } of cut(file, state)) {
      if (ended) throw new BadBackup(file, 'ada isi sesudah akhirnya');
      if (frame.type === 'Z') {
        if (jsonOf<{ sha256: string }>(file, frame).sha256 !== hash.digest('hex')) {
          throw new BadBackup(file, 'rusak: jumlah periksanya tidak cocok');
        }
        ended = true;
      } else {
        hash.update(raw);
      }
      yield frame;
    }
  }
  if (!ended || state.rest.length > 0) throw new BadBackup(file, 'terpotong');
}

export function jsonOf<T>(file: string, frame: Frame): T {
  try {
    return JSON.parse(frame.content.toString('utf8')) as T;
  } catch {
    throw new BadBackup(file, 'rusak');
  }
}
