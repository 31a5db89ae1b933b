import type { RequestListener } from 'node:http';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, StartError } from './config.ts';

export type HttpServer = {
  /** 0 while it is not bound. */
  readonly port: number;
  /** http://localhost:PORT, for people. */
  readonly address: string;
  /** Exchanges what answers requests; those under way stay with the one before. Binds the port if that was put off. */
  serve: (listener: RequestListener) => Promise<void>;
  /** Takes no new request, waits for those under way (at most `graceMs`), then cuts what is left. */
  close: (graceMs?: number) => Promise<void>;
};

const causes: Record<string, string> = {
  EADDRINUSE: 'sudah dipakai program lain; pilih yang lain dengan PORT',
  EACCES: 'tidak boleh dipakai oleh pengguna ini; pilih yang lain dengan PORT',
  EADDRNOTAVAIL: 'tidak ada pada alamat HOST ini',
};

/** A slow client holds a socket, not the server: headers in 15 s, the whole request in a minute. */
const LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5000,
};

/**
 * Binds the port, at once or, with `late`, when there is something to serve. Throws a StartError when it is taken or
 * forbidden. `limits` in milliseconds.
 */
export async function openHttp(
  config: Pick<Config, 'port' | 'host'>,
  first: RequestListener,
  limits: Partial<typeof LIMITS> = {},
  late = false,
): Promise<HttpServer> {
  let listener = first;
  const server = http.createServer({ ...LIMITS, ...limits }, (request, response) =>
    listener(request, response),
  );
  const bind = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        const cause = causes[error.code ?? ''];
        reject(cause === undefined ? error : new StartError(`Port ${config.port} ${cause}`));
      });
      server.listen({ port: config.port, host: config.host }, resolve);
    });
  if (!late) await bind();
  const port = () => (server.address() as AddressInfo | null)?.port ?? 0;
  return {
    get port() {
      return port();
    },
    get address() {
      return `http://localhost:${port()}`;
    },
    serve: async (next) => {
      listener = next;
      if (!server.listening) await bind();
    },
    close: async (graceMs = 4000) => {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      server.closeIdleConnections();
      await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}
