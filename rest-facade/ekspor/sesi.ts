/** What every export does its work in: a place of its user, a snapshot, and a watch over the client. */
import type { Response } from 'express';
import type { RequestContext } from '../../server/base/context.ts';
import { type InTurn, makeShares } from '../../server/cetak/tabel/turns.ts';
import type { Door } from '../../server/graphql/door/door.ts';
import type { Snapshot } from '../../server/graphql/door/snapshot.ts';
import { watch } from './watch.ts';

/** How many of one user are made or wait, of all formats together: nobody takes the places of all. */
const EACH = 6;

type SessionDeps = {
  /** Opens a snapshot on a connection for exports. */
  snapshot: Door['snapshot'];
  /** The longest that one may take, download included. */
  timeoutMs: number;
};

type Work = (snapshot: Snapshot, signal: AbortSignal) => Promise<void>;

/**
 * Does the work of an export, where there is one in its turn.
 *
 * @throws HttpError 429 for too many of one user; the signal's reason where it took too long; not for a client that hung up
 */
export type InSession = (
  call: { context: RequestContext; res: Response },
  work: Work,
  turn?: InTurn,
) => Promise<void>;

export function makeSession({ snapshot, timeoutMs }: SessionDeps): InSession {
  const ofUser = makeShares(EACH);
  const watched = async (
    { context, res }: Parameters<InSession>[0],
    work: Work,
    turn: InTurn | undefined,
  ) => {
    let opened: Snapshot | undefined;
    const watching = watch(res, timeoutMs, () => opened?.cancel());
    const { signal } = watching;
    const whole = async () => {
      opened = await snapshot(context);
      try {
        signal.throwIfAborted();
        await work(opened, signal);
      } finally {
        await opened.end();
      }
    };
    try {
      await (turn ? turn(signal, whole, context.claims?.tenant_kode) : whole());
    } catch (error) {
      // A client that hung up gets no error.
      if (!watching.gone()) throw signal.aborted ? signal.reason : error;
    } finally {
      watching.end();
    }
  };
  return (call, work, turn) =>
    ofUser(call.context.claims?.sub ?? '', () => watched(call, work, turn));
}
