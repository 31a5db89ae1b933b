import { toBig, toLsn } from './lsn.ts';
import type { Sink } from './sinks/sink.ts';

/**
 * A sink that is told positions `geser` beyond those of this database's log. A tenant that moves leaves a log behind, and
 * the next one begins anywhere: with the length of those that were left added, (lsn, urut) goes on in one order.
 */
export function shifted(sink: Sink, geser: string): Sink {
  const by = BigInt(geser);
  if (by === 0n) return sink;
  const beyond = (lsn: string) => toLsn(toBig(lsn) + by);
  return {
    open: (context) => sink.open(context),
    beginSnapshot: (lsn, relasi) => sink.beginSnapshot(beyond(lsn), relasi),
    write: (batch) => sink.write(batch.map((change) => ({ ...change, lsn: beyond(change.lsn) }))),
    endSnapshot: (lsn) => sink.endSnapshot(beyond(lsn)),
    flush: () => sink.flush(),
    close: () => sink.close(),
  };
}
