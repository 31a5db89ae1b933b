/** The Idempotency-Key header: what it may be, and the fingerprint that tells one body from another. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { HttpError } from './errors.ts';
import { rawNumber } from './json_text.ts';

/** Letters of a key, all of them visible. */
export const MIN_KEY = 8;
export const MAX_KEY = 255;

const UUID = '0b0c6f4e-5a52-4f6c-9f0e-1d8a3b7c2e11';

/** The recommended forms, each with an example; any other key is as good. */
export const KEY_FORMS = {
  txn: ['txn:{jenis}:{uuid}', `txn:penjualan:${UUID}`],
  master: ['master:{entity}:{uuid}', `master:barang:${UUID}`],
  aksi: ['{aksi}:{jenis}:{id}:{uuid}', `approve:penjualan:7:${UUID}`],
  cdc: ['cdc:{tenant}:{timestamp} (milidetik Unix)', 'cdc:demo:1769828400000'],
  login: ['login:{firebase_uid}', 'login:Vb3kQ0x1'],
  bebas: ['UUID', UUID],
} as const;

export type KeyFormat = keyof typeof KEY_FORMS;

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

/** @throws HttpError 400 VAIDK for a key that is too short, too long, or holds invisible characters */
export function requireKey(key: string): void {
  if (/^[\x21-\x7e]+$/.test(key) && key.length >= MIN_KEY && key.length <= MAX_KEY) return;
  throw new HttpError(400, 'VAIDK', [
    `Idempotency-Key: harus ${MIN_KEY} sampai ${MAX_KEY} huruf ASCII yang tampak, tanpa spasi`,
  ]);
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
