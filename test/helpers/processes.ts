/** A server of several processes behind one port, as `npm run server` starts it, and a client that knows where it is. */
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { makeDevIdentityToken } from '../../server/auth/dev_provider.ts';
import { startProcess } from '../bench/process.ts';
import type { TestDatabase } from './database.ts';

export type ProcessAnswer = { status: number; body: string };

export type Processes = {
  pid: number;
  port: number;
  dataDir: string;
  /** The processes that serve: the children of the one that was started. */
  children(): number[];
  /** Asks over a connection of its own, so that requests go round the processes, or over one of `lineTo`. */
  ask(method: string, url: string, asked?: Asked): Promise<ProcessAnswer>;
  /** Until both serve: each of the last ten connections was answered. */
  allServe(): Promise<void>;
  signIn(email: string, tenant: string): Promise<string>;
  /** A connection to one of the processes; it stays open, for one request at a time. */
  lineTo(pid: number): Promise<http.Agent>;
  stop(): Promise<void>;
};

export type Asked = {
  token?: string | undefined;
  body?: object | undefined;
  headers?: object;
  agent?: http.Agent;
};

export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

export const many = <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

/** Two processes on the database of a test file, until `stop`. */
export async function startProcesses(
  data: TestDatabase,
  env: Record<string, string>,
): Promise<Processes> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'niaga-proses-'));
  const { pid, port, stop } = await startProcess('server/index.ts', {
    DATABASE_URL_APP: data.appUrl,
    NIAGA_DATA: dataDir,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT_SESI: '0',
    // A busy machine is no overload.
    POOL_WAIT_MS: '600000',
    SERVER_PROCESSES: '2',
    ...env,
  });
  const ask: Processes['ask'] = (method, url, asked = {}) => {
    const text = asked.body && JSON.stringify(asked.body);
    return new Promise((resolve, reject) => {
      const headers = {
        ...(text && { 'content-type': 'application/json' }),
        ...(asked.token && { authorization: `Bearer ${asked.token}` }),
        ...asked.headers,
      };
      const agent = asked.agent ?? false;
      const request = http.request(
        { host: '127.0.0.1', port, agent, method, path: url, headers },
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
  };
  const ready = () => ask('GET', '/api/health/ready').catch(() => ({ status: 0 }));
  const signIn = async (email: string, tenant: string) => {
    const id_token = await makeDevIdentityToken({ dataDir, production: false }, email);
    const signed = await ask('POST', '/api/auth/sesi', { body: { id_token } });
    const { token } = JSON.parse(signed.body);
    const chosen = await ask('POST', `/api/tenants/${tenant}/pilih`, { token, body: {} });
    if (chosen.status !== 200) throw new Error(`sign-in of ${email}: ${chosen.body}`);
    return JSON.parse(chosen.body).token;
  };
  const lineTo = async (wanted: number): Promise<http.Agent> => {
    for (;;) {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      await ask('GET', '/api/health/live', { agent });
      const [socket] = Object.values(agent.freeSockets).flat() as [Socket?];
      if (socket && ownerOf(port, socket.localPort as number, [wanted]) === wanted) return agent;
      agent.destroy();
    }
  };
  return {
    pid,
    port,
    dataDir,
    children: () => childrenOf(pid),
    ask,
    allServe: () =>
      until(async () => (await many(10, ready)).every(({ status }) => status === 200)),
    signIn,
    lineTo,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]);
      return parent === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

/** Which of `pids` holds the server's end of a connection. */
function ownerOf(port: number, clientPort: number, pids: readonly number[]): number | undefined {
  const hex = (one: number) => one.toString(16).toUpperCase().padStart(4, '0');
  const ends = new RegExp(`^\\s*\\d+: \\w+:${hex(port)} \\w+:${hex(clientPort)} `);
  const line = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .find((one) => ends.test(one));
  const wanted = `socket:[${line?.trim().split(/\s+/)[9]}]`;
  return pids.find((pid) =>
    readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`) === wanted;
      } catch {
        return false;
      }
    }),
  );
}
