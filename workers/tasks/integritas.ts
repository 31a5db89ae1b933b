import type { Task } from 'graphile-worker';
import { eachDue } from '../each_due.ts';

/** Checks the books that are too long to be checked within a request. What a run finds is kept in the tenant's tables. */
export const integritas: Task = (_payload, helpers) =>
  eachDue(
    helpers,
    'integritas',
    'select id from erp_private.worker_integritas_list() as due (id)',
    'select erp_private.worker_integritas($1)',
  );
