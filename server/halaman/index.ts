import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import type { Config } from '../base/config.ts';

const WEB = path.join(import.meta.dirname, 'web');

type PageConfig = Pick<Config, 'identity'>;

/** Origins that pages ask besides this server's: those where people sign in. */
function signInOrigins({ identity: { oidc, firebase } }: PageConfig): string[] {
  return [
    ...(oidc ? [new URL(oidc.issuer).origin] : []),
    ...(firebase?.apiKey ? [new URL(passwordUrlOf(firebase)).origin] : []),
  ];
}

type Firebase = NonNullable<Config['identity']['firebase']>;

/** Where Firebase takes an e-mail address and a password. */
const passwordUrlOf = ({ apiKey = '', emulatorHost }: Firebase): string =>
  `${emulatorHost ? `http://${emulatorHost}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com'}` +
  `/v1/accounts:signInWithPassword?key=${encodeURIComponent(apiKey)}`;

const policyOf = (config: PageConfig): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...signInOrigins(config)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** A file of a package, as it lies there. */
export function serveLibrary(app: Express, url: string, file: string): void {
  const found = fileURLToPath(import.meta.resolve(file));
  app.get(url, (_request, response) => {
    response.set('Cache-Control', 'no-cache').type(path.extname(url)).sendFile(found);
  });
}

/** What pages share, under `/halaman`: the session, its sign-in and its frame, formats, the style, and the library of markup. */
export function installPages(app: Express, config: PageConfig, demoUsers: readonly string[]): void {
  const { oidc, firebase } = config.identity;
  const signIn = {
    demo: demoUsers,
    oidc: oidc ? { issuer: oidc.issuer, client: oidc.audience } : null,
    firebase: firebase?.apiKey ? passwordUrlOf(firebase) : null,
  };
  app.get('/halaman/masuk.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(signIn);
  });
  serveLibrary(app, '/halaman/preact.js', 'htm/preact/standalone');
  serveFolder(app, config, '/halaman', WEB);
}

type Page = {
  /** Its address, below which its files are. */
  at: string;
  /** The folder of its files. */
  web: string;
  html: string;
};

/** A page for a browser. It asks the API only, under the rights of the user who signs in. */
export function installPage(app: Express, config: PageConfig, { at, web, html }: Page): void {
  const policy = policyOf(config);
  app.get(at, (_request, response) => {
    headersOf(policy)(response);
    response.sendFile(path.join(web, html));
  });
  serveFolder(app, config, at, web);
}

function serveFolder(app: Express, config: PageConfig, at: string, web: string): void {
  const setHeaders = headersOf(policyOf(config));
  app.use(at, express.static(web, { index: false, redirect: false, setHeaders }));
}

const headersOf = (policy: string) => (response: ServerResponse) => {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-cache');
};
