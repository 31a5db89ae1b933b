import type { Task } from 'graphile-worker';

/** Removes sessions that ended a day ago, and sign-in idempotency keys past their time. */
export const session__purge: Task = async (_payload, { query, logger }) => {
  const { rows } = await query<{ jumlah: number }>(
    'select erp_private.worker_session_purge() as jumlah',
  );
  logger.debug(`session__purge: ${rows[0]?.jumlah ?? 0}`);
};
