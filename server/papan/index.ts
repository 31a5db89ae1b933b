import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import express, { type Express } from 'express';
import type { Config } from '../base/config.ts';

const WEB = path.join(import.meta.dirname, 'web');

/** The two libraries of the page, as they lie in their packages: signals, markup and the drawing of charts. */
const LIBRARIES: Readonly<Record<string, string>> = {
  'preact.js': 'htm/preact/standalone',
  'uplot.js': 'uplot/dist/uPlot.iife.min.js',
  'uplot.css': 'uplot/dist/uPlot.min.css',
};

type PapanConfig = Pick<Config, 'identity'>;

/** Origins that the page asks besides this server: those where people sign in. */
function signInOrigins({ identity: { oidc, firebase } }: PapanConfig): string[] {
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

const policyOf = (config: PapanConfig): string =>
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

/** `GET /papan`: the figures of a tenant as a page. It asks the API only, under the rights of the user who signs in. */
export function installPapan(
  app: Express,
  config: PapanConfig,
  demoUsers: readonly string[],
): void {
  const policy = policyOf(config);
  const { oidc, firebase } = config.identity;
  const signIn = {
    demo: demoUsers,
    oidc: oidc ? { issuer: oidc.issuer, client: oidc.audience } : null,
    firebase: firebase?.apiKey ? passwordUrlOf(firebase) : null,
  };
  app.get('/papan/masuk.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json(signIn);
  });
  for (const [name, file] of Object.entries(LIBRARIES)) {
    const found = fileURLToPath(import.meta.resolve(file));
    app.get(`/papan/${name}`, (_request, response) => {
      response.set('Cache-Control', 'no-cache').type(path.extname(name)).sendFile(found);
    });
  }
  const setHeaders = (response: ServerResponse) => {
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Cache-Control', 'no-cache');
  };
  app.get('/papan', (_request, response) => {
    setHeaders(response);
    response.sendFile(path.join(WEB, 'papan.html'));
  });
  app.use('/papan', express.static(WEB, { index: false, redirect: false, setHeaders }));
}
