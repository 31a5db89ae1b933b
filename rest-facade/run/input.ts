/** Reads and checks what a request says: parameters, query, list parameters and body, every mistake at once. */
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { HttpError, MAX_MESSAGES } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { textProblem } from '../../server/http/json_body.ts';
import type { Endpoint, Input } from '../base/endpoint.ts';
import { type ListSpec, listParameters, parseListQuery } from '../base/list_query.ts';
import { check, printable } from '../base/validation.ts';
import { kindOf } from '../schemas/kinds.ts';

const PAGES: ListSpec = {
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
  hasKursor: false,
};

/** The parameters of a list; without a `list` only those that say which rows. */
export function listSpecOf({ list, pages }: Endpoint): ListSpec | undefined {
  if (list || !pages) return list;
  return pages === 'kursor' ? PAGES_KURSOR : PAGES;
}

const PAGES_KURSOR: ListSpec = { ...PAGES, hasKursor: true };
const PAGE_PARAMETERS = ['page', 'per_page'];
const NO_BODY = z.strictObject({});

type Parameters = {
  /** Undefined where the endpoint has no parameters. */
  params: z.ZodType | undefined;
  query: z.ZodType | undefined;
  /** The names in `query`; a list's own parameters are not among them. */
  own: ReadonlySet<string>;
  /** Every name that the query string may hold, in the order in which a message lists them. */
  names: ReadonlySet<string>;
};

/** zod compiles a schema when it is first used, which costs more than using it: one for each endpoint, not each request. */
const known = new WeakMap<Endpoint, Parameters>();

function parametersOf(endpoint: Endpoint): Parameters {
  const found = known.get(endpoint);
  if (found) return found;
  const made = {
    params: endpoint.params && z.object(endpoint.params),
    query: endpoint.query && z.object(endpoint.query),
    own: new Set(Object.keys(endpoint.query ?? {})),
    names: new Set(queryParameters(endpoint)),
  };
  known.set(endpoint, made);
  return made;
}

/** The names that an endpoint takes in its query string. */
export function queryParameters(endpoint: Endpoint): string[] {
  const own = Object.keys(endpoint.query ?? {});
  if (endpoint.list) return [...own, ...listParameters(endpoint.list)];
  if (!endpoint.pages) return own;
  return [...own, ...PAGE_PARAMETERS, ...(endpoint.pages === 'kursor' ? ['kursor'] : [])];
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
  const parameters = parametersOf(endpoint);
  const query = readQuery(parameters.names, search, messages);
  collect(messages, parameters.params, params);
  collect(messages, parameters.query, query);
  const spec = listSpecOf(endpoint);
  const list = spec && parseListQuery(query, spec);
  messages.push(...(list?.messages ?? []));
  const input: Input = {
    params,
    query: ownOf(query, parameters.own),
    body: {},
    kind: kindOf(params.jenis ?? ''),
    permintaan: list?.permintaan,
    ownFilters: list?.ownFilters,
  };
  return { input, messages };
}

function ownOf(query: Readonly<Record<string, string>>, names: ReadonlySet<string>) {
  const own: Record<string, string> = {};
  for (const name in query) if (names.has(name)) own[name] = query[name] as string;
  return own;
}

/** The headers that an endpoint names, by its names for them; mistakes go to `messages`. */
export function readHeaders(
  { headers: named }: Endpoint,
  sent: IncomingHttpHeaders,
  messages: string[],
): Record<string, string> {
  if (!named) return {};
  const headers = Object.fromEntries(
    Object.keys(named).flatMap((name) => {
      const value = sent[name.toLowerCase()];
      return value === undefined || value === '' ? [] : [[name, String(value)]];
    }),
  );
  collect(messages, z.object(named), headers);
  return headers;
}

function readQuery(
  allowed: ReadonlySet<string>,
  search: string,
  messages: string[],
): Record<string, string> {
  const query: Record<string, string> = Object.create(null);
  if (search === '') return query;
  for (const [name, value] of new URLSearchParams(search)) {
    if (!allowed.has(name)) {
      const names = [...allowed].join(', ') || '-';
      messages.push(`${printable(name)}: ${sentence('tidak_dikenal_dari', names)}`);
    } else if (query[name] !== undefined) {
      messages.push(`${name}: ${sentence('satu_kali')}`);
    } else {
      const problem = textProblem(value);
      if (problem) messages.push(`${name}: ${problem}`);
      query[name] = value;
    }
  }
  return query;
}

function collect(messages: string[], schema: z.ZodType | undefined, value: unknown): void {
  const checked = schema && check(schema, value);
  if (checked?.ok === false) messages.push(...checked.messages);
  const texts = value as Readonly<Record<string, string>>;
  for (const name in texts) {
    const problem = textProblem(texts[name] as string);
    if (problem && !messages.some((one) => one.startsWith(`${name}:`))) {
      messages.push(`${name}: ${problem}`);
    }
  }
}

/** What the body of this input is judged by. */
export const schemaOf = (endpoint: Endpoint, input: Input): z.ZodType | undefined =>
  (endpoint.judgedBy ?? endpoint.bodyOf)?.(input) ?? endpoint.body;

/**
 * Checks the body and puts it into the input.
 *
 * @throws HttpError 400 with one message per mistake, 50 at most, those of the parameters first
 */
export function withBody(
  endpoint: Endpoint,
  input: Input,
  body: unknown,
  messages: string[],
): Input {
  const schema = schemaOf(endpoint, input);
  const problems = [...messages];
  if (schema && body === undefined && !endpoint.bodyOptional) {
    problems.push(`body: ${sentence('wajib')}`);
  } else {
    const checked = check(schema ?? NO_BODY, body === undefined ? {} : body);
    if (!checked.ok) problems.push(...checked.messages);
  }
  if (problems.length > 0) {
    throw new HttpError(400, 'VAINP', [...new Set(problems)].slice(0, MAX_MESSAGES));
  }
  return { ...input, body: (body ?? {}) as Record<string, unknown> };
}
