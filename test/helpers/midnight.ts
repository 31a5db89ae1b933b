/** What a day is changes at midnight, in Jakarta for tenants and in UTC for quotas: no test is to see two of them. */
import { setTimeout as sleep } from 'node:timers/promises';

const HOUR_MS = 3_600_000;
const ZONES = [0, 7];

/** How long until the next midnight. */
export const untilMidnightMs = (now: number): number =>
  Math.min(...ZONES.map((hours) => 24 * HOUR_MS - ((now + hours * HOUR_MS) % (24 * HOUR_MS))));

/** Most files take less than that. */
const NEAR_MS = 120_000;

/** Just before midnight it waits for the new day. */
export async function awayFromMidnight(): Promise<void> {
  const left = untilMidnightMs(Date.now());
  if (left > NEAR_MS) return;
  process.stderr.write(`It is nearly midnight: the next file begins in ${left / 1000} s.\n`);
  await sleep(left);
}
