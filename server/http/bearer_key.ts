import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether a request bears a key as its token. In constant time whatever the lengths are: digests are compared, not the keys. */
export function bearsKey({ headers }: Pick<IncomingMessage, 'headers'>, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest();
  return timingSafeEqual(digest(`Bearer ${key}`), digest(headers.authorization ?? ''));
}
