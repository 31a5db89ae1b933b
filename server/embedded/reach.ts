import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../base/config.ts';
import { makeFolder } from '../base/folders.ts';
import { type Account, canReach } from './account.ts';
import { type Binaries, binariesIn } from './binaries.ts';

/**
 * A clone and a data folder made by root often lie below a folder that only root may enter (/root, or what
 * `mktemp -d` makes). PostgreSQL runs as another account there, and changing the mode of folders that are not
 * ours is not for us to do. So: our own data folder becomes passable (0711, its secrets stay 0600), binaries that
 * cannot be reached are linked to a place that can, and a cluster that cannot be reached by its path is given to
 * PostgreSQL as its working folder.
 */

/** Makes the data folder and the cluster's folder, owned as PostgreSQL wants them. */
export function prepareFolders(dataDir: string, clusterDir: string, account: Account): void {
  makeFolder(dataDir, 0o711);
  makeFolder(clusterDir, 0o700);
  if (account === undefined) return;
  const mode = fs.statSync(dataDir).mode & 0o777;
  if ((mode & 0o001) === 0) fs.chmodSync(dataDir, mode | 0o011);
  const { uid, gid } = account;
  if (fs.statSync(clusterDir).uid !== uid) fs.chownSync(clusterDir, uid, gid);
}

/** How PostgreSQL names its cluster: by path, or as its own working folder where the path is closed to it. */
export function clusterPath(clusterDir: string, account: Account): string {
  if (canReach(clusterDir, account)) return clusterDir;
  if (process.platform === 'linux') return '/proc/self/cwd';
  throw new StartError(
    `Akun PostgreSQL tidak dapat memasuki ${path.dirname(clusterDir)}: pilih folder lain dengan NIAGA_DATA`,
  );
}

/** Links (or copies, across file systems) a tree; symbolic links stay as they are. */
function linkTree(from: string, to: string): void {
  fs.mkdirSync(to, { mode: 0o755 });
  fs.chmodSync(to, 0o755);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else fs.linkSync(source, target);
  }
}

/** Whether a folder is ours alone: a copy that another account could write must never be executed. */
function isOurs(folder: string): boolean {
  const stat = fs.statSync(folder, { throwIfNoEntry: false });
  return (
    stat?.isDirectory() === true && stat.uid === process.getuid?.() && (stat.mode & 0o022) === 0
  );
}

function copyInto(parent: string, binaries: Binaries): Binaries {
  const target = path.join(parent, `postgresql-${binaries.version}`);
  if (!isOurs(target)) {
    makeFolder(parent, 0o755);
    const draft = `${target}.${process.pid}`;
    try {
      linkTree(binaries.folder, draft);
    } catch {
      fs.rmSync(draft, { recursive: true, force: true });
      fs.cpSync(binaries.folder, draft, { recursive: true, verbatimSymlinks: true });
    }
    fs.renameSync(draft, target);
  }
  return binariesIn(target, binaries.version);
}

/** The binaries at a path that the account may execute. */
export function reachableBinaries(binaries: Binaries, dataDir: string, account: Account): Binaries {
  if (canReach(binaries.postgres, account) && canReach(binaries.initdb, account)) return binaries;
  for (const parent of [dataDir, '/var/lib/niaga', path.join(os.tmpdir(), 'niaga-postgresql')]) {
    try {
      const copy = copyInto(parent, binaries);
      if (canReach(copy.postgres, account)) return copy;
      if (parent === dataDir) fs.rmSync(copy.folder, { recursive: true, force: true });
    } catch {
      // Read-only or full: the next folder is tried.
    }
  }
  throw new StartError(
    `Akun PostgreSQL tidak dapat menjalankan ${binaries.postgres}: pindahkan klon ke folder yang dapat dibaca`,
  );
}
