import type { Change, Relation } from '../change.ts';

/** A job, as far as a sink and the pump know it. */
export type JobSpec = {
  /** The id in its database, by which leases and the stream know it. */
  id: string;
  /** The number by which people and sinks call it; it follows the tenant from node to node. */
  nomor: string;
  tenant: string;
  skema: string;
  mode: 'full' | 'partial';
  tabel: readonly string[] | 'semua';
  /** Whether it goes on after the snapshot (full), or after what is there at its start (partial). */
  ikuti: boolean;
  /** Everything committed before is in the sink; null = from now. */
  posisi: string | null;
  /** Sinks are told positions that are so much greater: the length of the logs of places that the tenant has left. */
  geser: string;
  /** A snapshot is taken exactly when this is false. */
  snapshotSelesai: boolean;
};

export type SinkContext = {
  job: JobSpec;
  /** Stops waiting (back-off, slow answers) within a second. */
  signal: AbortSignal;
};

/**
 * Where changes go. Calls come one after another, in this order: open, perhaps a snapshot (beginSnapshot, write…,
 * endSnapshot), write…, flush now and then, close. Batches come in the order of (lsn, urut); after a crash some come
 * again, and must have no second effect. Errors that no repetition mends are CdcErrors with `permanent`.
 */
export type Sink = {
  open(context: SinkContext): Promise<void>;
  /** Begins a whole new picture of these tables. What the sink had of them before is void when the snapshot ends. */
  beginSnapshot(lsn: string, relasi: readonly Relation[]): Promise<void>;
  write(batch: readonly Change[]): Promise<void>;
  endSnapshot(lsn: string): Promise<void>;
  /** Afterwards everything that was written survives the death of this process and of its machine. */
  flush(): Promise<void>;
  /** Lets go of everything; never throws. What was written and not flushed may come again. */
  close(): Promise<void>;
};

/** Whether a comes after b in the order of all changes. */
export function isAfter(
  a: { lsn: bigint; urut: number },
  b: { lsn: bigint; urut: number },
): boolean {
  return a.lsn > b.lsn || (a.lsn === b.lsn && a.urut > b.urut);
}
