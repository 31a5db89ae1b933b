import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import tar from 'tar-stream';
import { StartError } from '../../../server/base/config.ts';

/**
 * The file of a tenant's backup: a tar, compressed with gzip. In this order:
 *
 *     kepala.json                 what it is a backup of (`BackupHead`)
 *     data/TABEL/000001.copy      rows of a table as COPY writes them, in parts of whole rows; none for an empty table
 *     penutup.json                rows of each table, and the SHA-256 of the names and contents of all entries before it
 *
 * Without `penutup.json` a file is not whole.
 */
export const FORMAT = 2;

export type Entry = { name: string; content: Buffer };

export const HEAD = 'kepala.json';
const END = 'penutup.json';
export const partName = (tabel: string, part: number): string =>
  `data/${tabel}/${String(part).padStart(6, '0')}.copy`;
/** The table whose rows an entry holds; undefined for entries of other kinds. */
export const tableOf = (name: string): string | undefined =>
  /^data\/([^/]+)\/\d{6,}\.copy$/.exec(name)?.[1];

/** What the head says; erp_private.cadangan_kepala makes it. */
export type BackupHead = {
  format: number;
  kode: string;
  nama: string;
  dicadangkan_pada: string;
  langkah: number;
  /** Hashes of the migrations, and the MD5 of the text of each step by its number. */
  migrasi: string[];
  langkah_isi: Record<string, string>;
  tabel: { tabel: string; kolom: string[]; baris: number }[];
  pengguna: { email: string }[];
};

/** Rows by table. */
export type Rows = Record<string, number>;

const MAX_CONTENT = 64 * 1024 * 1024;

/** A file that cannot be restored, with the reason. */
export class BadBackup extends StartError {
  constructor(file: string, reason: string, options?: ErrorOptions) {
    super(`Cadangan ${file} tidak dapat dipakai: ${reason}. Tidak ada yang diubah.`, options);
  }
}

/**
 * Cuts the text of COPY into parts of about `size` bytes at ends of rows. COPY writes a line feed within a value as `\n`, so
 * each real one ends a row.
 */
export async function* wholeRows(bytes: AsyncIterable<Buffer>, size: number) {
  let held: Buffer[] = [];
  let length = 0;
  for await (const some of bytes) {
    held.push(some);
    length += some.length;
    if (length < size) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf('\n') + 1;
    if (end > 0) yield all.subarray(0, end);
    held = [all.subarray(end)];
    length = all.length - end;
  }
  if (length > 0) yield Buffer.concat(held);
}

export type BackupWriter = Awaited<ReturnType<typeof openBackupWriter>>;

export const qualified = (skema: string, name: string): string =>
  `${pg.escapeIdentifier(skema)}.${pg.escapeIdentifier(name)}`;

/** Writes beside `file` and renames at the end, so that a broken run leaves no file that looks whole. */
export async function openBackupWriter(file: string) {
  if (existsSync(file)) throw new StartError(`${file} sudah ada; pilih nama lain`);
  const part = `${file}.part`;
  const archive = tar.pack();
  // `flush`: on the disk before it is closed.
  const target = createWriteStream(part, { mode: 0o600, flush: true });
  const done = pipeline(archive, createGzip({ level: 4 }), target).catch((error: Error) => {
    throw new StartError(`${part} tidak dapat ditulis: ${error.message}`);
  });
  // The error is thrown where `done` is awaited, in `add` or `finish`.
  done.catch(() => {});
  const hash = createHash('sha256');
  const add = async (name: string, given: Buffer | object) => {
    const content = Buffer.isBuffer(given) ? given : Buffer.from(JSON.stringify(given));
    hash.update(name).update(content);
    const written = new Promise<void>((resolve, reject) => {
      const header = { name, size: content.length, mode: 0o600, mtime: new Date() };
      const entry = archive.entry(header, (error) => (error ? reject(error) : resolve()));
      entry.end(content);
    });
    // On a full disk the pipeline ends, and the entry's callback may not be called at all, or without the reason.
    await Promise.race([written.catch(() => done), done]);
  };
  return {
    add,
    /** Ends the file: on the disk and under its name only now. @returns its size in bytes */
    finish: async (rows: Rows): Promise<number> => {
      await add(END, { baris: rows, sha256: hash.copy().digest('hex') });
      archive.finalize();
      await done;
      await rename(part, file);
      return target.bytesWritten;
    },
    /** Leaves nothing behind. */
    abandon: async (): Promise<void> => {
      archive.destroy();
      await done.catch(() => {});
      await rm(part, { force: true });
    },
  };
}

/** The bytes of the tar. */
async function* inflated(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  let first = true;
  try {
    for await (const bytes of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      if (first && isFormatOne(bytes)) {
        throw new BadBackup(
          file,
          'bentuknya dari program sebelum tar (bentuk 1); pulihkan dengan program itu, lalu cadangkan dengan yang ini',
        );
      }
      first = false;
      yield bytes;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof StartError) throw error;
    const cause = { cause: error };
    if (code === 'ENOENT') throw new StartError(`${file} tidak ada`, cause);
    if (code === 'Z_BUF_ERROR') throw new BadBackup(file, 'terpotong', cause);
    throw new BadBackup(file, code?.startsWith('Z_') ? 'rusak' : message, cause);
  } finally {
    source.destroy();
  }
}

/** The first format began with a letter, a length of four bytes, and JSON; the name of a tar's first entry is text. */
const isFormatOne = (bytes: Buffer): boolean => bytes[0] === 0x48 && bytes[1] === 0;

/** The entries of a file, without the last, which is checked against all before it; throws BadBackup where it is not whole. */
export async function* readEntries(file: string): AsyncGenerator<Entry, Rows> {
  const archive = tar.extract();
  const reading = pipeline(Readable.from(inflated(file)), archive);
  reading.catch(() => {});
  const hash = createHash('sha256');
  let end: { baris: Rows; sha256: string } | undefined;
  try {
    for await (const entry of archive) {
      const { name, size = 0 } = entry.header;
      if (end) throw new BadBackup(file, 'ada isi sesudah akhirnya');
      if (size > MAX_CONTENT) throw new BadBackup(file, 'bentuknya bukan cadangan tenant');
      const parts: Buffer[] = [];
      for await (const bytes of entry) parts.push(bytes as Buffer);
      const one = { name, content: Buffer.concat(parts) };
      if (name === END) {
        end = jsonOf(file, one);
        continue;
      }
      hash.update(name).update(one.content);
      yield one;
    }
    await reading;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { message } = error as Error;
    throw new BadBackup(file, /end of data/.test(message) ? 'terpotong' : 'rusak', {
      cause: error,
    });
  } finally {
    archive.destroy();
  }
  if (!end) throw new BadBackup(file, 'terpotong');
  if (end.sha256 !== hash.digest('hex')) {
    throw new BadBackup(file, 'rusak: jumlah periksanya tidak cocok');
  }
  return end.baris;
}

export function jsonOf<T>(file: string, { content }: Entry): T {
  try {
    return JSON.parse(content.toString('utf8')) as T;
  } catch (cause) {
    throw new BadBackup(file, 'rusak', { cause });
  }
}
