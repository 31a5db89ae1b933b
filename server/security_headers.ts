import type { IncomingHttpHeaders } from 'node:http';
import cors from 'cors';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from './config.ts';

/** Headers that browsers heed. The pages of the docs and of GraphiQL set a content policy of their own. */
export function installSecurityHeaders(app: Express, config: Config): void {
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // Without TLS in front, as in development, a page could not load its own files any more.
  app.use(helmet({ contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } }));
  const anyOrigin = !config.production && config.corsOrigin.length === 0;
  const crossOrigin = cors({
    origin: anyOrigin ? true : config.corsOrigin,
    // The token travels in a header, never in a cookie.
    credentials: false,
    exposedHeaders: EXPOSED,
    maxAge: 600,
  });
  const handler: RequestHandler = (request, response, next) => {
    if (isPlainOptions(request)) next();
    else crossOrigin(request, response, next);
  };
  app.use(handler);
}

const EXPOSED = [
  'X-Request-Id',
  'Link',
  'Content-Disposition',
  'Location',
  'Allow',
  'Retry-After',
  'RateLimit',
  'RateLimit-Policy',
  'Deprecation',
  'Sunset',
];

/** OPTIONS that no browser asks before a request: a method like any other, and none of ours. */
function isPlainOptions({ method, headers }: { method: string; headers: IncomingHttpHeaders }) {
  const preflight = headers.origin && headers['access-control-request-method'];
  return method === 'OPTIONS' && !preflight;
}
