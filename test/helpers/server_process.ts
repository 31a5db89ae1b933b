/** Servers in processes of their own, as `npm run server` starts them. */
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { type ServerProcess as Process, startProcess } from '../bench/process.ts';
import type { TestDatabase } from './database.ts';
import { PATIENT_ENV } from './limits.ts';

export type ProcessAnswer = { status: number; body: string };

export type Asked = { token?: string | undefined; body?: object | undefined; headers?: object };

export type ServerProcess = Pick<Process, 'pid' | 'port' | 'stop'> & {
  /** Asks over a connection of its own. */
  ask(method: string, url: string, asked?: Asked): Promise<ProcessAnswer>;
  signIn(email: string, tenant: string): Promise<string>;
  /** The token of a user of a shop. */
  tokenOf(toko: { kode: string }, peran: string): Promise<string>;
};

export const many = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

/** A server with a data folder that is there; who starts it stops it. */
export const startServerProcess = (
  appUrl: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Process> =>
  startProcess('server/main/server_cli.ts', {
    DATABASE_URL_APP: appUrl,
    NIAGA_DATA: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    ...PATIENT_ENV,
    ...env,
  });

/** So many servers on the database of a test file, with the same keys, until the file ends. */
export async function startServers(
  data: TestDatabase,
  count: number,
  env: Record<string, string> = {},
): Promise<ServerProcess[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'niaga-proses-'));
  const servers: ServerProcess[] = [];
  data.onClose(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    rmSync(dataDir, { recursive: true, force: true });
  });
  for (let n = 0; n < count; n += 1) servers.push(await startOne(data.appUrl, dataDir, env));
  return servers;
}

async function startOne(
  appUrl: string,
  dataDir: string,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const { pid, port, stop } = await startServerProcess(appUrl, dataDir, {
    RATE_LIMIT: '0',
    RATE_LIMIT_SESI: '0',
    ...env,
  });
  const ask = (method: string, url: string, asked?: Asked) => askPort(port, method, url, asked);
  const signIn = async (email: string, tenant: string) => {
    const id_token = await makeDevIdentityToken({ dataDir, production: false }, email);
    const signed = await ask('POST', '/api/auth/sesi', { body: { id_token } });
    const { token } = JSON.parse(signed.body);
    const chosen = await ask('POST', `/api/tenants/${tenant}/pilih`, { token, body: {} });
    if (chosen.status !== 200) throw new Error(`sign-in of ${email}: ${chosen.body}`);
    return JSON.parse(chosen.body).token;
  };
  const tokenOf = ({ kode }: { kode: string }, peran: string) =>
    signIn(`${peran}@${kode}.test`, kode);
  return { pid, port, stop, ask, signIn, tokenOf };
}

export function askPort(port: number, method: string, url: string, asked: Asked = {}) {
  const text = asked.body && JSON.stringify(asked.body);
  const headers = {
    ...(text && { 'content-type': 'application/json' }),
    ...(asked.token && { authorization: `Bearer ${asked.token}` }),
    ...asked.headers,
  };
  return new Promise<ProcessAnswer>((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, agent: false, method, path: url, headers },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          body += part;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
        response.once('error', reject);
      },
    );
    request.once('error', reject);
    request.end(text);
  });
}
