/** Reading a JSON body without losing a digit, and refusing what would break further down. */
import express, { type Request, type Response } from 'express';
import { HttpError, MAX_MESSAGES } from '../base/errors.ts';
import {
  holdsTooMany,
  MAX_JSON_VALUES,
  mayLoseDigits,
  rawNumber,
  sentNumber,
} from '../base/json_text.ts';
import { sentence } from '../base/sentences.ts';

/** The standard library's types do not know the third argument of a reviver yet. */
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

export const BODY_LIMIT_BYTES = 1024 * 1024;
export const MAX_DEPTH = 32;
const ESCAPED_TROUBLE = /\\u(?:0000|d[89a-f])/i;

export const NDJSON_TYPE = 'application/x-ndjson';
const JSON_TYPE = 'application/json';

/**
 * Reads and parses the body of a request.
 *
 * @returns the parsed value, or undefined when the request has no body. A number that no double holds
 *   exactly is kept as raw JSON.
 * @throws HttpError 415 (type, charset, encoding), 413 (over 1 MiB, also once inflated), 400 (not JSON)
 */
export async function readJsonBody(req: Request, res: Response): Promise<unknown> {
  const text = await readText(req, res, BODY_LIMIT_BYTES);
  return text === undefined ? undefined : parseJson(text);
}

/**
 * Reads the body of a request as text.
 *
 * @param further types that it may have beside JSON
 * @returns undefined when the request has no body
 * @throws HttpError 415 (type, charset, encoding), 413 (over the limit, also once inflated), 400 (not UTF-8)
 */
export async function readText(
  req: Request,
  res: Response,
  limit: number,
  further: readonly string[] = [],
): Promise<string | undefined> {
  if (!hasBody(req)) return undefined;
  requireType(req, further);
  const bytes = await (isPlain(req, limit) ? readPlain(req) : readPacked(req, res, limit));
  return bytes.length === 0 ? undefined : decodeUtf8(bytes);
}

/**
 * Whether the body is neither compressed nor chunked and its Content-Length is allowed, as with nearly all requests.
 */
function isPlain({ headers }: Request, limit: number): boolean {
  if (headers['content-encoding'] !== undefined || headers['transfer-encoding'] !== undefined)
    return false;
  return Number(headers['content-length']) <= limit;
}

/** Node reads no more bytes than Content-Length says. */
function readPlain(req: Request): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const broken = () => reject(bodyError(undefined, 0));
    // The client had closed the connection before the body was read.
    if (req.destroyed) broken();
    req.on('data', (part: Buffer) => parts.push(part));
    req.on('end', () => resolve(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)));
    req.on('error', broken);
    req.on('close', () => {
      if (!req.complete) broken();
    });
  });
}

/** Readers of bodies that are not plain, one for each limit. */
const packedReaders = new Map<number, ReturnType<typeof express.raw>>();

async function readPacked(req: Request, res: Response, limit: number): Promise<Buffer> {
  const read = packedReaders.getOrInsertComputed(limit, () =>
    express.raw({ type: () => true, limit }),
  );
  await new Promise<void>((resolve, reject) => {
    read(req, res, (error?: unknown) => {
      if (!error) return resolve();
      // The rest is taken off the wire: who is still sending would not see the answer.
      req.resume();
      return reject(bodyError(error, limit));
    });
  });
  const bytes: unknown = req.body;
  return Buffer.isBuffer(bytes) ? bytes : Buffer.alloc(0);
}

function hasBody(req: Request): boolean {
  if (req.headers['transfer-encoding'] !== undefined) return true;
  const length = req.headers['content-length'];
  return length !== undefined && length !== '0';
}

/** The type that a request says its body has, without parameters. */
export function typeOf({ headers }: Request): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function requireType(req: Request, further: readonly string[]): void {
  if (req.headers['content-type'] === JSON_TYPE) return;
  const [, ...parameters] = (req.headers['content-type'] ?? '').toLowerCase().split(';');
  const charset = parameters.map((one) => one.trim()).find((one) => one.startsWith('charset='));
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const types = [JSON_TYPE, ...further];
  if (!types.includes(typeOf(req)) || !utf8) {
    const told = types.join(' atau ');
    throw new HttpError(415, 'HT415', `isi permintaan harus ${told} dalam UTF-8`);
  }
}

