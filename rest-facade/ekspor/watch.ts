import type { Response } from 'express';
import { HttpError } from '../../server/base/errors.ts';

type Watch = {
  /** Aborted when it was given up, the client reads nothing any more, or it takes too long to make. */
  signal: AbortSignal;
  /** Says that the answer is made: from now on only a client that reads nothing is ended. */
  made(): void;
  end(): void;
};

type Times = {
  /** How long it may be in the making. */
  timeoutMs: number;
  /** How long a client may read nothing. */
  stallMs: number;
};

const LOOK_MS = 5_000;

/**
 * Watches over an answer that is made and read. `stop` is called once when it is aborted.
 *
 * @param gone aborted when it is given up
 */
export function watch(
  res: Response,
  gone: AbortSignal,
  { timeoutMs, stallMs }: Times,
  stop: () => void,
): Watch {
  const controller = new AbortController();
  const abort = (why: unknown) => {
    if (controller.signal.aborted) return;
    controller.abort(why);
    stop();
  };
  const refuse = (why: string) => abort(new HttpError(503, 'HT503', why, { 'Retry-After': '1' }));
  const givenUp = () => abort(gone.reason);
  gone.addEventListener('abort', givenUp, { once: true });
  if (gone.aborted) givenUp();
  // The server's own limit for what is all written is shorter.
  res.once('prefinish', () => res.socket?.setTimeout(stallMs));
  const timer = setTimeout(() => refuse('ekspor terlalu lama; persempit saringannya'), timeoutMs);
  let taken = -1;
  let since = performance.now();
  const look = setInterval(
    () => {
      const now = takenBy(res);
      // Nothing waits to be sent: then we wait for the database, not for the client.
      if (now !== taken || res.writableLength === 0) since = performance.now();
      taken = now;
      if (performance.now() - since > stallMs) refuse('klien berhenti membaca');
    },
    Math.min(LOOK_MS, stallMs / 4),
  ).unref();
  return {
    signal: controller.signal,
    made: () => clearTimeout(timer),
    end: () => {
      clearTimeout(timer);
      clearInterval(look);
      gone.removeEventListener('abort', givenUp);
    },
  };
}

/** Bytes that the network has taken on this connection since it began. What waits in our memory does not count. */
function takenBy({ socket }: Response): number {
  return socket ? socket.bytesWritten - socket.writableLength : 0;
}
