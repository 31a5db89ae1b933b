import { createHmac } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { AddressGuard } from '../../server/base/webhook_address.ts';
import { guardedLookup, InternalAddress } from './lookup.ts';

export type Message = {
  id: string;
  url: string;
  isi: string;
  rahasia: readonly string[];
  /** It comes from a branch. */
  uji?: boolean;
};

/** The status that the receiver answered, or why it answered none; the pause that it asks for, in seconds. */
export type Outcome = { status: number | null; error: string | null; retryAfter: number | null };

export const failed = (error: string): Outcome => ({ status: null, error, retryAfter: null });

/** How long a receiver may take. */
export const TIMEOUT_MS = 20_000;

/** The value of webhook-signature: one for each secret that counts. */
function signatureOf({ id, isi, rahasia }: Omit<Message, 'url'>, time: string): string {
  const one = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
      .update(`${id}.${time}.${isi}`)
      .digest('base64');
  return rahasia.map((secret) => `v1,${one(secret)}`).join(' ');
}

/** POSTs a message, signed for this moment, by the Standard Webhooks specification. A redirect is an answer like another. */
export async function post(
  message: Message,
  guard: AddressGuard,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Outcome> {
  if (!URL.canParse(message.url)) return failed('url tidak sah');
  const url = new URL(message.url);
  const mistake = guard.mistake(url);
  if (mistake) return failed(mistake);
  const ends = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  return request(url, message, guard, ends).catch((error) =>
    failed(reason(error, timeoutMs / 1000)),
  );
}

function request(
  url: URL,
  message: Message,
  guard: AddressGuard,
  signal: AbortSignal,
): Promise<Outcome> {
  const time = String(Math.floor(Date.now() / 1000));
  const body = Buffer.from(message.isi);
  const options = {
    method: 'POST',
    agent: false as const,
    lookup: guardedLookup(guard, url),
    signal,
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      'user-agent': 'niaga-webhook',
      'webhook-id': message.id,
      'webhook-timestamp': time,
      'webhook-signature': signatureOf(message, time),
      ...(message.uji && { 'webhook-niaga-uji': '1' }),
    },
  };
  return new Promise((resolve, reject) => {
    const sent = (url.protocol === 'https:' ? https : http).request(url, options, (response) => {
      const status = response.statusCode ?? 0;
      const good = status >= 200 && status < 300;
      const retryAfter = secondsOf(response.headers['retry-after']);
      resolve({ status, error: good ? null : `dijawab ${status}`, retryAfter });
      // The body is not read.
      response.destroy();
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Retry-After: seconds, or a date. */
function secondsOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? seconds : null;
}

function reason(error: unknown, seconds: number): string {
  if (error instanceof InternalAddress)
    return 'menunjuk ke alamat jaringan dalam yang tidak diizinkan';
  const { code, name } = error as { code?: string; name?: string };
  if (name === 'TimeoutError' || name === 'AbortError')
    return `tidak menjawab dalam ${seconds} detik`;
  return code === undefined ? 'tidak dapat dihubungi' : `tidak dapat dihubungi (${code})`;
}
