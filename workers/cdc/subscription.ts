import type { Change, Relation } from './change.ts';

/** The changes that a job gets at a time. */
export type Batch = {
  changes: Change[];
  /**
   * The position reached: every change for the job that was committed before it is in this batch or was in an earlier
   * one; null while a long transaction goes on.
   */
  posisi: string | null;
};

type Chunk = { changes: Change[]; bytes: number; posisi: bigint | undefined };

const CHUNK = 1000;

/**
 * The changes of one job between the stream and its sink: filled by the capture, emptied by the job. How far the
 * stream was read for it (`next`, `partial`) is kept here too, since a stream that begins anew repeats itself.
 */
export class Queue {
  #chunks: Chunk[] = [];
  #wake: (() => void) | undefined;
  #failure: Error | undefined;
  bytes = 0;
  /** All transactions committed before this position are done. */
  next: bigint;
  /** The transaction that is read only in part: its commit, and its last change that was queued. */
  partial = { commit: -1n, urut: 0 };

  constructor(from: bigint) {
    this.next = from;
  }

  /** Whether a whole chunk waits, as many changes as are taken at a time. */
  get hasWhole(): boolean {
    return (this.#chunks[0]?.changes.length ?? 0) >= CHUNK;
  }

  get empty(): boolean {
    return this.#chunks.length === 0;
  }

  push(change: Change, commit: bigint, bytes: number): void {
    let chunk = this.#chunks.at(-1);
    if (chunk === undefined || chunk.changes.length >= CHUNK) {
      chunk = { changes: [], bytes: 0, posisi: undefined };
      this.#chunks.push(chunk);
    }
    chunk.changes.push(change);
    chunk.bytes += bytes;
    this.bytes += bytes;
    this.partial = { commit, urut: change.urut };
    if (chunk.changes.length >= CHUNK) this.#rouse();
  }

  /** A transaction ended, whether or not it concerned the job. */
  commit(end: bigint): void {
    this.next = end;
    const chunk = this.#chunks.at(-1);
    if (chunk === undefined) return;
    chunk.posisi = end;
    this.#rouse();
  }

  fail(error: Error): void {
    this.#failure ??= error;
    this.#rouse();
  }

  take(): Chunk | undefined {
    const chunk = this.#chunks.shift();
    if (chunk) this.bytes -= chunk.bytes;
    return chunk;
  }

  throwIfFailed(): void {
    if (this.#failure) throw this.#failure;
  }

  /** Resolves when there is something to take, or to throw, or after `ms`. */
  async wait(ms: number, signal: AbortSignal): Promise<void> {
    if (!this.empty || this.#failure || signal.aborted) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done, { once: true });
      this.#wake = done;
    });
  }

  #rouse(): void {
    this.#wake?.();
  }
}

/** A job among those that the stream is read for. */
export type Member = {
  skema: string;
  tabel: ReadonlySet<string> | undefined;
  queue: Queue;
  confirmed: bigint;
  /** When the job was last given a batch, by performance.now(). */
  takenAt: number;
  /** Whether the stream feeds it; if not, it waits for the stream to begin anew. */
  attached: boolean;
};

export const wants = (
  { attached, skema, tabel, queue }: Member,
  relasi: Relation,
  commit: bigint,
) =>
  attached &&
  relasi.skema === skema &&
  commit >= queue.next &&
  (tabel === undefined || tabel.has(relasi.tabel));
