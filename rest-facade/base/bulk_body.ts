/**
 * Reading many documents in one body, `{"mode": …, "dokumen": […]}` or a document a line. Eight MiB at once would hold up
 * everybody else, so the text is cut into its documents, and these are parsed and checked, a slice at a time.
 */
import type { Request, Response } from 'express';
import { z } from 'zod';
import { HttpError, MAX_MESSAGES } from '../../server/base/errors.ts';
import { requireKey } from '../../server/base/idempotency.ts';
import { countValues, MAX_JSON_VALUES } from '../../server/base/json_text.ts';
import { sentence } from '../../server/base/sentences.ts';
import { NDJSON_TYPE, parseJson, readText, typeOf } from '../../server/http/json_body.ts';
import type { Bulk, Input } from './endpoint.ts';
import { check } from './validation.ts';

const BULK_LIMIT_BYTES = 8 * 1024 * 1024;
export const MAX_DOCUMENTS = 1000;
/** Documents that become one transaction; their values go to the database in one piece. */
export const MAX_WHOLE = 200;
const MAX_WHOLE_VALUES = 2 * MAX_JSON_VALUES;

/** Bytes of text that are cut or checked before the event loop gets a turn. */
const SLICE = 64 * 1024;

export const MODES = ['semua', 'per-baris'] as const;
export type Mode = (typeof MODES)[number];

/** One document of mode `per-baris`: its body, or its mistakes. Its key is its own, or the request's key with its place. */
export type Item = { key?: string; isi: Record<string, unknown>; galat?: HttpError };
/** The checked body. In mode `semua` it holds the documents as values, in `per-baris` as items. */
type BulkBody =
  | { mode: 'semua'; dokumen: Record<string, unknown>[] }
  | { mode: 'per-baris'; dokumen: Item[] };

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What the body holds: the text of each document, and what stands around them. */
type Pieces = { head: unknown; texts: string[]; lines: boolean };

/** @throws HttpError 415, 413, 400 */
export async function readBulk(req: Request, res: Response): Promise<Pieces | undefined> {
  const text = await readText(req, res, BULK_LIMIT_BYTES, [NDJSON_TYPE]);
  if (text === undefined) return undefined;
  if (typeOf(req) !== NDJSON_TYPE) return cutArray(text);
  const lines = text.split('\n', MAX_LINES + 1);
  if (lines.length > MAX_LINES) throw tooMany(MAX_DOCUMENTS);
  return { head: {}, texts: lines.filter((line) => line.trim() !== ''), lines: true };
}

/** Empty lines are skipped, but count towards this many. */
const MAX_LINES = 10 * MAX_DOCUMENTS;

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const ARRAY_OF_DOCUMENTS = /"dokumen"\s*:\s*$/;

/**
 * Cuts the array `dokumen` of the outermost object into its elements. Nothing is judged here: what was cut out and what is
 * left are each parsed as JSON, which they are if and only if the whole is.
 */
async function cutArray(text: string): Promise<Pieces> {
  const texts: string[] = [];
  let opened = -1;
  let closed = -1;
  let from = 0;
  let depth = 0;
  let inText = false;
  let index = 0;
  const inArray = () => opened >= 0 && closed < 0 && depth === 2;
  while (index < text.length) {
    for (const end = Math.min(index + SLICE, text.length); index < end; index += 1) {
      const code = text.charCodeAt(index);
      if (inText) {
        if (code === BACKSLASH) index += 1;
        else if (code === QUOTE) inText = false;
      } else if (code === QUOTE) inText = true;
      else if (code === COMMA) {
        if (!inArray()) continue;
        texts.push(text.slice(from, index));
        if (texts.length >= MAX_DOCUMENTS) throw tooMany(MAX_DOCUMENTS);
        from = index + 1;
      } else if (OPENING.has(code)) {
        depth += 1;
        if (depth !== 2 || opened >= 0 || code !== 0x5b) continue;
        if (!ARRAY_OF_DOCUMENTS.test(text.slice(Math.max(0, index - 40), index))) continue;
        opened = index;
        from = index + 1;
      } else if (CLOSING.has(code)) {
        if (inArray()) {
          closed = index;
          const last = text.slice(from, index);
          if (texts.length > 0 || last.trim() !== '') texts.push(last);
        }
        depth -= 1;
      }
    }
    await turn();
  }
  const head =
    opened < 0 ? text : text.slice(0, opened + 1) + (closed < 0 ? '' : text.slice(closed));
  return { head: parseJson(head), texts, lines: false };
}

const tooMany = (most: number) =>
  new HttpError(400, 'VAINP', [`dokumen: ${sentence('isi_paling_banyak', most)}`]);

const modeField = z.enum(MODES);
/** The outermost object once its documents are cut out. */
const HEAD = z.strictObject({
  mode: modeField,
  dokumen: z
    .array(z.unknown())
    .refine((left) => left.length === 0, { error: () => sentence('satu_kali') }),
});
/** NDJSON has no outermost object: the mode stands in the query. */
const NO_HEAD = z.strictObject({ mode: modeField });

/**
 * Checks the documents and puts them into the input.
 *
 * @param messages mistakes of the parameters
 * @param key the request's own idempotency key
 * @throws HttpError 400: in mode `semua` for every mistake, else for what is wrong with the list itself
 */
