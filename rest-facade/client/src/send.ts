/** Sends a request again where the server asks for it, or where nobody can tell whether it arrived. */
import { NiagaError } from './error.ts';

/** The network, and the clock; exchanged in tests. */
export type Send = (request: Request) => Promise<Response>;

export type Retry = {
  /** How often a request is sent at most. */
  tries: number;
  /** The first pause in milliseconds; each further one may be twice as long. */
  pause: number;
  /** The longest pause in milliseconds that is waited where the server asks for one; a longer one is an error at once. */
  longest: number;
};

export const RETRY: Retry = { tries: 5, pause: 250, longest: 60_000 };

const AGAIN = new Set([429, 502, 503, 504]);
const SAFE = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);

/** Whether the same request twice is the same as once. */
const repeatable = (request: Request): boolean =>
  SAFE.has(request.method) || request.headers.has('idempotency-key');

export const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });

/** At least what the server asked for; beyond that by chance, so that clients do not come back together. */
export function pauseBefore(attempt: number, { pause }: Retry, retryAfter: string | null): number {
  return askedPause(retryAfter) + Math.random() * pause * 2 ** attempt;
}

/** What `Retry-After` says, in seconds or as a date. */
function askedPause(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? 0);
  const asked = Number.isFinite(seconds)
    ? seconds * 1000
    : Date.parse(`${retryAfter}`) - Date.now();
  return Number.isFinite(asked) ? Math.max(0, asked) : 0;
}

/**
 * A `Send` that repeats what was refused with 429, and what was refused with 503 or lost where repeating it does no harm:
 * always, or where the request says so.
 */
export function repeating(send: Send, retry: Retry, always = false): Send {
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const last = attempt + 1 >= retry.tries;
      try {
        const response = await send(last ? request : request.clone());
        const refused = response.status === 429 || always || repeatable(request);
        const retryAfter = response.headers.get('retry-after');
        if (last || !refused || !AGAIN.has(response.status)) return response;
        // A quota that begins again tomorrow is not waited for.
        if (askedPause(retryAfter) > retry.longest) return response;
        await response.body?.cancel();
        await wait(pauseBefore(attempt, retry, retryAfter), request.signal);
      } catch (error) {
        // The session's own answer, which was repeated already where that could help.
        if (error instanceof NiagaError) throw error;
        if (last || request.signal.aborted || !(always || repeatable(request))) throw error;
        await wait(pauseBefore(attempt, retry, null), request.signal);
      }
    }
  };
}
