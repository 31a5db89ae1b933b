import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Caller, callerOf, setCaller } from '../base/caller.ts';
import { Overload, toApiError } from '../base/errors.ts';
import type { Logger } from '../base/log.ts';
import { makeSoon } from '../base/soon.ts';
import { Counts, hasEvenPart, type Party } from '../lines/places.ts';
import type { PgPool } from '../postgres/pool.ts';
import { errorAnswer } from './error_answer.ts';
import type { Door } from './http_server.ts';
import type { watchLoop } from './loop_delay.ts';
import { requestIdOf } from './request_id.ts';
import type { makePlainHeaders } from './security_headers.ts';

type AdmissionDeps = {
  /** Decides about overload. */
  pool: Pick<PgPool, 'refusesAtDoor' | 'max'>;
  loop: ReturnType<typeof watchLoop>;
  /** Headers of every answer. */
  headers: ReturnType<typeof makePlainHeaders>;
  log: Pick<Logger, 'warn'>;
};

export type Admission = ReturnType<typeof makeAdmission>;

/**
 * Paths below /api that are always let in. Nothing there waits for a connection but the stream, and that only once. The
 * stream is among them since a browser whose stream is refused does not try again.
 */
const OPEN = ['/health', '/docs', '/dashboard/kpi/stream'];
const TOLD_EVERY_MS = 1000;

const ENTER = Symbol('enter');
const LEAVE = Symbol('leave');
type Entering = IncomingMessage & {
  [ENTER]?: (who?: string | null) => void;
  [LEAVE]?: () => void;
};

/**
 * Says that a request has all that it needs but a connection: from here on the pool's own line counts it.
 *
 * @param who whose share it takes: the request role of its tenant. Its token is known to be good by then, so the door
 *   counts the next request with that token for `who`.
 */
export function hasEntered(request: Entering, who?: string | null): void {
  request[ENTER]?.(who);
}

/** Says that an answer goes on without an end, as a stream does: from here on the door does not count it. */
export function hasLeft(request: Entering): void {
  request[LEAVE]?.();
}

/** How many tokens the door knows an owner of: those that came last. */
const TOKENS = 10_000;

/** The server's door: a request that could not be answered in time is refused before anything is done for it. */
export function makeAdmission(deps: AdmissionDeps) {
  const { pool, loop } = deps;
  const answer = makeAnswer(deps.headers);
  const tell = makeTeller(deps.log);
  const senders = makeSenders();
  let refused = 0;
  /**
   * Requests that were let in and are not answered yet. `coming`: those of them that the pool's line does not count
   * yet.
   */
  const inside = new Counts();
  const coming = new Counts();
  let unread: Guest[] = [];

  // A request that is read late is answered late, however short the line is. The delay counts only where `max` requests
  // are inside, and only against a party that has its even part.
  const lateMs = (who: Party) => (inside.all >= pool.max && hasEvenPart(who, inside) ? loop.ms : 0);
  /**
   * Stops counting requests whose body is not here yet as coming: else a few slow clients would keep all others out.
   */
  const passOver = () => {
    for (const { request, enter } of unread) if (!request.complete) enter();
    unread = [];
  };
  const letIn = (request: Entering, response: ServerResponse, who: Party) => {
    inside.add(who);
    coming.add(who);
    let entered = false;
    const enter = (found?: string | null) => {
      if (found) senders.learn(request, found);
      if (!entered) coming.remove(who);
      entered = true;
    };
    request[ENTER] = enter;
    if (unread.push({ request, enter }) === 1) setImmediate(passOver);
    let left = false;
    const leave = () => {
      enter();
      if (!left) inside.remove(who);
      left = true;
    };
    request[LEAVE] = leave;
    response.once('close', leave);
  };
  return {
    admits: ((request, response) => {
      if (!isGuarded(request)) return true;
      const who = senders.of(request);
      if (pool.refusesAtDoor(who, coming, lateMs(who))) {
        refused += 1;
        tell();
        setCaller(request, senders.callerOf(request));
        answer(request, response);
        return false;
      }
      letIn(request, response, who);
      return true;
    }) satisfies Door,
    /** Requests that were refused here. */
    get refused() {
      return refused;
    },
    stop: () => loop.stop(),
  };
}

/** Knows whose token is whose, once a request with it was found good. Any other token counts for the server itself. */
function makeSenders() {
  const known = new Map<string, { who: string; caller: Caller | undefined }>();
  const knownOf = ({ headers }: IncomingMessage) => known.get(headers.authorization ?? '');
  return {
    of: (request: IncomingMessage): Party => knownOf(request)?.who,
    /** Who is refused, for the log. */
    callerOf: (request: IncomingMessage): Caller | undefined => knownOf(request)?.caller,
    learn: (request: IncomingMessage, who: string): void => {
      const { authorization } = request.headers;
      if (authorization === undefined || known.get(authorization)?.who === who) return;
      if (known.size >= TOKENS) known.delete(known.keys().next().value as string);
      known.set(authorization, { who, caller: callerOf(request) });
    },
  };
}

type Guest = { request: IncomingMessage; enter: () => void };

/** Whether a request may ask the database. A path written in another way is let in, and the pool refuses it. */
function isGuarded({ method, url = '' }: IncomingMessage): boolean {
  if (method === 'OPTIONS') return false;
  if (!url.startsWith('/api/')) return url.startsWith('/graphql') || url.startsWith('/mcp');
  const at = url.startsWith('/api/v1/') ? '/api/v1'.length : '/api'.length;
  return !OPEN.some((open) => url.startsWith(open, at));
}

/**
 * Makes the refusal. Only its id, time and path differ by request. Its headers are a list, which Node writes as it is.
 */
function makeAnswer({ fixed, crossOrigin }: AdmissionDeps['headers']) {
  const error = toApiError(new Overload());
  const common = [
    ...fixed,
    ...Object.entries(error.headers ?? {}).flat(),
    ...['Cache-Control', 'no-store'],
  ];
  return (request: IncomingMessage, response: ServerResponse): void => {
    const [type, body] = errorAnswer(error, request, new Date());
    const { origin, expect } = request.headers;
    if (origin !== undefined) crossOrigin(request, response);
    // The connection stays open: a new one costs both sides more than another request, and takes long while the server
    // is busy. With `Expect` it is closed: nobody knows whether the client still sends the body.
    if (expect !== undefined) response.setHeader('Connection', 'close');
    response.writeHead(error.statusCode, [
      ...common,
      ...['Content-Type', type, 'X-Request-Id', requestIdOf(request)],
      ...['Content-Length', String(Buffer.byteLength(body))],
    ]);
    response.end(body);
  };
}

/** One line a second says how many were refused; a line for each would cost more than the refusal. */
function makeTeller(log: AdmissionDeps['log']): () => void {
  let untold = 0;
  const tellSoon = makeSoon(TOLD_EVERY_MS, () => {
    log.warn({ refused: untold }, 'layanan penuh; permintaan ditolak dengan 503');
    untold = 0;
  });
  return () => {
    untold += 1;
    tellSoon();
  };
}
