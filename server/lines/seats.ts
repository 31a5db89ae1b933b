import { HttpError } from '../base/errors.ts';
import { Shares } from './places.ts';

/** Streams that a user may have open in one process. */
export const STREAMS_PER_USER = 5;
/** Streams of one process: each holds a connection, and is asked about every three seconds. */
const STREAMS_PER_PROCESS = 1_000;

/**
 * Takes a place for a stream of a user in a tenant, which has half of the places at most; the function that it answers gives it
 * back. @throws HttpError 429
 */
export function makeEnter(max = STREAMS_PER_PROCESS) {
  const perUser = new Map<string, number>();
  const places = new Shares(max);
  return (user: string, tenant?: string): (() => void) => {
    if (places.freeFor(tenant) <= 0) {
      throw tooMany('terlalu banyak aliran terbuka; ulangi sebentar lagi');
    }
    const own = perUser.get(user) ?? 0;
    if (own >= STREAMS_PER_USER) {
      throw tooMany(
        `paling banyak ${STREAMS_PER_USER} aliran per pengguna; tutup yang lain dahulu`,
      );
    }
    places.take(tenant);
    perUser.set(user, own + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      places.give(tenant);
      const others = (perUser.get(user) ?? 1) - 1;
      if (others > 0) perUser.set(user, others);
      else perUser.delete(user);
    };
  };
}

function tooMany(message: string): HttpError {
  return new HttpError(429, 'HT429', message, { 'Retry-After': '5' });
}
