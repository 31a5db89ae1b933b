import { toBig, toLsn } from './lsn.ts';
import type { Sink } from './sinks/sink.ts';

/**
 * A sink that is told greater positions than this database's log has: `geser` is added to each. A tenant that moves
 * comes to another log, whose positions begin anywhere. `geser` is the length of the logs that it left, so (lsn, urut)
 * still puts all changes of a job in one order.
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
