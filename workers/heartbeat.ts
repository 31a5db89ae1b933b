import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '../server/base/log.ts';
import { ask } from './ask.ts';

/** A process is held for dead after 15 s (worker_dead_collect); its jobs run again within 20. */
const beatMs = 5000;

/**
 * Says every five seconds that this process lives, and unlocks the jobs of processes that no longer do. `holders`
 * answers, at each beat, in whose names this process locks jobs. The returned function takes leave.
 */
export function startHeartbeat(
  pool: pg.Pool,
  holders: () => string[],
  log: Logger,
): () => Promise<void> {
  const id = randomUUID();
  const stopping = new AbortController();
  const beat = async () => {
    await ask(pool, 'worker_beat($1, $2, $3, $4)', id, os.hostname(), process.pid, holders());
    const dead = (await ask<string[] | null>(pool, 'worker_dead_collect()')) ?? [];
    if (dead.length === 0) return;
    await pool.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    log.warn({ count: dead.length }, 'kunci pekerjaan dari worker yang mati dilepas');
  };
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      await beat().catch(({ message }: Error) =>
        log.error({ reason: message }, 'detak worker gagal'),
      );
      await sleep(beatMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();
  return async () => {
    stopping.abort();
    await loop;
    await ask(pool, 'worker_end($1)', id).catch(() => {});
  };
}
