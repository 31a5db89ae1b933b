/** The list parameters of the specification (4.2), from a query string to the database's `permintaan_list`. */

import { ATRIBUT_KEY } from '../../server/answers/entry.ts';
import { HttpError, toApiError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import { showsSomething, trimmed } from '../../server/base/shown_text.ts';
import { SUMBER } from './id_luar.ts';

/** What values a filter takes, for the description. The database judges them: they go on as text. */
export type FilterCheck =
  | { kind: 'text' | 'integer' | 'decimal' | 'date' | 'boolean' | 'none' }
  | { kind: 'choice'; values: readonly string[] };

export type ListSpec = {
  /** Names that `fields` may pick; null where the list has no such parameter. */
  fields: readonly string[] | null;
  /** Names of fields of other records, one step along a reference, that `fields` may pick too. */
  related?: readonly string[];
  computed: readonly string[];
  searchable: readonly string[];
  sortable: readonly string[];
  filters: Readonly<Record<string, FilterCheck>>;
  /** Filters that are query parameters of their own too. */
  extraFilters: readonly string[];
  /** Between key and value of a filter. */
  pairSeparator: '=' | ':';
  /** `sorts` is accepted and wins over `sort`. */
  hasSorts: boolean;
  /** Records carry `atribut`, so `atribut.<key>` is a name everywhere. */
  hasAtribut: boolean;
  /** Its filter takes `id_luar.<sumber>`. */
  hasIdLuar?: true;
  wholeByDefault: boolean;
  /** `kursor` is accepted. */
  hasKursor: boolean;
};

/** `erp.permintaan_list` in snake_case. */
export type Permintaan = {
  page: number | null;
  per_page: number | null;
  paginate: boolean | null;
  fields: string[] | null;
  custom_fields: string[] | null;
  search: string | null;
  search_fields: string[] | null;
  sort: string[] | null;
  filter: Record<string, string> | null;
  /** Where the page before ended; empty: the first page. Then there are neither page, paginate nor total. */
  kursor: string | null;
};

type ListQuery = {
  permintaan: Permintaan;
  /** Filters that were given as parameters of their own. */
  ownFilters: string[];
  messages: string[];
};

export const DEFAULT_PER_PAGE = 20;
export const MAX_PER_PAGE = 500;
const MAX_PAGE = 1_000_000;
const MAX_SEARCH = 200;
/** The most names in a list of columns or filters. Of columns to sort by fewer are taken, since each costs more. */
export const MAX_NAMES = 50;
export const MAX_SORTS = 10;

/** The query parameters that a list takes, in the order in which a message names them. */
export function listParameters(spec: ListSpec): string[] {
  return [
    'page',
    'per_page',
    'paginate',
    ...(spec.hasKursor ? ['kursor'] : []),
    ...(spec.fields ? ['fields'] : []),
    'search',
    'search_fields',
    ...(spec.hasSorts ? ['sorts'] : []),
    'sort',
    'custom_fields',
    'filter',
    ...spec.extraFilters,
  ];
}

/**
 * Reads the list parameters.
 *
 * @param query one value per name; unknown names are reported by the caller
 * @returns the request for the database, and one message per mistake
 */
export function parseListQuery(query: Readonly<Record<string, string>>, spec: ListSpec): ListQuery {
  const messages: string[] = [];
  const report = (message: string) => messages.push(message);
  const names = (parameter: string, allowed: readonly string[], more: readonly string[] = []) =>
    nameList(query[parameter], parameter, allowed, spec.hasAtribut, report, more);
  const permintaan: Permintaan = {
    ...readPosition(query, spec, report),
    fields: spec.fields ? names('fields', spec.fields, spec.related) : null,
    custom_fields: names('custom_fields', spec.computed),
    search: readSearch(query.search, report),
    search_fields: nameList(query.search_fields, 'search_fields', spec.searchable, false, report),
    sort: readSort(query, spec, report),
    filter: readFilter(query, spec, report),
  };
  const ownFilters = spec.extraFilters.filter((name) => query[name] !== undefined);
  return { permintaan, ownFilters, messages };
}

type Report = (message: string) => void;

/** Which rows: those of a page, those after a cursor, or all. */
function readPosition(
  query: Readonly<Record<string, string>>,
  spec: ListSpec,
  report: Report,
): Pick<Permintaan, 'page' | 'per_page' | 'paginate' | 'kursor'> {
  const paginate = readPaginate(query, spec, report);
  const page = wholeNumber(query.page, 'page', MAX_PAGE, report) ?? 1;
  const perPage = wholeNumber(query.per_page, 'per_page', MAX_PER_PAGE, report);
  const per_page = perPage ?? DEFAULT_PER_PAGE;
  if (query.kursor === undefined) {
    return paginate
      ? { page, per_page, paginate, kursor: null }
      : { page: null, per_page: null, paginate, kursor: null };
  }
  for (const name of ['page', 'paginate']) {
    if (query[name] !== undefined) report(`${name}: ${sentence('tidak_bersama', 'kursor')}`);
  }
  return { page: null, per_page, paginate: null, kursor: query.kursor };
}

function readPaginate(
  query: Readonly<Record<string, string>>,
  spec: ListSpec,
  report: Report,
): boolean {
  const { paginate } = query;
  const paged = query.page !== undefined || query.per_page !== undefined;
  if (paginate === undefined) return !(spec.wholeByDefault && !paged);
  if (paginate !== 'true' && paginate !== 'false') report(`paginate: ${sentence('boolean')}`);
  return paginate !== 'false';
}

function wholeNumber(
  text: string | undefined,
  name: string,
  max: number,
  report: Report,
): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= max) return value;
  report(`${name}: ${sentence('bulat_antara', 1, max)}`);
  return undefined;
}

