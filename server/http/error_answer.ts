/** How an error is answered: in the body of the specification, or as a problem of RFC 9457 for who asks for that. */
import type { IncomingMessage } from 'node:http';
import { type ApiError, errorBody } from '../base/errors.ts';
import { requestIdOf } from './request_id.ts';

type Asked = IncomingMessage & { originalUrl?: string };

const CODE = Symbol('code');
type Refused = { [CODE]?: string };

/** The code of the error that a request was answered with, for the access log. */
export const refusedWith = (request: object): string | undefined => (request as Refused)[CODE];

/** The type of the answer's body, and the body. The request keeps the error's code. */
export function errorAnswer(error: ApiError, request: Asked, now: Date): [string, string] {
  (request as Refused)[CODE] = error.code;
  const url = request.originalUrl ?? request.url ?? '';
  const body = errorBody(error, url, now, requestIdOf(request));
  if (!wantsProblem(request.headers.accept)) {
    return ['application/json; charset=utf-8', JSON.stringify(body)];
  }
  return ['application/problem+json; charset=utf-8', JSON.stringify(problemOf(body))];
}

/** Whether the media type is named; a star means JSON, as ever. */
const wantsProblem = (accept: string | undefined): boolean =>
  accept !== undefined &&
  /\bapplication\/problem\+json\s*(?:$|[,;](?!\s*q=0(?:\.0*)?\s*(?:$|,)))/i.test(accept);

function problemOf(body: ReturnType<typeof errorBody>) {
  const { statusCode: status, code, message, error: title, path, request_id, timestamp } = body;
  const lines = Array.isArray(message) ? message : undefined;
  return {
    type: 'about:blank',
    title,
    status,
    detail: lines?.join('; ') ?? message,
    instance: path,
    code,
    request_id,
    timestamp,
    ...(lines && { errors: lines.map(mistakeOf) }),
  };
}

/** `detail.0.qty: …`, with the place in the body as a JSON pointer. */
function mistakeOf(line: string): { detail: string; pointer?: string } {
  const path = /^([\w-]+(?:\.[\w-]+)*): /.exec(line)?.[1];
  return path === undefined
    ? { detail: line }
    : { detail: line, pointer: `#/${path.replaceAll('.', '/')}` };
}
