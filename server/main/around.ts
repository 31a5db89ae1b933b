/** Tells an operator of each request, where that is wanted: by the access log and by traces. */
import type { IncomingMessage } from 'node:http';
import type { Config } from '../base/config.ts';
import type { Logger } from '../base/log.ts';
import { makeAccessLog } from '../http/access_log.ts';
import type { Around } from '../http/http_server.ts';

type Named = (request: IncomingMessage) => string | undefined;

export async function makeAround(config: Config, log: Logger) {
  let templateOf: Named = () => undefined;
  // Loaded where it is wanted only.
  const trace =
    config.trace &&
    (await import('../trace/index.ts')).startTrace(config.trace, config.version, log);
  const access = config.accessLog ? makeAccessLog(log, (asked) => templateOf(asked)) : undefined;
  return {
    trace,
    around: nested(access, trace?.around),
    /** From this call on, the application's templates also name requests that are refused before it. */
    nameBy: (named: Named): void => {
      templateOf = named;
    },
  };
}

/** The inner one within the outer one; either may be absent. */
const nested = (outer: Around | undefined, inner: Around | undefined): Around | undefined =>
  outer && inner
    ? (request, response, next) => outer(request, response, () => inner(request, response, next))
    : (outer ?? inner);
