/** Capturing in tests: the real login, a slot that goes with the file, jobs that run until they are told to stop. */
import { openCapture } from '../../workers/cdc/capture.ts';
import type { Capture, CaptureOptions } from '../../workers/cdc/capture_stream.ts';
import { PUBLICATION, slotOf } from '../../workers/cdc/names.ts';
import { type Outcome, type Report, runJob } from '../../workers/cdc/run_job.ts';
import type { JobSpec, Sink } from '../../workers/cdc/sinks/sink.ts';
import { dropSlot } from '../../workers/cdc/slot.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { currentRun } from '../helpers/run.ts';
import { until } from '../helpers/until.ts';

/** The address of the capture's login on the database of this test file. */
export function cdcUrl(database: TestDatabase): string {
  const url = new URL(currentRun().cdcUrl);
  url.pathname = `/${database.name}`;
  return url.href;
}

/** The database's slot is gone when the file ends: a database with a slot cannot be dropped. */
export async function removeSlot(database: TestDatabase): Promise<void> {
  const slot = slotOf(database.name);
  await until(async () => {
    await dropSlot(database.ownerUrl, slot);
    const left = await database.rows('select from pg_replication_slots where slot_name = $1', [
      slot,
    ]);
    return left.length === 0;
  }, `${slot} is no longer read`);
}

export async function openTestCapture(
  database: TestDatabase,
  options: Partial<CaptureOptions> = {},
): Promise<Capture> {
  const capture = await openCapture({
    url: cdcUrl(database),
    slot: slotOf(database.name),
    publication: PUBLICATION,
    ...options,
  });
  database.onClose(async () => {
    await capture.close();
    await removeSlot(database);
  });
  return capture;
}

export type TestJob = {
  /** Its last report. */
  posisi: string | null;
  snapshotSelesai: boolean;
  /** Rows reported so far. */
  baris: number;
  pesan: string[];
  ended: Promise<Outcome>;
  /** Waits until everything committed until now is in the sink. */
  settled(): Promise<void>;
  stop(): Promise<Outcome>;
};

export const jobOf = (id: string, tenant: string, more: Partial<JobSpec> = {}): JobSpec => ({
  id,
  nomor: id,
  tenant,
  skema: `t_${tenant}`,
  mode: 'full',
  tabel: 'semua',
  ikuti: true,
  posisi: null,
  geser: '0',
  snapshotSelesai: false,
  ...more,
});

export function startJob(
  database: TestDatabase,
  { job, capture, sink }: { job: JobSpec; capture: Capture | null; sink: Sink },
): TestJob {
  const stopping = new AbortController();
  const state: TestJob = {
    posisi: job.posisi,
    snapshotSelesai: job.snapshotSelesai,
    baris: 0,
    pesan: [],
    ended: Promise.resolve('selesai'),
    settled: () => settled(database, state),
    stop: () => {
      stopping.abort();
      return state.ended;
    },
  };
  const report = async ({ posisi, snapshotSelesai, baris, pesan }: Report) => {
    Object.assign(state, { posisi, snapshotSelesai, baris: state.baris + baris });
    if (pesan) state.pesan.push(pesan.teks);
    return { lanjut: true };
  };
  state.ended = runJob({
    job,
    capture,
    sink,
    url: cdcUrl(database),
    publication: PUBLICATION,
    signal: stopping.signal,
    report,
    reportMs: 20,
    idleMs: 50,
  });
  // Callers that await it get the error.
  state.ended.catch(() => {});
  database.onClose(async () => {
    stopping.abort();
    await state.ended.catch(() => {});
  });
  return state;
}

async function settled(database: TestDatabase, job: TestJob): Promise<void> {
  const now = await database.value('select pg_current_wal_insert_lsn()::text');
  let failure: Error | undefined;
  job.ended.catch((error: Error) => {
    failure = error;
  });
  await until(async () => {
    const reached = await database.value<boolean>(
      'select coalesce($1::pg_lsn >= $2::pg_lsn, false)',
      [job.posisi, now],
    );
    if (failure && !reached) throw failure;
    return reached;
  }, `${now} in the sink`);
}
