import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../../server/base/config.ts';
import type { Logger } from '../../server/base/log.ts';
import { retry } from '../../server/base/retry.ts';
import { CdcError } from './cdc_error.ts';
import { CaptureEnded } from './change.ts';
import { Leader } from './leader.ts';
import { type Ending, type LeasedJob, Ledger, leaseSeconds } from './ledger.ts';
import { PUBLICATION } from './names.ts';
import { type Leaving, runJob } from './run_job.ts';
import { makeSink } from './sinks/index.ts';

/** A cancelled job stops after this long at most, and one that waits is taken up after twice as long. */
const tickMs = 400;
const beatMs = 5000;
/** SQLSTATE cannot_connect_now. */
const SHUTTING_DOWN = '57P03';

export type CdcOptions = {
  /** The worker's login: jobs, leases, progress. */
  workerUrl: string;
  /** `url` is the login with REPLICATION, for snapshots and the stream. */
  cdc: Config['cdc'] & { url: string };
  log: Logger;
};

/** The text of a failure for the people of the job: neither addresses nor users of the target. */
function explain(error: unknown): string {
  const { message, code } = error as Error & { code?: string };
  if (error instanceof CdcError || code === undefined) return message;
  const unreachable = /^(E[A-Z]+|28...|08...|3D000|57P..|53...)$/.test(code);
  return unreachable
    ? `database atau tujuan tidak dapat dihubungi (${code})`
    : `${message} (${code})`;
}

type Pesan = string | null;
type Running = {
  stopping: AbortController;
  leave: (sampai: string) => void;
  done: Promise<void>;
  follows: boolean;
};

/** Makes what tells a running job, once, that its tenant leaves this place. */
function makeLeaving(): { leaving: Leaving; leave: (sampai: string) => void } {
  const now = new AbortController();
  const leaving: Leaving = { sampai: undefined, signal: now.signal };
  const leave = (sampai: string) => {
    leaving.sampai ??= sampai;
    now.abort();
  };
  return { leaving, leave };
}

export const startCdc = (options: CdcOptions): Service => new Service(options);

/**
 * Does jobs of change data capture until stopped, any number of processes side by side. A job is done by one process,
 * under a lease that it renews. Jobs that follow the stream are all done by the process that reads it.
 */
class Service {
  readonly #options: CdcOptions;
  readonly #ledger: Ledger;
  readonly #leader: Leader;
  readonly #running = new Map<string, Running>();
  readonly #stopping = new AbortController();
  #renewedAt = performance.now();
  #nextBeat = 0;
  #held = false;
  #nextLease = 0;
  #fault = '';
  readonly #loop: Promise<void>;

  constructor(options: CdcOptions) {
    this.#options = options;
    this.#ledger = new Ledger(options.workerUrl);
    this.#leader = new Leader({ cdcUrl: options.cdc.url, ledger: this.#ledger, log: options.log });
    this.#loop = this.#run();
  }

