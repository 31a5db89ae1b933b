import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll } from '@jest/globals';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { loadConfig } from '../../server/base/config.ts';
import type { Peran } from '../../server/base/context.ts';
import { type Logger, makeLogger } from '../../server/base/log.ts';
import { startServer as start } from '../../server/main/server.ts';
import type { TestDatabase } from './database.ts';
import { PATIENT_ENV, PATIENT_HTTP } from './limits.ts';
import { currentRun } from './run.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a body holds is what the test is about.
type Body = any;
export type Answer = { status: number; headers: Headers; body: Body; text: string };
/** What seals secrets in the tests; the worker has the same. */
export const SECRET_KEY = 'kunci-rahasia-untuk-uji-dan-pekerja';

type Headers_ = Record<string, string>;

export type Rest = {
  get(url: string, headers?: Headers_): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Headers_): Promise<Answer>;
  put(url: string, body?: unknown, headers?: Headers_): Promise<Answer>;
  patch(url: string, body?: unknown, headers?: Headers_): Promise<Answer>;
  delete(url: string, headers?: Headers_): Promise<Answer>;
};

export type TestServer = {
  /** http://127.0.0.1:PORT */
  base: string;
  adminKey: string;
  /** Its data folder. */
  dataDir: string;
  rest(token?: string): Rest;
  graphql(token: string, query: string, variables?: object): Promise<Answer>;
  identityToken(email: string): Promise<string>;
  /** Signs in; with a tenant, chooses it. Answers the token. */
  signIn(email: string, tenant?: string): Promise<string>;
  /** The token of a user of a shop. */
  tokenOf(toko: { kode: string }, peran: string): Promise<string>;
  /** REST as a user of a shop. */
  restAs(toko: { kode: string }, peran: string): Promise<Rest>;
};

const isStream = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

/** The first bytes of a stream that would never end; it is hung up then. */
async function beginning(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
}

async function ask(url: string, method: string, headers: Headers_, body?: unknown) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body === undefined ? null : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await (isStream(response) ? beginning(response) : response.text());
  const json = response.headers.get('content-type')?.includes('json') === true && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    body: json ? JSON.parse(text) : undefined,
    text,
  };
}

function restOf(base: string, token: string | undefined): Rest {
  const send = (method: string, url: string, body: unknown, headers: Headers_ = {}) =>
    ask(
      base + url,
      method,
      { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body,
    );
  return {
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    patch: (url, body, headers) => send('PATCH', url, body, headers),
    delete: (url, headers) => send('DELETE', url, undefined, headers),
  };
}

/** A function of its own, so that what a test file keeps of its server does not keep all of it. */
const closing = (server: { close(): Promise<void> }, dataDir: string) => async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
};

/**
 * The real server over HTTP on a free port, on the database of this test file, with the development issuer and
 * without rate limits. `env` adds settings by the names of their variables; `log` takes the place of the silent log, `release`
 * that of the tree. It ends with the file.
 */
export async function startServer(
  database: TestDatabase,
  env: Record<string, string> = {},
  log?: Logger,
  release = currentRun().release,
): Promise<TestServer> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'niaga-server-'));
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: '0',
    HOST: '127.0.0.1',
    NIAGA_DATA: dataDir,
    RATE_LIMIT: '0',
    RATE_LIMIT_SESI: '0',
    ...PATIENT_ENV,
    SECRET_KEY,
    ...env,
  });
  const server = await start(config, log ?? makeLogger(config), release, PATIENT_HTTP);
  database.onClose(closing(server, dataDir));
  const { adminKey } = await server.prepare(database.appUrl);
  await server.open();
  const base = `http://127.0.0.1:${server.http.port}`;
  const identityToken = (email: string) =>
    makeDevIdentityToken({ dataDir: config.dataDir, production: false }, email);
  const wanted = (answer: Answer, what: string): Body => {
    if (answer.status < 300) return answer.body;
    throw new Error(`${what}: ${answer.status} ${answer.text}`);
  };
  const signIn = async (email: string, tenant?: string) => {
    const id_token = await identityToken(email);
    const signed = await restOf(base, undefined).post('/api/auth/sesi', { id_token });
    const { token } = wanted(signed, `sign-in of ${email}`);
    if (tenant === undefined) return token;
    const chosen = await restOf(base, token).post(`/api/tenants/${tenant}/pilih`);
    return wanted(chosen, `tenant ${tenant}`).token;
  };
  const tokenOf = ({ kode }: { kode: string }, peran: string) =>
    signIn(`${peran}@${kode}.test`, kode);
  return {
    base,
    adminKey,
    dataDir,
    identityToken,
    rest: (token) => restOf(base, token),
    graphql: (token, query, variables) =>
      restOf(base, token).post('/graphql', { query, variables }),
    signIn,
    tokenOf,
    restAs: async (toko, peran) => restOf(base, await tokenOf(toko, peran)),
  };
}

/** The server of a test file, started before its first test. */
export function openServer(...asked: Parameters<typeof startServer>): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startServer(...asked));
  });
  return server;
}

/** REST as a user of a shop, on a server of its own. */
export async function openRest(
  { data, kode }: { data: TestDatabase; kode: string },
  peran: Peran = 'admin',
): Promise<Rest> {
  const server = await startServer(data);
  return server.restAs({ kode }, peran);
}
