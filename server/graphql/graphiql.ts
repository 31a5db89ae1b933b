import type { Express } from 'express';
import { ruruHTML } from 'postgraphile/grafserv/ruru/server';
import { serveStatic } from 'postgraphile/grafserv/ruru/static';

const STATIC = '/graphiql/static/';

// Everything comes from the package's own files, and the browser is told to fetch from nowhere else.
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
].join('; ');

/** `GET /graphiql`: the explorer. It asks for nothing by itself but the schema, with the token its user gives it. */
export function installGraphiql(app: Express): void {
  const page = ruruHTML({
    endpoint: '/graphql',
    staticPath: STATIC,
    htmlParts: { titleTag: '<title>Niaga - GraphiQL</title>' },
  });
  const files = serveStatic(STATIC);
  app.get('/graphiql', (_request, response) => {
    response.set('Content-Security-Policy', POLICY).type('html').send(page);
  });
  app.use((request, response, next) => {
    if (request.path.startsWith(STATIC)) files(request, response, next);
    else next();
  });
}
