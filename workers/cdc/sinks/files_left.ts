/** Reads what an earlier process left in a job's folder: seals its parts, and finds the last record of each stream. */
import { open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toBig } from '../lsn.ts';
import type { Format } from './format.ts';

export type Position = { lsn: bigint; urut: number };

export type Left = {
  /** The generation of the last snapshot; 0 = no file yet. */
  generasi: number;
  /** The highest number given to a file of that generation. */
  nomor: number;
  /** Stream → its last record. */
  akhir: Map<string, Position>;
};

type Name = { file: string; generasi: number; nomor: number; stream: string; part: boolean };

export const nameOf = (
  job: string,
  generasi: number,
  nomor: number,
  stream: string,
  extension: string,
): string => {
  const number = `${String(generasi).padStart(4, '0')}-${String(nomor).padStart(8, '0')}`;
  return `${job}-${number}${stream === '' ? '' : `-${stream}`}.${extension}`;
};

function parse(job: string, extension: string, file: string): Name | undefined {
  const form = new RegExp(`^${job}-(\\d{4,})-(\\d{8,})(?:-(.+))?\\.${extension}(\\.part)?$`);
  const [, generasi, nomor, stream = '', part = ''] = form.exec(file) ?? [];
  if (generasi === undefined) return undefined;
  return { file, generasi: Number(generasi), nomor: Number(nomor), stream, part: part !== '' };
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Gives a part its final name, without a torn last record. The part is copied, not renamed: a process that froze and
 * was held for dead may still write to it, and then writes to a file that nobody reads.
 */
async function seal(folder: string, file: string, format: Format): Promise<void> {
  const source = path.join(folder, file);
  const target = source.slice(0, -'.part'.length);
  const bytes = await readFile(source);
  const ends = format.ends(bytes);
  if (ends.length > format.headerLines) {
    const draft = `${target}.baru`;
    await writeFile(draft, bytes.subarray(0, ends.at(-1)), { flush: true });
    await rename(draft, target);
    await syncFolder(folder);
  }
  await rm(source);
}

async function lastOf(folder: string, file: string, format: Format): Promise<Position | undefined> {
  const bytes = await readFile(path.join(folder, file));
  const ends = format.ends(bytes);
  if (ends.length <= format.headerLines) return undefined;
  const record = bytes.subarray(ends.at(-2) ?? 0, ends.at(-1)).toString('utf8');
  const found = format.position.exec(record);
  return found ? { lsn: toBig(found[1] as string), urut: Number(found[2]) } : undefined;
}

export async function readLeft(folder: string, job: string, format: Format): Promise<Left> {
  const names = async () =>
    (await readdir(folder))
      .map((file) => parse(job, format.extension, file))
      .filter((name) => name !== undefined);
  for (const { file, part } of await names()) if (part) await seal(folder, file, format);
  const left: Left = { generasi: 0, nomor: 0, akhir: new Map() };
  const newest = new Map<string, Name>();
  const all = await names();
  for (const { generasi } of all) left.generasi = Math.max(left.generasi, generasi);
  for (const name of all.filter(({ generasi }) => generasi === left.generasi)) {
    left.nomor = Math.max(left.nomor, name.nomor);
    const known = newest.get(name.stream);
    if (known === undefined || known.nomor < name.nomor) newest.set(name.stream, name);
  }
  for (const [stream, { file }] of newest) {
    const last = await lastOf(folder, file, format);
    if (last) left.akhir.set(stream, last);
  }
  return left;
}
