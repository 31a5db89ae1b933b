import type { Response } from 'express';
import { HttpError } from '../../server/base/errors.ts';

type Watch = {
  /** Aborted when the client went away, reads nothing any more, or it takes too long to make. */
  signal: AbortSignal;
  gone(): boolean;
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

/** Watches over an answer that is made and read. `stop` is called once when it is aborted. */
export function watch(res: Response, { timeoutMs, stallMs }: Times, stop: () => void): Watch {
  const controller = new AbortController();
  let gone = false;
  const abort = (why: string) => {
    if (controller.signal.aborted) return;
    controller.abort(new HttpError(503, 'HT503', why, { 'Retry-After': '1' }));
    stop();
  };
  const closed = () => {
    gone = !res.writableFinished;
    if (gone) abort('klien pergi');
  };
  res.once('close', closed);
  if (res.destroyed) closed();
  // The server's own limit for what is all written is shorter.
  res.once('prefinish', () => res.socket?.setTimeout(stallMs));
  const timer = setTimeout(() => abort('ekspor terlalu lama; persempit saringannya'), timeoutMs);
  let taken = -1;
  let since = performance.now();
  const look = setInterval(
    () => {
      const now = takenBy(res);
      // Nothing waits to be sent: then we wait for the database, not for the client.
      if (now !== taken || res.writableLength === 0) since = performance.now();
      taken = now;
      if (performance.now() - since > stallMs) abort('klien berhenti membaca');
    },
    Math.min(LOOK_MS, stallMs / 4),
  ).unref();
  return {
    signal: controller.signal,
    gone: () => gone,
    made: () => clearTimeout(timer),
    end: () => {
      clearTimeout(timer);
      clearInterval(look);
      res.off('close', closed);
    },
  };
}

/** Bytes that the network has taken on this connection since it began. What waits in our memory does not count. */
function takenBy({ socket }: Response): number {
  return socket ? socket.bytesWritten - socket.writableLength : 0;
}
