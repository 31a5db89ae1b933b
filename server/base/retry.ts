import { setTimeout as sleep } from 'node:timers/promises';

export type RetryOptions = {
  /** Whether the error may pass by itself; any other is thrown at once. */
  mayPass: (error: unknown) => boolean;
  /** Pause before the next try, ms. `failed` is how many have failed, from 1. */
  waitMs: (failed: number, error: unknown) => number;
  /** Tries in all; absent = until it works, does not pass, or `signal` ends it. */
  times?: number;
  /** Ends the pause and what would follow: the last error is thrown. */
  signal?: AbortSignal | undefined;
};

/** Runs `work`, and again after a pause while it fails with errors that may pass. @throws the last error */
export async function retry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { mayPass, waitMs, times = Number.POSITIVE_INFINITY, signal } = options;
  for (let failed = 1; ; failed += 1) {
    try {
      return await work();
    } catch (error) {
      if (failed >= times || signal?.aborted || !mayPass(error)) throw error;
      const pause = signal === undefined ? {} : { signal };
      await sleep(waitMs(failed, error), undefined, pause).catch(() => undefined);
      if (signal?.aborted) throw error;
    }
  }
}
