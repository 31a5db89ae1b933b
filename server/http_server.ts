import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, StartError } from './config.ts';

export type HttpServer = {
  /** 0 while it is not bound. */
  readonly port: number;
  /** http://localhost:PORT, for people. */
  readonly address: string;
  /** Exchanges what answers requests; those under way stay with the one before. Binds the port if that was put off. */
  serve: (listener: RequestListener, door?: Door) => Promise<void>;
  /** Takes no new request, waits for those under way (at most `graceMs`), then cuts what is left. */
  close: (graceMs?: number) => Promise<void>;
};

/** Whether a request may come in; if not, the door has answered it. */
export type Door = (request: IncomingMessage, response: ServerResponse) => boolean;

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
 * Connections that the kernel keeps for us while we are busy, as many as it allows (4096 unless told otherwise). One more
 * would be dropped and its client try again after 1, 3, 7 seconds, which is later than any refusal.
 */
const BACKLOG = 4096;

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
  let admits: Door = () => true;
  const server = http.createServer({ ...LIMITS, ...limits }, (request, response) => {
    if (admits(request, response)) listener(request, response);
  });
  // Who asks whether to send his body hears it from the door.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!admits(request, response)) return;
    response.writeContinue();
    listener(request, response);
  });
  const bind = () =>
    new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) => {
        const cause = causes[error.code ?? ''];
        reject(cause === undefined ? error : new StartError(`Port ${config.port} ${cause}`));
      });
      server.listen({ port: config.port, host: config.host, backlog: BACKLOG }, resolve);
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
    serve: async (next, door = () => true) => {
      listener = next;
      admits = door;
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
