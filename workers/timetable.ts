/** Jobs that begin by the clock, as `crontab` says. */
import { readFileSync } from 'node:fs';
import { type JobHelpers, parseCrontab, type Task, type TaskList } from 'graphile-worker';

export const timetable = parseCrontab(readFileSync(new URL('crontab', import.meta.url), 'utf8'));

const names = new Set(timetable.map(({ task }) => task));

/**
 * Forgets jobs of the timetable that were given up, since the next one of the same name does what they left undone.
 * They go when another one succeeds. Of several the last is kept: it says what is wrong, until that is mended.
 */
export const forgetful = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      names.has(name) ? forgetsOthers(task as Task) : (task as Task),
    ]),
  );

const forgetsOthers =
  (task: Task): Task =>
  async (payload, helpers) => {
    const { attempts, max_attempts: most } = helpers.job;
    try {
      await task(payload, helpers);
    } catch (error) {
      if (attempts >= most) await forgetOthers(helpers).catch(() => undefined);
      throw error;
    }
    await forgetOthers(helpers);
  };

/** Forgets the jobs of the same name that were given up; those under way stay. */
async function forgetOthers({ job, query }: JobHelpers): Promise<void> {
  await query(
    `select from graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
        where task_identifier = $1 and id <> $2 and attempts >= max_attempts and locked_at is null))`,
    [job.task_identifier, job.id],
  );
}
