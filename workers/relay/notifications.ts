import type pg from 'pg';

/** Rows of one transaction. */
const batch = 100;
/** Tries of one e-mail; with graphile-worker's back-off the last comes after about a day. */
const tries = 12;

/**
 * Hands on the platform's notifications that wait. Wishes for access go to the admins of the tenants. New notifications
 * become jobs that send an e-mail each; without a mail server they go to nobody.
 */
export async function handOnNotifications(pool: pg.Pool, mail: boolean): Promise<void> {
  await pool.query('select erp_private.worker_akses_forward($1)', [batch]);
  // E-mails of one tenant go one after the other: a mail server that is slow for them has one place of the worker's.
  // One statement, so the mark on the row and the job come together or not at all.
  await pool.query(
    `select graphile_worker.add_job('surel__kirim', json_build_object('id', baru.id),
              job_key => 'surel:' || baru.id,
              queue_name => 'surel:' || erp_private.worker_surel_tenant(baru.id), max_attempts => $3)
       from erp_private.worker_surel_take($1, $2) as baru (id)`,
    [batch, mail, tries],
  );
}
