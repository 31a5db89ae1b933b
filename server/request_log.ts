import type { Express } from 'express';
import { pinoHttp } from 'pino-http';
import { requestIdOf } from '../rest-facade/request_id.ts';
import type { Logger } from './log.ts';

/** Gives each request its id (answered in X-Request-Id) and writes one line for each answer. */
export function installRequestLog(app: Express, log: Logger): void {
  app.use(
    pinoHttp({
      logger: log,
      genReqId: (request, response) => {
        const id = requestIdOf(request);
        response.setHeader('X-Request-Id', id);
        return id;
      },
      // Headers and query strings may hold secrets; a path may not.
      serializers: {
        req: ({ id, method, url }) => ({ id, method, path: String(url).split('?', 1)[0] }),
        res: ({ statusCode }) => ({ statusCode }),
      },
      customLogLevel: (_request, response, error) => {
        if (error !== undefined || response.statusCode >= 500) return 'error';
        return response.statusCode >= 400 ? 'info' : 'debug';
      },
      autoLogging: { ignore: (request) => request.url?.startsWith('/api/health') === true },
    }),
  );
}
