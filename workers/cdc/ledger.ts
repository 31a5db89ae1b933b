import { randomBytes } from 'node:crypto';
import os from 'node:os';
import pg from 'pg';
import { ask } from '../ask.ts';
import { inTenant } from '../relay/drain.ts';
import type { Capture } from './capture_stream.ts';
import type { Report } from './run_job.ts';
import type { Tujuan } from './sinks/index.ts';
import type { JobSpec } from './sinks/sink.ts';

/** A job that this worker has taken, with everything that doing it needs. */
export type LeasedJob = JobSpec & { tujuan: Tujuan };

/**
 * How a worker gives a job back: done, failed for good, to be tried again later, or free for another worker at once.
 */
export type Ending = 'selesai' | 'gagal' | 'ulang' | 'lepas';

/** A job for whose sake the stream is kept; `hidup` = it is not ended, `tiba` = its tenant is on its way here. */
export type Kept = { id: string; posisi: string | null; hidup: boolean; tiba: boolean };

/** After that long without a sign of life another worker takes a job. */
export const leaseSeconds = 15;

/** The jobs as the database keeps them, spoken to with the worker's login. */
export class Ledger {
  readonly #worker = `${os.hostname()}:${process.pid}:${randomBytes(3).toString('hex')}`;
  readonly #pool: pg.Pool;

  constructor(connectionString: string) {
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

  lease(capture: boolean): Promise<LeasedJob | null> {
    return ask(
      this.#pool,
      'worker_cdc_lease($1, $2, $3, true)',
      this.#worker,
      capture,
      leaseSeconds,
    );
  }

  /** Renews the leases of jobs. Answers the jobs that are still this worker's, and wanted. */
  async renew(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const call = 'worker_cdc_renew($1, $2, $3)';
    const mine = await ask<string[]>(this.#pool, call, this.#worker, ids, leaseSeconds);
    return new Set(mine.map(String));
  }

  /** This worker's jobs whose tenants leave this place: the position up to which each reads, by the job's id. */
  async leaving(): Promise<ReadonlyMap<string, string>> {
    const found = await ask<Record<string, string>>(
      this.#pool,
      'worker_cdc_sampai($1)',
      this.#worker,
    );
    return new Map(Object.entries(found));
  }

  /** Lets go of a job whose sink has everything of this place; false when its tenant stays after all. */
  handOver(id: string): Promise<boolean> {
    return ask(this.#pool, 'worker_cdc_serah($1, $2)', id, this.#worker);
  }

  /** Notes from where the log is kept for a job whose tenant is on its way here. */
  arrive(id: string, posisi: string): Promise<unknown> {
    return ask(this.#pool, 'worker_cdc_arrive($1, $2)', id, posisi);
  }

  /** Notes how far a job is; false when it is no longer this worker's. */
  progress(id: string, { posisi, snapshotSelesai, baris, pesan }: Report): Promise<boolean> {
    const values = [id, this.#worker, posisi, snapshotSelesai, baris, pesan?.level, pesan?.teks];
    return ask(this.#pool, 'worker_cdc_progress($1, $2, $3, $4, $5, $6, $7)', ...values);
  }

  /** Ends a job. Answers its state afterwards; null when it was not this worker's any more. */
  async end(job: LeasedJob, ending: Ending, pesan: string | null): Promise<string | null> {
    const tenant = { kode: job.tenant, skema: job.skema };
    const values = [job.id, this.#worker, ending, pesan];
    const status = inTenant<string>(
      this.#pool,
      tenant,
      'worker_cdc_end($1, $2, $3, $4)',
      ...values,
    );
    return (await status) ?? null;
  }

  async kept(): Promise<Kept[]> {
    const { rows } = await this.#pool.query<Kept>(
      'select id::text, posisi::text, hidup, tiba from erp_private.worker_cdc_kept()',
    );
    return rows;
  }

  /** Whether the slot holds so much of the log that ended jobs must let go of theirs. */
  slotIsFull(slot: string): Promise<boolean> {
    const full = `pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)
                    > coalesce(3 * safe_wal_size, 1024 ^ 3)`;
    return this.#ofSlot(slot, full);
  }

  slotExists(slot: string): Promise<boolean> {
    return this.#ofSlot(slot, 'true');
  }

  async #ofSlot(slot: string, condition: string): Promise<boolean> {
    const text = `select from pg_replication_slots where slot_name = $1 and ${condition}`;
    return (await this.#pool.query(text, [slot])).rowCount === 1;
  }

  /** @param read how far this worker reads the stream; undefined = another worker reads it */
  async beat(
    read: ReturnType<Capture['status']> | undefined,
    target: readonly string[],
    gangguan: string | null,
  ): Promise<void> {
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
        ...[this.#worker, os.hostname(), process.pid, read !== undefined],
        ...[read?.diterima, read?.dikonfirmasi, target, gangguan],
      ],
    );
  }

  async leave(): Promise<void> {
    await ask(this.#pool, 'worker_cdc_leave($1)', this.#worker).catch(() => {});
    await this.#pool.end();
  }
}
