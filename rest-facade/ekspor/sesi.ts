/**
 * What every export does its work in: places of its user and tenant, a snapshot, and a watch over the client and his
 * rights. A snapshot lasts until the rows are there; whoever reads slowly holds a file then, and no connection.
 */
import type { Response } from 'express';
import type { RequestContext } from '../../server/base/context.ts';
import { Overload } from '../../server/base/errors.ts';
import { type InTurn, makeShares, makeUserTurns } from '../../server/cetak/tabel/turns.ts';
import type { Door } from '../../server/graphql/door/door.ts';
import type { Snapshot } from '../../server/graphql/door/snapshot.ts';
import { Places } from '../../server/lines/places.ts';
import type { Hold } from '../base/endpoint.ts';
import { makeSpools, type Spool } from './spool.ts';
import { watch } from './watch.ts';

type SessionDeps = {
  /** Opens a snapshot on a connection for exports. */
  snapshot: Door['snapshot'];
  /** The longest that one may be in the making. */
  timeoutMs: number;
  /** How long a client may read nothing. */
  stallMs: number;
  /** How long one waits for another of its user. */
  waitMs: number;
  /** How many are made, wait or are read, of all and of one user; a tenant has half. */
  files: number;
  filesOfUser: number;
  /** Where what is not read yet lies, and how many bytes of that at most. */
  dir: string;
  maxBytes: number;
};

/** What goes on after the snapshot: the reading of what was written. */
export type Rest = { read: Promise<void> };

export type Working = {
  snapshot: Snapshot;
  signal: AbortSignal;
  /** A file to write to while the client reads. @throws Overload */
  openSpool(): Promise<Spool>;
};

type Work = (working: Working) => Promise<Rest | undefined>;

/**
 * Does the work of an export, where there is one in its turn.
 *
 * @throws HttpError 429 for too many of one user; Overload for too many of a tenant or of all; the signal's reason where it
 *   took too long; those of a lost right; not for a client that hung up
 */
export type InSession = (
  call: { context: RequestContext; res: Response; hold: Hold },
  work: Work,
  turn?: InTurn,
) => Promise<void>;

export function makeSession(deps: SessionDeps): InSession {
  const { snapshot, waitMs, files, filesOfUser } = deps;
  const spools = makeSpools(deps);
  const ofUser = makeShares(filesOfUser);
  const turnOf = makeUserTurns(filesOfUser, waitMs);
  const places = new Places(files);
  const watched = async (
    { context, res }: Parameters<InSession>[0],
    gone: AbortSignal,
    work: Work,
    turn: InTurn,
  ): Promise<void> => {
    const who = context.claims?.tenant_kode;
    let opened: Snapshot | undefined;
    const watching = watch(res, gone, deps, () => opened?.cancel());
    const { signal } = watching;
    const openSpool = async () => {
      const spool = await spools.open(who);
      if (signal.aborted) spool.readable.destroy();
      signal.throwIfAborted();
      return spool;
    };
    const making = async () => {
      opened = await snapshot(context);
      try {
        signal.throwIfAborted();
        return await work({ snapshot: opened, signal, openSpool });
      } finally {
        await opened.end();
      }
    };
    try {
      const rest = await turn(signal, making, who);
      watching.made();
      await rest?.read;
    } catch (error) {
      // A client that hung up gets no error; what rights were lost says who holds the answer.
      if (!gone.aborted) throw signal.aborted ? signal.reason : error;
    } finally {
      watching.end();
    }
  };
  return (call, work, turn) => {
    const user = call.context.claims?.sub ?? '';
    return call.hold((gone) =>
      ofUser(user, async () => {
        const leave = places.enter(call.context.claims?.tenant_kode, tooMany);
        return watched(call, gone, work, turn ?? turnOf(user)).finally(leave);
      }),
    );
  };
}

const tooMany = () =>
  new Overload('terlalu banyak ekspor dibuat atau dibaca; ulangi sebentar lagi', 10);
