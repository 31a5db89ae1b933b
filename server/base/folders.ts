import { mkdirSync, statfsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './config.ts';

/**
 * Makes a folder and those above it that are missing. Folder by folder, because Node's own `recursive` tries for ever
 * where the file system lets nobody make one, as below /proc.
 *
 * @throws StartError naming the first folder that cannot be made
 */
export function makeFolder(folder: string, mode: number): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another process made it meanwhile.
    if (code === 'EEXIST' && statSync(folder).isDirectory()) return;
    const message = `Folder ${folder} tidak dapat dibuat (${code}); pilih NIAGA_DATA lain`;
    throw new StartError(message, { cause: error });
  }
}

const MIB = 1024 * 1024;

/** Refuses a file system without this much room left, before something is begun there that would stop half-way. */
export function requireSpace(folder: string, mib: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / MIB);
  if (free >= mib) return;
  throw new StartError(
    `Ruang disk di ${folder} tinggal ${free} MiB, diperlukan ${mib} MiB; pilih NIAGA_DATA lain atau kosongkan disk`,
  );
}

/**
 * The size of a file system and its free room, in bytes. A folder that is not there yet counts as the nearest one above
 * it. undefined = cannot be told.
 */
export async function roomAt(folder: string): Promise<{ size: number; free: number } | undefined> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { size: blocks * bsize, free: bavail * bsize };
  } catch (error) {
    const parent = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) return undefined;
    return roomAt(parent);
  }
}

/** Whether a file system has so many bytes left. What cannot be told is not called full. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  const room = await roomAt(folder);
  return room === undefined || room.free >= bytes;
}
