import { spawnSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../base/config.ts';

type Owner = { pid: number; born: string };

/**
 * When the process was started, as a text to compare for equality; undefined when it does not run. A pid alone is not
 * enough: after a reboot, or in another container, it belongs to another process.
 */
export function bornAt(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  if (process.platform === 'linux') {
    try {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field may hold spaces and brackets; the start time is the 20th after it.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : `${boot}:${fields[19]}`;
    } catch {
      return undefined;
    }
  }
  const asked = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    if (typeof owner.pid === 'number' && typeof owner.born === 'string') return owner as Owner;
  } catch {
    // Missing, or incomplete after a crash: no process holds it.
  }
  return undefined;
}

/** The process that holds the folder, if it lives. */
export function folderOwner(dataDir: string): number | undefined {
  const owner = readOwner(path.join(dataDir, 'niaga.lock'));
  return owner !== undefined && bornAt(owner.pid) === owner.born ? owner.pid : undefined;
}

const busy = (dataDir: string, pid: number): StartError =>
  new StartError(`Folder data ${dataDir} sedang dipakai oleh proses ${pid}`);

/**
 * Takes the data folder for this process; a lock left by a dead one is taken over. Throws a StartError when a
 * living process has it. Returns the function that gives it back.
 */
export function lockFolder(dataDir: string): () => void {
  const file = path.join(dataDir, 'niaga.lock');
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ pid: process.pid, born: bornAt(process.pid) }));
  try {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      try {
        linkSync(draft, file);
        return () => {
          if (folderOwner(dataDir) === process.pid) unlinkSync(file);
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const living = folderOwner(dataDir);
      if (living !== undefined) throw busy(dataDir, living);
      takeAwayStale(dataDir, file);
    }
  } finally {
    unlinkSync(draft);
  }
  throw new StartError(`Kunci folder data ${file} tidak dapat diambil`);
}

/** Two processes that start may both see the stale lock; the one that moved a fresh lock by mistake puts it back. */
function takeAwayStale(dataDir: string, file: string): void {
  const aside = `${file}.usang.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readOwner(aside);
  const fresh = moved !== undefined && bornAt(moved.pid) === moved.born;
  try {
    if (fresh) linkSync(aside, file);
  } finally {
    unlinkSync(aside);
  }
  if (fresh) throw busy(dataDir, moved.pid);
}
