/** The REST facade alone, on an Express application and a door of a test. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { type FacadeDeps, installRestFacade } from '../../rest-facade/install.ts';
import type { Auth } from '../../server/auth/index.ts';
import { loadConfig } from '../../server/base/config.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { PATIENT_HTTP } from '../helpers/limits.ts';

type Wanted = Pick<FacadeDeps, 'graphql' | 'clock'> & { authenticate: Auth['authenticate'] };

/** Starts it, to end with the file. Answers `http://127.0.0.1:PORT`. */
export async function startFacade(
  data: TestDatabase,
  { authenticate, ...deps }: Wanted,
): Promise<string> {
  const app = express();
  installRestFacade(app, {
    config: {
      version: '0',
      docs: true,
      production: false,
      rateLimit: 0,
      rateLimitSesi: 0,
      export: loadConfig({ NODE_ENV: 'test' }).export,
      cdc: { dir: '', targets: {}, jobs: 1 },
      webhookAllow: [],
      publicUrl: undefined,
      corsOrigin: [],
    },
    log: { error: () => {} } as never,
    auth: { authenticate, admit: async () => {}, deps: {} as Auth['deps'] },
    settle: () => {},
    limitUser: async () => {},
    watch: { add: () => () => {} },
    ai: () => Promise.reject(new Error('not asked')),
    dashboard: {} as FacadeDeps['dashboard'],
    lampiran: {} as FacadeDeps['lampiran'],
    ...deps,
  });
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  data.onClose(() => new Promise((resolve) => server.close(() => resolve())));
  // A connection that fetch keeps is not closed under the next request.
  Object.assign(server, PATIENT_HTTP);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
