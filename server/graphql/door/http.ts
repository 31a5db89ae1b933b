import type { Express, Request, RequestHandler, Response } from 'express';
import { Kind } from 'graphql';
import type { RequestContext } from '../../base/context.ts';
import { HttpError, isServerFault, Passing, rootCause } from '../../base/errors.ts';
import { fingerprint, readKey, requireKey } from '../../base/idempotency.ts';
import { stringifyExact } from '../../base/json_text.ts';
import { sentence } from '../../base/sentences.ts';
import { hasEntered, hasLeft } from '../../http/admission.ts';
import { goneOf } from '../../http/gone.ts';
import { BODY_LIMIT_BYTES, MAX_DEPTH, parseJson, readText } from '../../http/json_body.ts';
import type { Door } from './door.ts';
import { maskError, operationError } from './errors.ts';
import {
  isSubscription,
  type OpenStream,
  requireEvents,
  sendEvent,
  serveEvents,
  wantsEvents,
} from './event_stream.ts';
import { installGraphiql } from './graphiql/index.ts';
import { requireOpen } from './open_fields.ts';
import type { Operation, OperationResult } from './operation.ts';

export type HttpDeps = {
  /** The checked request, or an HttpError 401. */
  authenticate(request: Request): Promise<RequestContext>;
  /** Throws 429 when the user asks more often than he may; REST and GraphQL count together. */
  limit?: (response: Response, user: string, own: number | null | undefined) => void;
  /** Counts the request for its tenant's quota; throws 429 when that is used up. */
  admit?: (context: RequestContext) => Promise<void>;
  /** Called for faults of the server and for services that it lacks, never for the caller's mistakes. */
  onFault?: (error: unknown, request: Request) => void;
  /** Streams of what happened, for subscriptions. */
  feed?: { open: OpenStream };
  /** The users as whom GraphiQL offers to sign in at a click. */
  demoUsers?: readonly string[];
};

const DOCUMENTS_KEPT = 500;
const SOURCE_LENGTH = 65_536;

type Payload = { query: string; variables: Record<string, unknown> };

/** `POST /graphql` for people and programs, `GET /graphiql` to explore it. */
export function installGraphql(app: Express, door: Door, deps: HttpDeps): void {
  const documents = new Map<string, Operation>();
  const answer: RequestHandler = async (request, response) => {
    const context = await deps.authenticate(request);
    const { sub = '', kunci } = context.claims ?? {};
    deps.limit?.(response, sub, kunci?.batas_per_detik);
    await deps.admit?.(context);
    const hasTenant = Boolean(context.claims?.tenant_kode);
    let operation: Operation;
    const payload = await readPayload(request, response);
    try {
      operation = cached(documents, door, payload.query, hasTenant);
      door.checkCost(operation, payload.variables);
      if (isSubscription(operation)) requireEvents(request);
      keep(request, operation, payload, context);
    } catch (error) {
      answerWith(request, response, 400, { errors: [maskError(error, hasTenant)] });
      return;
    }
    hasEntered(request, context.session?.peran_db);
    const shown = ({ data, errors }: OperationResult) => {
      for (const error of errors ?? []) {
        const cause = rootCause(error);
        const isFault = isServerFault(operationError(error, hasTenant));
        if (isFault && !(cause instanceof Passing)) deps.onFault?.(cause, request);
      }
      const masked = errors?.map((error) => maskError(error, hasTenant, operation));
      return { ...(masked && { errors: masked }), ...(data !== undefined && { data }) };
    };
    if (isSubscription(operation)) {
      const stream = deps.feed?.open(context, response, () => deps.authenticate(request));
      if (!stream) throw new HttpError(503, 'HT503', 'aliran tidak dilayani di sini');
      hasLeft(request);
      const asked = { operation, variables: payload.variables };
      return await serveEvents(door, response, stream, asked, shown);
    }
    context.gone = goneOf(response);
    const result = await door.execute(operation, payload.variables, context);
    const status = statusOf(result.data, result.errors, hasTenant);
    if (status === 503) response.set('Retry-After', '1');
    answerWith(request, response, status, shown(result));
  };
  app.post('/graphql', answer);
  app.all('/graphql', () => {
    throw new HttpError(405, 'HT405', 'metode tidak dilayani di sini', { Allow: 'POST' });
  });
  installGraphiql(app, deps.demoUsers);
}

