/** Reads and checks what a request says: parameters, query, list parameters and body, every mistake at once. */
import { z } from 'zod';
import { HttpError } from '../server/errors.ts';
import type { Endpoint, Input } from './endpoint.ts';
import { textProblem } from './json_body.ts';
import { kindOf } from './kinds.ts';
import { type ListSpec, listParameters, parseListQuery } from './list_query.ts';
import { check } from './validation.ts';

/** A list without any other parameter than its page. */
export const PAGES: ListSpec = {
  fields: null,
  computed: [],
  searchable: [],
  sortable: [],
  filters: {},
  extraFilters: [],
  pairSeparator: '=',
  hasSorts: false,
  hasAtribut: false,
  wholeByDefault: false,
};

const PAGE_PARAMETERS = ['page', 'per_page'];
const NO_BODY = z.strictObject({});

/** The names that an endpoint takes in its query string. */
export function queryParameters(endpoint: Endpoint): string[] {
  const own = Object.keys(endpoint.query ?? {});
  if (endpoint.list) return [...own, ...listParameters(endpoint.list)];
  return endpoint.pages ? [...own, ...PAGE_PARAMETERS] : own;
}

/**
 * Checks everything but the body.
 *
 * @param search the query string, without its question mark
 * @returns the input with an empty body, and one message per mistake
 */
export function readParameters(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  search: string,
): { input: Input; messages: string[] } {
  const messages: string[] = [];
  const query = readQuery(endpoint, search, messages);
  collect(messages, z.object(endpoint.params ?? {}), params);
  collect(messages, z.object(endpoint.query ?? {}), query);
  const spec = endpoint.list ?? (endpoint.pages ? PAGES : undefined);
  const list = spec && parseListQuery(query, spec);
  messages.push(...(list?.messages ?? []));
  const own = Object.keys(endpoint.query ?? {});
  const input: Input = {
    params,
    query: Object.fromEntries(Object.entries(query).filter(([name]) => own.includes(name))),
    body: {},
    kind: kindOf(params.jenis ?? ''),
    permintaan: list?.permintaan,
  };
  return { input, messages };
}

function readQuery(endpoint: Endpoint, search: string, messages: string[]): Record<string, string> {
  const allowed = queryParameters(endpoint);
  const query: Record<string, string> = Object.create(null);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!allowed.includes(name)) {
      const names = allowed.join(', ') || 'tidak ada';
      messages.push(`${printable(name)}: parameter tidak dikenal; yang diizinkan: ${names}`);
    } else if (query[name] !== undefined) {
      messages.push(`${name}: hanya boleh satu kali`);
    } else {
      const problem = textProblem(value);
      if (problem) messages.push(`${name}: ${problem}`);
      query[name] = value;
    }
  }
  return query;
}

function printable(name: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a client's name goes into a message without them.
  return name.replace(/[\u0000-\u001f\u007f-\u009f]/g, '?').slice(0, 100);
}

function collect(messages: string[], schema: z.ZodType, value: unknown): void {
  const checked = check(schema, value);
  if (!checked.ok) messages.push(...checked.messages);
  for (const [name, text] of Object.entries(value as Record<string, string>)) {
    if (textProblem(text) && !messages.some((one) => one.startsWith(`${name}:`))) {
      messages.push(`${name}: ${textProblem(text)}`);
    }
  }
}

/**
 * Checks the body and puts it into the input.
 *
 * @throws HttpError 400 with one message per mistake, those of the parameters first
 */
export function withBody(
  endpoint: Endpoint,
  input: Input,
  body: unknown,
  messages: string[],
): Input {
  const schema = endpoint.bodyOf?.(input) ?? endpoint.body;
  const problems = [...messages];
  if (schema && body === undefined) {
    problems.push('body: wajib diisi dengan objek JSON');
  } else {
    const checked = check(schema ?? NO_BODY, body ?? {});
    if (!checked.ok) problems.push(...checked.messages);
  }
  if (problems.length > 0) throw new HttpError(400, 'VAINP', problems);
  return { ...input, body: (body ?? {}) as Record<string, unknown> };
}
