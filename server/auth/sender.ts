import type { IncomingHttpHeaders } from 'node:http';

/** The part of an HTTP request that says who sends it. */
export type Sender = {
  headers: IncomingHttpHeaders;
  /** Names and values by turns, as they came. */
  rawHeaders?: readonly string[];
  /** The address that it comes from. */
  ip?: string | undefined;
};
