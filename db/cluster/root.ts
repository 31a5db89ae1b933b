/** Programs of the Debian in a folder of its own: they see nothing of the system but its network, /proc and /dev. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAMS = '/usr/lib/postgresql/18/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The mounts are seen by these processes alone, and go with them. */
const ENTER = `set -e
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
exec chroot "$0" "$@"`;

/** Starts a program within the root; as root there unless an account is named. */
export function spawnInRoot(
  root: string,
  command: readonly string[],
  { account, ...options }: SpawnOptions & { account?: string } = {},
): ChildProcess {
  // It gets a signal when the process that started it is killed.
  const asAccount = account
    ? [
        'setpriv',
        `--reuid=${account}`,
        `--regid=${account}`,
        '--init-groups',
        '--pdeathsig=TERM',
        '--',
      ]
    : [];
  const mounts = ['--mount', '--propagation', 'private', 'sh', '-c', ENTER];
  return spawn('unshare', [...mounts, root, ...asAccount, ...command], {
    env: { PATH: PROGRAMS, LC_ALL: 'C.UTF-8', TZ: 'UTC', DEBIAN_FRONTEND: 'noninteractive' },
    ...options,
  });
}

/** Runs a program within the root to its end. @throws with what it said where it fails */
export async function runInRoot(root: string, command: readonly string[]): Promise<string> {
  const child = spawnInRoot(root, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code === 0) return said;
  throw new Error(`${command.join(' ')}: ${said.trim().split('\n').slice(-5).join('\n')}`);
}

export type Kept = {
  pid(): number | undefined;
  /** SIGKILL; it is started again after so many ms. */
  kill(downMs?: number): Promise<void>;
  stop(): Promise<void>;
};

const AGAIN_MS = 1000;

/** A program that is started again whenever it ends, as systemd would, until it is stopped. */
export function keep(spawnIt: () => ChildProcess): Kept {
  let stopping = false;
  let pause = AGAIN_MS;
  let child: ChildProcess;
  let ended: Promise<void>;
  const start = () => {
    child = spawnIt();
    ended = new Promise((resolve) => {
      child.once('exit', () => resolve());
      child.once('error', () => resolve());
    });
    void ended.then(async () => {
      const wait = pause;
      pause = AGAIN_MS;
      if (!stopping) await sleep(wait);
      if (!stopping) start();
    });
  };
  start();
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    pid: () => child.pid,
    kill: (downMs = AGAIN_MS) => {
      pause = downMs;
      return end('SIGKILL');
    },
    stop: () => {
      stopping = true;
      return end('SIGTERM');
    },
  };
}

/** What a kept process prints goes to a file; Ctrl-C is for its keeper. */
export function intoFile(log: string): SpawnOptions {
  const file = openSync(log, 'a', 0o600);
  // Once it is started the child has a descriptor of its own.
  setImmediate(() => closeSync(file));
  return { detached: true, stdio: ['ignore', file, file] };
}
