import type { IncomingMessage } from 'node:http';
import type { Express, Request, Response } from 'express';
import { makeDevIdentityToken } from '../auth/dev_provider.ts';
import type { Config } from '../base/config.ts';
import { HttpError } from '../base/errors.ts';
import { pageOf, SCRIPT, SIGN_IN, STYLE } from './page.ts';

/** The users of the demo data, in the order of the page. */
export const DEMO_USERS = [
  'admin@demo.test',
  'staff@demo.test',
  'viewer@demo.test',
  'ops@demo.test',
  'admin@demo2.test',
];

// Everything comes from this server's own files.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type FrontConfig = Pick<Config, 'version' | 'docs' | 'production' | 'dataDir' | 'identity'>;

/**
 * `GET /` and `GET /api`: where everything is, as a page for a browser and as JSON for a program. Where the
 * development issuer is on, the page also signs in as a user of the demo data.
 */
export function installFrontPage(app: Express, config: FrontConfig): void {
  // Whoever comes by needs no version; /api/health tells it to those who may know.
  const version = config.production ? undefined : config.version;
  const places = {
    nama: 'Niaga',
    ...(version !== undefined && { versi: version }),
    papan: '/papan',
    impor: '/impor',
    api: '/api',
    ...(config.docs && { dokumen: '/api/docs', openapi: '/api/docs-json' }),
    graphql: '/graphql',
    graphiql: '/graphiql',
    kesehatan: '/api/health',
    kunci_publik: '/.well-known/jwks.json',
  };
  const demo = config.identity.dev;
  const page = pageOf({
    version,
    docs: config.docs,
    users: demo ? DEMO_USERS : [],
  });
  app.get(['/', '/api'], (request: Request, response: Response) => {
    response.set({ 'Cache-Control': 'no-cache', Vary: 'Accept' });
    if (request.accepts(['json', 'html']) === 'html') {
      response.set('Content-Security-Policy', POLICY).type('html').send(page);
    } else response.json(places);
  });
  app.get('/halaman/niaga.css', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('css').send(STYLE);
  });
  if (!demo) return;
  app.get('/halaman/masuk.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(SCRIPT);
  });
  app.get('/halaman/sesi_demo.js', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('js').send(SIGN_IN);
  });
  app.post('/halaman/masuk', async (request: Request, response: Response) => {
    const email = String(request.query.email ?? '');
    if (!isLocal(request) || !DEMO_USERS.includes(email)) {
      throw new HttpError(403, 'OTDMO', 'masuk demo hanya dari peramban di mesin ini');
    }
    const id_token = await makeDevIdentityToken(config, email);
    response.set('Cache-Control', 'no-store').json({ id_token });
  });
}

const LOCAL_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether the request comes from a page of this server that was opened on this machine. A page of another site sends
 * its own Origin, one that rebinds our address by DNS another Host, and a proxy X-Forwarded-For.
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return (
    LOCAL_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(host) &&
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined &&
    (origin === undefined || origin === `http://${host}`)
  );
}
