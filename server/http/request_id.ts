/** The id of a request: the client's X-Request-Id when it is well-formed, otherwise a new one. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const WELL_FORMED = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;
const ID = Symbol('request id');

/** Always the same for one request; the first call, which the log makes, decides it. */
export function requestIdOf(req: IncomingMessage & { [ID]?: string }): string {
  const known = req[ID];
  if (known !== undefined) return known;
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  req[ID] = id;
  return id;
}
