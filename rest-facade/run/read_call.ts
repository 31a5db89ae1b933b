/** Reads the input and the idempotency key of a call, in the order of checks. */
import { KINDS } from '../../server/answers/kinds.ts';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { readKey, requireKey } from '../../server/base/idempotency.ts';
import { sentence } from '../../server/base/sentences.ts';
import { readJsonBody } from '../../server/http/json_body.ts';
import { readBulk, withBulk } from '../base/bulk_body.ts';
import { type Endpoint, filledPath, type Input } from '../base/endpoint.ts';
import type { Call } from './call.ts';
import { shownTo, withoutShown } from './given_back.ts';
import { readHeaders, readParameters, schemaOf, withBody } from './input.ts';

/** @throws HttpError 415, 413, 400, and before these 403 when the endpoint's module is off */
export async function readInput(
  call: Call,
  context: RequestContext,
): Promise<{ input: Input; key: string | undefined }> {
  const { req, res, endpoint, params } = call;
  try {
    const takesBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
    const pieces = endpoint.bulk && (await readBulk(req, res));
    const body =
      takesBody && !endpoint.bulk && !endpoint.multipart ? await readJsonBody(req, res) : undefined;
    const { originalUrl } = req;
    const question = originalUrl.indexOf('?');
    const search = question < 0 ? '' : originalUrl.slice(question + 1);
    const { input: read, messages } = readParameters(endpoint, params, search);
    const input: Input = Object.assign(read, {
      headers: readHeaders(endpoint, req.headers, messages),
    });
    const takesKey = endpoint.method === 'POST' || endpoint.idempotency !== undefined;
    const key = takesKey ? readKey(req.headers) : undefined;
    if (key !== undefined && input.query.simulasi !== 'true') requireKey(key);
    if (endpoint.bulk) {
      return { input: await withBulk(endpoint.bulk, input, pieces, messages, key), key };
    }
    if (endpoint.multipart) {
      if (messages.length > 0) throw new HttpError(400, 'VAINP', messages);
      return { input, key };
    }
    if (messages.length === 0 && body !== undefined && endpoint.pardon) {
      return { input: await pardonedBody(call, context, input, body), key };
    }
    return { input: await givenBody(call, context, input, body, messages), key };
  } catch (error) {
    await requireModul(call, context);
    throw error;
  }
}

/** The input with its body, which may hold fields that can only be read (given_back.ts). */
async function givenBody(
  call: Call,
  context: RequestContext,
  input: Input,
  body: unknown,
  messages: string[],
): Promise<Input> {
  const { endpoint } = call;
  try {
    return withBody(endpoint, input, body, messages);
  } catch (wrong) {
    const schema = schemaOf(endpoint, input);
    const record = await shownTo(call, input, context);
    if (!schema || record === undefined) throw wrong;
    const { left, changed } = withoutShown(schema, body, record, endpoint.method === 'PATCH');
    return withBody(endpoint, input, left, [...messages, ...changed]);
  }
}

/** A wrong body counts as an empty one where the row's `pardon` accepts it. */
async function pardonedBody(
  call: Call,
  context: RequestContext,
  input: Input,
  body: unknown,
): Promise<Input> {
  const { deps, endpoint } = call;
  try {
    return await givenBody(call, context, input, body, []);
  } catch (wrong) {
    const question = endpoint.pardon?.call(input);
    const operation = deps.operations.get(question?.operation ?? '');
    if (!question || !operation) throw wrong;
    const found = await operation.run(question.variables, context).catch(() => null);
    const record = found === null ? {} : (JSON.parse(found.text) as Record<string, unknown>);
    if (endpoint.pardon?.accepts(record)) return input;
    throw wrong;
  }
}

/**
 * A module that is off comes before mistakes in the input. The database refuses it anyway, so only the way to a 400,
 * 413 or 415 asks first.
 */
export async function requireModul(
  { deps, endpoint, params }: Pick<Call, 'deps' | 'endpoint' | 'params'>,
  context: RequestContext,
): Promise<void> {
  const operation = deps.operations.get('modul_saya');
  const modul = endpoint.modul === 'jenis' ? modulOf(params.jenis) : endpoint.modul;
  if (!modul || !operation) return;
  const found = await operation.run({}, context);
  const groups = JSON.parse(found?.text ?? '[]') as { modul: { kode: string }[] }[];
  if (groups.some((group) => group.modul.some(({ kode }) => kode === modul))) return;
  throw new HttpError(403, 'OTMDL', sentence('modul_mati', modul));
}

function modulOf(jenis: string | undefined): string | undefined {
  return KINDS[jenis as keyof typeof KINDS]?.modul;
}

/** The scope of a key: the endpoint with its parameters, by its lasting name. */
export function routeOf(
  { method, path, deprecation }: Endpoint,
  params: Readonly<Record<string, string>>,
) {
  const lasting = deprecation ? deprecation.successor + path.slice(deprecation.path.length) : path;
  return `${method} /api${filledPath(lasting, (name) => params[name] ?? '')}`;
}
