import type { Capture } from './capture_stream.ts';
import { CaptureEnded, PositionLost } from './change.ts';
import { toBig, toLsn } from './lsn.ts';
import { shifted } from './shift.ts';
import type { JobSpec, Sink } from './sinks/sink.ts';
import { currentLsn } from './slot.ts';
import { openSnapshot } from './snapshot.ts';

export type Report = {
  /** Everything committed before is in the sink, for good; null = nothing yet. */
  posisi: string | null;
  snapshotSelesai: boolean;
  /** Rows written since the last report. */
  baris: number;
  pesan?: { level: 'info' | 'peringatan'; teks: string };
};

type RunOptions = {
  job: JobSpec;
  /** null serves a job that only takes a snapshot. */
  capture: Capture | null;
  /** The login with REPLICATION. */
  url: string;
  publication: string;
  sink: Sink;
  /** Ends the job at its last position, within a second. */
  signal: AbortSignal;
  /** Set when the job's tenant leaves this place: it ends as soon as it has everything up to there. */
  leaving?: Leaving;
  /** Keeps what the job has reached; an answer of false ends it as the signal does. */
  report(report: Report): Promise<{ lanjut: boolean }>;
  /** How often the position is kept while changes come. `idleMs`: how long one waits for a change. */
  reportMs?: number;
  idleMs?: number;
};

/** `sampai` is set when the signal comes: the position up to which the job reads. */
export type Leaving = { sampai: string | undefined; signal: AbortSignal };

export type Outcome = 'selesai' | 'dihentikan' | 'diserahkan';

/** Thrown inside to end the run: the job was asked to stop. */
class Stopped extends Error {}
/** Thrown inside to end the run: the sink has everything of this place. */
class Left extends Error {}

/** How often a job whose tenant leaves looks whether it has everything. */
const LEAVING_MS = 25;
const STAYS: Leaving = { sampai: undefined, signal: new AbortController().signal };

/**
 * Brings one job's changes from the source to its sink: the snapshot if it is wanted, then the stream from its
 * position. Always in this order: written, flushed, reported, and only then the WAL may go, so that a death anywhere
 * repeats something and loses nothing. A position that is lost is healed by a new snapshot.
 *
 * Throws CaptureEnded when the stream ended (run the job again), CdcError of the sink, or what went wrong.
 */
export async function runJob(options: RunOptions): Promise<Outcome> {
  try {
    await new Run(options).toEnd();
    options.capture?.release(`job-${options.job.id}`);
    return 'selesai';
  } catch (error) {
    if (error instanceof Left) return 'diserahkan';
    if (error instanceof Stopped || options.signal.aborted) return 'dihentikan';
    throw error;
  }
}

class Run {
  readonly #options: Required<RunOptions>;
  readonly #hold: string;
  #job: JobSpec;
  /** Written, perhaps not yet flushed. */
  #written: string | null;
  #baris = 0;
  #reportedAt = performance.now();

  constructor(options: RunOptions) {
    const sink = shifted(options.sink, options.job.geser);
    this.#options = { reportMs: 500, idleMs: 5000, leaving: STAYS, ...options, sink };
    this.#job = options.job;
    this.#written = options.job.posisi;
    this.#hold = `job-${options.job.id}`;
  }

  async toEnd(): Promise<void> {
    for (let healed = 0; ; healed += 1) {
      try {
        return await this.#attempt();
      } catch (error) {
        if (!(error instanceof PositionLost) || healed === 3) throw error;
        this.#job = { ...this.#job, posisi: null, snapshotSelesai: false };
        this.#written = null;
        const teks = `${error.message}; snapshot baru diambil`;
        await this.#report({ level: 'peringatan', teks });
      }
    }
  }

