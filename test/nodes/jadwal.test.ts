/** Jobs of the timetable while a node is away: what was given up is forgotten as soon as a later run does it. */
import { expect, test } from '@jest/globals';
import { loadConfig } from '../../server/base/config.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makeMetrics } from '../../server/metrics/metrics.ts';
import { startWorker } from '../../workers/worker.ts';
import { openDatabase } from '../helpers/database.ts';
import { until } from '../helpers/until.ts';
import { webhooks, workerUrl } from '../helpers/worker.ts';
import { openNode } from './node.ts';

const data = openDatabase();
const node = openNode(data);

/** As the timetable enters it, with fewer tries, so that nobody waits between them. */
const enter = (task: string, most = 1) =>
  data.value<string>('select id::text from graphile_worker.add_job($1, max_attempts => $2)', [
    task,
    most,
  ]);
const dead = async (task: string) =>
  (
    await data.rows<{ id: string }>(
      `select id::text from graphile_worker.jobs
        where task_identifier = $1 and attempts >= max_attempts and locked_at is null order by id`,
      [task],
    )
  ).map(({ id }) => id);
const gone = (id: string | undefined) =>
  until(
    async () =>
      (await data.rows('select from graphile_worker.jobs where id = $1', [id])).length === 0,
    'the job is done',
  );

test('a node that was away leaves no dead job and no alert once the next run succeeds', async () => {
  await node.makeTenant('jauh', 'Toko Jauh');
  const metrics = makeMetrics({ version: '0' });
  const log = makeLogger(loadConfig({ NODE_ENV: 'test' }));
  const options = { connectionString: workerUrl(data), concurrency: 1, log, webhooks, metrics };
  const worker = await startWorker(options);
  data.onClose(() => worker.stop());
  const told = async () =>
    Number(/^niaga_jobs_dead (\d+)$/m.exec(await metrics.registry.metrics())?.[1]);
  const task = 'idempotency__purge';
  await gone(await enter(task));

  await node.stop();
  // A job that is no part of the timetable keeps its row, whatever others do.
  const letter = await data.value<string>(
    `select id::text from graphile_worker.add_job('impor__kerja', '{"tenant":"jauh","impor_id":1}', max_attempts => 1)`,
  );
  await until(async () => (await dead('impor__kerja')).length === 1);
  const first = await enter(task);
  await until(async () => (await dead(task)).includes(first as string));
  const second = await enter(task);
  await until(async () => (await dead(task)).includes(second as string));
  expect(await dead(task)).toEqual([second]);
  // Another task of the timetable says nothing about this one.
  await gone(await enter('session__purge'));
  expect(await dead(task)).toEqual([second]);
  await until(async () => (await told()) === 2, 'the figures tell of both');

  await node.start();
  await gone(await enter(task, 9));
  expect([await dead(task), await dead('impor__kerja')]).toEqual([[], [letter]]);
  await data.rows('select from graphile_worker.complete_jobs(array[$1::bigint])', [letter]);
  await until(async () => (await told()) === 0, 'the alert ends');
});
