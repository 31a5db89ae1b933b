/** Mode `per-baris`: each document of a list in a transaction of its own, one after the other, each with its own answer. */
import type { RequestContext } from '../../server/base/context.ts';
import { isServerFault, toApiError } from '../../server/base/errors.ts';
import { fingerprint } from '../../server/base/idempotency.ts';
import { parseExact } from '../../server/base/json_text.ts';
import type { Item } from '../base/bulk_body.ts';
import type { Answer, Bulk, Input } from '../base/endpoint.ts';
import { operationOf } from '../base/operation.ts';
import type { Call } from './call.ts';
import { pickJson } from './respond.ts';

export async function answerEach(
  call: Call,
  bulk: Bulk,
  input: Input,
  context: RequestContext,
): Promise<Answer> {
  const answers: string[] = [];
  for (const item of input.body.dokumen as Item[]) {
    // Nobody reads the answer any more; what is posted already stays, and is answered again under its key.
    if (call.res.destroyed) break;
    answers.push(await answerOne(call, bulk, input, context, item));
  }
  return { status: 200, text: `{"data":[${answers.join()}]}` };
}

async function answerOne(
  { deps, req, endpoint, requestId }: Call,
  bulk: Bulk,
  input: Input,
  context: RequestContext,
  { isi, galat, key }: Item,
): Promise<string> {
  const simulated = input.query.simulasi === 'true';
  const named = key === undefined ? '' : `,"idempotency_key":${JSON.stringify(key)}`;
  try {
    // A thousand take minutes: who loses the right meanwhile makes no more.
    await deps.authenticate(req, requestId, endpoint.tenantRule);
    if (galat) throw galat;
    const { operation: name, variables } = bulk.each({ ...input, body: isi });
    const route = bulk.route(input);
    const result = await operationOf(deps.operations, name).run(variables, {
      ...context,
      ...(key !== undefined &&
        !simulated && { idempotency: { key, route, fingerprint: fingerprint(route, isi) } }),
    });
    const text = result?.text ?? '{}';
    if (simulated) return joined(`"statusCode":200${named}`, text);
    const made = parseExact(text) as Record<string, unknown>;
    const first = pickJson(made, bulk.keys(made));
    const status = made.idempotent === true || made.dibuat === false ? 200 : 201;
    const again =
      made.idempotent === true
        ? `,"idempotent":true,"original_request_id":${JSON.stringify(made.original_request_id ?? requestId)}`
        : '';
    return joined(`"statusCode":${status}${named}${again}`, first);
  } catch (thrown) {
    const error = toApiError(thrown);
    if (isServerFault(error)) deps.log.error({ err: thrown, requestId }, 'dokumen gagal');
    const { statusCode, code, message, error: name } = error;
    return joined(
      `"statusCode":${statusCode}${named}`,
      JSON.stringify({ code, message, error: name }),
    );
  }
}

/** Puts members before those of an object, in its text. */
function joined(members: string, object: string): string {
  const rest = object.trim().slice(1).trimStart();
  return `{${members}${rest === '}' ? '' : ','}${rest}`;
}
