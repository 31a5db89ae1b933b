import type { Batch } from './subscription.ts';

/** The stream ended (PostgreSQL went away, or somebody took the slot): open it again, and go on. */
export class CaptureEnded extends Error {
  override name = 'CaptureEnded';
}

export type SubscribeOptions = {
  /** A name of its own among the subscriptions and holds. */
  nama: string;
  skema: string;
  tabel: readonly string[] | 'semua';
  /** Where it goes on; null = from now. */
  dari: string | null;
};

export type Subscription = {
  /** From where it reads. */
  dari: string;
  /**
   * The next changes; after `ms` without any, an empty batch with the position reached. Throws PositionLost,
   * CaptureEnded. Ends early, empty, when the signal says so.
   */
  next(ms: number, signal: AbortSignal): Promise<Batch>;
  /** The sink has stored everything before this position, and the job knows it: WAL may go. */
  confirm(posisi: string): void;
  close(): void;
};

export type Capture = {
  /** Throws PositionLost when the slot does not reach back so far. */
  subscribe(options: SubscribeOptions): Promise<Subscription>;
  /** Keeps the WAL from a position on (default: from where it is kept now) until released; answers the position. */
  hold(nama: string, lsn?: string): string;
  release(nama: string): void;
  /** How far the stream was read, and from where WAL is kept. */
  status(): { diterima: string; dikonfirmasi: string };
  /** Resolves when it has ended, with the reason; null = closed. */
  ended: Promise<Error | null>;
  close(): Promise<void>;
};

export type CaptureOptions = {
  url: string;
  slot: string;
  publication: string;
  /** A queue of that many bytes is full. */
  fullBytes?: number;
  /** How long the others wait for a full queue before they go on without it. */
  patienceMs?: number;
  /** What fell behind joins again at most this often, since the stream must be read anew for it. */
  rejoinMs?: number;
  /** A job is given less than a thousand changes at most this often. */
  gatherMs?: number;
};
