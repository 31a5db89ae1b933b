import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError, toApiError } from '../base/errors.ts';
import { sentence } from '../base/sentences.ts';
import { errorAnswer } from './error_answer.ts';
import { requestIdOf } from './request_id.ts';

/** Headers of which there may be one: of several, proxies and servers differ in which one counts. */
const SINGLE = /^(content-(length|type)|host|(x-)?idempotency-key|transfer-encoding|x-admin-key)$/;

const HOST = /^(?:[a-z0-9._~-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request can be read in one way only; if not, it is answered with 400 and the connection ends. An address
 * with its host in front becomes the path that it means.
 */
export function hasOneForm(request: IncomingMessage, response: ServerResponse): boolean {
  const mistake = repeated(request.rawHeaders) ?? hostMistake(request);
  if (mistake === undefined) return true;
  const error = toApiError(new HttpError(400, 'HT400', [mistake]));
  const [type, body] = errorAnswer(error, request, new Date());
  response.writeHead(error.statusCode, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestIdOf(request),
    Connection: 'close',
  });
  response.end(body);
  return false;
}

function repeated(rawHeaders: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] as string).toLowerCase();
    if (!SINGLE.test(name)) continue;
    if (seen.has(name)) return `${name}: ${sentence('satu_kali')}`;
    seen.add(name);
  }
  return undefined;
}

/** Node refuses a request of HTTP/1.1 without a host by itself; HTTP/1.0 needs none. */
function hostMistake(request: IncomingMessage): string | undefined {
  const { url = '/', headers } = request;
  const { host } = headers;
  if (host !== undefined && !HOST.test(host)) return 'host: bukan nama atau alamat yang sah';
  if (url.startsWith('/') || url === '*') return undefined;
  const target = URL.canParse(url) ? new URL(url) : undefined;
  if (target === undefined || !/^https?:$/.test(target.protocol)) {
    return 'alamat permintaan: harus diawali garis miring';
  }
  const same = host !== undefined && new URL(`${target.protocol}//${host}`).host === target.host;
  if (!same || target.username !== '' || target.password !== '') {
    return 'host: berbeda dengan alamat permintaan';
  }
  request.url = target.pathname + target.search;
  return undefined;
}
