/**
 * Errors as a contract: one table from SQLSTATE (or its class) to HTTP status, used by REST and by the masking of
 * GraphQL. Codes of our own have five characters, the first two are the class (db/error_codes.md).
 */
import { STATUS_CODES } from 'node:http';
import { refusal } from './refusals.ts';
import { type SentenceName, sentence } from './sentences.ts';

export type ApiError = {
  statusCode: number;
  code: string;
  /** One text, or for 400 one text per mistake, each beginning with the path of its field. */
  message: string | string[];
  /** The name of the status, in English as in the HTTP standard. */
  error: string;
  headers?: Record<string, string>;
};

/** Class of our own codes → status. */
const OWN_CLASSES: Readonly<Record<string, number>> = {
  VA: 400,
  LO: 401,
  OT: 403,
  TD: 404,
  KO: 409,
  US: 410,
  IK: 422,
  PR: 412,
  BT: 429,
};

const OWN_CODE = /^(VA|LO|OT|TD|KO|US|IK|PR|BT)[A-Z0-9]{3}$/;

/** An error to throw from TypeScript; everything else that is thrown goes through `toApiError` too. The log shows its `cause`. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly messages: string | string[];
  readonly headers: Record<string, string> | undefined;

  constructor(
    statusCode: number,
    code: string,
    messages: string | string[],
    headers?: Record<string, string>,
    options?: ErrorOptions,
  ) {
    super(Array.isArray(messages) ? messages.join('; ') : messages, options);
    this.name = 'HttpError';
    this.statusCode = statusCode;
    this.code = code;
    this.messages = messages;
    this.headers = headers;
  }
}

/** A refusal that is expected and passes by itself: worth no line of a fault in the log. */
export class Passing extends HttpError {
  constructor(message: string, retryAfterSeconds: number) {
    super(503, 'HT503', message, { 'Retry-After': String(retryAfterSeconds) });
    this.name = 'Passing';
  }
}

/** More requests wait for the database than the bound: refused at once. */
export class Overload extends Passing {
  constructor(message = sentence('layanan_penuh'), retryAfterSeconds = 1) {
    super(message, retryAfterSeconds);
    this.name = 'Overload';
  }
}

/**
 * The body of every error, as the specification has it, with the id of the request. `url` is that of the request; its
 * path is shown.
 */
export function errorBody(
  { statusCode, code, message, error }: ApiError,
  url: string,
  now: Date,
  request_id: string,
) {
  const path = url.split('?', 1)[0] ?? url;
  return { statusCode, code, message, error, timestamp: now.toISOString(), path, request_id };
}

type Mapped = (error: PgLikeError) => ApiError;

/** The fields of pg's DatabaseError that the table looks at; absent on other errors. */
type PgLikeError = {
  code: string;
  message: string;
  detail?: string;
  schema?: string;
  table?: string;
  column?: string;
  constraint?: string;
};

const RETRY = { 'Retry-After': '1' };

const answered =
  (
    statusCode: number,
    code: string,
    name: SentenceName,
    headers?: Record<string, string>,
  ): Mapped =>
  () =>
    apiError(statusCode, code, sentence(name), headers);

/** A text about the field; for 400 one of several. */
const ofField =
  (statusCode: number, code: string, text: () => string): Mapped =>
  (error) => {
    const message = `${fieldOf(error)}: ${text()}`;
    return apiError(statusCode, code, statusCode === 400 ? [message] : message);
  };

const BUSY = answered(503, 'HT503', 'layanan_sibuk', RETRY);

/** A disk has no room left, or the quota on it is used up: of the database, or of the server, which keeps uploads. */
const FULL = answered(503, 'HT503', 'penyimpanan_penuh', {
  'Retry-After': '60',
});
/** Bounds of numbers that domains have: a sum that no column holds. */
const DOMAIN_BOUNDS = new Set(['uang_check', 'kuantitas_check', 'harga_satuan_check']);
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT']);

/**
 * What of class 22 (data) a client's value can cause: too long, no date, no time zone, no text, of another shape, a pattern
 * of `like` that ends with its escape; numbers out of range have words of their own. All else of the class, a division by
 * zero for one, is a mistake of ours: 500. `erp_private.kesalahan_client` has the same codes.
 */
export const DATA_CODES = '22001 22003 22007 22008 22009 22021 22023 22025 22P02 22P05'.split(' ');

const UNFIT = ofField(400, 'VANIL', () => sentence('tidak_sah'));

/**
 * SQLSTATE (five characters) or its class (two) → answer. The longer key wins. PostgreSQL's own texts are never shown:
 * they name tables and quote rows.
 */
const SQLSTATES: Readonly<Record<string, Mapped>> = {
  '23505': ofField(409, 'KOUNI', () => sentence('sudah_dipakai')),
  '23502': ofField(400, 'VAWJB', () => sentence('wajib')),
  '23514': (error) =>
    ofField(400, 'VACEK', () =>
      sentence(DOMAIN_BOUNDS.has(error.constraint ?? '') ? 'jangkauan' : 'tidak_diizinkan'),
    )(error),
  '23P01': ofField(409, 'KOUNI', () => sentence('bertumpang_tindih')),
  ...Object.fromEntries(DATA_CODES.map((code) => [code, UNFIT])),
  '22003': ofField(400, 'VANIL', () => sentence('jangkauan')),
  '42501': answered(403, 'OTDBS', 'tidak_berhak'),
  '55P03': answered(409, 'KOKUN', 'sedang_dipakai', RETRY),
  '40': BUSY,
  '57': BUSY,
  '53': BUSY,
  '53100': FULL,
  '08': BUSY,
  // A function that an upgrade takes away, also after another try.
  '42883': BUSY,
  // A standby that has not been promoted yet refuses writes.
  '25006': BUSY,
};

