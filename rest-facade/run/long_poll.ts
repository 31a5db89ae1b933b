import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonText } from '../../server/base/json_text.ts';
import type { Input } from '../base/endpoint.ts';
import type { Call } from './call.ts';

/** How often it is looked for what the answer waits for. */
const LOOK_MS = 1000;

/**
 * The answer; of a row that may have nothing to say yet, after `tunggu` seconds at most, as soon as there is something.
 *
 * @throws HttpError 401, 403 for who lost the right to it while he waited
 */
export async function awaited(
  { deps, endpoint, req, res, requestId }: Omit<Call, 'params'>,
  { query }: Input,
  ask: () => Promise<JsonText | null>,
): Promise<JsonText | null> {
  const until = performance.now() + Number(query.tunggu ?? 0) * 1000;
  for (;;) {
    const result = await ask();
    const left = until - performance.now();
    if (left <= 0 || !endpoint.isEmpty?.(result?.text ?? '') || res.closed) return result;
    await sleep(Math.min(left, LOOK_MS));
    await deps.authenticate(req, requestId, endpoint.tenantRule);
  }
}