  /** Hands its jobs back, so that another worker goes on at once; waits for them at most `graceMs`. */
  async stop(graceMs = 4000): Promise<void> {
    this.#stopping.abort();
    await Promise.race([this.#loop, sleep(graceMs, undefined, { ref: false })]);
    await this.#ledger.leave();
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#tick();
        this.#fault = '';
      } catch (error) {
        const { message, code } = error as Error & { code?: string };
        if (message !== this.#fault) this.#options.log.warn({ reason: message }, 'CDC tertunda');
        this.#fault = message;
        // PostgreSQL stops once the reader of its log has confirmed all of it, which ours cannot: no job may write its
        // position any more. It would wait until it is killed.
        if (code === SHUTTING_DOWN) await this.#leader.leave();
        this.#surrender();
      }
      await sleep(tickMs, undefined, { signal, ref: false }).catch(() => {});
    }
    for (const { stopping } of this.#running.values()) stopping.abort();
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    await this.#leader.stop();
  }

  async #tick(): Promise<void> {
    await this.#renew();
    const now = performance.now();
    const holds = this.#leader.capture !== null;
    if (now >= this.#nextBeat || holds !== this.#held) {
      this.#held = holds;
      this.#nextBeat = now + beatMs;
      const { capture, gangguan } = this.#leader;
      const targets = Object.keys(this.#options.cdc.targets);
      await this.#ledger.beat(capture?.status(), targets, gangguan);
    }
    await this.#leader.look([...this.#running.values()].filter(({ follows }) => follows).length);
    if (now >= this.#nextLease) {
      this.#nextLease = now + 2 * tickMs;
      await this.#take();
    }
  }

  /** Jobs that were cancelled, or taken over by another worker while this process was suspended, stop at once. */
  async #renew(): Promise<void> {
    const ids = [...this.#running.keys()];
    if (ids.length > 0) {
      const mine = await this.#ledger.renew(ids);
      for (const id of ids) if (!mine.has(id)) this.#running.get(id)?.stopping.abort();
      for (const [id, sampai] of await this.#ledger.leaving()) this.#running.get(id)?.leave(sampai);
    }
    this.#renewedAt = performance.now();
  }

  /** Stops all jobs once their leases could not be renewed in time: others may be at these jobs. */
  #surrender(): void {
    if (performance.now() - this.#renewedAt < leaseSeconds * 1000) return;
    for (const { stopping } of this.#running.values()) stopping.abort();
  }

  async #take(): Promise<void> {
    while (!this.#stopping.signal.aborted && this.#running.size < this.#options.cdc.jobs) {
      const job = await this.#ledger.lease(this.#leader.capture !== null);
      if (job === null) return;
      // This process still lets go of the job; its lease is over, so it was offered again.
      if (this.#running.has(job.id)) {
        await this.#ledger.end(job, 'lepas', null);
        return;
      }
      const stopping = new AbortController();
      const { leaving, leave } = makeLeaving();
      const follows = job.ikuti || job.mode === 'partial';
      const done = this.#do(job, stopping.signal, leaving);
      this.#running.set(job.id, { stopping, leave, follows, done });
    }
  }

  async #do(job: LeasedJob, signal: AbortSignal, leaving: Leaving): Promise<void> {
    const { log } = this.#options;
    const fields = { job: job.nomor, tenant: job.tenant };
    log.info(fields, 'pekerjaan CDC dimulai');
    const { ending, pesan } = await this.#attempt(job, signal, leaving);
    if (ending === 'ulang') log.warn({ ...fields, reason: pesan }, 'pekerjaan CDC terganggu');
    if (ending === 'gagal') log.error({ ...fields, reason: pesan }, 'pekerjaan CDC gagal');
    const left = ending === 'serah' && (await this.#handOver(job));
    if (!left) await this.#end(job, ending === 'serah' ? 'lepas' : ending, pesan);
    this.#running.delete(job.id);
  }

  async #attempt(
    job: LeasedJob,
    signal: AbortSignal,
    leaving: Leaving,
  ): Promise<{ ending: Ending | 'serah'; pesan: Pesan }> {
    const { cdc } = this.#options;
    try {
      const outcome = await runJob({
        job,
        capture: this.#leader.capture,
        url: cdc.url,
        publication: PUBLICATION,
        sink: makeSink(job.tujuan, this.#sinkConfig(job.tenant)),
        signal,
        leaving,
        report: async (report) => ({ lanjut: await this.#ledger.progress(job.id, report) }),
      });
      if (outcome === 'diserahkan') return { ending: 'serah', pesan: null };
      return { ending: outcome === 'selesai' ? 'selesai' : 'lepas', pesan: null };
    } catch (error) {
      if (error instanceof CaptureEnded) {
        return { ending: 'lepas', pesan: 'aliran perubahan putus; dilanjutkan setelah tersambung' };
      }
      const hopeless = error instanceof CdcError && error.permanent;
      return { ending: hopeless ? 'gagal' : 'ulang', pesan: explain(error) };
    }
  }

  /** Hands a job over; false when that could not be said, or the tenant stays after all. */
  #handOver({ id }: LeasedJob): Promise<boolean> {
    return this.#ledger.handOver(id).catch(() => false);
  }

  /** Where a tenant's jobs may write. A target of the tenant's own hides one of the same name for everybody. */
  #sinkConfig(tenant: string): Parameters<typeof makeSink>[1] {
    const { dir, targets } = this.#options.cdc;
    const prefix = `${tenant}.`;
    const entries = Object.entries(targets);
    const shared = entries.filter(([name]) => !name.includes('.'));
    const own = entries
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, url]) => [name.slice(prefix.length), url] as const);
    return { dir: path.join(dir, tenant), targets: Object.fromEntries([...shared, ...own]) };
  }

  /**
   * Notes a job's end. It is tried again while the database is away, until the lease has passed and others may have the
   * job.
   */
  async #end(job: LeasedJob, ending: Ending, pesan: Pesan): Promise<void> {
    const until = performance.now() + leaseSeconds * 1000;
    await retry(() => this.#ledger.end(job, ending, pesan), {
      mayPass: () => performance.now() <= until,
      waitMs: () => 500,
      signal: this.#stopping.signal,
    }).catch(({ message }: Error) =>
      this.#options.log.warn({ job: job.id, reason: message }, 'akhir pekerjaan CDC tak tercatat'),
    );
  }
}
