/**
 * A process that does jobs until it is killed, for the storm in small: SETTINGS holds addresses and jobs; where each
 * has come to is kept in a file, as the table of jobs would keep it.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { retry } from '../../../server/base/retry.ts';
import { openCapture } from '../../../workers/cdc/capture.ts';
import { PUBLICATION } from '../../../workers/cdc/names.ts';
import { CaptureBusy } from '../../../workers/cdc/replication.ts';
import { type Report, runJob } from '../../../workers/cdc/run_job.ts';
import { makeSink, type SinkConfig, type Tujuan } from '../../../workers/cdc/sinks/index.ts';
import type { JobSpec } from '../../../workers/cdc/sinks/sink.ts';

export type Settings = {
  url: string;
  slot: string;
  /** The file of the positions. */
  keep: string;
  config: SinkConfig;
  jobs: { job: JobSpec; tujuan: Tujuan }[];
};

type Kept = Record<string, Pick<Report, 'posisi' | 'snapshotSelesai'>>;

const { url, slot, keep, config, jobs } = JSON.parse(process.env.SETTINGS as string) as Settings;
const kept: Kept = existsSync(keep) ? JSON.parse(readFileSync(keep, 'utf8')) : {};
const signal = new AbortController().signal;

// The slot of a process that was just killed may be held for a moment.
const capture = await retry(() => openCapture({ url, slot, publication: PUBLICATION }), {
  mayPass: (error) => error instanceof CaptureBusy,
  waitMs: () => 50,
});
for (const { job } of jobs) {
  const posisi = kept[job.id]?.posisi;
  if (posisi) capture.hold(`job-${job.id}`, posisi);
}
await Promise.all(
  jobs.map(({ job, tujuan }) =>
    runJob({
      job: { ...job, ...kept[job.id] },
      capture,
      url,
      publication: PUBLICATION,
      sink: makeSink(tujuan, config),
      signal,
      reportMs: 50,
      idleMs: 200,
      report: async ({ posisi, snapshotSelesai }) => {
        kept[job.id] = { posisi, snapshotSelesai };
        writeFileSync(`${keep}.baru`, JSON.stringify(kept));
        renameSync(`${keep}.baru`, keep);
        return { lanjut: true };
      },
    }),
  ),
);
