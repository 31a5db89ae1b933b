import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from './config.ts';

/** Headers that browsers heed. The pages of the docs and of GraphiQL set a content policy of their own. */
export function installSecurityHeaders(app: Express, config: Config): void {
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(protect);
  const crossOrigin = makeCrossOrigin(config);
  const handler: RequestHandler = (request, response, next) => {
    if (isPlainOptions(request)) next();
    else crossOrigin(request, response, next);
  };
  app.use(handler);
}

/** The same headers on an answer that is given without the application; helmet's are read off once. */
export function makeHeaders(config: Config): SetHeaders {
  const request = new IncomingMessage(new Socket());
  const model = new ServerResponse(request);
  protect(request, model, () => undefined);
  const fixed = Object.entries(model.getHeaders()) as [string, string][];
  const crossOrigin = makeCrossOrigin(config);
  return (asked, response) => {
    for (const [name, value] of fixed) response.setHeader(name, value);
    crossOrigin(asked, response, () => undefined);
  };
}

type SetHeaders = (request: IncomingMessage, response: ServerResponse) => void;

// Without TLS in front, as in development, a page could not load its own files any more.
const protect = helmet({
  contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } },
});

function makeCrossOrigin({ production, corsOrigin }: Config) {
  const anyOrigin = !production && corsOrigin.length === 0;
  return cors({
    origin: anyOrigin ? true : corsOrigin,
    // The token travels in a header, never in a cookie.
    credentials: false,
    exposedHeaders: EXPOSED,
    maxAge: 600,
  });
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
