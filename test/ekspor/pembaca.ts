/** Clients that read a file at a pace of their own, and say whether it was whole. */
import { readdirSync, readlinkSync } from 'node:fs';
import net, { type Socket } from 'node:net';
import { until } from '../helpers/until.ts';

/** Files that this process has open and whose path says so. */
export const openFiles = (part: string): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`);
      return target.includes(part) ? [target] : [];
    } catch {
      return [];
    }
  });

/** Files of exports; they have no name any more. */
export const spools = (): string[] => openFiles('niaga-ekspor-');

/** A client that reads nothing but what it is told to. */
export function openSlow(base: string, token: string, path: string, body?: object): Socket {
  const { hostname, port } = new URL(base);
  const socket = net.connect(Number(port), hostname).pause();
  socket.on('error', () => undefined);
  const text = body === undefined ? '' : JSON.stringify(body);
  const [method, length] = text === '' ? ['GET', ''] : ['POST', lengthOf(text)];
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n${length}Connection: close\r\n\r\n${text}`,
  );
  return socket;
}

const lengthOf = (text: string): string =>
  `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`;

/** The first bytes that it is sent. */
export const sip = (socket: Socket, bytes: number): Promise<Buffer> =>
  until(() => socket.read(bytes) as Buffer | null);

type Read = { status: number; body: Buffer; isWhole: boolean };

/** All that is left until the connection ends, after what was read already. Status 0: nothing was sent. */
export async function readRest(socket: Socket, begun: readonly Buffer[] = []): Promise<Read> {
  const parts = [...begun];
  try {
    for await (const part of socket) parts.push(part as Buffer);
  } catch {
    // Cut: what came is what there is.
  }
  const answer = Buffer.concat(parts);
  const [head = ''] = answer.toString('latin1').split('\r\n\r\n', 1);
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
  const body = answer.subarray(head.length + 4);
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  const read =
    length === undefined ? unchunked(body) : { body, isWhole: body.length === Number(length) };
  return { status: Number(status), ...read };
}

/** The content of a chunked body, which is whole where its last chunk says so. */
function unchunked(body: Buffer): Pick<Read, 'body' | 'isWhole'> {
  const chunks: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : Number.parseInt(body.toString('latin1', at, end), 16);
    if (size === 0) return { body: Buffer.concat(chunks), isWhole: true };
    const from = end + 2;
    chunks.push(body.subarray(from, from + size));
    at = from + size + 2;
    if (!(at <= body.length)) return { body: Buffer.concat(chunks), isWhole: false };
  }
}
