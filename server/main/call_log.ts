/** What became of the requests of keys, kept for who looks after the programs (docs/keys.md). */
import type { Request } from 'express';
import { addressOf } from '../auth/sender.ts';
import type { KeyCall, SessionGate } from '../auth/session_gate.ts';
import { refusedWith } from '../http/error_answer.ts';
import { requestIdOf } from '../http/request_id.ts';
import { begunAtOf } from '../http/request_log.ts';
import { routeOf } from '../http/route.ts';

const TELL_AFTER_MS = 2_000;
/** Of each key the database keeps so many, so no more wait here. */
const KEPT = 1_000;

export type CallLog = {
  /** A request came with a right key. It is noted when its answer is out or was cut off. */
  seen(request: object, id: string | undefined): void;
  /** Writes what waits; done when all is written. */
  flush(): Promise<void>;
};

/** All calls of some seconds are written together, aside of the requests. */
export function makeCallLog(
  write: SessionGate['keyCalls'],
  onError: (error: unknown) => void,
  tellAfterMs = TELL_AFTER_MS,
): CallLog {
  // A stream asks for its key again and again.
  const known = new WeakSet<object>();
  let waiting = new Map<string, KeyCall[]>();
  let timer: NodeJS.Timeout | undefined;

  // What is being written, and what was before it.
  let writing = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const calls = [...waiting.values()].flatMap((of) => of.slice(-KEPT));
    waiting = new Map();
    if (calls.length > 0) writing = writing.then(() => write(calls).catch(onError));
    return writing;
  }

  function add(call: KeyCall): void {
    const of = waiting.get(call.kunci_id) ?? [];
    of.push(call);
    waiting.set(call.kunci_id, of.length < 2 * KEPT ? of : of.slice(-KEPT));
    timer ??= setTimeout(() => void flush(), tellAfterMs).unref();
  }

  return {
    flush,
    seen: (request, id) => {
      if (id === undefined || known.has(request)) return;
      known.add(request);
      whenAnswered(request as Request, id, add);
    },
  };
}

function whenAnswered(request: Request, id: string, add: (call: KeyCall) => void): void {
  const { res: response, socket } = request;
  if (!response) return;
  const sentBefore = socket.bytesWritten;
  let written = false;
  const note = (done: boolean) => {
    if (written) return;
    written = true;
    const ms = Math.round((performance.now() - begunAtOf(request)) * 10) / 10;
    const rute = routeOf(request, response);
    add({
      kunci_id: id,
      waktu: new Date(Date.now() - ms).toISOString(),
      metode: request.method,
      rute: rute === 'other' ? 'lain' : rute,
      status: done || response.headersSent ? response.statusCode : null,
      code: refusedWith(request) ?? null,
      ms,
      request_id: requestIdOf(request),
      alamat: addressOf(request.ip),
      ukuran: socket.bytesWritten - sentBefore,
    });
  };
  // Before Node's own listener, which lets the next answer of the connection go.
  response.prependOnceListener('finish', () => note(true));
  response.once('close', () => note(false));
}
