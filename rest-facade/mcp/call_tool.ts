/** Runs a tool: its arguments become a request of its row, and the answer a result of bounded size. */
import type { CallToolResult } from '@modelcontextprotocol/server';
import type { RequestContext } from '../../server/base/context.ts';
import { errorBody, HttpError, isServerFault, toApiError } from '../../server/base/errors.ts';
import { parseExact, rawNumber } from '../../server/base/json_text.ts';
import { sentence } from '../../server/base/sentences.ts';
import type { Answer } from '../base/endpoint.ts';
import { printable } from '../base/validation.ts';
import { answerParts, requireCaller } from '../run/asked.ts';
import type { RunDeps } from '../run/call.ts';
import { namesOf } from './catalog.ts';
import { type Choice, type Tool, writesOnce } from './tools.ts';

type Arguments = Readonly<Record<string, unknown>>;
type Json = Record<string, unknown>;

/** Letters of a result: some 15,000 tokens. */
const MAX_RESULT = 60_000;
/** Corrections of later movements that a rehearsal tells one by one when all of it is too much. */
const FEW = 20;

const wrong = (...messages: string[]) => new HttpError(400, 'VAINP', messages);

/** Calls a tool. */
export const callTool = (deps: RunDeps, tool: Tool, given: Arguments, context: RequestContext) =>
  telling(deps, context, async () => {
    const choice = chosen(tool, given);
    // Before the arguments, as over REST.
    requireCaller(choice.endpoint, context, choice.params?.jenis);
    return contentOf(await answerParts(deps, partsOf(tool, choice, given), context));
  });

/** What is made, as a result; what goes wrong is a result that says so, too. */
export async function telling(
  deps: RunDeps,
  context: RequestContext,
  make: () => Json | Promise<Json>,
): Promise<CallToolResult> {
  try {
    return resultOf(await make());
  } catch (thrown) {
    const error = toApiError(thrown);
    if (isServerFault(error)) {
      deps.log.error({ err: thrown, requestId: context.requestId }, 'alat agen gagal');
    }
    const body = errorBody(error, '/mcp', deps.clock(), context.requestId);
    return { ...resultOf({ ...body }), isError: true };
  }
}

/** @throws HttpError 400 where the argument that chooses names nothing */
export function chosen<T extends { name: string }>(
  { chooser, choices }: { chooser?: string; choices: readonly T[] },
  given: Arguments,
): T {
  const name = chooser === undefined ? '' : given[chooser];
  const found = choices.find((choice) => choice.name === name);
  if (found) return found;
  if (name === undefined) throw wrong(`${chooser}: ${sentence('wajib')}`);
  const names = choices.map((one) => one.name).join(', ');
  throw wrong(`${chooser}: ${sentence('pilihan', names)}`);
}

function partsOf(tool: Tool, choice: Choice, given: Arguments) {
  const { endpoint, document } = choice;
  const names = namesOf(choice);
  const messages = Object.keys(given)
    .filter((name) => name !== tool.chooser && !names.includes(name))
    .map((name) => `${printable(name)}: ${sentence('tidak_dikenal_dari', names.join(', '))}`);
  const text = (name: string) => {
    const value = textOf(given[name]);
    if (value === null) messages.push(`${name}: harus teks, angka, atau true dan false`);
    return value ?? undefined;
  };
  const key = writesOnce(choice) ? text('idempotency_key') : undefined;
  const params: Record<string, string> = { ...choice.params };
  for (const name of Object.keys(endpoint.params ?? {})) {
    if (params[name] !== undefined) continue;
    const value = text(name);
    if (value === undefined || value === '') messages.push(`${name}: ${sentence('wajib')}`);
    else params[name] = value;
  }
  const isBody = (name: string) => endpoint.method !== 'GET' && params[name] === undefined;
  const query: Record<string, string> = { ...choice.query };
  const body: Json = {};
  for (const name of names) {
    if (name === 'idempotency_key' || name === 'dokumen' || params[name] !== undefined) continue;
    if (isBody(name)) {
      if (given[name] !== undefined) body[name] = given[name];
      continue;
    }
    const value = text(name);
    if (value !== undefined) query[name] = value;
  }
  // Always by pages, also lists that REST answers whole.
  if (names.includes('page')) query.page ??= '1';
  if (messages.length > 0) throw wrong(...messages);
  return { endpoint, params, query, key, body: document ? dokumenOf(choice, given) : bodyOf(body) };

  function bodyOf(members: Json): Json | undefined {
    return endpoint.body === undefined ? undefined : members;
  }
}

/** The document, with what of it is not the agent's to say. */
function dokumenOf({ body }: Choice, { dokumen }: Arguments): unknown {
  const isPlain = dokumen !== null && typeof dokumen === 'object' && !Array.isArray(dokumen);
  if (dokumen === undefined) throw wrong(`dokumen: ${sentence('wajib')}`);
  if (!isPlain || rawNumber(dokumen) !== undefined) throw wrong(`dokumen: ${sentence('objek')}`);
  return { ...dokumen, ...body };
}

/** The text of an argument that is one in REST; undefined where it is absent, null where it is none. */
function textOf(value: unknown): string | undefined | null {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return rawNumber(value) ?? null;
}

/** An answer as an object. */
function contentOf({ text, body }: Answer): Json {
  const value = text === undefined ? body : parseExact(String(text));
  if (value === undefined) return { berhasil: true };
  const isPlain = value !== null && typeof value === 'object' && !Array.isArray(value);
  return isPlain && rawNumber(value) === undefined ? (value as Json) : { data: value };
}

/**
 * A result. It is data all through: JSON as such and as text, and never a sentence of ours with a value in it.
 *
 * @throws HttpError 413 where it is too large, saying how to ask for less
 */
function resultOf(content: Json): CallToolResult {
  let structuredContent = content;
  let text = JSON.stringify(structuredContent);
  if (text.length > MAX_RESULT) {
    structuredContent = abridged(content);
    text = JSON.stringify(structuredContent);
  }
  if (text.length > MAX_RESULT) {
    const message =
      `hasil terlalu besar (${text.length} huruf, paling banyak ${MAX_RESULT}); kecilkan per_page, pilih fields, ` +
      'atau persempit dengan dari, sampai, filter atau search';
    throw new HttpError(413, 'HT413', message);
  }
  return { content: [{ type: 'text', text }], structuredContent };
}

/** A rehearsal with the first of the corrections that it tells one by one; how many there are it says besides. */
function abridged(content: Json): Json {
  const koreksi = content.koreksi as { rincian?: unknown } | undefined;
  if (!Array.isArray(koreksi?.rincian)) return content;
  return { ...content, koreksi: { ...koreksi, rincian: koreksi.rincian.slice(0, FEW) } };
}
