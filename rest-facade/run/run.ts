/**
 * The one handler. Order of checks: path 404 → method 405 → token 401 → role, tenant, module 403 → type 415, size 413
 * → input 400 → record 404 → conflict 409, 422; the last two are the database's.
 */
import type { Request, Response } from 'express';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { hasEntered } from '../../server/http/admission.ts';
import { goneOf } from '../../server/http/gone.ts';
import { requestIdOf } from '../../server/http/request_id.ts';
import { hold } from '../../server/streams/hold.ts';
import { spokenIn } from '../base/bahasa.ts';
import { compressStream } from '../base/compress.ts';
import { etagOf, ifMatchOf, wantsRecord } from '../base/conditional.ts';
import { deprecationHeaders, isRemoved } from '../base/deprecations.ts';
import type { Answer, Hold, Input } from '../base/endpoint.ts';
import { addressOf } from '../base/rate_limit.ts';
import { mayAsk } from '../base/scopes.ts';
import { formatOf } from '../ekspor/index.ts';
import { asked, keep, requireCaller, settleFor } from './asked.ts';
import type { Call, RunDeps } from './call.ts';
import { answerEach } from './each.ts';
import { awaited } from './long_poll.ts';
import { readInput } from './read_call.ts';
import { send, sendError, shape } from './respond.ts';

/**
 * Answers a request below /api, whatever happens.
 *
 * @param path the path below /api
 */
export async function run(deps: RunDeps, req: Request, res: Response, path: string): Promise<void> {
  const requestId = requestIdOf(req);
  res.setHeader('Cache-Control', 'no-store');
  try {
    const found = find(deps, req, res, path);
    const call: Call = { deps, req, res, requestId, ...found };
    const answer = await answerTo(call);
    if (answer) send(call, answer);
  } catch (error) {
    // Nobody is there to be answered, and what was ended for that is no fault.
    if (!res.destroyed) sendError(deps, req, res, error);
  }
}

function find(
  deps: RunDeps,
  req: Request,
  res: Response,
  path: string,
): Pick<Call, 'endpoint' | 'params'> {
  const match = matchOf(deps, req.method, path);
  if (match.kind === 'none') throw new HttpError(404, 'TDPTH', sentence('alamat_tidak_ada'));
  res.locals.route = match.endpoint.path;
  const { deprecation } = match.endpoint;
  if (deprecation) {
    for (const [name, value] of Object.entries(deprecationHeaders(deprecation))) {
      res.setHeader(name, value);
    }
    if (isRemoved(deprecation, deps.clock())) {
      throw new HttpError(
        410,
        'USAPI',
        `alamat ini sudah dihapus; pakai /api${deprecation.successor}`,
      );
    }
  }
  if (match.kind === 'method') {
    throw new HttpError(405, 'HT405', sentence('metode_tidak_ada', req.method), {
      Allow: match.allow,
    });
  }
  return { endpoint: match.endpoint, params: match.params };
}

/** The row of a path below /api. */
export const matchOf = ({ router }: Pick<RunDeps, 'router'>, method: string, path: string) =>
  router.match(method, pathBelowVersion(path));

/** /api and /api/v1 are the same. */
function pathBelowVersion(path: string): string {
  return path === '/v1' || path.startsWith('/v1/') ? path.slice(3) : path;
}

/** The answer, or nothing when it has been sent as a file. */
async function answerTo(call: Call): Promise<Answer | undefined> {
  const { deps, req, res, endpoint } = call;
  const context = await enter(call);
  const { input, key } = await readInput(call, context).catch((error) => {
    // Without a valid token the answer is 401, whatever else is wrong with the request.
    throw context.refusal ?? error;
  });
  hasEntered(req, context.session?.peran_db);
  settleFor(deps, context, input);
  if (endpoint.handler) {
    const handler = deps.handlers[endpoint.handler];
    if (!handler) throw new Error(`no handler ${endpoint.handler}`);
    return handler({ input, context, req, res, key, hold: holdOf(call, context) });
  }
  const { bahasa, ...query } = input.query;
  return endpoint.ekspor
    ? spokenIn(bahasa, res, () => answered(call, { ...input, query }, context, key))
    : answered(call, input, context, key);
}

