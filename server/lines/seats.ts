import { HttpError } from '../base/errors.ts';
import { Places, placesEach } from './places.ts';

/** Streams that a user may have open in one process. */
export const STREAMS_PER_USER = 5;
/** Streams of one process: each holds a connection, and is asked about every three seconds. */
const STREAMS_PER_PROCESS = 1_000;

/**
 * Takes a place for a user's stream in a tenant; the returned function gives it back. A tenant has half of the places
 * at most.
 *
 * @throws HttpError 429
 */
export function makeEnter(max = STREAMS_PER_PROCESS) {
  const ofAll = new Places(max);
  const ofUser = placesEach(STREAMS_PER_USER);
  return (user: string, tenant?: string): (() => void) => {
    const leave = ofAll.enter(tenant, tooManyOfAll);
    try {
      const leaveOwn = ofUser.enter(user, tooManyOfOne);
      return () => {
        leave();
        leaveOwn();
      };
    } catch (error) {
      leave();
      throw error;
    }
  };
}

const tooManyOfAll = () => tooMany('terlalu banyak aliran terbuka; ulangi sebentar lagi');
const tooManyOfOne = () =>
  tooMany(`paling banyak ${STREAMS_PER_USER} aliran per pengguna; tutup yang lain dahulu`);

function tooMany(message: string): HttpError {
  return new HttpError(429, 'HT429', message, { 'Retry-After': '5' });
}
