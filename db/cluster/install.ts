/** Patroni, etcd, HAProxy and PostgreSQL 18 of a Debian, in a folder of its own. */
import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir, StartError } from '../../server/base/config.ts';
import { requireSpace } from '../../server/base/folders.ts';
import { runInRoot } from './root.ts';

export const MIRROR = 'http://deb.debian.org/debian';
/** The suite whose Patroni knows PostgreSQL 18. */
export const SUITE = 'sid';

const PACKAGES = 'patroni etcd-server etcd-client python3-etcd haproxy postgresql-18 pgbackrest';
/** What it takes, with the packages' archives. */
const ROOT_MIB = 1500;

const fileIn = (root: string, name: string, text: string, mode = 0o644) => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text, { mode });
};

/** @throws StartError where this system cannot have such a root, or needs something for it */
function checkSystem(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) {
    throw new StartError('Hanya di Linux, sebagai root: chroot dan mount memerlukannya');
  }
}

async function debootstrap(suite: string, root: string, mirror: string): Promise<void> {
  const child = spawn('debootstrap', ['--variant=minbase', suite, root, mirror], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000);
    });
  }
  const code = await new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(new StartError('debootstrap tidak ada: apt-get install debootstrap')),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new StartError(`debootstrap gagal: ${said.trim().split('\n').at(-1)}`);
}

const DONE = 'etc/niaga-cluster';

const isInstalled = (root: string): boolean => existsSync(path.join(root, DONE));

/** @throws StartError with the command that is to be run first */
export function requireInstalled(root: string): void {
  checkSystem();
  if (isInstalled(root)) return;
  throw new StartError(`${root} belum berisi program-programnya: npm run cluster -- install`);
}

/** Under sudo a data folder that is made with it would be root's: it goes to whom the repository belongs to. */
function makeRoot(root: string): void {
  const first = mkdirSync(root, { recursive: true });
  if (first === undefined || first === root) return;
  const { uid, gid } = statSync(rootDir);
  chownSync(first, uid, gid);
}

/** Makes the root; what an interrupted run left is gone on with. Answers the versions, a line each. */
export async function install(
  root: string,
  { mirror, suite }: { mirror: string; suite: string },
  onStep: (text: string) => void,
): Promise<string> {
  checkSystem();
  makeRoot(root);
  if (!isInstalled(root)) {
    requireSpace(root, ROOT_MIB);
    if (
      !existsSync(path.join(root, 'usr/bin/apt-get')) ||
      existsSync(path.join(root, 'debootstrap'))
    ) {
      onStep('debootstrap');
      await debootstrap(suite, root, mirror);
    }
    // Installing a package starts no service and makes no cluster.
    fileIn(root, 'usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n', 0o755);
    fileIn(root, 'etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
    onStep('paket');
    // A mirror may stand still, and a suite's list is signed for a week only.
    const update = ['apt-get', 'update', '-q', '-o', 'Acquire::Check-Valid-Until=false'];
    await runInRoot(root, update);
    const quiet = ['apt-get', 'install', '-q', '-y', '--no-install-recommends'];
    await runInRoot(root, [...quiet, ...PACKAGES.split(' ')]);
    await runInRoot(root, ['apt-get', 'clean']);
    fileIn(root, DONE, `${suite} ${mirror}\n`);
  }
  return runInRoot(root, ['dpkg-query', '-W', ...PACKAGES.split(' ')]);
}
