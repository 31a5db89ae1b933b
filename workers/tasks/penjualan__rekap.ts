import type { Task } from 'graphile-worker';
import { eachDue } from '../each_due.ts';

/** Sums the sales of past months of long books, month by month, so that a year's summary reads sums. */
export const penjualan__rekap: Task = (_payload, helpers) =>
  eachDue(
    helpers,
    'penjualan__rekap',
    'select id from erp_private.worker_rekap_list() as due (id)',
    'select erp_private.worker_rekap($1)',
  );
