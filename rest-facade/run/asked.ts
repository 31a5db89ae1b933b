/** Asks the operation of a row, for REST's requests and for agents' (mcp/). */
import type { RequestContext } from '../../server/base/context.ts';
import { fingerprint, requireKey } from '../../server/base/idempotency.ts';
import type { Answer, Endpoint, Input } from '../base/endpoint.ts';
import { filterRefusal } from '../base/list_query.ts';
import { operationOf } from '../base/operation.ts';
import { requireRight } from '../base/rights.ts';
import type { RunDeps } from './call.ts';
import { readParameters, withBody } from './input.ts';
import { requireModul, routeOf } from './read_call.ts';
import { shape } from './respond.ts';

/** Asks the operation that the row names for this input. */
export async function asked(
  deps: Pick<RunDeps, 'operations'>,
  endpoint: Endpoint,
  input: Input,
  context: RequestContext,
) {
  const { operation: name, variables } = endpoint.call?.(input) ?? { operation: '', variables: {} };
  const operation = operationOf(deps.operations, name);
  if (!endpoint.list) return operation.run(variables, context);
  return operation.run(variables, context).catch((error) => {
    throw filterRefusal(error, input.ownFilters ?? []);
  });
}

/** Tells the database the key under which it shall keep the answer; a rehearsal is not kept. */
export function keep(
  key: string | undefined,
  endpoint: Endpoint,
  { params, query, body }: Input,
  context: RequestContext,
): void {
  if (key === undefined || query.simulasi === 'true') return;
  const route = routeOf(endpoint, params);
  context.idempotency = { key, route, fingerprint: fingerprint(route, body) };
}

/**
 * A report as of a moment that is not settled yet answers as of the newest settled one. This asks the relay to settle
 * up to now, so that the next request finds it.
 */
export function settleFor(
  deps: Pick<RunDeps, 'settle'>,
  { claims, session }: RequestContext,
  { query }: Input,
): void {
  if ((query.diketahui ?? query.sejak) === undefined || !claims?.tenant_kode) return;
  deps.settle(claims.tenant_kode, session?.target ?? undefined);
}

/** A request as its parts, for a row that is known. */
export type Parts = {
  endpoint: Endpoint;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body?: unknown;
  key?: string | undefined;
};

/**
 * Refuses a caller who may not ask the row.
 *
 * @throws HttpError 403
 */
export function requireCaller(
  endpoint: Endpoint,
  { claims, adminKey }: RequestContext,
  jenis?: string,
): void {
  requireRight(endpoint, { ...claims, adminKey }, jenis);
}

/**
 * Answers a request that came as parts, checked as any other: right, parameters, body, and then by the database.
 *
 * @throws HttpError 403, 400, and what the function threw
 */
export async function answerParts(
  deps: RunDeps,
  { endpoint, params, query, body, key }: Parts,
  context: RequestContext,
): Promise<Answer> {
  requireCaller(endpoint, context, params.jenis);
  const search = new URLSearchParams(query).toString();
  const { input: read, messages } = readParameters(endpoint, params, search);
  let input: Input;
  try {
    if (key !== undefined) requireKey(key);
    input = withBody(endpoint, read, body, messages);
  } catch (error) {
    await requireModul({ deps, endpoint, params }, context);
    throw error;
  }
  keep(key, endpoint, input, context);
  settleFor(deps, context, input);
  const result = await asked(deps, endpoint, input, context);
  if (query.simulasi === 'true') return { status: 200, text: result?.text ?? 'null' };
  return shape({ endpoint, input, result, requestId: context.requestId, url: '' });
}
