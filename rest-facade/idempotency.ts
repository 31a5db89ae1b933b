/** The Idempotency-Key header: its formats, and the fingerprint that tells one body from another. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from '../server/base/errors.ts';
import { rawNumber } from '../server/base/json_text.ts';

/**
 * `txn:{jenis}:{uuid}`, `master:{entity}:{uuid}`, `{aksi}:{jenis}:{id}:{uuid}`, `cdc:{tenant}:{timestamp}`,
 * `login:{sub}`, or anything. Which words may stand at {jenis}, {entity}, {aksi}, {id}, {tenant} and {sub} is given
 * by `words`; a timestamp is Unix milliseconds.
 */
export type KeyFormat = 'txn' | 'master' | 'aksi' | 'cdc' | 'login' | 'bebas';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MILLISECONDS = /^\d{10,16}$/;
const MAX_LENGTH = 200;

const DESCRIPTIONS: Readonly<Record<KeyFormat, string>> = {
  txn: 'txn:{jenis}:{uuid}',
  master: 'master:{entity}:{uuid}',
  aksi: '{aksi}:{jenis}:{id}:{uuid}',
  cdc: 'cdc:{tenant}:{timestamp} (milidetik Unix)',
  login: 'login:{firebase_uid}',
  bebas: 'teks sampai 200 huruf',
};

const UUID_EXAMPLE = '0b0c6f4e-5a52-4f6c-9f0e-1d8a3b7c2e11';
const EXAMPLES: Readonly<Record<KeyFormat, string>> = {
  txn: `txn:penjualan:${UUID_EXAMPLE}`,
  master: `master:barang:${UUID_EXAMPLE}`,
  aksi: `approve:penjualan:7:${UUID_EXAMPLE}`,
  cdc: 'cdc:demo:1769828400000',
  login: 'login:Vb3kQ0x1',
  bebas: UUID_EXAMPLE,
};

export function exampleKey(format: KeyFormat): string {
  return EXAMPLES[format];
}

export function describeKey(format: KeyFormat): string {
  return DESCRIPTIONS[format];
}

/**
 * The key of a request, from Idempotency-Key or the older X-Idempotency-Key; undefined when there is none.
 *
 * @throws HttpError 400 VAIDK when both are there and differ
 */
export function readKey(headers: IncomingHttpHeaders): string | undefined {
  const key = unquoted(headers['idempotency-key']);
  const older = unquoted(headers['x-idempotency-key']);
  if (key !== undefined && older !== undefined && key !== older) {
    throw new HttpError(400, 'VAIDK', ['Idempotency-Key: berbeda dengan X-Idempotency-Key']);
  }
  return key ?? older;
}

/** Without the quotes that the header's draft standard allows. */
function unquoted(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const text = (Array.isArray(header) ? header.join(',') : header).trim();
  const quoted = /^"(.*)"$/.exec(text);
  return quoted ? (quoted[1] ?? '') : text;
}

/**
 * Checks the format of a key.
 *
 * @param words the texts allowed before the uuid or timestamp, one list per part; any text where a list is empty
 * @throws HttpError 400 VAIDK
 */
export function requireFormat(
  key: string,
  format: KeyFormat,
  words: readonly (readonly string[])[],
): void {
  const wrong = new HttpError(400, 'VAIDK', [
    `Idempotency-Key: harus berbentuk ${DESCRIPTIONS[format]}, paling banyak ${MAX_LENGTH} huruf`,
  ]);
  if (key === '' || key.length > MAX_LENGTH || !/^[\x20-\x7e]+$/.test(key)) throw wrong;
  if (format === 'bebas') return;
  if (format === 'login') {
    if (!/^login:.+$/.test(key)) throw wrong;
    return;
  }
  const parts = key.split(':');
  const last = parts.pop() ?? '';
  const known = parts.length === words.length && parts.every((part, i) => words[i]?.includes(part));
  if (!known || !(format === 'cdc' ? MILLISECONDS : UUID).test(last)) throw wrong;
}

/** SHA-256 (hex) over the route and the body, in which the order of keys does not matter. */
export function fingerprint(route: string, body: unknown): string {
  return createHash('sha256').update(route).update('\n').update(canonical(body)).digest('hex');
}

function canonical(value: unknown): string {
  const digits = rawNumber(value);
  if (digits !== undefined) return digits;
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`);
  return `{${members.join(',')}}`;
}
