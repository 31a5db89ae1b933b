import type { Task } from 'graphile-worker';
import { eachDue } from '../each_due.ts';

/** Posts the reversals of journals that are due. One may be refused (a closed month, an empty cash box). */
export const jurnal__balik: Task = (_payload, helpers) =>
  eachDue(
    helpers,
    'jurnal__balik',
    'select id from erp_private.worker_jurnal_balik_list() as due (id)',
    'select erp_private.worker_jurnal_balik($1)',
    true,
  );