function readSearch(text: string | undefined, report: Report): string | null {
  if (text === undefined || !showsSomething(text)) return null;
  const sought = trimmed(text);
  if ([...sought].length > MAX_SEARCH) {
    report(`search: ${sentence('huruf_paling_banyak', MAX_SEARCH)}`);
  }
  return sought;
}

function nameList(
  text: string | undefined,
  parameter: string,
  allowed: readonly string[],
  withAtribut: boolean,
  report: Report,
  more: readonly string[] = [],
): string[] | null {
  if (text === undefined || text.trim() === '') return null;
  const names = [...new Set(text.split(',').map((name) => name.trim()))];
  if (names.length > MAX_NAMES) {
    report(tooMany(parameter, MAX_NAMES));
    return null;
  }
  for (const name of names) {
    if (allowed.includes(name) || more.includes(name)) continue;
    if (withAtribut && isAtribut(name)) continue;
    report(`${parameter}: ${unknownName(name, allowed, withAtribut)}`);
  }
  return names;
}

const tooMany = (parameter: string, max: number): string =>
  `${parameter}: ${sentence('isi_paling_banyak', max)}`;

function unknownName(name: string, allowed: readonly string[], withAtribut: boolean): string {
  const all = withAtribut ? [...allowed, 'atribut.<nama>'] : allowed;
  return `"${name}" ${sentence('tidak_dikenal_dari', all.join(', ') || '-')}`;
}

function isAtribut(name: string): boolean {
  return name.startsWith('atribut.') && ATRIBUT_KEY.test(name.slice('atribut.'.length));
}

function isIdLuar(name: string): boolean {
  return name.startsWith('id_luar.') && SUMBER.test(name.slice('id_luar.'.length));
}

