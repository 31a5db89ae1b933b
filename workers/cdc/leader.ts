import type { Logger } from '../../server/base/log.ts';
import { openCapture } from './capture.ts';
import type { Capture } from './capture_stream.ts';
import type { Kept, Ledger } from './ledger.ts';
import { PUBLICATION, slotOf } from './names.ts';
import { CaptureBusy } from './replication.ts';
import { dropSlot } from './slot.ts';

/** How often a worker that does not read the stream asks whether it may. */
const retryMs = 2000;
/** How often the leader asks which jobs want the stream, and whether a slot is left that no job wants. */
const lookMs = 1000;

type LeaderOptions = { cdcUrl: string; ledger: Ledger; log: Logger };

/**
 * Reads this database's stream of changes, if this worker may. The slot has one reader at a time, and that worker does
 * all the jobs that follow the stream. Without such jobs there is no slot, so nothing keeps the log from being cleared.
 */
export class Leader {
  readonly #options: LeaderOptions;
  readonly #slot: string;
  capture: Capture | null = null;
  /** Ended jobs for which the log is still held, by id. */
  #held = new Set<string>();
  #opening: Promise<void> | undefined;
  #nextTry = 0;
  #nextLook = 0;
  /** Why the stream cannot be read; null = it can, or another worker reads it. */
  gangguan: string | null = null;
  #stopped = false;

  constructor(options: LeaderOptions) {
    this.#options = options;
    this.#slot = slotOf(decodeURIComponent(new URL(options.cdcUrl).pathname.slice(1)));
  }

  /** Called often; takes, keeps or lets go of the stream, as the jobs want it. `following` = own jobs that read it. */
  async look(following: number): Promise<void> {
    const now = performance.now();
    if (now < this.#nextLook) return;
    this.#nextLook = now + lookMs;
    const { ledger } = this.#options;
    const kept = await ledger.kept();
    if (kept.length === 0) {
      if (following === 0) await this.#drop();
      return;
    }
    if (this.capture) await this.#keep(this.capture, kept);
    // While only ended jobs want the stream, nobody reads it: the slot keeps its position.
    else if (kept.some(({ hidup }) => hidup)) this.#open(kept);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#opening;
    await this.leave();
  }

  /** Closes the stream; a later look opens it again when a job wants it. */
  async leave(): Promise<void> {
    const { capture } = this;
    this.capture = null;
    await capture?.close();
  }

  #open(kept: readonly Kept[]): void {
    if (this.#opening || this.#stopped || performance.now() < this.#nextTry) return;
    const { cdcUrl, log } = this.#options;
    this.#opening = openCapture({ url: cdcUrl, slot: this.#slot, publication: PUBLICATION })
      .then(async (capture) => {
        if (this.#stopped) return capture.close();
        this.#hold(capture, kept);
        this.capture = capture;
        this.gangguan = null;
        log.info({ slot: this.#slot }, 'aliran perubahan dibaca');
        void capture.ended.then((error) => {
          if (this.capture === capture) this.capture = null;
          if (error && !this.#stopped)
            log.warn({ reason: error.message }, 'aliran perubahan putus');
        });
      })
      .catch((error: Error) => {
        const busy = error instanceof CaptureBusy;
        if (!busy && error.message !== this.gangguan) {
          log.warn({ reason: error.message }, 'aliran perubahan tidak dapat dibaca');
        }
        this.gangguan = busy ? null : error.message;
      })
      .finally(() => {
        this.#opening = undefined;
        this.#nextTry = performance.now() + retryMs;
      });
  }

  /** Before any job subscribes: holds the log for jobs that wait, and for ended ones that may be tried again. */
  #hold(capture: Capture, kept: readonly Kept[]): void {
    this.#held = new Set();
    for (const { id, posisi, hidup } of kept) {
      if (posisi === null) continue;
      capture.hold(`job-${id}`, posisi);
      if (!hidup) this.#held.add(id);
    }
  }

  /** Ended jobs keep the log for a day, or until it grows too long: their retry then takes a snapshot. */
  async #keep(capture: Capture, kept: readonly Kept[]): Promise<void> {
    const { ledger, log } = this.#options;
    // Holds of jobs that are gone are released: the tenant has moved away, or was removed.
    const wanted = new Set(kept.map(({ id }) => `job-${id}`));
    for (const name of capture.holds()) {
      if (name.startsWith('job-') && !wanted.has(name)) capture.release(name);
    }
    for (const { id, posisi, tiba } of kept) {
      if (tiba && posisi === null) await ledger.arrive(id, capture.hold(`job-${id}`));
    }
    const idsOf = (alive: boolean) =>
      new Set(kept.filter(({ hidup }) => hidup === alive).map(({ id }) => id));
    const [ended, alive] = [idsOf(false), idsOf(true)];
    const full = await ledger.slotIsFull(this.#slot);
    for (const id of this.#held) {
      if (alive.has(id)) this.#held.delete(id);
      else if (full || !ended.has(id)) {
        capture.release(`job-${id}`);
        this.#held.delete(id);
        if (full) log.warn({ job: id }, 'log untuk pekerjaan CDC yang berakhir dilepas');
      }
    }
    if (full) return;
    // A job that ended since left its hold behind when it stopped.
    for (const id of ended) this.#held.add(id);
  }

  async #drop(): Promise<void> {
    const { cdcUrl, ledger, log } = this.#options;
    await this.leave();
    if (!(await ledger.slotExists(this.#slot))) return;
    await dropSlot(cdcUrl, this.#slot);
    log.info({ slot: this.#slot }, 'slot dihapus: tidak ada pekerjaan CDC yang mengikuti');
  }
}
