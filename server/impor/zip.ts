/** A zip of files, within limits: what it unpacks to, how many there are, and what they are called. */
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { unreadable } from './tabel.ts';

/** A file that unpacks to more than so many times its size is made to fill the disk. */
const MAX_RATIO = 400;

export type ZipEntry = { name: string; entry: Entry };

export type ZipPart = {
  entries: ZipEntry[];
  /** The bytes of a file; yauzl ends what is longer than it says. */
  read(one: ZipEntry): Promise<Readable>;
  close(): void;
};

/**
 * Opens a zip of files; undefined for what is none, and for a workbook, which is a zip, too.
 *
 * @throws HttpError 400 VABKS: broken, encrypted, too many files or too long, a name that leads out of its folder
 */
export async function openZip(
  file: string,
  most: { files: number; bytes: number },
): Promise<ZipPart | undefined> {
  if (!(await beginsAsZip(file))) return undefined;
  const zip = await yauzl.openPromise(file, { autoClose: false }).catch((cause) => {
    throw unreadable('zip yang rusak', { cause });
  });
  try {
    const entries = await entriesOf(zip, most);
    if (entries !== undefined) {
      const read = async ({ entry, name }: ZipEntry) =>
        await zip.openReadStreamPromise(entry).catch((cause) => {
          throw unreadable(`${name}: rusak di dalam zip`, { cause });
        });
      return { entries, read, close: () => zip.close() };
    }
    zip.close();
    return undefined;
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function beginsAsZip(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    // An empty zip begins with the end of its directory.
    return ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(buffer.toString('latin1'));
  } finally {
    await handle.close();
  }
}

async function entriesOf(
  zip: ZipFile,
  most: { files: number; bytes: number },
): Promise<ZipEntry[] | undefined> {
  const entries: ZipEntry[] = [];
  let bytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      const { fileName: name, uncompressedSize: size, compressedSize } = entry;
      if (/^\/?(xl\/workbook\.xml|\[Content_Types\]\.xml)$/.test(name)) return undefined;
      if (name.endsWith('/')) continue;
      if (entry.isEncrypted()) throw unreadable(`${name}: dilindungi kata sandi`);
      if (entries.length >= most.files)
        throw unreadable(`lebih dari ${most.files} berkas di dalam zip`);
      bytes += size;
      if (bytes > most.bytes || (size > 1024 * 1024 && size > compressedSize * MAX_RATIO)) {
        throw unreadable(`${name}: isinya setelah dibuka terlalu besar`);
      }
      entries.push({ name, entry });
    }
  } catch (error) {
    if ((error as { statusCode?: unknown }).statusCode !== undefined) throw error;
    const { message } = error as Error;
    throw unreadable(
      /absolute path|invalid relative path|invalid characters/.test(message)
        ? 'zip berisi nama berkas yang menunjuk ke luar'
        : 'zip yang rusak',
      { cause: error },
    );
  }
  return entries;
}