/**
 * The status of an answer. 503 when nothing at all could be answered now: it tells balancers and clients to come again.
 * 400 when the operation was refused before it ran, or 403 when every error says so.
 */
function statusOf(
  data: OperationResult['data'],
  errors: OperationResult['errors'],
  hasTenant: boolean,
): number {
  const empty = !Object.values(data ?? {}).some((value) => value !== null);
  const away = errors?.every((error) => operationError(error, hasTenant).statusCode === 503);
  if (empty && errors?.length && away) return 503;
  if (data !== undefined) return 200;
  return errors?.every((error) => operationError(error, hasTenant).statusCode === 403) ? 403 : 400;
}

/** The body is read as that of REST: numbers keep their digits, and text is text. */
async function readPayload(request: Request, response: Response): Promise<Payload> {
  const text = await readText(request, response, BODY_LIMIT_BYTES, ['application/graphql+json']);
  // The levels of variables are counted with those of the document (input_size.ts).
  const body = text === undefined ? undefined : parseJson(text, 2 * MAX_DEPTH);
  const { query, variables } = (isRecord(body) ? body : {}) as Record<string, unknown>;
  if (typeof query !== 'string' || query.length > SOURCE_LENGTH) {
    throw new HttpError(400, 'VAGQL', [`query: wajib teks, paling panjang ${SOURCE_LENGTH} huruf`]);
  }
  if (variables !== undefined && variables !== null && !isRecord(variables)) {
    throw new HttpError(400, 'VAGQL', [`variables: ${sentence('objek')}`]);
  }
  return { query, variables: (variables as Record<string, unknown> | null | undefined) ?? {} };
}

const ROUTE = 'POST /graphql';

/**
 * Has the database keep a mutation's answer under its Idempotency-Key, as REST does: sent again, it gives the first
 * answer.
 *
 * @throws HttpError 400 VAIDK for a key that cannot be one, or a key for several mutations
 */
function keep(
  { headers }: Request,
  { definition: { operation, selectionSet } }: Operation,
  payload: Payload,
  context: RequestContext,
): void {
  const key = readKey(headers);
  if (key === undefined || operation !== 'mutation') return;
  requireKey(key);
  const [first, ...more] = selectionSet.selections;
  if (more.length > 0 || first?.kind !== Kind.FIELD) {
    throw new HttpError(400, 'VAIDK', [
      'Idempotency-Key: untuk satu mutasi; kirim satu bidang saja',
    ]);
  }
  context.idempotency = { key, route: ROUTE, fingerprint: fingerprint(ROUTE, payload) };
}

/** Remembers parsed documents, since plans hang on their objects. The one that was asked longest ago is dropped. */
function cached(
  documents: Map<string, Operation>,
  door: Door,
  source: string,
  hasTenant: boolean,
): Operation {
  const known = documents.get(source);
  if (known) {
    if (!hasTenant) requireOpen(known.document);
    documents.delete(source);
    documents.set(source, known);
    return known;
  }
  const operation = door.parse(source, hasTenant);
  documents.set(source, operation);
  if (documents.size > DOCUMENTS_KEPT) documents.delete(documents.keys().next().value as string);
  return operation;
}

function answerWith(request: Request, response: Response, status: number, body: object): void {
  // A 503 is no stream of events: everybody sees by its status that the request may come again.
  if (wantsEvents(request) && status !== 503) {
    sendEvent(response, body);
    return;
  }
  response.status(status).type('application/json').set('Cache-Control', 'no-store');
  response.send(stringifyExact(body));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
