import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { callerOf } from '../base/caller.ts';
import type { Logger } from '../base/log.ts';
import { refusedWith } from './error_answer.ts';
import type { Around } from './http_server.ts';
import { requestIdOf } from './request_id.ts';
import { isHealth, routeOf } from './route.ts';

/** Bytes that a connection had sent when its last answer was done; answers follow one another on it. */
const SENT = Symbol('sent');
type Counted = Socket & { [SENT]?: number };

/**
 * One line for each request (ACCESS_LOG), streams, downloads and requests that the door refused among them. It is
 * written when the answer is out or was cut off. It has names and numbers alone: no header, no body, no path, no query.
 *
 * @param log its level does not matter: whoever wants the line gets it
 * @param templateOf the template of a request that no part of the application has named yet, since it was refused
 */
export function makeAccessLog(
  log: Logger,
  templateOf: (request: IncomingMessage) => string | undefined = () => undefined,
): Around {
  const lines = log.child({}, { level: 'info' });
  return (request, response, next) => {
    if (isHealth(request.url ?? '')) return next();
    const begunAt = performance.now();
    const { socket } = request;
    let written = false;
    const write = (done: boolean) => {
      if (written) return;
      written = true;
      const named = routeOf(request, response);
      const route = named === 'other' ? (templateOf(request) ?? named) : named;
      const code = refusedWith(request);
      const ms = Math.round((performance.now() - begunAt) * 10) / 10;
      lines.info({
        ...{ requestId: requestIdOf(request), method: request.method, route },
        status: done || response.headersSent ? response.statusCode : null,
        ...(code === undefined ? null : { code }),
        ...(done ? null : { cut: true }),
        ...{ ms, bytes: bytesOf(socket) },
        ...callerOf(request),
      });
    };
    // Before Node's own listener, which lets the next answer of the connection go.
    response.prependOnceListener('finish', () => write(true));
    response.once('close', () => write(false));
    return next();
  };
}

/** The bytes sent for an answer, its head among them. */
function bytesOf(socket: Counted): number {
  const sent = socket.bytesWritten;
  const bytes = sent - (socket[SENT] ?? 0);
  socket[SENT] = sent;
  return bytes;
}
