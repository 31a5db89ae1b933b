import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from 'cors';
import type { Express } from 'express';
import helmet from 'helmet';
import type { Config } from './config.ts';

/** Headers that browsers heed. The pages of the docs and of GraphiQL set a content policy of their own. */
export function installSecurityHeaders(app: Express, config: Config): void {
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  app.use(makeHeaders(config));
}

/** Sets the headers, and goes on unless it has answered a browser that asks before its request. */
type SetHeaders = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

/**
 * Nearly all requests get the same headers, which helmet and cors are asked for once: their fourteen functions cost
 * more than finding the endpoint does.
 */
export function makeHeaders(config: Config): SetHeaders {
  const crossOrigin = makeCrossOrigin(config);
  const always = headersOf(protect);
  const withoutOrigin = [...always, ...headersOf(crossOrigin)];
  return (request, response, next = () => undefined) => {
    const { method, headers } = request;
    const ordinary = headers.origin === undefined && method !== 'OPTIONS';
    for (const [name, value] of ordinary ? withoutOrigin : always) response.setHeader(name, value);
    if (ordinary || isPlainOptions({ method, headers })) next();
    else crossOrigin(request, response, next);
  };
}

/** The same for an answer that is given without the application. */
export type PlainHeaders = {
  /** Names and values by turns. */
  fixed: readonly string[];
  /** Sets what depends on the page that asks. */
  crossOrigin: (request: IncomingMessage, response: ServerResponse) => void;
};

export function makePlainHeaders(config: Config): PlainHeaders {
  const crossOrigin = makeCrossOrigin(config);
  return {
    fixed: [...headersOf(protect), ...headersOf(crossOrigin)].flat(),
    crossOrigin: (request, response) => crossOrigin(request, response, () => undefined),
  };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
type Header = readonly [name: string, value: string];

/** What a middleware sets on the answer to a GET that names no origin. */
function headersOf(middleware: Middleware): Header[] {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/' });
  const response = new ServerResponse(request);
  const names: string[] = [];
  const { setHeader } = response;
  response.setHeader = (name, value) => {
    names.push(name);
    return setHeader.call(response, name, value) as typeof response;
  };
  let done = false;
  middleware(request, response, () => {
    done = true;
  });
  if (!done) throw new Error('a middleware of headers that waits');
  return names.map((name): Header => [name, String(response.getHeader(name))]);
}

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

type Asked = { method: string | undefined; headers: IncomingHttpHeaders };

/** OPTIONS that no browser asks before a request: a method like any other, and none of ours. */
function isPlainOptions({ method, headers }: Asked): boolean {
  const preflight = headers.origin && headers['access-control-request-method'];
  return method === 'OPTIONS' && !preflight;
}
