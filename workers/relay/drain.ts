import type pg from 'pg';
import { channels, wakeName } from '../../server/postgres/channel.ts';
import { ask } from '../ask.ts';
import { withTenant } from '../with_tenant.ts';
import { type OutboxEvent, ROUTES } from './routes.ts';

export type Tenant = { kode: string; skema: string };

/** Events of one transaction: few enough that no posting waits for it. */
const batch = 200;

/**
 * Hands on a tenant's outbox: jobs go to graphile-worker, events to the stream, and the servers that listen are called.
 * All of it commits with the removal from the outbox, so an event is handed on once, wherever the process dies. Answers
 * how many were handed on; undefined while another relay is at work on this tenant.
 *
 * @param platform where the queue is, for a tenant on another node
 */
export function drainOutbox(
  pool: pg.Pool,
  tenant: Tenant,
  platform?: pg.Pool,
): Promise<number | undefined> {
  return inBatches(batch, async () => {
    const events = await withTenant(poolHelpers(pool), tenant, (client) =>
      handOn(client, tenant, (rows) =>
        platform ? enqueueOnce(platform, tenant, rows) : addJobs(client, tenant, rows),
      ),
    );
    if (platform && events && events.length > 0) {
      const ids = events.map(({ id }) => id);
      await ask(platform, 'worker_peristiwa_done($1, $2)', tenant.kode, ids);
    }
    return events?.length;
  });
}

/**
 * Enqueues the events of a tenant on another node. The platform notes which it has enqueued before the node lets go of
 * them. It forgets them afterwards, at the latest when it is asked for the next ones or told that there are none. So no
 * event is enqueued twice, and none is lost, wherever a process dies.
 */
const enqueueOnce = (platform: pg.Pool, tenant: Tenant, events: readonly OutboxEvent[]) =>
  poolHelpers(platform).withPgClient(async (client) => {
    const ids = events.map(({ id }) => id);
    if (ids.length === 0) {
      await ask(client, 'worker_peristiwa_new($1, $2)', tenant.kode, ids);
      return;
    }
    await client.query('begin');
    const { rows } = await client.query<{ id: string }>(
      'select unnest(erp_private.worker_peristiwa_new($1, $2)) as id',
      [tenant.kode, ids],
    );
    const fresh = new Set(rows.map(({ id }) => id));
    await addJobs(
      client,
      tenant,
      events.filter(({ id }) => fresh.has(id)),
    );
    await client.query('commit');
  });

/** Rows that one transaction seals: few enough that no other sealer or verification waits long. */
const seals = 500;

/** Seals what waits in a tenant's audit trail. Answers how many rows were sealed; undefined while another is at it. */
export const sealAudit = (pool: pg.Pool, tenant: Tenant): Promise<number | undefined> =>
  inBatches(seals, () => inTenant(pool, tenant, 'worker_jejak_seal($1)', seals));

/**
 * Settles which postings of a tenant were known when, up to now. With nothing to settle it does so only when the
 * settled moment is older than `age`. Answers 0, or undefined while another is at it.
 */
export const settlePostings = async (pool: pg.Pool, tenant: Tenant, age = '0') =>
  (await inTenant(pool, tenant, 'worker_posting_settle($1::interval)', age)) ? 0 : undefined;

/** The answer of a worker's function in a tenant; undefined for null. */
export const inTenant = async <T>(
  pool: pg.Pool,
  tenant: Tenant,
  call: string,
  ...values: unknown[]
): Promise<T | undefined> =>
  (await withTenant(poolHelpers(pool), tenant, (client) =>
    ask<T | null>(client, call, ...values),
  )) ?? undefined;

/** Repeats until a batch is not full. Answers the sum, or undefined when another relay has the rest. */
async function inBatches(
  size: number,
  one: () => Promise<number | undefined>,
): Promise<number | undefined> {
  let all = 0;
  for (;;) {
    const done = await one();
    if (done === undefined) return undefined;
    all += done;
    if (done < size) return all;
  }
}

async function handOn(
  client: pg.PoolClient,
  tenant: Tenant,
  enqueue: (events: readonly OutboxEvent[]) => Promise<void>,
): Promise<readonly OutboxEvent[] | undefined> {
  if (!(await ask<boolean>(client, 'worker_outbox_claim()'))) return undefined;
  const { rows } = await client.query<OutboxEvent>(
    'select id, jenis, isi from erp_private.worker_outbox_take($1)',
    [batch],
  );
  await enqueue(rows);
  if (rows.length === 0) return rows;
  const events = rows.map(({ jenis, isi }) => ({ jenis, ...isi }));
  await ask(client, 'worker_peristiwa_add($1)', JSON.stringify(events));
  await client.query('select pg_notify($1, $2)', [channels.peristiwa, wakeName(tenant.kode)]);
  return rows;
}

async function addJobs(
  client: pg.PoolClient,
  tenant: Tenant,
  events: readonly OutboxEvent[],
): Promise<void> {
  const jobs = new Map<
    string,
    { task: string; payload: object; kunci?: string; antrean?: string }
  >();
  for (const { id, jenis, isi } of events) {
    const payload = { tenant: tenant.kode, id, jenis, isi };
    for (const { task, once, long } of ROUTES[jenis] ?? []) {
      const kunci = `${task}:${tenant.kode}`;
      const antrean = long && { antrean: kunci };
      if (once) jobs.set(kunci, { task, payload, kunci, ...antrean });
      else jobs.set(`${kunci}:${id}`, { task, payload, ...antrean });
    }
  }
  if (jobs.size === 0) return;
  await client.query(
    `select graphile_worker.add_job(j.task, j.payload, job_key => j.kunci, job_key_mode => 'preserve_run_at',
              queue_name => j.antrean,
              run_at => case when j.kunci is not null then now() + interval '2 seconds' end)
       from jsonb_to_recordset($1) as j (task text, payload json, kunci text, antrean text)`,
    [JSON.stringify([...jobs.values()])],
  );
}

/** For `withTenant` outside a job: a connection of the pool for each call. */
export function poolHelpers(pool: pg.Pool): Parameters<typeof withTenant>[0] {
  return {
    withPgClient: async (work) => {
      const client = await pool.connect();
      let broken = false;
      try {
        return await work(client);
      } catch (error) {
        // A connection that failed in the middle may still be in a transaction.
        broken = true;
        throw error;
      } finally {
        client.release(broken);
      }
    },
  } as Parameters<typeof withTenant>[0];
}
