import '../../schema/environment.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Express } from 'express';
import { ruruHTML } from 'postgraphile/grafserv/ruru/server';
import { serveStatic } from 'postgraphile/grafserv/ruru/static';
import { SAMPLES, WELCOME } from './samples.ts';

const STATIC = '/graphiql/static/';

/** Scripts and styles come from the package's files; of inline scripts only those that we wrote may run. */
function policyOf(page: string): string {
  const hashes = [...page.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

// An icon within the page: the browser would ask for /favicon.ico, which does not exist.
const DRAWING =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>" +
  "<rect width='16' height='16' rx='3' fill='#0b5d4b'/>" +
  "<path d='M4 12V4l8 8V4' fill='none' stroke='#fff' stroke-width='2'/></svg>";
const ICON = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(DRAWING)}">`;

type ClientConfig = NonNullable<Parameters<typeof ruruHTML>[0]['clientConfig']>;

const option = (value: unknown, text: string): string =>
  `<option value="${value}">${text.replace(/[&<>]/g, (one) => `&#${one.charCodeAt(0)};`)}</option>`;

/** The bar above GraphiQL: samples, and the user that is signed in. */
const barOf = (users: readonly string[]): string => `<div id="niaga">
<a href="/">Niaga</a>
<select id="contoh" aria-label="Contoh">${option('', 'Contoh …')}${SAMPLES.map(({ title }, at) => option(at, title)).join('')}</select>
${users.length > 0 ? `<select id="demo" aria-label="Masuk demo">${option('', 'Masuk sebagai …')}${users.map((one) => option(one, one)).join('')}</select>` : ''}
<input id="token" type="password" autocomplete="off" placeholder="Tempel token" aria-label="Token">
<span id="keadaan" role="status"></span>
</div>`;

const pageOf = (users: readonly string[]): string =>
  ruruHTML({
    endpoint: '/graphql',
    staticPath: STATIC,
    // Their type wants all of them; ruru has defaults.
    clientConfig: { defaultQuery: WELCOME, samples: SAMPLES } as unknown as ClientConfig,
    htmlParts: {
      metaTags: (tags) =>
        `${tags}\n<meta name="viewport" content="width=device-width, initial-scale=1">`,
      titleTag: `<title>Niaga - GraphiQL</title>${ICON}`,
      styleTags: (tags) => `${tags}\n<link rel="stylesheet" href="/graphiql/page.css">`,
      // On `window`: a module does not see the constants of another script.
      configScript: (script) => script.replace('const RURU_CONFIG', 'globalThis.RURU_CONFIG'),
      bodyContent: (root) => `${barOf(users)}\n${root}`,
      bodyInitScript: '<script type="module" src="/graphiql/page.js"></script>',
    },
  });

const fileOf = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * `GET /graphiql`: the explorer. It asks for nothing by itself but the schema, with the token its user gives it.
 *
 * @param users as whom the page offers to sign in; empty where there is no demo sign-in
 */
export function installGraphiql(app: Express, users: readonly string[] = []): void {
  const page = pageOf(users);
  const policy = policyOf(page);
  const files = serveStatic(STATIC);
  const script = fileOf('page.js');
  const style = fileOf('page.css');
  app.get('/graphiql', (_request, response) => {
    response.set('Content-Security-Policy', policy).type('html').send(page);
  });
  app.get('/graphiql/page.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(script);
  });
  app.get('/graphiql/page.css', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('css').send(style);
  });
  app.use((request, response, next) => {
    // Maps of sources are not installed (trim_packages.js).
    const isOurs = request.path.startsWith(STATIC) && !request.path.endsWith('.map');
    if (isOurs) files(request, response, next);
    else next();
  });
}
