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

// Within the page, or the browser asks for /favicon.ico, which is not there.
const DRAWING =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>" +
  "<rect width='16' height='16' rx='3' fill='#0b5d4b'/>" +
  "<path d='M4 12V4l8 8V4' fill='none' stroke='#fff' stroke-width='2'/></svg>";
const ICON = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(DRAWING)}">`;

/** `GET /graphiql`: the explorer. It asks for nothing by itself but the schema, with the token its user gives it. */
export function installGraphiql(app: Express): void {
  const page = ruruHTML({
    endpoint: '/graphql',
    staticPath: STATIC,
    htmlParts: { titleTag: `<title>Niaga - GraphiQL</title>${ICON}` },
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
