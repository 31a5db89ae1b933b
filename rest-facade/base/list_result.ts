/** From the text of a list function to the body of the response, without parsing the rows. */
import type { Permintaan } from './list_query.ts';

const TOTAL = /^\s*\{\s*"total"\s*:\s*(\d+|null)\s*,\s*/;
const KEY = /"(meta|extra|data)"\s*:\s*/y;

type ListText = {
  body: string;
  totalPages: number | null;
  /** After this page; null where it is the last one. Undefined where the pages are counted. */
  kursor?: string | null;
};

/**
 * Turns `{"total": n, ["meta": {…},] ["extra": {…},] "data": […]}` into `{…extra, "data": […], "meta": {…}}`, written
 * as PostgreSQL writes JSON, `"key" : value`, so that an answer is of one style.
 *
 * @throws Error when the database's text has another shape
 */
export function listBody(text: string, permintaan: Permintaan): ListText {
  const head = TOTAL.exec(text);
  if (!head) throw new Error('a list function must answer {"total": …, "data": …} in this order');
  const parts = readParts(text, head[0].length);
  if (permintaan.kursor !== null) {
    const { kursor } = JSON.parse(parts.meta) as { kursor: string | null };
    return { body: bodyOf(parts, inside(parts.meta)), totalPages: null, kursor };
  }
  const total = Number(head[1]);
  const { page, per_page: perPage } = permintaan;
  const paged = page !== null && perPage !== null;
  const totalPages = paged ? Math.ceil(total / perPage) : null;
  const position = paged
    ? `"page" : ${page}, "per_page" : ${perPage}, "total" : ${total}, "total_pages" : ${totalPages}`
    : `"paginate" : false, "total" : ${total}`;
  const meta = [position, inside(parts.meta)].filter(Boolean).join(', ');
  return { body: bodyOf(parts, meta), totalPages };
}

type Parts = { meta: string; extra: string; data: string };

function bodyOf({ extra, data }: Parts, meta: string): string {
  const members = [inside(extra), `"data" : ${data}`, `"meta" : {${meta}}`];
  return `{${members.filter(Boolean).join(', ')}}`;
}

function readParts(text: string, start: number): Parts {
  const parts = { meta: '', extra: '', data: '' };
  let at = start;
  for (;;) {
    KEY.lastIndex = at;
    const key = KEY.exec(text);
    if (!key) throw new Error('a list function answers only total, meta, extra and data');
    const from = KEY.lastIndex;
    if (key[1] === 'data') {
      parts.data = text.slice(from, text.lastIndexOf('}')).trimEnd();
      return parts;
    }
    const end = objectEnd(text, from);
    parts[key[1] as 'meta' | 'extra'] = text.slice(from, end);
    at = end + (/^\s*,\s*/.exec(text.slice(end, end + 16))?.[0].length ?? 0);
  }
}

/** Where the object that begins at `from` ends (exclusive). */
function objectEnd(text: string, from: number): number {
  let depth = 0;
  let quoted = false;
  for (let index = from; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (quoted) {
      if (character === '\\') index += 1;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return index + 1;
    }
  }
  throw new Error('a list function answered broken JSON');
}

function inside(object: string): string {
  return object === '' ? '' : object.trim().slice(1, -1).trim();
}

/** The Link header of a list that goes on from a cursor: next. */
export function nextLink(url: string, kursor: string): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  query.set('kursor', kursor);
  return `<${path}?${query.toString()}>; rel="next"`;
}

/** The Link header of a paged list (RFC 8288): first, prev, next and last. */
export function listLinks(url: string, page: number, totalPages: number): string {
  const [path = '', search = ''] = url.split('?');
  const query = new URLSearchParams(search);
  const link = (to: number, rel: string) => {
    query.set('page', String(to));
    return `<${path}?${query.toString()}>; rel="${rel}"`;
  };
  const last = Math.max(totalPages, 1);
  const links = [link(1, 'first')];
  if (page > 1) links.push(link(Math.min(page - 1, last), 'prev'));
  if (page < last) links.push(link(page + 1, 'next'));
  links.push(link(last, 'last'));
  return links.join(', ');
}
