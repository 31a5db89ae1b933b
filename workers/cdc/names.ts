import { createHash } from 'node:crypto';

/** The publication of exactly the tables that a job may name. */
export const PUBLICATION = 'niaga_cdc';

/** The one replication slot of a database. Slots are named once per cluster, so the name carries the database. */
export const slotOf = (database: string): string =>
  `niaga_cdc_${createHash('md5').update(database).digest('hex').slice(0, 6)}`;