const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ENOTFOUND',
  'ENOENT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ETIMEDOUT',
]);

// pg reports these without a code.
const CONNECTION_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout|Cannot use a pool after calling end)/;

/**
 * The one way from anything thrown to an answer.
 *
 * @param thrown an HttpError, pg's DatabaseError, a GraphQLError around one of these, or anything else (500)
 * @returns status, stable machine code and texts for a person in the language of the request; nothing of SQL, tables, rows
 *   or stacks
 */
export function toApiError(thrown: unknown): ApiError {
  const error = saidAs(rootCause(thrown));
  const { message } = error;
  return { ...error, message: Array.isArray(message) ? message.map(refusal) : refusal(message) };
}

function saidAs(error: unknown): ApiError {
  if (error instanceof HttpError) {
    return apiError(error.statusCode, error.code, error.messages, error.headers);
  }
  if (!(error instanceof Error)) return unknownError();
  // Before the codes: an upload that its client broke off has the code of a connection that we lost.
  const wrong = requestError(error);
  if (wrong) return wrong;
  const code = codeOf(error);
  if (OWN_CODE.test(code)) return ownError(code, error.message);
  if (code.length === 5 && !CONNECTION_CODES.has(code)) {
    const mapped = lookUp(error as Error & PgLikeError);
    if (mapped) return mapped(error as Error & PgLikeError);
  }
  if (FULL_CODES.has(code)) return FULL(error as Error & PgLikeError);
  if (isConnectionError(error)) return BUSY(error as Error & PgLikeError);
  return unknownError();
}

/** Express and its body readers mark the client's mistakes with a status; their texts are not ours to show. */
function requestError(error: Error): ApiError | undefined {
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  if (expose !== true && !(error instanceof URIError)) return undefined;
  if (status === 413) return apiError(413, 'HT413', sentence('isi_terlalu_besar'));
  if (status === 415) return apiError(415, 'HT415', sentence('isi_tidak_didukung'));
  if (status !== 400) return undefined;
  return apiError(400, 'VAJSN', [sentence('tidak_terbaca')]);
}

/** True for an error of the server itself, which belongs in the log with its stack. */
export function isServerFault(error: ApiError): boolean {
  return error.statusCode >= 500;
}

/** Peels GraphQL's wrapping: errors thrown inside a plan arrive as `originalError` or `cause`. */
export function rootCause(thrown: unknown): unknown {
  let current = thrown;
  for (let depth = 0; depth < 8; depth += 1) {
    if (current instanceof HttpError || !(current instanceof Error)) return current;
    if (codeOf(current)) return current;
    const { originalError, cause } = current as Error & { originalError?: unknown };
    const inner = originalError ?? cause;
    if (inner === undefined || inner === null) return current;
    current = inner;
  }
  return current;
}

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

function ownError(code: string, text: string): ApiError {
  const statusCode = OWN_CLASSES[code.slice(0, 2)] ?? 500;
  // One line per mistake is the convention of the SQL functions for 400.
  const message =
    statusCode === 400 ? text.split('\n').filter(Boolean).slice(0, MAX_MESSAGES) : text;
  return apiError(statusCode, code, message, statusCode === 429 ? LATER : undefined);
}

/** When storage is measured again, seconds. */
const LATER = { 'Retry-After': '300' };

/** Mistakes that an answer names at most. */
export const MAX_MESSAGES = 50;

function lookUp(error: PgLikeError): Mapped | undefined {
  if (error.code === '23503') return foreignKey(error);
  return SQLSTATES[error.code] ?? SQLSTATES[error.code.slice(0, 2)];
}

/**
 * A foreign key fails in two directions: the row written names something absent (400), or the row removed is still
 * named by another (409). Only PostgreSQL's primary message tells them apart ("insert or update on table" against
 * "update or delete on table"); in another language than English the safe reading is the first.
 */
function foreignKey(error: PgLikeError): Mapped {
  const inUse = /^(update or delete|delete|update) on table/i.test(error.message);
  return inUse
    ? answered(409, 'KOPKI', 'masih_dipakai')
    : ofField(400, 'VAREF', () => sentence('tidak_ditemukan'));
}

/**
 * The name of the field, from a constraint's default name (`barang_satuan_id_fkey` → `satuan_id`,
 * `barang_harga_barang_id_harga_kode_key` → `barang_id, harga_kode`).
 */
export function fieldOf(error: { constraint?: string; table?: string; column?: string }): string {
  if (error.column) return error.column;
  const { constraint, table } = error;
  if (!constraint) return 'data';
  const match = /^(.*?)(?:_(?:key|fkey|check|excl|pkey|idx))\d*$/.exec(constraint);
  if (!match) return 'data';
  const stem = match[1] ?? '';
  if (!table || !stem.startsWith(`${table}_`))
    return constraint.endsWith('_pkey') ? 'kode' : 'data';
  return stem.slice(table.length + 1).replace(/_(id|kode)_/g, '_$1, ');
}

/** Whether PostgreSQL cannot be reached, or went away. */
export function isConnectionError(error: Error): boolean {
  return CONNECTION_CODES.has(codeOf(error)) || CONNECTION_MESSAGES.test(error.message);
}

function unknownError(): ApiError {
  return apiError(500, 'HT500', sentence('galat_server'));
}

function apiError(
  statusCode: number,
  code: string,
  message: string | string[],
  headers?: Record<string, string>,
): ApiError {
  const error = STATUS_CODES[statusCode] ?? 'Error';
  return { statusCode, code, message, error, ...(headers && { headers }) };
}
