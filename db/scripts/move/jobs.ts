/** Jobs of change data capture go with their tenant: with their position, or with a new snapshot. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Move, Places } from './parts.ts';

/** The longest wait before the gate is shut: for jobs to catch up, and for the target to keep its log. */
const READY_MS = 10_000;
/** A job that is further behind than this would not be through when the gate is shut. */
const BEHIND_BYTES = 4_000_000;
/** The longest time that the gate stays shut for jobs that have not read everything yet. Tests may give more. */
export const LEAVE_MS = 1_500;
const POLL_MS = 20;

/** Asks until nothing is waited for, or the time is over. */
async function settled(untilMs: number, ask: () => Promise<number>): Promise<void> {
  while ((await ask()) > 0 && performance.now() < untilMs) await sleep(POLL_MS);
}

const count = async (
  client: Places['source'],
  call: string,
  ...values: unknown[]
): Promise<number> =>
  (await client.query<{ n: number }>(`select erp_private.${call} as n`, values)).rows[0]?.n ?? 0;

/** Copies the jobs to the target as the source has them; false where there are none. */
async function carry({ source, target }: Places, { kode }: Move, akhir: boolean): Promise<boolean> {
  const { rows } = await source.query<{ isi: object | null }>(
    'select erp_private.tenant_cdc_take($1, $2) as isi',
    [kode, akhir],
  );
  const isi = rows[0]?.isi ?? null;
  if (isi === null) return false;
  await target.query('select erp_private.tenant_cdc_put($1, $2, $3)', [
    kode,
    JSON.stringify(isi),
    akhir,
  ]);
  return true;
}

/**
 * While the tenant works: the target keeps its log for the jobs that will go on there, and they catch up here. Who is patient
 * behind the gate (`leaveMs`) is so before it.
 */
export async function announceJobs(places: Places, move: Move, leaveMs: number): Promise<void> {
  if (!(await carry(places, move, false))) return;
  const { source, target } = places;
  const until = performance.now() + Math.max(READY_MS, leaveMs);
  await settled(until, () => count(target, 'tenant_cdc_coming($1)', move.kode));
  await settled(until, () => count(source, 'tenant_cdc_behind($1, $2)', move.kode, BEHIND_BYTES));
}

/** Behind the shut gate: the jobs go as far as this place goes. Answers what waits for them and hands them over. */
export async function leaveJobs(
  places: Places,
  move: Move,
  leaveMs: number,
): Promise<() => Promise<void>> {
  const { source } = places;
  const { rows } = await source.query<{ ada: boolean }>(
    'select erp_private.tenant_cdc_hold($1) as ada',
    [move.kode],
  );
  if (!rows[0]?.ada) return async () => {};
  const until = performance.now() + leaveMs;
  return async () => {
    await settled(until, () => count(source, 'tenant_cdc_busy($1)', move.kode));
    await carry(places, move, true);
  };
}

/** Lets the jobs go on where they are: the tenant stays. */
export const freeJobs = ({ source }: Pick<Places, 'source'>, kode: string): Promise<unknown> =>
  source.query('select erp_private.tenant_cdc_free($1)', [kode]);
