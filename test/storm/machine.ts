/** The processes of a run: PostgreSQL in a temporary folder, a server and workers, each of which may be killed. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '../../server/base/progress.ts';
import { onStopSignal } from '../../server/base/shutdown.ts';
import type { Embedded } from '../../server/embedded/index.ts';
import { spawnScript } from '../bench/process.ts';
import { inBooks, openPlace, type Place } from '../bench/world.ts';
import { makeRandom, type Random } from './random.ts';
import type { Ask } from './verify.ts';

export const ADMIN_KEY = 'kunci-admin-untuk-badai';

export type Machine = Awaited<ReturnType<typeof openMachine>>;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** A process that is started again after each death, until it is stopped. */
export function keepAlive(script: string, env: Record<string, string>, stderr?: 'inherit') {
  let stopping = false;
  const start = () => {
    running = spawnScript([script], env, 'ignore', stderr);
    // A process that finds no database at its start ends too, so its keeper waits before it starts it again.
    void running.ended.then(() => stopping || setTimeout(() => stopping || start(), 300));
  };
  let running: ReturnType<typeof spawnScript>;
  start();
  return {
    kill: () => running.end('SIGKILL'),
    stop: () => {
      stopping = true;
      return running.end('SIGTERM');
    },
  };
}

/** Waits until the server answers that it is ready. */
export async function awaitReady(base: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${base}/api/health/ready`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(100);
  }
  throw new Error(`${base} tidak siap dalam satu menit`);
}

/** What a run wants beside the usual: several workers, and more in the environment of all. */
type MachineOptions = { workers?: number; moreEnv?: Record<string, string> };

async function startProcesses(
  { dataDir, urls }: Place,
  { workers: count = 1, moreEnv }: MachineOptions,
) {
  const port = await freePort();
  const shared = {
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    NIAGA_DATA: dataDir,
    ADMIN_KEY,
    LOG_LEVEL: 'fatal',
    ...moreEnv,
  };
  const server = keepAlive('server/main/server_cli.ts', {
    ...shared,
    PORT: String(port),
    DATABASE_URL_APP: urls.app,
    RATE_LIMIT: '0',
    RATE_LIMIT_SESI: '0',
    // A busy machine is no overload.
    POOL_WAIT_MS: '600000',
  });
  const workers = Array.from({ length: count }, () =>
    keepAlive('workers/index.ts', {
      ...shared,
      DATABASE_URL_WORKER: urls.worker,
      DATABASE_URL_CDC: urls.cdc,
    }),
  );
  const base = `http://127.0.0.1:${port}`;
  await awaitReady(base);
  return { server, workers, base };
}

/** Kills PostgreSQL's head process, and waits until its keeper has started another. */
export async function killEmbedded(embedded: Embedded): Promise<void> {
  const pid = embedded.pid();
  process.kill(pid, 'SIGKILL');
  for (let tries = 0; embedded.pid() === pid; tries += 1) {
    if (tries === 900) throw new Error('PostgreSQL tidak kembali dalam 90 detik');
    await sleep(100);
  }
}

/** That it ends is the storm's own doing; that it cannot be started again is not. */
export const onTrouble = (message: string) => {
  if (!message.endsWith('dijalankan lagi') || message.includes('tidak dapat'))
    console.error(message);
};

/** Everything from nothing, as in production but for the limits on requests. */
export async function openMachine(progress: Progress, options: MachineOptions = {}) {
  const place = await openPlace(progress, { onTrouble });
  const { dataDir, urls, embedded } = place;
  const { server, workers, base } = await progress
    .step('Server dan worker', () => startProcesses(place, options))
    .catch(async (error) => {
      await place.stop();
      throw error;
    });
  const ask: Ask = (tenant, text, values) =>
    inBooks({ urls }, tenant, async (client) => (await client.query(text, values)).rows);
  return {
    base,
    dataDir,
    urls,
    /** A query in a tenant's context, as the owner. */
    ask,
    /** What may be killed with SIGKILL, and comes back by itself; of the workers each has a number. */
    victims: {
      server: server.kill,
      ...Object.fromEntries(workers.map(({ kill }, n) => [`worker ${n + 1}`, kill])),
      postgres: () => killEmbedded(embedded),
    },
    /** Lines of PostgreSQL's log that hold the text. */
    logged: (text: string) =>
      readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')
        .split('\n')
        .filter((line) => line.includes(text)).length,
    stop: async () => {
      await Promise.allSettled([server, ...workers].map((one) => one.stop()));
      await place.stop();
    },
  };
}

/**
 * Kills one of the victims after each pause, until there is none any more.
 *
 * @param nextPause ms, or undefined to end
 * @returns who was killed, and how often
 */
export async function killAgain(
  victims: Record<string, () => Promise<void>>,
  seed: number,
  nextPause: (random: Random) => number | undefined,
): Promise<string> {
  const killed = new Map<string, number>();
  const random = makeRandom(seed);
  for (;;) {
    const pause = nextPause(random);
    if (pause === undefined) break;
    await sleep(pause);
    const name = random.pick(Object.keys(victims)) as string;
    await victims[name]?.();
    killed.set(name, (killed.get(name) ?? 0) + 1);
  }
  return `dibunuh ${[...killed.values()].reduce((sum, count) => sum + count, 0)} kali: ${[...killed].map(([name, count]) => `${name} ${count}`).join(', ')}`;
}

/** Opens what a storm blows in, prints what `run` tells of it, and ends with exit code 1 where that is a finding. */
export async function conduct<W extends { stop(): Promise<void> }>(
  world: W,
  run: (world: W) => Promise<{ lines: string[]; found: string[] }>,
  stopMs?: number,
): Promise<void> {
  onStopSignal(() => world.stop(), stopMs);
  try {
    const { lines, found } = await run(world);
    console.log(['', ...lines, ...found.slice(0, 100).map((one) => `SALAH ${one}`)].join('\n'));
    if (found.length > 0) process.exitCode = 1;
  } finally {
    await world.stop();
  }
}
