import { expect } from '@jest/globals';
import type { Db, TestDatabase } from './database.ts';
import type { Toko } from './toko.ts';
import { until } from './until.ts';

/** How many sessions of this database wait for locks that others hold. */
export const waitingSessions = (data: TestDatabase): Promise<number> =>
  data.value<number>(`select count(*) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`);

/** So many wait, or more: a worker or a relay may come and wait behind them. */
export async function untilWaiting(data: TestDatabase, sessions: number): Promise<void> {
  await until(
    async () => (await waitingSessions(data)) >= sessions,
    `${sessions} sessions that wait`,
  );
}

/** What became of it: its answer, or the code of its refusal. */
export const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: { code?: string; message: string }) => error.code ?? error.message);

/** Of several at once so many are done; answers the codes of the others' refusals. */
export async function expectDone(count: number, works: Promise<unknown>[]): Promise<string[]> {
  const outcomes = await Promise.allSettled(works);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(count);
  return outcomes.flatMap((one) =>
    one.status === 'rejected' ? [one.reason.code ?? one.reason.message] : [],
  );
}

/** Does `work` in a transaction that stays open until `later` waits for it, and `meanwhile`; answers what `later` does. */
export async function behind<T>(
  { as, data }: Pick<Toko, 'as' | 'data'>,
  work: (db: Db) => Promise<unknown>,
  later: () => Promise<T>,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<T> {
  let waiting: Promise<T> | undefined;
  await as(async (db) => {
    await work(db);
    waiting = later();
    waiting.catch(() => undefined);
    await untilWaiting(data, 1);
    await meanwhile();
  });
  return waiting as Promise<T>;
}
