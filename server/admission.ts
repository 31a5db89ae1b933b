import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestIdOf } from '../rest-facade/request_id.ts';
import type { Config } from './config.ts';
import { errorBody, Overload, toApiError } from './errors.ts';
import type { Door } from './http_server.ts';
import type { Logger } from './log.ts';
import type { LoopDelay } from './loop_delay.ts';
import type { PgPool } from './pg_pool.ts';
import type { PlainHeaders } from './security_headers.ts';

export type AdmissionDeps = {
  /** The line for a connection. */
  line: Pick<PgPool, 'expectedWaitMs' | 'lineOf' | 'max'>;
  /** How many may wait in it, and how long one may at most. */
  limits: Pick<Config['database'], 'poolQueue' | 'poolWaitMs'>;
  loop: LoopDelay;
  /** What every answer has. */
  headers: PlainHeaders;
  log: Pick<Logger, 'warn'>;
};

/** The server's door: who could not be served in time hears so before anything is done for him. */
export type Admission = {
  admits: Door;
  /** Requests that were refused here. */
  readonly refused: number;
  stop(): void;
};

/**
 * Paths below /api that are always let in: nothing there waits for a connection, but the stream, once; a browser that is
 * refused a stream does not come back.
 */
const OPEN = ['/health', '/docs', '/dashboard/kpi/stream'];
const TOLD_EVERY_MS = 1000;

const ENTER = Symbol('enter');
type Entering = IncomingMessage & { [ENTER]?: (() => void) | undefined };

/** Told when a request has all that it needs but a connection: from here on the pool's own line counts it. */
export function hasEntered(request: Entering): void {
  request[ENTER]?.();
}

export function makeAdmission(deps: AdmissionDeps): Admission {
  const { line, loop } = deps;
  const { poolQueue, poolWaitMs } = deps.limits;
  // Half of what one may wait, so that the promise holds when the work gets twice as slow meanwhile.
  const budgetMs = poolWaitMs / 2;
  const answer = makeAnswer(deps.headers);
  const tell = makeTeller(deps.log);
  let refused = 0;
  /** Let in and not answered yet; of these, who will stand in the line but does not yet. */
  let inside = 0;
  let coming = 0;
  let unread: Guest[] = [];

  const isFull = (): boolean => {
    if (line.lineOf(coming) >= poolQueue) return true;
    // What the process reads late it answers late, however short the line is.
    const late = inside >= line.max ? loop.ms : 0;
    return line.expectedWaitMs(coming) + late > budgetMs;
  };
  /** A body that comes slowly is nobody's turn yet; else a few slow clients would keep all others out. */
  const passOver = () => {
    for (const { request, enter } of unread) if (!request.complete) enter();
    unread = [];
  };
  const letIn = (request: Entering, response: ServerResponse) => {
    inside += 1;
    coming += 1;
    const enter = () => {
      if (request[ENTER] === undefined) return;
      request[ENTER] = undefined;
      coming -= 1;
    };
    request[ENTER] = enter;
    if (unread.push({ request, enter }) === 1) setImmediate(passOver);
    response.once('close', () => {
      enter();
      inside -= 1;
    });
  };
  return {
    admits: (request, response) => {
      if (!isGuarded(request)) return true;
      if (isFull()) {
        refused += 1;
        tell();
        answer(request, response);
        return false;
      }
      letIn(request, response);
      return true;
    },
    get refused() {
      return refused;
    },
    stop: () => loop.stop(),
  };
}

type Guest = { request: IncomingMessage; enter: () => void };

/** Whether a request may ask the database. A path written in some other way comes in, and is refused by the pool. */
function isGuarded({ method, url = '' }: IncomingMessage): boolean {
  if (method === 'OPTIONS') return false;
  if (!url.startsWith('/api/')) return url.startsWith('/graphql');
  const at = url.startsWith('/api/v1/') ? '/api/v1'.length : '/api'.length;
  return !OPEN.some((open) => url.startsWith(open, at));
}

/** The answer, of which the id, the time and the path differ. Its headers are a list, which Node writes as it is. */
function makeAnswer({ fixed, crossOrigin }: PlainHeaders) {
  const error = toApiError(new Overload());
  const common = [
    ...fixed,
    ...Object.entries(error.headers ?? {}).flat(),
    ...['Cache-Control', 'no-store', 'Content-Type', 'application/json; charset=utf-8'],
  ];
  return (request: IncomingMessage, response: ServerResponse): void => {
    const body = JSON.stringify(errorBody(error, request.url ?? '', new Date()));
    const { origin, expect } = request.headers;
    if (origin !== undefined) crossOrigin(request, response);
    // The connection stays: another one costs both sides more than the next question, and is slow to come. But nobody
    // knows whether a body still comes that waits for our word.
    if (expect !== undefined) response.setHeader('Connection', 'close');
    response.writeHead(error.statusCode, [
      ...common,
      ...['X-Request-Id', requestIdOf(request), 'Content-Length', String(Buffer.byteLength(body))],
    ]);
    response.end(body);
  };
}

/** One line a second says how many were refused; a line for each would cost more than the refusal. */
function makeTeller(log: AdmissionDeps['log']): () => void {
  let untold = 0;
  return () => {
    untold += 1;
    if (untold > 1) return;
    const told = () => {
      log.warn({ ditolak: untold }, 'layanan penuh; permintaan ditolak dengan 503');
      untold = 0;
    };
    setTimeout(told, TOLD_EVERY_MS).unref();
  };
}
