import type { IncomingMessage, ServerResponse } from 'node:http';
import cors from 'cors';
import type { Express } from 'express';
import type { Config } from '../base/config.ts';

/**
 * Headers of every answer that browsers heed: those that helmet sets by default, except `upgrade-insecure-requests`.
 * With that a page could not load its own files where there is no TLS in front, as in development. The pages of the
 * docs and of GraphiQL set a content policy of their own.
 */
export const PROTECTION: readonly (readonly [name: string, value: string])[] = [
  [
    'Content-Security-Policy',
    "default-src 'self';base-uri 'self';font-src 'self' https: data:;form-action 'self';frame-ancestors 'self';" +
      "img-src 'self' data:;object-src 'none';script-src 'self';script-src-attr 'none';style-src 'self' https: 'unsafe-inline'",
  ],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Referrer-Policy', 'no-referrer'],
  ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-DNS-Prefetch-Control', 'off'],
  ['X-Download-Options', 'noopen'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['X-XSS-Protection', '0'],
];

/** Headers of ours that a page of another origin may read. */
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
  'ETag',
  'Preference-Applied',
  'Idempotent-Replayed',
  'X-Niaga-Persetujuan',
  'Mcp-Session-Id',
];

/**
 * Headers that `cors` sets where no page of another origin asks. They are the same for every request, so it need not be
 * asked.
 */
const NO_ORIGIN = [
  ['Vary', 'Origin'],
  ['Access-Control-Expose-Headers', EXPOSED.join(',')],
] as const;

/** Sets the headers, and goes on unless it has answered a browser that asks before its request. */
export function installSecurityHeaders(app: Express, config: Config): void {
  const crossOrigin = makeCrossOrigin(config);
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use((request, response, next) => {
    for (const [name, value] of PROTECTION) response.setHeader(name, value);
    if (isPlainOptions(request)) next();
    else if (request.headers.origin === undefined) {
      for (const [name, value] of NO_ORIGIN) response.setHeader(name, value);
      next();
    } else crossOrigin(request, response, next);
  });
}

/** The same headers for an answer that is given without the application. */
export function makePlainHeaders(config: Config) {
  const crossOrigin = makeCrossOrigin(config);
  return {
    /** Headers of an answer to a request without `Origin`: names and values by turns. */
    fixed: [...PROTECTION, ...NO_ORIGIN].flat(),
    /** Sets what depends on the page that asks. */
    crossOrigin: (request: IncomingMessage, response: ServerResponse) =>
      crossOrigin(request, response, () => undefined),
  };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

function makeCrossOrigin({ production, corsOrigin }: Config): Middleware {
  const anyOrigin = !production && corsOrigin.length === 0;
  return cors({
    origin: anyOrigin ? true : corsOrigin,
    // The token travels in a header, never in a cookie.
    credentials: false,
    exposedHeaders: EXPOSED,
    maxAge: 600,
  });
}

/** An OPTIONS that is no preflight: answered as any other method that an endpoint does not have. */
const isPlainOptions = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && !(headers.origin && headers['access-control-request-method']);
