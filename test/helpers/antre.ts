import type { TestDatabase } from './database.ts';
import { until } from './until.ts';

/** Until so many sessions of this database wait for locks that others hold. */
export async function untilWaiting(data: TestDatabase, sessions: number): Promise<void> {
  await until(
    async () =>
      sessions ===
      (await data.value<number>(`select count(*) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`)),
    `${sessions} sessions that wait`,
  );
}

/** What became of it: its answer, or the code of its refusal. */
export const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: { code?: string; message: string }) => error.code ?? error.message);
