import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../base/config.ts';

/** The operating system account that PostgreSQL runs as; undefined = ours. */
export type Account = { uid: number; gid: number } | undefined;

const run = (command: string, args: string[]): string | undefined => {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
};

function accountNamed(name: string): Account {
  const [uid, gid] = ['-u', '-g'].map((which) => run('id', [which, name]));
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * PostgreSQL refuses to run as root. As root we take the account that already owns the cluster (a folder made
 * earlier by an ordinary user stays his), else `postgres`, which is made when it is missing.
 */
export function postgresAccount(clusterDir: string): Account {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const existing = accountNamed('postgres');
  if (existing !== undefined) return existing;
  if (run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']) === undefined) {
    // Alpine and other BusyBox systems have no useradd.
    run('addgroup', ['-S', 'postgres']);
    run('adduser', ['-S', '-D', '-H', '-G', 'postgres', 'postgres']);
  }
  const made = accountNamed('postgres');
  if (made !== undefined) return made;
  throw new StartError(
    'PostgreSQL tidak mau berjalan sebagai root dan akun "postgres" tidak dapat dibuat; jalankan sebagai pengguna biasa atau isi DATABASE_URL',
  );
}

/** Whether the account reaches the file or folder: asked of the system itself, so ACLs count too. */
export function canReach(file: string, account: Account): boolean {
  if (account === undefined) return true;
  const test = ['-c', '[ -r "$1" ] && [ -x "$1" ]', 'sh', file];
  return spawnSync('/bin/sh', test, { ...account, cwd: '/' }).status === 0;
}
