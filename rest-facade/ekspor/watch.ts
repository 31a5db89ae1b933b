import type { Response } from 'express';
import { HttpError } from '../../server/base/errors.ts';

type Watch = {
  /** Aborted when the client went away, reads nothing any more, or time is up. */
  signal: AbortSignal;
  gone(): boolean;
  end(): void;
};

const STALLED_MS = 60_000;
const LOOK_MS = 5_000;

/** Watches over an answer in the making. `stop` is called once when it is aborted. */
export function watch(res: Response, timeoutMs: number, stop: () => void): Watch {
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
  const timer = setTimeout(() => abort('ekspor terlalu lama; persempit saringannya'), timeoutMs);
  let sent = -1;
  let since = Date.now();
  const look = setInterval(() => {
    const { bytesWritten = 0 } = res.socket ?? {};
    // Nothing waits to be sent: then we wait for the database, not for the client.
    if (bytesWritten !== sent || res.writableLength === 0) since = Date.now();
    sent = bytesWritten;
    if (Date.now() - since > STALLED_MS) abort('klien berhenti membaca');
  }, LOOK_MS).unref();
  return {
    signal: controller.signal,
    gone: () => gone,
    end: () => {
      clearTimeout(timer);
      clearInterval(look);
      res.off('close', closed);
    },
  };
}
