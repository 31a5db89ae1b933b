import pg from 'pg';
import { poolHelpers } from '../relay/drain.ts';
import { withTenant } from '../with_tenant.ts';
import type { Report } from './run_job.ts';
import type { Tujuan } from './sinks/index.ts';
import type { JobSpec } from './sinks/sink.ts';

/** A job that this worker has taken, with everything that doing it needs; the secret of its webhook may be sealed. */
export type LeasedJob = JobSpec & { tujuan: Tujuan & { tersegel?: string } };

/**
 * How a worker gives a job back: done, failed for good, to be tried again later, or free for another worker at once.
 */
export type Ending = 'selesai' | 'gagal' | 'ulang' | 'lepas';

/** A job for whose sake the stream is kept; `hidup` = it is not ended. */
export type Kept = { id: string; posisi: string | null; hidup: boolean };

export type Beat = {
  host: string;
  pid: number;
  memegang: boolean;
  diterima: string | null;
  dikonfirmasi: string | null;
  target: readonly string[];
  gangguan: string | null;
};

/** After that long without a sign of life another worker takes a job. */
export const leaseSeconds = 15;

/** The jobs as the database keeps them, spoken to with the worker's login. */
export class Ledger {
  readonly worker: string;
  readonly #pool: pg.Pool;

  constructor(connectionString: string, worker: string) {
    this.worker = worker;
    this.#pool = new pg.Pool({
      connectionString,
      max: 4,
      application_name: 'niaga-cdc',
      connectionTimeoutMillis: 5000,
      // Without an answer of the database within this time a worker must assume that its leases have ended.
      query_timeout: 10_000,
    });
    this.#pool.on('error', () => {});
    this.#pool.on('connect', (client) => void client.on('error', () => {}));
  }

  async lease(capture: boolean): Promise<LeasedJob | null> {
    return this.#value('select erp_private.worker_cdc_lease($1, $2, $3) as nilai', [
      this.worker,
      capture,
      leaseSeconds,
    ]);
  }

  /** Those of the jobs that are still this worker's, and wanted. */
  async renew(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const mine = await this.#value<string[]>(
      'select erp_private.worker_cdc_renew($1, $2, $3) as nilai',
      [this.worker, ids, leaseSeconds],
    );
    return new Set(mine.map(String));
  }

  /** False when the job is no longer this worker's. */
  async progress(id: string, { posisi, snapshotSelesai, baris, pesan }: Report): Promise<boolean> {
    return this.#value(
      'select erp_private.worker_cdc_progress($1, $2, $3, $4, $5, $6, $7) as nilai',
      [id, this.worker, posisi, snapshotSelesai, baris, pesan?.level, pesan?.teks],
    );
  }

  /** The job's state afterwards; null when it was not this worker's any more. */
  async end(job: LeasedJob, ending: Ending, pesan: string | null): Promise<string | null> {
    const tenant = { kode: job.tenant, skema: job.skema };
    return withTenant(poolHelpers(this.#pool), tenant, async (client) => {
      const { rows } = await client.query<{ status: string | null }>(
        'select erp_private.worker_cdc_end($1, $2, $3, $4) as status',
        [job.id, this.worker, ending, pesan],
      );
      return rows[0]?.status ?? null;
    });
  }

  async kept(): Promise<Kept[]> {
    const { rows } = await this.#pool.query<Kept>(
      'select id::text, posisi::text, hidup from erp_private.worker_cdc_kept()',
    );
    return rows;
  }

  /** Whether the slot holds so much of the log that jobs which are ended must let go of it. */
  async slotIsFull(slot: string): Promise<boolean> {
    return this.#value(
      `select coalesce(bool_or(pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)
                > coalesce(3 * safe_wal_size, 1024 ^ 3)), false) as nilai
         from pg_replication_slots where slot_name = $1`,
      [slot],
    );
  }

  async slotExists(slot: string): Promise<boolean> {
    return this.#value(
      'select exists (select from pg_replication_slots where slot_name = $1) as nilai',
      [slot],
    );
  }

  async beat(beat: Beat): Promise<void> {
    await this.#pool.query(
      `select erp_private.worker_cdc_beat($1, $2, $3, $4, $5, $6, $7, $8, (
         select coalesce(jsonb_agg(t order by t.tugas), '[]')
           from (
             select task_identifier as tugas,
                    count(*) filter (where locked_at is null and attempts = 0) as menunggu,
                    count(*) filter (where locked_at is not null) as berjalan,
                    count(*) filter (where attempts between 1 and max_attempts - 1) as diulang,
                    count(*) filter (where attempts >= max_attempts) as mati
               from graphile_worker.jobs group by task_identifier
           ) as t))`,
      [
        this.worker,
        beat.host,
        beat.pid,
        beat.memegang,
        beat.diterima,
        beat.dikonfirmasi,
        beat.target,
        beat.gangguan,
      ],
    );
  }

  async leave(): Promise<void> {
    await this.#pool
      .query('select erp_private.worker_cdc_leave($1)', [this.worker])
      .catch(() => {});
    await this.#pool.end();
  }

  async #value<T>(text: string, values: unknown[]): Promise<T> {
    const { rows } = await this.#pool.query<{ nilai: T }>(text, values);
    return rows[0]?.nilai as T;
  }
}
