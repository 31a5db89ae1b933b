import type { Task } from 'graphile-worker';

/** Rows of one statement: short enough that no request waits for it. */
const batch = 1000;

/** Removes notifications that were read long ago. */
export const notifikasi__purge: Task = async (_payload, helpers) => {
  for (let removed = batch; removed === batch && !helpers.abortSignal?.aborted; ) {
    const { rows } = await helpers.query<{ jumlah: number }>(
      'select erp_private.worker_notifikasi_purge($1) as jumlah',
      [batch],
    );
    removed = rows[0]?.jumlah ?? 0;
  }
};
