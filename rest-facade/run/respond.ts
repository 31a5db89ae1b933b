/** From results to answers on the wire. */
import type { Request, Response } from 'express';
import {
  HttpError,
  isServerFault,
  Passing,
  rootCause,
  toApiError,
} from '../../server/base/errors.ts';
import { type JsonText, parseExact } from '../../server/base/json_text.ts';
import { sentence } from '../../server/base/sentences.ts';
import { errorAnswer } from '../../server/http/error_answer.ts';
import { requestIdOf } from '../../server/http/request_id.ts';
import { compressStream, endWith } from '../base/compress.ts';
import { deprecationWarnings } from '../base/deprecations.ts';
import {
  type Answer,
  type Endpoint,
  endpointName,
  filledPath,
  type Input,
} from '../base/endpoint.ts';
import { listBody, listLinks, nextLink } from '../base/list_result.ts';
import type { Call, RunDeps } from './call.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Shaping = {
  endpoint: Endpoint;
  input: Input;
  result: JsonText | null;
  requestId: string;
  url: string;
};

/** Makes the answer of an endpoint from the result of its function. */
export function shape(shaping: Shaping): Answer {
  const { endpoint, result } = shaping;
  const waiting = endpoint.mayWait ? waitingOf(shaping) : undefined;
  if (waiting) return waiting;
  switch (endpoint.shape) {
    case 'empty':
      return replayOf(shaping, objectOf(result), 'null') ?? { status: endpoint.status };
    case 'made':
      return made(shaping);
    case 'list':
      return list(shaping);
    default:
      if (result === null) throw new HttpError(404, 'TDDAT', sentence('data_tidak_ada'));
      return { status: endpoint.status, text: toldOf(endpoint, result.text) };
  }
}

/** A result without those of the optional keys that say nothing. */
function toldOf({ optionalKeys }: Endpoint, text: string): string {
  if (!optionalKeys) return text;
  const value = parseExact(text) as Record<string, unknown>;
  const told = Object.keys(value).filter(
    (key) => value[key] !== null || !optionalKeys.includes(key),
  );
  return pickJson(value, told);
}

/** The members of a composite result; none of any other. */
function objectOf(result: JsonText | null): Readonly<Record<string, unknown>> {
  if (!result?.text.startsWith('{')) return {};
  return parseExact(result.text) as Record<string, unknown>;
}

/** What an answer to a repeated key carries. */
export const REPLAYED = { 'Idempotent-Replayed': 'true' } as const;

/** The answer to a repeated key, when the function says that it is one. */
function replayOf(
  { requestId }: Shaping,
  value: Readonly<Record<string, unknown>>,
  first: string,
): Answer | undefined {
  if (value.idempotent !== true) return undefined;
  const original = JSON.stringify(value.original_request_id ?? requestId);
  const text = `{"status":200,"idempotent":true,"original_request_id":${original},"hasil":${first}}`;
  return { status: 200, text, headers: REPLAYED };
}

/** 202 with the request for approval, where somebody else must approve first. */
function waitingOf(shaping: Shaping): Answer | undefined {
  const value = objectOf(shaping.result);
  if ((value.persetujuan_id ?? null) === null) return undefined;
  const steps = ['langkah_ke', 'langkah_banyak'].filter((key) => (value[key] ?? null) !== null);
  const text = pickJson({ ...value, status: 'menunggu' }, ['persetujuan_id', 'status', ...steps]);
  return replayOf(shaping, value, text) ?? { status: 202, text };
}

