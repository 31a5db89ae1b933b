import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError } from '../base/errors.ts';

/** How old what authentication knows of a session may be; then it asks again. */
const SESSION_MS = 500;

/**
 * Why an answer ended whose token no longer holds. Authentication is asked twice: what it knows of a session may be half
 * a second old.
 *
 * @param authenticate that of the request; its error is the reason
 */
export async function whyEnded(authenticate: () => Promise<unknown>): Promise<unknown> {
  const last = new HttpError(401, 'LOSES', 'sesi sudah berakhir; silakan masuk lagi');
  const again = () => sleep(SESSION_MS).then(authenticate);
  return await authenticate()
    .then(again)
    .then(
      () => last,
      (error) => error,
    );
}
