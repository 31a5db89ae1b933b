import type { Express, Response } from 'express';
import { routeOf } from '../http/route.ts';
import type { Metrics } from './metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Times every request by its route template. The facade names the template in `response.locals.route`. */
export function installRequestMetrics(app: Express, { requests, keys }: Metrics): void {
  app.use((request, response, next) => {
    const begunAt = performance.now();
    response.once('close', () => {
      const status = response.writableFinished ? String(response.statusCode) : 'aborted';
      keys.answered(request, status);
      // How long a stream stays open is up to the client, so it is not measured.
      if (isStream(response)) return;
      const method = METHODS.has(request.method) ? request.method : 'other';
      const seconds = (performance.now() - begunAt) / 1000;
      requests.labels(method, routeOf(request, response), status).observe(seconds);
    });
    next();
  });
}

function isStream(response: Response): boolean {
  return String(response.getHeader('Content-Type')).startsWith('text/event-stream');
}
