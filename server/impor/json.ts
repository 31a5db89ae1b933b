/** Lists of objects in JSON, as programs give them: an array, one under a name (`{"data": […]}`), or an object a line. */
import { createReadStream } from 'node:fs';
import { JSONParser, TokenType } from '@streamparser/json';
import { clean, MAX_CELL, MAX_COLUMNS, type Sel, unreadable } from './tabel.ts';

/** An object is kept whole; its table cannot be wider. */
const MAX_OBJECT = MAX_COLUMNS * MAX_CELL;
const MAX_DEPTH = 16;
/** How many lists under names of one object are looked at. */
const MAX_LISTS = 20;
/** How deep objects within objects still become columns. */
const MAX_NESTED = 3;

type Isi = Readonly<Record<string, unknown>>;

/** Whether a file begins as JSON does. A CSV that begins so would have no name in its first cell. */
export const isJson = (text: string): boolean => /^\ufeff?\s*(?:\[\s*\{|\{\s*")/.test(text);

/**
 * The objects of the longest list: first a row of its columns, then the rows. The file is read twice, since the last
 * object may have a column more.
 */
export async function* readJson(
  path: string,
  head: string,
  catatan: string[],
): AsyncGenerator<Sel[], void, void> {
  const lists = new Map<string, { count: number; names: Set<string> }>();
  for await (const { list, isi } of objectsOf(path, head)) {
    const known = lists.get(list) ?? { count: 0, names: new Set() };
    if (lists.size < MAX_LISTS) lists.set(list, known);
    known.count += 1;
    for (const row of rowsOf(isi)) for (const name of row.keys()) known.names.add(name);
    if (known.names.size > MAX_COLUMNS) throw unreadable(`lebih dari ${MAX_COLUMNS} kolom`);
  }
  const longest = [...lists].sort(([, a], [, b]) => b.count - a.count);
  const [[list, { count, names }] = ['', { count: 0, names: new Set<string>() }], ...others] =
    longest;
  if (count === 0) throw unreadable('JSON tanpa daftar objek');
  const shown = (name: string) => clean(name).slice(0, 60);
  catatan.push(`JSON, ${count} objek${list ? ` di ${shown(list)}` : ''}`);
  if (others.length > 0) {
    catatan.push(`daftar lain tidak dibaca: ${others.map(([name]) => shown(name)).join(', ')}`);
  }
  yield [...names];
  for await (const found of objectsOf(path, head)) {
    if (found.list !== list) continue;
    for (const row of rowsOf(found.isi)) yield Array.from(names, (name) => row.get(name) ?? null);
  }
}

/** Objects of lists, with the name under which their list stands. */
async function* objectsOf(path: string, head: string) {
  const array = /^\ufeff?\s*\[/.test(head);
  const lines = !array && isLines(head);
  const parser = new JSONParser({
    paths: [lines ? '$' : array ? '$.*' : '$.*.*'],
    keepStack: false,
    ...(lines && { separator: '' }),
  });
  const found: { list: string; isi: Isi }[] = [];
  parser.onValue = ({ value, parent, stack }) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return;
    // Of `{"meta": {"page": {}}}` nothing is a list.
    if (!lines && !Array.isArray(parent)) return;
    found.push({ list: String(stack.at(-1)?.key ?? ''), isi: value as Isi });
    since = 0;
  };
  let depth = 0;
  let since = 0;
  parser.onToken = ({ token }) => {
    if (token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET) depth += 1;
    if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > MAX_DEPTH) throw unreadable('JSON terlalu bersarang');
  };
  for await (const part of createReadStream(path)) {
    since += (part as Buffer).length;
    if (since > MAX_OBJECT) throw unreadable('JSON dengan objek yang terlalu panjang');
    parse(() => parser.write(part as Buffer));
    yield* found.splice(0);
  }
  // A file of an object a line has no end of its own.
  if (!parser.isEnded) parse(() => parser.end());
  yield* found.splice(0);
}

/** Whether a file begins with an object, the end of its line, and another object. */
function isLines(head: string): boolean {
  const line = /^\ufeff?\s*(\{.*\})\s*\r?\n\s*\{/.exec(head)?.[1];
  try {
    return line !== undefined && typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

function parse(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as { statusCode?: unknown }).statusCode !== undefined) throw error;
    throw unreadable('JSON yang rusak', { cause: error });
  }
}

/** The rows of an object: one, or one of each line where it has lines (`{"nomor": …, "detail": […]}`). */
function rowsOf(isi: Isi): Map<string, Sel>[] {
  const lines = Object.entries(isi).filter(
    ([, value]) => Array.isArray(value) && value.some((one) => isObject(one)),
  );
  const [first, second] = lines;
  if (second) throw unreadable(`objek dengan dua daftar: ${first?.[0]} dan ${second[0]}`);
  const common = new Map<string, Sel>();
  for (const [name, value] of Object.entries(isi)) {
    if (name !== first?.[0]) put(common, name, value, 0);
  }
  if (!first) return [common];
  const [name, list] = first as [string, unknown[]];
  return list.map((line) => {
    const row = new Map<string, Sel>();
    for (const [key, value] of Object.entries(isObject(line) ? line : { isi: line })) {
      put(row, common.has(key) ? `${name} ${key}` : key, value, 0);
    }
    return new Map([...common, ...row]);
  });
}

const isObject = (value: unknown): value is Isi =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** `{"customer": {"code": "C1"}}` is a column `customer code`. */
function put(row: Map<string, Sel>, name: string, value: unknown, depth: number): void {
  if (isObject(value)) {
    if (depth === MAX_NESTED) throw unreadable('JSON terlalu bersarang');
    for (const [key, inner] of Object.entries(value)) put(row, `${name} ${key}`, inner, depth + 1);
  } else row.set(clean(name).slice(0, 200), cellOf(value));
}

function cellOf(value: unknown): Sel {
  if (Array.isArray(value)) return cellOf(value.filter((one) => !isObject(one)).join(', '));
  if (typeof value === 'string') return clean(value) || null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return null;
}
