import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { rootDir } from '../../server/base/config.ts';

export type ServerProcess = Awaited<ReturnType<typeof startProcess>>;

/** For processes that a test or a measurement starts: what stands in a developer's `.env` is not for them. */
export const WITHOUT_ENV_FILE = { NIAGA_ENV_FILE: '/dev/null' };

/**
 * A script in a process of its own.
 *
 * @param script path below the repository's root, and its arguments
 */
export function spawnScript(
  [script, ...args]: readonly [string, ...string[]],
  env: Record<string, string>,
  stdout: 'pipe' | 'ignore' = 'ignore',
  stderr: 'inherit' | 'ignore' = 'ignore',
) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(rootDir, script), ...args], {
    cwd: rootDir,
    env: { PATH, NODE_COMPILE_CACHE, ...WITHOUT_ENV_FILE, ...env },
    stdio: ['ignore', stdout, stderr],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  /** Resolves when it has ended. */
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return { child, pid: child.pid as number, ended, end };
}

/** Starts a server and waits until it says on standard output, in a JSON line, on which `port` it serves. */
export async function startProcess(script: string, env: Record<string, string>) {
  const started = performance.now();
  const { child, pid, ended, end } = spawnScript([script], env, 'pipe', 'inherit');
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${script} ended before it served`)));
    createInterface(child.stdout as NodeJS.ReadableStream).on('line', (line) => {
      const said = portOf(line);
      if (said !== undefined) resolve(said);
    });
  });
  /** From its birth until it served, in ms. */
  const startMs = performance.now() - started;
  return { pid, port, startMs, stop: () => end('SIGTERM') };
}

function portOf(line: string): number | undefined {
  try {
    return (JSON.parse(line) as { port?: number }).port;
  } catch {
    return undefined;
  }
}
