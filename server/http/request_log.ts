import type { Express, Request, Response } from 'express';
import { callerOf } from '../base/caller.ts';
import type { Logger } from '../base/log.ts';
import { requestIdOf } from './request_id.ts';
import { isHealth, pathOf } from './route.ts';

const BEGUN = Symbol('begun');
type Begun = { [BEGUN]?: number };

/** When the request began to be worked on, by the process's clock. */
export const begunAtOf = (request: object): number =>
  (request as Begun)[BEGUN] ?? performance.now();

/**
 * Gives each request its id (answered in X-Request-Id) and writes one line for each answer. Faults of ours are errors,
 * answers that cannot be given now are warnings, refusals are for information, the rest is for debugging. It costs next
 * to nothing where the line is not wanted, which for successes is nearly always.
 *
 * @param writes false where the access log has a line for each of them
 */
export function installRequestLog(app: Express, log: Logger, writes = true): void {
  app.use((request, response, next) => {
    response.setHeader('X-Request-Id', requestIdOf(request));
    const begunAt = performance.now();
    (request as Begun)[BEGUN] = begunAt;
    // `close` also comes when the client goes away before its answer.
    if (writes && !isHealth(request.url)) {
      response.once('close', () => writeLine(log, request, response, begunAt));
    }
    next();
  });
}

function writeLine(log: Logger, request: Request, response: Response, begunAt: number): void {
  const { statusCode, writableFinished } = response;
  const level = levelOf(statusCode);
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      // Headers and query strings may hold secrets; a path may not.
      req: { id: requestIdOf(request), method: request.method, path: pathOf(request.originalUrl) },
      res: { statusCode: writableFinished ? statusCode : null },
      responseTime: Math.round(performance.now() - begunAt),
      ...callerOf(request),
    },
    writableFinished ? 'permintaan selesai' : 'permintaan terputus',
  );
}

/** The level of an answer's line. A 503 was meant; the fault behind it has a line of its own. */
function levelOf(statusCode: number): 'error' | 'warn' | 'info' | 'debug' {
  if (statusCode === 503) return 'warn';
  if (statusCode >= 500) return 'error';
  return statusCode >= 400 ? 'info' : 'debug';
}
