import type { Task } from 'graphile-worker';
import { eachDue } from '../each_due.ts';

/** Sums the cash flows of each day, so that the statement of a year reads sums. */
export const arus_kas__rekap: Task = (_payload, helpers) =>
  eachDue(
    helpers,
    'arus_kas__rekap',
    'select id from erp_private.worker_arus_kas_list() as due (id)',
    'select erp_private.worker_arus_kas($1)',
  );