function bodyError(error: unknown, most: number): HttpError {
  const status = (error as { status?: unknown } | undefined)?.status;
  if (status === 413) {
    const limit = `${most / 1024} KiB`;
    return new HttpError(413, 'HT413', `isi permintaan terlalu besar, paling banyak ${limit}`);
  }
  if (status === 415) {
    return new HttpError(415, 'HT415', 'Content-Encoding ini tidak didukung');
  }
  return new HttpError(400, 'VAJSN', [`body: ${sentence('tidak_terbaca_utuh')}`]);
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch (cause) {
    throw new HttpError(400, 'VAJSN', [`body: ${sentence('bukan_utf8')}`], undefined, { cause });
  }
}

/**
 * Parses JSON text with exact numbers.
 *
 * @throws HttpError 400 for malformed JSON, more than 20,000 values, nesting over 32 levels (or `maxDepth`), numbers that
 *   no double can hold, NUL characters and lone surrogates; each names its field
 */
export function parseJson(text: string, maxDepth = MAX_DEPTH): unknown {
  if (holdsTooMany(text)) {
    throw new HttpError(400, 'VAJSN', [`body: paling banyak ${MAX_JSON_VALUES} nilai`]);
  }
  let suspicious = ESCAPED_TROUBLE.test(text);
  const revive: Reviver = (key, value, context) => {
    if (typeof value === 'number' && !Number.isFinite(value)) suspicious = true;
    return sentNumber(key, value, context);
  };
  let value: unknown;
  try {
    value = mayLoseDigits(text)
      ? (JSON.parse as (text: string, reviver: Reviver) => unknown)(text, revive)
      : JSON.parse(text);
  } catch (cause) {
    throw new HttpError(400, 'VAJSN', [`body: ${sentence('bukan_json')}`], undefined, { cause });
  }
  if (suspicious || mayBeDeep(text)) {
    const messages: string[] = [];
    inspect(value, '', maxDepth, maxDepth, messages);
    if (messages.length > 0) throw new HttpError(400, 'VAJSN', messages.slice(0, MAX_MESSAGES));
  }
  return value;
}

function mayBeDeep(text: string): boolean {
  let opened = 0;
  for (let index = 0; index < text.length && opened <= MAX_DEPTH; index += 1) {
    const character = text.charCodeAt(index);
    if (character === 0x5b || character === 0x7b) opened += 1;
  }
  return opened > MAX_DEPTH;
}

function inspect(
  value: unknown,
  path: string,
  left: number,
  maxDepth: number,
  messages: string[],
): void {
  if (messages.length >= MAX_MESSAGES) return;
  const name = path === '' ? 'body' : path;
  if (typeof value === 'string') {
    const problem = textProblem(value);
    if (problem) messages.push(`${name}: ${problem}`);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  const digits = rawNumber(value);
  if (digits !== undefined) {
    if (!Number.isFinite(Number(digits))) messages.push(`${name}: ${sentence('jangkauan')}`);
    return;
  }
  if (left <= 0) {
    messages.push(`${name}: ${sentence('bersarang_dalam', maxDepth)}`);
    return;
  }
  for (const [key, inner] of Object.entries(value)) {
    const problem = textProblem(key);
    if (problem) messages.push(`${name}: nama kolom ${problem}`);
    else inspect(inner, path === '' ? key : `${path}.${key}`, left - 1, maxDepth, messages);
  }
}

/** PostgreSQL's text holds every character but NUL, and no half of a surrogate pair. */
export function textProblem(text: string): string | null {
  if (text.includes('\u0000')) return sentence('karakter_nul');
  return text.isWellFormed() ? null : sentence('karakter_rusak');
}