function made(shaping: Shaping): Answer {
  const { endpoint, input } = shaping;
  const value = objectOf(shaping.result);
  const further = (endpoint.optionalKeys ?? []).filter((key) => (value[key] ?? null) !== null);
  const first = pickJson(value, [...(endpoint.keys ?? []), ...further]);
  const replay = replayOf(shaping, value, first);
  if (replay) return replay;
  if (endpoint.there === 204 && value.dibuat === false) return { status: 204 };
  const status = value.dibuat === false && endpoint.there ? endpoint.there : endpoint.status;
  const request = value.persetujuan_id ?? null;
  const waits: Record<string, string> =
    request === null ? {} : { 'X-Niaga-Persetujuan': String(request) };
  if (!endpoint.location) return { status, text: first, headers: waits };
  const location = filledPath(endpoint.location, (name) =>
    String(value[name] ?? input.params[name] ?? ''),
  );
  return { status, text: first, headers: { Location: `/api${location}`, ...waits } };
}

/** Keys of an object in the given order, as JSON text; what is absent is null. */
export function pickJson(value: Readonly<Record<string, unknown>>, keys: Iterable<string>): string {
  const members: string[] = [];
  for (const key of keys) {
    members.push(`${JSON.stringify(key)}:${JSON.stringify(value[key] ?? null)}`);
  }
  return `{${members.join()}}`;
}

function list({ endpoint, input, result, url }: Shaping): Answer {
  const { permintaan } = input;
  if (!permintaan) throw new Error(`${endpointName(endpoint)} is a list without list parameters`);
  const { body, totalPages, kursor } = listBody(result?.text ?? 'null', permintaan);
  if (kursor) {
    return { status: endpoint.status, text: body, headers: { Link: nextLink(url, kursor) } };
  }
  if (totalPages === null || permintaan.page === null)
    return { status: endpoint.status, text: body };
  const links = listLinks(url, permintaan.page, totalPages);
  return { status: endpoint.status, text: body, headers: { Link: links } };
}

export function send(call: Call, { status, body, text, stream, headers }: Answer): void {
  const { req, res } = call;
  if (headers !== undefined) setHeaders(res, headers);
  res.statusCode = status;
  if (status === 204) {
    res.end();
    return;
  }
  if (stream) {
    compressStream(req, res);
    stream(res);
    return;
  }
  if (!res.hasHeader('Content-Type')) res.setHeader('Content-Type', JSON_TYPE);
  endWith(req, res, warned(call, text ?? JSON.stringify(body)));
}

function setHeaders(res: Response, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    const before = name === 'Link' ? res.getHeader('Link') : undefined;
    res.setHeader(name, before ? `${value}, ${String(before)}` : value);
  }
}

/** Adds `warnings` to the body of a deprecated endpoint in its last 30 days, where the body is an object. */
function warned({ deps, endpoint }: Call, text: string | Buffer): string | Buffer {
  if (!endpoint.deprecation || typeof text !== 'string' || !text.startsWith('{')) return text;
  const warnings = deprecationWarnings(endpoint.deprecation, deps.clock());
  if (warnings.length === 0) return text;
  const inside = text.slice(1, text.lastIndexOf('}')).trim();
  return `{${inside === '' ? '' : `${inside},`}"warnings":${JSON.stringify(warnings)}}`;
}

/** Sends an error in the body of the specification; a fault of ours goes to the log with its stack. */
export function sendError(
  deps: Pick<RunDeps, 'log' | 'clock'>,
  req: Request,
  res: Response,
  thrown: unknown,
): void {
  const error = toApiError(thrown);
  // OTDBS is logged: the facade let it pass and the database refused it, so probably a grant is missing.
  const told = isServerFault(error) && !(rootCause(thrown) instanceof Passing);
  if (told || error.code === 'OTDBS')
    deps.log.error({ err: thrown, requestId: requestIdOf(req) }, 'permintaan gagal');
  if (res.headersSent) {
    res.destroy();
    return;
  }
  for (const [header, value] of Object.entries(error.headers ?? {})) res.setHeader(header, value);
  res.statusCode = error.statusCode;
  const [type, body] = errorAnswer(error, req, deps.clock());
  res.setHeader('Content-Type', type);
  endWith(req, res, body);
}
