/** Connections that break under the worker: it goes on, and the job that was under way is done again. */
import { expect, test } from '@jest/globals';
import pg from 'pg';
import { openDatabase } from '../helpers/database.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';

const data = openDatabase();

const jobs = () =>
  data.rows<{ id: number }>(
    `select id from graphile_worker.jobs where task_identifier = 'notifikasi__purge'`,
  );

test('a connection that breaks as a job is completed ends neither the worker nor the job', async () => {
  await openWorker(data);
  const [work, row] = [0, 1].map(() => new pg.Client({ connectionString: data.ownerUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([work.connect(), row.connect()]);
  // The job waits for this table, and then cannot be taken from the queue.
  await work.query('begin; lock table erp_private.notifikasi');
  const id = await data.value(`select (graphile_worker.add_job('notifikasi__purge')).id`);
  const held = `select from graphile_worker.jobs where id = $1 and locked_by is not null`;
  await until(async () => (await data.rows(held, [id])).length > 0);
  await row.query('begin');
  await row.query('select from graphile_worker._private_jobs where id = $1 for update', [id]);
  await work.query('rollback');
  const completing = `select pg_terminate_backend(pid) from pg_stat_activity
    where wait_event_type = 'Lock' and query like 'delete from%graphile_worker%_private_jobs%'
      and datname = current_database()`;
  await until(async () => (await data.rows(completing)).length > 0);
  await row.query('rollback');
  await Promise.all([work.end(), row.end()]);
  await until(async () => (await jobs()).length === 0);
  await data.rows(`select graphile_worker.add_job('notifikasi__purge')`);
  await until(async () => (await jobs()).length === 0);
  expect(await data.rows('select from graphile_worker.jobs where attempts > 2')).toEqual([]);
});
