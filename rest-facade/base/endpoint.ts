/** What a row of the endpoint table says. Router, handler and OpenAPI are made from these rows. */
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { answers } from '../../server/answers/index.ts';
import type { Kind } from '../../server/answers/kinds.ts';
import { listResponse } from '../../server/answers/umum.ts';
import type { TenantRule } from '../../server/auth/authenticate.ts';
import type { RequestContext } from '../../server/base/context.ts';
import type { KeyFormat } from '../../server/base/idempotency.ts';
import type { Right } from '../../server/base/rights.ts';
import type { Ekspor } from '../../server/cetak/tabel/definisi.ts';
import type { Deprecation } from './deprecations.ts';
import type { ListSpec, Permintaan } from './list_query.ts';
import type { RowAksi } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The checked input of a request. Parameters are texts; `jenis` is the long name of the kind. */
export type Input = {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, unknown>>;
  /** The headers that the row lists in `headers`, under the names there. */
  headers?: Readonly<Record<string, string>>;
  kind: Kind | undefined;
  /** The list parameters, on endpoints with a `list`. */
  permintaan: Permintaan | undefined;
  /** The filters of a list that are given as parameters of their own. */
  ownFilters?: readonly string[] | undefined;
};

/** The function of `erp` that an endpoint asks, and its arguments. Both in snake_case. */
export type Call = { operation: string; variables: Readonly<Record<string, unknown>> };

/** How a row makes its call. `operation` is the name where every call is of one operation. */
type Asking = ((input: Input) => Call) & { operation?: string };

/** An answer of a handler: a body that JSON.stringify writes, or text that is sent as it is. */
export type Answer = {
  status: number;
  body?: unknown;
  text?: string | Buffer;
  /** Writes the body by itself, after status and headers. */
  stream?: (res: Response) => void;
  headers?: Readonly<Record<string, string>>;
};

/**
 * Makes an answer that takes a while, as long as its caller has his rights (server/streams/hold.ts). The signal is aborted
 * where he lost them, or went away.
 *
 * @throws HttpError 401, 403, 503
 */
export type Hold = <T>(make: (gone: AbortSignal) => Promise<T>) => Promise<T>;

export type HandlerCall = {
  input: Input;
  context: RequestContext;
  req: Request;
  res: Response;
  key: string | undefined;
  hold: Hold;
};
/** Resolves to undefined where the handler has sent the answer itself. */
export type Handler = (call: HandlerCall) => Promise<Answer | undefined>;

/** How a result becomes a body. */
export type Shape =
  /** A JSON document or a typed result, passed on whole; null is 404. */
  | 'whole'
  /** `{"total":n,"data":[…]}` becomes data and meta, with a Link header. */
  | 'list'
  /** The named keys of the result; a repeated key answers with the first answer. */
  | 'made'
  /** No body. */
  | 'empty';

/** A body of many documents. The row's `call` posts them together (mode `semua`); `each` posts one (`per-baris`). */
export type Bulk = {
  /** The schema of one document, which may depend on the kind in the path. */
  itemOf: (input: Input) => z.ZodType;
  /** The kind that a document's own `jenis` names. */
  kinds?: (named: unknown) => Kind | undefined;
  /** A member, such as `kode`, whose value may occur in one document of the list only. */
  unique?: string;
  /** Asks for one document, which is the body of the input. */
  each: (input: Input) => Call;
  /** The endpoint under which the key of a document is kept: the one that makes a single document. */
  route: (input: Input) => string;
  /** The keys of one answer, in their order. */
  keys: (made: Readonly<Record<string, unknown>>) => string[];
};

