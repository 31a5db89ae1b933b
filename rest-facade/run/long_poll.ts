import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestContext } from '../../server/base/context.ts';
import type { JsonText } from '../../server/base/json_text.ts';
import type { Input } from '../base/endpoint.ts';
import type { Call } from './call.ts';

/** The pause between two looks for an answer. */
const LOOK_MS = 1000;

/**
 * Each look asks with the rights that the caller has by then. Answers at once; with `tunggu`, as soon as the answer is not empty, and after that many seconds at the latest.
 *
 * @throws HttpError 401, 403 where the caller lost the right while he waited
 */
export async function awaited(
  { deps, endpoint, req, res, requestId }: Omit<Call, 'params'>,
  { query }: Input,
  context: RequestContext,
  ask: () => Promise<JsonText | null>,
): Promise<JsonText | null> {
  const until = performance.now() + Number(query.tunggu ?? 0) * 1000;
  for (;;) {
    const result = await ask();
    const left = until - performance.now();
    if (left <= 0 || !endpoint.isEmpty?.(result?.text ?? '') || res.closed) return result;
    await sleep(Math.min(left, LOOK_MS));
    const { claims, session } = await deps.authenticate(req, requestId, endpoint.tenantRule);
    Object.assign(context, { claims, session });
  }
}