/** The answer of an SQL function. */
async function answered(
  call: Call,
  input: Input,
  context: RequestContext,
  key: string | undefined,
): Promise<Answer | undefined> {
  const { deps, req, res, endpoint, requestId } = call;
  if (formatOf(endpoint, input)) {
    compressStream(req, res);
    await deps.exportReport({ endpoint, input, context, req, res, hold: holdOf(call, context) });
    return undefined;
  }
  context.gone = goneOf(res);
  if (input.query.simulasi === 'true') context.rehearses = true;
  if (endpoint.bulk && input.body.mode === 'per-baris') {
    return answerEach(call, endpoint.bulk, input, context);
  }
  if (!endpoint.call) throw new HttpError(404, 'TDPTH', sentence('alamat_tidak_ada'));
  keep(key, endpoint, input, context);
  const tags = endpoint.reads && ifMatchOf(req.headers['if-match']);
  if (tags) context.ifMatch = tags;
  const result = await awaited(call, input, context, () => asked(deps, endpoint, input, context));
  const record = await recordOf(call, input, context);
  if (record) return record;
  if (input.query.simulasi === 'true') return { status: 200, text: result?.text ?? 'null' };
  const made = shape({ endpoint, input, result, requestId, url: req.originalUrl });
  return endpoint.etag && !input.query.sertakan ? tagged(made) : made;
}

/** Holds the answers of a call. */
const holdOf =
  ({ deps, req, res, endpoint, params, requestId }: Call, context: RequestContext): Hold =>
  (make) => {
    const again = async () => {
      const now = await deps.authenticate(req, requestId, endpoint.tenantRule);
      requireCaller(endpoint, now, params.jenis);
    };
    return hold({ watch: deps.watch, context, response: res, again }, make);
  };

const tagged = (answer: Answer): Answer => ({
  ...answer,
  headers: { ...answer.headers, ETag: etagOf(String(answer.text)) },
});

/** The record, where a PATCH asks for it with Prefer. A key that may change it but not read it gets none. */
async function recordOf(call: Call, input: Input, context: RequestContext) {
  const { req, endpoint, params } = call;
  const { reads, method } = endpoint;
  if (!reads || method !== 'PATCH' || !wantsRecord(req.headers.prefer)) return undefined;
  if (!mayAsk(reads, context.claims ?? {}, params.jenis)) return undefined;
  const result = await asked(call.deps, reads, { ...input, query: {}, body: {} }, context);
  const headers = { 'Preference-Applied': 'return=representation' };
  return tagged({ status: 200, text: result?.text ?? 'null', headers });
}

const nobody = (requestId: string): RequestContext => ({
  requestId,
  claims: null,
  session: null,
  adminKey: false,
});

/** Authenticates the request, applies the limit of requests a second, and checks the right of the endpoint. */
async function enter(call: Call): Promise<RequestContext> {
  const { deps, req, res, endpoint, params, requestId } = call;
  if (endpoint.right === 'publik') {
    if (endpoint.idempotency === 'login' || endpoint.perAddress)
      deps.limitSignIn(res, addressOf(req));
    return nobody(requestId);
  }
  if (endpoint.anonymous && !deps.production && req.headers.authorization === undefined) {
    deps.limitUser(res, addressOf(req));
    return nobody(requestId);
  }
  const context = await authenticated(call);
  if (context.refusal) {
    deps.limitUser(res, addressOf(req));
    return context;
  }
  const { claims } = context;
  deps.limitUser(res, claims?.sub ?? '', claims?.kunci?.batas_per_detik);
  // Questions about oneself and one's tenants are answered also when the quota is used up.
  await deps.admit(context, endpoint.tenantRule !== undefined || endpoint.aksi === 'bebas');
  requireCaller(endpoint, context, params.jenis);
  return context;
}

async function authenticated({ deps, req, endpoint, requestId }: Call): Promise<RequestContext> {
  try {
    return await deps.authenticate(req, requestId, endpoint.tenantRule);
  } catch (error) {
    if (!endpoint.bearerOptional || !(error instanceof HttpError) || error.statusCode !== 401) {
      throw error;
    }
    return { ...nobody(requestId), refusal: error };
  }
}
