import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { rootDir } from '../../server/base/config.ts';

export type ServerProcess = {
  pid: number;
  port: number;
  /** From its birth until it served, in ms. */
  startMs: number;
  stop(): Promise<void>;
};

/** For processes that a test or a measurement starts: what stands in a developer's `.env` is not for them. */
export const WITHOUT_ENV_FILE = { NIAGA_ENV_FILE: '/dev/null' };

/**
 * Starts a server in a process of its own and waits until it says on standard output, in a JSON line, on which
 * `port` it serves.
 *
 * @param script path below the repository's root
 */
export async function startProcess(
  script: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const started = performance.now();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(rootDir, script)], {
    cwd: rootDir,
    env: { PATH, NODE_COMPILE_CACHE, ...WITHOUT_ENV_FILE, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    void ended.then(() => reject(new Error(`${script} ended before it served`)));
    createInterface(child.stdout).on('line', (line) => {
      const said = portOf(line);
      if (said !== undefined) resolve(said);
    });
  });
  return {
    pid: child.pid as number,
    port,
    startMs: performance.now() - started,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function portOf(line: string): number | undefined {
  try {
    return (JSON.parse(line) as { port?: number }).port;
  } catch {
    return undefined;
  }
}