export async function withBulk(
  bulk: Bulk,
  input: Input,
  pieces: Pieces | undefined,
  messages: readonly string[],
  key: string | undefined,
): Promise<Input> {
  if (!pieces) throw refusal([...messages, `body: ${sentence('wajib')}`]);
  const { head, texts, lines } = pieces;
  const given = lines ? { mode: input.query.mode } : head;
  const checked = check(lines ? NO_HEAD : HEAD, given);
  const problems = [...messages, ...(checked.ok ? [] : checked.messages)];
  if (!lines && input.query.mode !== undefined) {
    problems.push('mode: sebagai parameter hanya untuk satu dokumen per baris (NDJSON)');
  }
  if (texts.length === 0) problems.push(`dokumen: ${sentence('isi_paling_sedikit', 1)}`);
  if (problems.length > 0) throw refusal(problems);
  const { mode } = given as { mode: Mode };
  const most = mode === 'semua' ? MAX_WHOLE : MAX_DOCUMENTS;
  if (texts.length > most) throw tooMany(most);
  const documents = await parseAll(texts, mode);
  const schema = bulk.itemOf(input);
  const items: Item[] = [];
  const repeated = makeRepeated(bulk, mode);
  for (const [index, document] of documents.entries()) {
    if (index % 20 === 19) await turn();
    const one = checkOne(bulk, schema, input, document, mode);
    const { isi, messages: wrong, fatal } = one;
    const own = one.key ?? (key === undefined ? undefined : `${key}#${index}`);
    fatal.push(...repeated(index, own, isi));
    const told = mode === 'semua' ? [...fatal, ...wrong] : fatal;
    problems.push(...told.map((one) => below(index, one)));
    if (problems.length >= MAX_MESSAGES) break;
    items.push({
      isi,
      ...(own !== undefined && { key: own }),
      ...(wrong.length > 0 && { galat: refusal(wrong) }),
    });
  }
  if (problems.length > 0) throw refusal(problems);
  const body: BulkBody =
    mode === 'semua' ? { mode, dokumen: items.map(({ isi }) => isi) } : { mode, dokumen: items };
  return { ...input, body };
}

/** Finds a value that an earlier document of the list has already. In mode `semua` the database finds it too. */
function makeRepeated({ unique }: Bulk, mode: Mode) {
  const seen = new Map<string, number>();
  return (index: number, key: string | undefined, isi: Record<string, unknown>): string[] => {
    const own = unique === undefined || mode === 'semua' ? undefined : isi[unique];
    const said = [
      ['idempotency_key', key],
      [unique ?? '', own],
    ] as const;
    return said.flatMap(([name, value]) => {
      if (typeof value !== 'string') return [];
      const first = seen.get(`${name} ${value}`);
      if (first === undefined) seen.set(`${name} ${value}`, index);
      return first === undefined ? [] : [`${name}: sama dengan dokumen.${first}`];
    });
  };
}

/** The mistakes of a document: those of the list, such as another kind, and its own. */
function checkOne(bulk: Bulk, schema: z.ZodType, { kind }: Input, document: unknown, mode: Mode) {
  const fatal: string[] = [];
  const checked = check(schema, document);
  const messages = checked.ok ? [] : checked.messages;
  const plain = typeof document === 'object' && document !== null ? document : {};
  const { idempotency_key: key, jenis, ...isi } = plain as Record<string, unknown>;
  if (bulk.kinds && jenis !== undefined && bulk.kinds(jenis) !== kind) {
    fatal.push(`jenis: harus ${kind}, seperti di alamatnya`);
  }
  if (mode === 'semua') {
    for (const name of ['idempotency_key', 'draft']) {
      if (name in plain) fatal.push(`${name}: ${sentence('hanya_per_baris')}`);
    }
  }
  if (typeof key !== 'string' || mode === 'semua') return { isi, messages, fatal };
  try {
    requireKey(key);
  } catch (error) {
    fatal.push(...[(error as HttpError).messages].flat().map(ownKey));
  }
  return { isi, messages, fatal, key };
}

const ownKey = (message: string) => message.replace(/^Idempotency-Key/, 'idempotency_key');

async function parseAll(texts: readonly string[], mode: Mode): Promise<unknown[]> {
  const documents: unknown[] = [];
  let size = 0;
  let values = 0;
  for (const [index, text] of texts.entries()) {
    if (mode === 'semua') {
      values += countValues(text, MAX_WHOLE_VALUES);
      if (values > MAX_WHOLE_VALUES) {
        throw refusal([`dokumen: semuanya paling banyak ${MAX_WHOLE_VALUES} nilai`]);
      }
    }
    try {
      documents.push(parseJson(text));
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const messages = [error.messages].flat().map((one) => below(index, one));
      throw new HttpError(error.statusCode, error.code, messages);
    }
    size += text.length;
    if (size < SLICE) continue;
    size = 0;
    await turn();
  }
  return documents;
}

/** `qty: …` of document 5 becomes `dokumen.5.qty: …`. */
function below(index: number, message: string): string {
  const whole = message.startsWith('body: ');
  return `dokumen.${index}${whole ? message.slice('body'.length) : `.${message}`}`;
}

const refusal = (messages: readonly string[]) =>
  new HttpError(400, 'VAINP', [...new Set(messages)].slice(0, MAX_MESSAGES));
