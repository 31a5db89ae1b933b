/** The name of a request's route: a template of ours, never what stands in its path. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Paths outside the endpoint table that are served. All others share one name, so that unknown paths do not add
 * names.
 */
const PLAIN = new Set([
  '/graphql',
  '/graphiql',
  '/mcp',
  '/.well-known/jwks.json',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
]);

/** The facade names its template in `response.locals.route`. */
export function routeOf(
  { url = '', originalUrl = url }: IncomingMessage & { originalUrl?: string },
  { locals }: ServerResponse & { locals?: Record<string, unknown> },
): string {
  if (typeof locals?.route === 'string') return `/api${locals.route}`;
  const path = pathOf(originalUrl).replace(/^\/api\/v1\//, '/api/');
  return PLAIN.has(path) ? path : 'other';
}

/** Without the query, whose values may be secret. */
export const pathOf = (url: string): string => url.split('?', 1)[0] as string;

export const isHealth = (url: string): boolean => /^\/api(?:\/v1)?\/health\b/.test(url);
