import type { Task } from 'graphile-worker';
import { eachDue } from '../each_due.ts';

/** Tells what of the receivables is overdue: once a day of the tenant, whatever the number of runs. */
export const notifikasi__piutang: Task = (_payload, helpers) =>
  eachDue(
    helpers,
    'notifikasi__piutang',
    'select 1 as id',
    'select erp_private.worker_notifikasi_piutang() from (select $1::integer) as sekali',
  );