  async #attempt(): Promise<void> {
    const { sink, signal } = this.#options;
    try {
      await sink.open({ job: this.#job, signal });
      if (!this.#job.snapshotSelesai) await this.#snapshot();
      if (this.#job.mode === 'full' && !this.#job.ikuti) return;
      await this.#follow();
    } finally {
      await sink.close();
    }
  }

  async #snapshot(): Promise<void> {
    const { capture, sink, url, publication } = this.#options;
    const follows = this.#job.ikuti || this.#job.mode === 'partial';
    // WAL is kept from before the snapshot, so from the snapshot on.
    if (follows) this.#capture().hold(this.#hold);
    const snapshot = await openSnapshot({ ...this.#job, url, publication });
    try {
      const { lsn, relasi } = snapshot;
      if (follows) capture?.hold(this.#hold, lsn);
      await this.#report({ level: 'info', teks: `snapshot pada ${lsn}: ${relasi.length} tabel` });
      await sink.beginSnapshot(lsn, relasi);
      for (const relation of relasi) {
        for await (const rows of snapshot.rows(relation)) {
          this.#throwIfStopped();
          await sink.write(rows);
          this.#baris += rows.length;
          if (performance.now() - this.#reportedAt >= 1000) await this.#report();
        }
      }
      await sink.endSnapshot(lsn);
      await sink.flush();
      this.#written = lsn;
      this.#job = { ...this.#job, posisi: lsn, snapshotSelesai: true };
      await this.#report({ level: 'info', teks: 'snapshot selesai' });
    } finally {
      await snapshot.close();
    }
  }

  async #follow(): Promise<void> {
    const { signal, sink, url, leaving } = this.#options;
    const either = AbortSignal.any([signal, leaving.signal]);
    const capture = this.#capture();
    const until = this.#job.ikuti ? undefined : await currentLsn(url);
    const { posisi: dari } = this.#job;
    const subscription = await capture.subscribe(this.#hold, this.#job, dari);
    let reported = subscription.dari;
    const keep = async () => {
      await sink.flush();
      await this.#report();
      if (this.#written === null) return;
      subscription.confirm(this.#written);
      reported = this.#written;
    };
    try {
      capture.release(this.#hold);
      this.#written = subscription.dari;
      // A new job's first position is reported at once, so that it is kept whatever happens.
      if (dari === null) await keep();
      for (let pending = false; ; ) {
        const batch = await subscription.next(
          pending ? this.#left() : this.#idleMs(),
          leaving.signal.aborted ? signal : either,
        );
        this.#throwIfStopped();
        if (batch.changes.length > 0) {
          await sink.write(batch.changes);
          this.#baris += batch.changes.length;
          pending = true;
        }
        if (batch.posisi !== null) this.#written = batch.posisi;
        if (batch.changes.length === 0 || this.#left() === 0) {
          await keep();
          pending = false;
        }
        if (until !== undefined && toBig(this.#written) >= until) return await keep();
        if (leaving.sampai !== undefined && toBig(this.#written) >= toBig(leaving.sampai)) {
          await keep();
          throw new Left();
        }
      }
    } catch (error) {
      if (signal.aborted) await keep().catch(() => {});
      throw error;
    } finally {
      // Keeps the WAL that the next run of the job needs.
      capture.hold(this.#hold, reported);
      subscription.close();
    }
  }

  #idleMs(): number {
    return this.#options.leaving.signal.aborted ? LEAVING_MS : this.#options.idleMs;
  }

  /** ms until the next report is due. */
  #left(): number {
    return Math.max(0, this.#reportedAt + this.#options.reportMs - performance.now());
  }

  #capture(): Capture {
    const { capture } = this.#options;
    if (capture === null) throw new CaptureEnded('penangkapan belum ada');
    return capture;
  }

  #throwIfStopped(): void {
    if (this.#options.signal.aborted) throw new Stopped();
  }

  async #report(pesan?: Report['pesan']): Promise<void> {
    const { snapshotSelesai } = this.#job;
    const posisi = this.#written === null ? null : toLsn(toBig(this.#written));
    const report = { posisi, snapshotSelesai, baris: this.#baris, ...(pesan && { pesan }) };
    const { lanjut } = await this.#options.report(report);
    this.#baris = 0;
    this.#reportedAt = performance.now();
    if (!lanjut) throw new Stopped();
  }
}
