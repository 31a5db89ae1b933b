import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Config, StartError } from '../base/config.ts';
import { hasOneForm } from './request_form.ts';

export type HttpServer = Awaited<ReturnType<typeof openHttp>>;

/** Whether a request may come in; if not, the door has answered it. */
export type Door = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What happens around the answering of a request, from its arrival on; `next` answers it. */
export type Around = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const causes: Record<string, string> = {
  EADDRINUSE: 'sudah dipakai program lain; pilih yang lain dengan PORT',
  EACCES: 'tidak boleh dipakai oleh pengguna ini; pilih yang lain dengan PORT',
  EADDRNOTAVAIL: 'tidak ada pada alamat HOST ini',
};

/**
 * A slow client holds a socket, not the server: headers are due in 15 s, the whole request in 20, looked at each
 * second. An answer of which the client reads nothing for `unreadTimeout` is given up, and its rest leaves the memory.
 */
export const LIMITS = {
  headersTimeout: 14_000,
  requestTimeout: 19_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 1000,
  unreadTimeout: 60_000,
};

/**
 * Connections that the kernel keeps for us while we are busy, as many as it allows (4096 unless told otherwise). One more
 * would be dropped and its client try again after 1, 3, 7 seconds, which is later than any refusal.
 */
const BACKLOG = 4096;

/**
 * Binds the port. Throws a StartError when it is taken or forbidden.
 *
 * @param limits in milliseconds
 * @param around runs for every request, those that the door refuses among them
 */
export async function openHttp(
  config: Pick<Config, 'port' | 'host'>,
  first: RequestListener,
  limits: Partial<typeof LIMITS> = {},
  around?: Around,
) {
  let listener = first;
  let admits: Door = () => true;
  const { unreadTimeout, ...times } = { ...LIMITS, ...limits };
  const enters: Door = (request, response) => {
    // All is written; until the client has read it this limit holds. Node then sets its own for idle connections.
    response.once('prefinish', () => request.socket.setTimeout(unreadTimeout));
    return hasOneForm(request, response) && admits(request, response);
  };
  const answer: RequestListener = (request, response) => {
    if (enters(request, response)) listener(request, response);
  };
  // A client that sends `Expect: 100-continue` gets 100 only if the request is admitted.
  const answerExpected: RequestListener = (request, response) => {
    if (!enters(request, response)) return;
    response.writeContinue();
    listener(request, response);
  };
  const within = (inner: RequestListener): RequestListener =>
    around
      ? (request, response) => around(request, response, () => inner(request, response))
      : inner;
  const server = http.createServer(times, within(answer));
  server.on('checkContinue', within(answerExpected));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const cause = causes[error.code ?? ''];
      reject(cause === undefined ? error : new StartError(`Port ${config.port} ${cause}`));
    });
    server.listen({ port: config.port, host: config.host, backlog: BACKLOG }, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    port,
    /** To be shown to people. */
    address: `http://localhost:${port}`,
    /** Exchanges the listener and the door; requests under way stay with the one before. */
    serve: (next: RequestListener, door: Door = () => true) => {
      listener = next;
      admits = door;
    },
    /** Takes no new request, waits for those under way (at most `graceMs`), then cuts what is left. */
    close: async (graceMs = 4000) => {
      const closed = new Promise<unknown>((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await Promise.race([closed, sleep(graceMs, undefined, { ref: false })]);
      server.closeAllConnections();
      await closed;
    },
  };
}
