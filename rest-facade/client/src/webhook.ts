/** Whether a webhook's message is Niaga's, by the Standard Webhooks specification. */
import { parseFractions } from './decimal.ts';

const TOLERANCE_S = 300;

export type WebhookHeaders = {
  'webhook-id'?: string | undefined;
  'webhook-timestamp'?: string | undefined;
  'webhook-signature'?: string | undefined;
};

export type WebhookEvent = { type: string; timestamp: string; data: unknown };

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/**
 * The event of a message, once its signature is proven. Numbers with a fraction are texts, so that no digit is lost.
 *
 * @param body the body as it came, before anybody parsed it
 * @param secret `whsec_…`; while a secret is exchanged both are tried
 * @throws Error when a header is missing, the message is older than five minutes, or no signature fits
 */
export async function verifyWebhook(
  body: string,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !timestamp || !signatures) throw new Error('webhook: a header is missing');
  if (!(Math.abs(now / 1000 - Number(timestamp)) <= TOLERANCE_S)) {
    throw new Error('webhook: too old, or from the future');
  }
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const one of [secret].flat()) {
    const key = await crypto.subtle.importKey(
      'raw',
      bytesOf(one.replace(/^whsec_/, '')),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    );
    for (const signature of signatures.split(' ')) {
      const [version, value] = signature.split(',');
      if (version !== 'v1' || !value) continue;
      if (await crypto.subtle.verify('HMAC', key, bytesOf(value), signed)) return eventOf(body);
    }
  }
  throw new Error('webhook: no signature fits');
}

function eventOf(body: string): WebhookEvent {
  const event: unknown = parseFractions(body);
  if (event === null || typeof event !== 'object') throw new Error('webhook: no event');
  const { type, timestamp, data }: { type?: unknown; timestamp?: unknown; data?: unknown } = event;
  return { type: String(type), timestamp: String(timestamp), data };
}
