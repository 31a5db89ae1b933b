import { setTimeout as sleep } from 'node:timers/promises';
import type { TestDatabase } from './database.ts';

/** Until so many sessions of this database wait for locks that others hold. */
export async function untilWaiting(data: TestDatabase, sessions: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const waiting = await data.asOwner((db) =>
      db.value<number>(
        `select count(*) from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    );
    if (waiting === sessions) return;
    await sleep(20);
  }
  throw new Error(`Never were ${sessions} sessions waiting`);
}

/** What became of it: its answer, or the code of its refusal. */
export const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: { code?: string; message: string }) => error.code ?? error.message);
