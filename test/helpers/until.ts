/** Tests wait for what they need to be so, not for a time in which it should have become so. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Against tests that hang, not a measure of speed; less than jest's own limit, so that it is told what was waited for. */
const DEADLINE_MS = 480_000;
const LOOK_MS = 20;
/** Costly questions are asked less often, so that waiting leaves the processor to what is waited for. */
const SHARE = 3;

type Nothing = false | undefined | null | 0 | '';

/** Asks until there is an answer that holds (that is not false, nothing or 0), and answers it. */
export async function until<T>(
  ask: () => T | Nothing | Promise<T | Nothing>,
  what?: string,
): Promise<T> {
  const late = new Error(`What was waited for did not come: ${what ?? ask}`);
  const end = performance.now() + DEADLINE_MS;
  for (;;) {
    const asked = performance.now();
    const answer = await ask();
    if (answer) return answer;
    const now = performance.now();
    if (now > end) throw late;
    await sleep(Math.max(LOOK_MS, SHARE * (now - asked)));
  }
}

/** Tries until it does not fail, and answers what it answered then. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  let failure: unknown;
  const done = await until(
    () =>
      work().then(
        (answer) => ({ answer }),
        (error: unknown) => {
          failure = error;
          return undefined;
        },
      ),
    String(work),
  ).catch((late: Error) => {
    late.cause = failure;
    throw late;
  });
  return done.answer;
}
