/** Niaga as it is installed on a machine: its files in a folder of their own, with the packages that npm leaves there. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { rootDir } from '../../server/base/config.ts';

export type Installation = {
  folder: string;
  /** Runs a command line in the folder as a person types it; what it said. A failure is an error. */
  run(command: string, env: Record<string, string>): string;
  /** Starts a process that stays, and waits for the line of its log that says `said`. */
  start(command: string, env: Record<string, string>, said: string): Promise<Running>;
};

export type Running = {
  /** The line of the log that was waited for. */
  line: Record<string, unknown>;
  /** What the process has said by now. */
  log: () => string;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
};

/**
 * Links the files of a folder, which takes a second for 60,000 of them; npm removes links, and changes no file. On another
 * file system they are copied.
 */
function linkTree(from: string, to: string): void {
  fs.mkdirSync(to);
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else linkFile(source, target);
  }
}

function linkFile(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    fs.copyFileSync(source, target);
  }
}

const npm = (folder: string, ...args: string[]): string => {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund'];
  return say(spawnSync('npm', [...args, ...quiet], { cwd: folder, encoding: 'utf8' }));
};

function say({
  status,
  stdout,
  stderr,
}: {
  status: number | null;
  stdout: string;
  stderr: string;
}) {
  if (status !== 0) throw new Error(`exit code ${status}: ${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

/**
 * `npm ci`: where the lock file is ours, our packages are what it would bring. Another release's packages come from npm's cache,
 * and from the registry where a machine never had them.
 */
function bringPackages(folder: string): void {
  const text = (root: string) => fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8');
  if (text(folder) !== text(rootDir)) {
    npm(folder, 'ci', '--prefer-offline');
    return;
  }
  const [ours, theirs] = [rootDir, folder].map((root) => path.join(root, 'node_modules'));
  linkTree(ours as string, theirs as string);
  // The one file that npm writes in place.
  const note = '.package-lock.json';
  fs.rmSync(path.join(theirs as string, note));
  fs.copyFileSync(path.join(ours as string, note), path.join(theirs as string, note));
}

/**
 * Installs into `folder`.
 *
 * @param files what of the repository it holds
 * @param omit what `npm prune` leaves out
 * @param release a tag, of which it holds everything; without it the files as they are now
 */
export function install(
  folder: string,
  files: readonly string[],
  omit: readonly string[],
  release?: string,
): Installation {
  fs.mkdirSync(folder);
  if (release === undefined) {
    for (const name of files) {
      fs.cpSync(path.join(rootDir, name), path.join(folder, name), { recursive: true });
    }
  } else {
    const archive = spawnSync('git', ['archive', release], { cwd: rootDir, maxBuffer: 2 ** 30 });
    say(spawnSync('tar', ['-x'], { cwd: folder, input: archive.stdout, encoding: 'utf8' }));
  }
  bringPackages(folder);
  npm(folder, 'prune', '--offline', ...omit.map((kind) => `--omit=${kind}`));
  return inFolder(folder);
}

/** What is installed in a folder already. */
export function inFolder(folder: string): Installation {
  const options = (env: Record<string, string>) => ({
    cwd: folder,
    env: { PATH: process.env.PATH, ...env },
  });
  return {
    folder,
    run: (command, env) =>
      say(spawnSync('sh', ['-c', command], { ...options(env), encoding: 'utf8' })),
    start: (command, env, said) =>
      running(spawn('sh', ['-c', `exec ${command}`], options(env)), said),
  };
}

async function running(child: ChildProcess, said: string): Promise<Running> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  let log = '';
  const line = await new Promise<Record<string, unknown>>((resolve, reject) => {
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`exit code ${code}: ${log}`)));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface(stream).on('line', (text) => {
        log += `${text}\n`;
        if (text.startsWith('{') && text.includes(said)) resolve(JSON.parse(text));
      });
    }
  });
  return {
    line,
    log: () => log,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
