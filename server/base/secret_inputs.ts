import { randomBytes } from 'node:crypto';

/**
 * Functions whose argument `rahasia` is a secret. The server makes it, and no client gives it. The function gets it
 * sealed; the sealed text in its answer is shown plain, this once.
 */
const MADE_SECRETS: ReadonlySet<string> = new Set(['webhook_create', 'webhook_putar']);
export const isMadeSecret = (fn: string, argument: string | null | undefined): boolean =>
  argument === 'rahasia' && MADE_SECRETS.has(fn);

export type MadeSecret = { plain: string; sealed: string };

/** A secret by the Standard Webhooks specification: 24 random bytes. */
export function makeSecret(seal: Seal, tenant: string): MadeSecret {
  const plain = `whsec_${randomBytes(24).toString('base64')}`;
  return { plain, sealed: seal(tenant, plain) };
}

/** Seals a secret for the tenant of a request. */
export type Seal = (tenant: string, plain: string) => string;
