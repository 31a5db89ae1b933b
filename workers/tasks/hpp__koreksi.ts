import type { Task } from 'graphile-worker';
import { eachDue } from '../each_due.ts';

/**
 * Books the corrections of goods that back-dated postings left to the worker. The mark in the tenant's table is taken
 * away in the transaction that books them, so a process that dies in between leaves it for the next run.
 */
export const hpp__koreksi: Task = (_payload, helpers) =>
  eachDue(
    helpers,
    'hpp__koreksi',
    'select id from erp_private.worker_hpp_list() as due (id)',
    'select erp_private.worker_hpp_koreksi($1)',
    true,
  );
