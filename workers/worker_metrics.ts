import type pg from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from '../server/metrics/metrics.ts';

/** However many monitors ask, the database is asked this often. */
const KEPT_MS = 5000;

type Figures = Record<string, number>;

/** The queue, the outboxes and the processes, as the worker's login sees them. */
async function read(pool: pg.Pool): Promise<Figures> {
  const { rows } = await pool.query<Figures>(
    `select j.waiting::float8, j.running::float8, j.failing::float8, j.dead::float8, j.oldest,
            m.worker_hidup::float8, m.tenant_jumlah::float8, m.tenant_tertinggal::float8,
            o.tenant_menunggu::float8, o.umur_detik, t.cron_age,
            coalesce(s.slot, 0) as slot, s.slots_active::float8, s.slots_idle::float8,
            c.berjalan::float8 as cdc_running, c.antre::float8 as cdc_waiting,
            c.diulang::float8 as cdc_retrying, c.gagal::float8 as cdc_failed,
            c.lag_byte as cdc_lag_byte, c.lag_detik as cdc_lag_detik, c.pembaca::float8 as cdc_reader
       from (
         select count(*) filter (where siap) as waiting,
                count(*) filter (where locked_at is not null) as running,
                count(*) filter (where attempts > 0 and attempts < max_attempts) as failing,
                count(*) filter (where attempts >= max_attempts) as dead,
                coalesce(max(extract(epoch from now() - run_at)) filter (where siap), 0)::float8
                  as oldest
           from graphile_worker.jobs,
                lateral (select locked_at is null and run_at <= now()
                                and attempts < max_attempts as siap) as x
       ) as j,
       erp_private.worker_metrics() as m,
       erp_private.worker_outbox_lag() as o,
       erp_private.worker_cdc_metrics() as c,
       (
         select extract(epoch from now() - max(coalesce(last_execution, known_since)))::float8
                  as cron_age
           from graphile_worker._private_known_crontabs
       ) as t,
       (
         select max(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn))::float8 as slot,
                count(*) filter (where active) as slots_active,
                count(*) filter (where not active) as slots_idle
           from pg_replication_slots
          where not temporary
       ) as s`,
  );
  return rows[0] ?? {};
}

const GAUGES: readonly [name: string, column: string, help: string][] = [
  ['niaga_jobs_waiting', 'waiting', 'Jobs that are due and not begun'],
  ['niaga_jobs_running', 'running', 'Jobs under way'],
  ['niaga_jobs_failing', 'failing', 'Jobs that failed and are tried again'],
  ['niaga_jobs_dead', 'dead', 'Jobs that failed too often and are not tried again'],
  ['niaga_jobs_oldest_seconds', 'oldest', 'How long the oldest due job waits'],
  [
    'niaga_cron_age_seconds',
    'cron_age',
    'How long ago a job of the timetable was due last: a minute',
  ],
  ['niaga_worker_processes', 'worker_hidup', 'Worker processes with a heartbeat in the last 15 s'],
  ['niaga_tenants', 'tenant_jumlah', 'Tenants'],
  ['niaga_tenants_behind', 'tenant_tertinggal', 'Tenants that miss a step and answer 503'],
  ['niaga_outbox_tenants_waiting', 'tenant_menunggu', 'Tenants with something for the relay to do'],
  ['niaga_outbox_oldest_seconds', 'umur_detik', 'How long the first of these waits for the relay'],
  ['niaga_cdc_jobs_running', 'cdc_running', 'Jobs of change data capture under way'],
  ['niaga_cdc_jobs_waiting', 'cdc_waiting', 'Jobs of change data capture that wait for a worker'],
  [
    'niaga_cdc_jobs_retrying',
    'cdc_retrying',
    'Jobs of change data capture that fail and are tried again',
  ],
  ['niaga_cdc_jobs_failed', 'cdc_failed', 'Jobs of change data capture that were given up'],
  ['niaga_cdc_lag_bytes', 'cdc_lag_byte', 'Log that the slowest job has not delivered yet'],
  ['niaga_cdc_lag_seconds', 'cdc_lag_detik', 'Age of the oldest change not delivered yet'],
  [
    'niaga_cdc_stream_readers',
    'cdc_reader',
    'Processes that read the stream of changes: 1 while jobs follow it',
  ],
  ['niaga_replication_slot_bytes', 'slot', 'WAL that the slowest replication slot holds back'],
];

const SLOT_STATES = ['active', 'idle'] as const;

/** Puts the worker's figures into the registry. While the database is away they are NaN and niaga_worker_database is 0. */
export function watchWorker({ registry }: Metrics, pool: pg.Pool): void {
  let last: Promise<Figures | undefined> = Promise.resolve(undefined);
  let askAgainAt = 0;
  const figures = () => {
    if (performance.now() < askAgainAt) return last;
    askAgainAt = performance.now() + KEPT_MS;
    last = read(pool).catch(() => undefined);
    return last;
  };
  for (const [name, column, help] of GAUGES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await figures())?.[column] ?? Number.NaN);
      },
    });
  }
  new Gauge({
    name: 'niaga_replication_slots',
    help: 'Replication slots that are read (active) and not (idle)',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const read = await figures();
      for (const state of SLOT_STATES)
        this.labels(state).set(read?.[`slots_${state}`] ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'niaga_worker_database',
    help: 'Whether the worker reaches the database (1) or not (0)',
    registers: [registry],
    async collect() {
      this.set((await figures()) ? 1 : 0);
    },
  });
}