function readSort(
  query: Readonly<Record<string, string>>,
  spec: ListSpec,
  report: Report,
): string[] | null {
  const parameter = spec.hasSorts && query.sorts !== undefined ? 'sorts' : 'sort';
  const text = query[parameter];
  if (text === undefined || text.trim() === '') return null;
  const seen = new Map<string, string>();
  const parts = text.split(',');
  if (parts.length > MAX_SORTS) {
    report(tooMany(parameter, MAX_SORTS));
    return null;
  }
  for (const part of parts) {
    const [name = '', direction = 'asc', ...rest] = part.trim().split(':');
    const descending = /^-(.+)$/.exec(name)?.[1];
    if (descending !== undefined && spec.sortable.includes(descending)) {
      report(`${parameter}: "${name}" ditulis "${descending}:desc"`);
    } else if (!spec.sortable.includes(name) && !(spec.hasAtribut && isAtribut(name))) {
      report(`${parameter}: ${unknownName(name, spec.sortable, spec.hasAtribut)}`);
    } else if (rest.length > 0 || (direction !== 'asc' && direction !== 'desc')) {
      report(`${parameter}: arah "${name}" harus asc atau desc`);
    } else if (seen.has(name)) {
      report(`${parameter}: "${name}" ${sentence('berulang')}`);
    } else {
      seen.set(name, direction);
    }
  }
  return [...seen].map(([name, direction]) => `${name}:${direction}`);
}

function readFilter(
  query: Readonly<Record<string, string>>,
  spec: ListSpec,
  report: Report,
): Record<string, string> | null {
  // A Map, because a name such as __proto__ is a client's to choose.
  const found = new Map<string, string>();
  for (const [name, value] of filterPairs(query.filter ?? '', spec, report)) {
    if (found.has(name)) report(`filter: "${name}" ${sentence('berulang')}`);
    found.set(name, value);
  }
  for (const name of spec.extraFilters) {
    const value = query[name];
    if (value === undefined) continue;
    if (found.has(name) && found.get(name) !== value) report(`${name}: berbeda dari isi filter`);
    found.set(name, value);
  }
  return found.size === 0 ? null : Object.fromEntries(found);
}

function filterPairs(text: string, spec: ListSpec, report: Report): [string, string][] {
  if (text.trim() === '') return [];
  const names = Object.keys(spec.filters);
  const allowed = [...names, ...(spec.hasIdLuar ? ['id_luar.<sumber>'] : [])];
  const isKnown = (name: string) =>
    names.includes(name) ||
    (spec.hasAtribut && isAtribut(name)) ||
    (spec.hasIdLuar && isIdLuar(name));
  const pairs: [string, string][] = [];
  const parts = splitUnescaped(text);
  if (parts.length > MAX_NAMES) {
    report(tooMany('filter', MAX_NAMES));
    return [];
  }
  for (const part of parts) {
    const at = part.indexOf(spec.pairSeparator);
    const name = (at < 0 ? part : part.slice(0, at)).trim();
    if (!isKnown(name)) {
      const comma = at < 0 && pairs.length > 0 ? '; koma di dalam nilai ditulis \\,' : '';
      report(`filter: ${unknownName(name, allowed, spec.hasAtribut)}${comma}`);
    } else if (at < 0) {
      report(`filter.${name}: harus berbentuk ${name}${spec.pairSeparator}nilai`);
    } else {
      pairs.push([name, part.slice(at + 1)]);
    }
  }
  return pairs;
}

/** Splits at commas; a backslash takes the next character as it is. */
function splitUnescaped(text: string): string[] {
  const parts: string[] = [];
  let current = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '\\' && index + 1 < text.length) {
      index += 1;
      current += text.charAt(index);
    } else if (character === ',') {
      parts.push(current);
      current = '';
    } else {
      current += character;
    }
  }
  return [...parts, current];
}

/**
 * What the database says of the values of filters, as REST says it of a query string: with the code of parameters, and by
 * the name of the parameter where a filter is one of its own. Any other error stays as it is.
 */
export function filterRefusal(thrown: unknown, ownFilters: readonly string[]): unknown {
  const { code, message } = toApiError(thrown);
  const messages = [message].flat();
  if (code !== 'VALST' || !messages.every((one) => one.startsWith('filter.'))) return thrown;
  const named = messages.map((one) => {
    const [name = ''] = one.slice('filter.'.length).split(':');
    return ownFilters.includes(name) ? one.slice('filter.'.length) : one;
  });
  return new HttpError(400, 'VAINP', named, undefined, { cause: thrown });
}
