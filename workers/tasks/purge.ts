import type { Task } from 'graphile-worker';
import { ask } from '../ask.ts';

/** Rows of one statement: short enough that no request waits for it. */
const batch = 1000;

/** Removes notifications that were read long ago. */
export const notifikasi__purge: Task = async (_payload, helpers) => {
  for (let removed = batch; removed === batch && !helpers.abortSignal?.aborted; ) {
    removed = await ask<number>(helpers, 'worker_notifikasi_purge($1)', batch);
  }
};

/** Removes sessions that ended a day ago, and sign-in idempotency keys past their time. */
export const session__purge: Task = async (_payload, helpers) => {
  helpers.logger.debug(`session__purge: ${await ask(helpers, 'worker_session_purge()')}`);
};
