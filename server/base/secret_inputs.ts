import { randomBytes } from 'node:crypto';
import { HttpError } from './errors.ts';

/**
 * Fields of documents that hold a secret of the tenant, by the composite and by its input type in GraphQL. It is sealed
 * where arguments are written for the database, by whichever way it came.
 */
export const SECRET_INPUTS = [
  {
    codec: 'cdcTujuanInput',
    type: 'DokumenCdcTujuanInput',
    field: 'rahasia',
    /** How a mistake names it, and with which code. */
    path: 'tujuan.rahasia',
    code: 'VACDC',
  },
];

export type SecretInput = (typeof SECRET_INPUTS)[number];

/**
 * Functions whose argument `rahasia` is a secret that the server makes, which no client gives: they get it sealed, and what
 * is sealed in their answer is shown plain, this once.
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

/**
 * The sealed secret. Its form is checked here, since the database does not see it.
 *
 * @throws HttpError 400
 */
export function sealInput(input: SecretInput, seal: Seal, tenant: string, plain: string): string {
  const { length } = [...plain];
  if (length < 8 || length > 200 || /\p{Cc}/u.test(plain)) {
    throw new HttpError(400, input.code, [`${input.path}: 8 sampai 200 huruf`]);
  }
  return seal(tenant, plain);
}