export type Endpoint = {
  method: Method;
  /** Path below /api, with {name} for parameters. */
  path: string;
  summary: string;
  description?: string;
  right: Right;
  /** The action that scopes of keys name; follows from the method when absent. */
  aksi?: RowAksi;
  /** The part of the right that scopes of keys may name, as a report, or a kind that no path names. */
  bagian?: string;
  /** Outside production the row is served without a token too; the handler then sees no claims. */
  anonymous?: boolean;
  /** Served without a token, with a limit of requests a second for each address. */
  perAddress?: true;
  /** The body may name the caller instead of a bearer token; the handler then sees no claims, but the refusal of the token. */
  bearerOptional?: boolean;
  /** The module that must be on; 'jenis' = that of the kind in the path. */
  modul?: string;
  /** The kinds that serve this row, where `jenis` is in its path. All other kinds refuse it. */
  kinds?: readonly Kind[];
  params?: Readonly<Record<string, z.ZodType>>;
  query?: Readonly<Record<string, z.ZodType>>;
  /** Headers of its own, as `X-Mode-Operasi`. */
  headers?: Readonly<Record<string, z.ZodType>>;
  list?: ListSpec;
  /** A list that takes only page and per_page; `kursor`: it also goes on from a cursor. */
  pages?: boolean | 'kursor';
  body?: z.ZodType;
  /** A request without a body says the same as one with {}. */
  bodyOptional?: boolean;
  /** The body's schema where it depends on the rest of the input; `body` then only describes it. */
  bodyOf?: (input: Input) => z.ZodType;
  /** What the body is judged by, where kinds have not all that `body` describes. */
  judgedBy?: (input: Input) => z.ZodType;
  /** The body is a list of documents. */
  bulk?: Bulk;
  /** The body is a form with a file, which the row's handler reads (multipart.ts); `body` describes it. */
  multipart?: true;
  idempotency?: KeyFormat;
  status: number;
  shape: Shape;
  /** The keys of a 'made' answer. */
  keys?: readonly string[];
  /** Further keys of it, or keys of a 'whole' answer, left out where there is nothing to say. */
  optionalKeys?: readonly string[];
  /** It may wait for somebody's approval: 202 with the request then. */
  mayWait?: true;
  /** The path of the thing made, below /api; {name} is a key of the answer or a path parameter. */
  location?: string;
  /** The status where the thing was there before (`dibuat` is false); 204 sends no body. */
  there?: 200 | 204;
  response?: z.ZodType;
  /** The type of a good answer's body, where it is not JSON. */
  mediaType?: string;
  /** What it answers as JSON, where its answer is a file and `format=json` asks for none. */
  asJson?: z.ZodType;
  /** How its answer becomes a file, where `format` may ask for one. */
  ekspor?: Ekspor;
  call?: Asking;
  /**
   * When the body is wrong: a call whose result decides whether the mistake is accepted. If so, the answer is
   * `status`.
   */
  pardon?: { call: (input: Input) => Call; accepts: (result: Record<string, unknown>) => boolean };
  /** Whether an answer is empty. An empty one is asked for again until `tunggu` seconds have passed. */
  isEmpty?: (text: string) => boolean;
  /** The name of a handler, where no SQL function answers. */
  handler?: string;
  /** Answered by another part of the server; here for the description and for 405. */
  elsewhere?: boolean;
  /** What happens where the tenant in the token is no longer the user's; 'strict' when absent. */
  tenantRule?: TenantRule;
  /** Statuses beyond those that follow from the row (404 where its path names something, 422 with a key, …), for the description. */
  errors?: readonly number[];
  /** It never answers 404, although its path names something. */
  never404?: true;
  /** Its answer has an ETag, which If-Match of the rows that change the same names. */
  etag?: true;
  /** The row of the same path that answers an ETag, for rows that change it. The table fills it in. */
  reads?: Endpoint;
  /** The GET row of the same path, for PUT and PATCH. The table fills it in. */
  shownBy?: Endpoint;
  deprecation?: Deprecation;
  /** Left out of the description (the description itself, its files). */
  hidden?: boolean;
};

/** A row as it is written: `GET /draft/{id}` and the rest. Answer, shape and status follow where they are not said. */
export type Row = Omit<Endpoint, 'method' | 'path' | 'shape' | 'status'> &
  Partial<Pick<Endpoint, 'shape' | 'status'>> & { endpoint: `${Method} /${string}` };

/** The row with its answer, its shape, and its status: 201 where a thing is made that has a place of its own. */
export function endpointOf({ endpoint, ...row }: Row): Endpoint {
  const [method, path] = endpoint.split(' ') as [Method, string];
  const response = row.response ?? answerOf(row);
  const answered = { ...row, method, path, ...(response && { response }) };
  const shape = row.shape ?? shapeOf(answered);
  const status = row.status ?? (shape === 'empty' ? 204 : row.location ? 201 : 200);
  return { ...answered, shape, status };
}

/** The schema of the operation that the row's call names, from server/answers. */
function answerOf({ call, list, pages }: Partial<Endpoint>): z.ZodType | undefined {
  const answer = answers.get(call?.operation ?? '');
  return answer && (list || pages) ? listResponse(answer as z.ZodObject) : answer;
}

function shapeOf({ keys, list, pages, response, hidden }: Partial<Endpoint>): Shape {
  if (keys) return 'made';
  if (list || pages) return 'list';
  return response || hidden ? 'whole' : 'empty';
}

/** The call of one operation with parameters, query, page and body as its variables. Its answer is the row's answer. */
export const ask = (
  operation: string,
  variables: (input: Input) => Call['variables'] = variablesOf,
) => Object.assign((input: Input) => ({ operation, variables: variables(input) }), { operation });

export function variablesOf({ params, query, permintaan, body }: Input): Record<string, unknown> {
  // These say what the answer looks like; the function does not take them.
  const { format: _format, banding: _banding, kolom: _kolom, ...asked } = query;
  const page = permintaan && positionOf(permintaan);
  return { ...params, ...asked, ...page, ...body };
}

/** Which rows are wanted: those of a page, or those after a cursor. */
const positionOf = ({ page, per_page, kursor }: Permintaan): Call['variables'] =>
  kursor === null ? { page, per_page } : { per_page, kursor };

/** The name that a row goes by in logs and as operationId: `GET /master/barang/{id}` → `get_master_barang_id`. */
export function endpointName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const words = path.replace(/[{}]/g, '').split(/[/-]/).filter(Boolean);
  return [method.toLowerCase(), ...words].join('_');
}

/** A path with its {name} parts filled in. */
export function filledPath(path: string, textOf: (name: string) => string): string {
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(textOf(name)));
}
