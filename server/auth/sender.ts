import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** The part of an HTTP request that says who sends it. */
export type Sender = {
  headers: IncomingHttpHeaders;
  /** Names and values by turns, as they came. */
  rawHeaders?: readonly string[];
  /** The address that it comes from. */
  ip?: string | undefined;
};

/** The address as PostgreSQL takes it: IPv4 as itself, however the socket writes it. */
export function addressOf(ip: string | undefined): string | null {
  const plain = ip?.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '') ?? '';
  return isIP(plain) ? plain : null;
}
