import { decodeJwt } from 'jose';
import { HttpError } from '../base/errors.ts';
import { notTold, type OnFailure } from '../base/outside.ts';
import type { AuthConfig } from './auth_config.ts';
import { makeDevProvider } from './dev_provider.ts';
import { makeFirebaseProvider } from './firebase_provider.ts';
import type { IdentityProvider, VerifiedIdentity } from './identity_provider.ts';
import { IdentityInvalid, IdentityUnavailable } from './identity_provider.ts';
import { makeOidcProvider } from './oidc_provider.ts';

const MAX_LENGTH = 16_384;

/** The providers that the configuration names. */
export async function makeIdentityProviders(
  config: Pick<AuthConfig, 'identity' | 'production' | 'dataDir'>,
): Promise<IdentityProvider[]> {
  const { production, identity } = config;
  const { timeoutMs } = identity;
  const providers: IdentityProvider[] = [];
  if (identity.firebase) {
    providers.push(await makeFirebaseProvider({ ...identity.firebase, timeoutMs, production }));
  }
  if (identity.oidc) providers.push(makeOidcProvider({ ...identity.oidc, timeoutMs, production }));
  if (identity.dev) providers.push(await makeDevProvider(config));
  return providers;
}

/** Lets the provider of the token's issuer verify it. Throws 401 LOUSR, or 503 when the provider can not be asked. */
export async function verifyIdentity(
  providers: readonly IdentityProvider[],
  idToken: string,
  onFailure: OnFailure = notTold,
): Promise<VerifiedIdentity> {
  try {
    if (idToken.length > MAX_LENGTH) throw new IdentityInvalid('too long');
    const issuer = issuerOf(idToken);
    const provider = providers.find((candidate) => candidate.issuer === issuer);
    if (provider === undefined) throw new IdentityInvalid('unknown issuer');
    return await provider.verify(idToken);
  } catch (error) {
    // One answer for a bad token, an unknown and an unverified address: it tells nobody who is registered.
    if (error instanceof IdentityInvalid) {
      const message = 'identitas tidak sah atau pengguna tidak terdaftar';
      throw new HttpError(401, 'LOUSR', message, undefined, { cause: error });
    }
    if (error instanceof IdentityUnavailable) {
      onFailure('issuer', error);
      const message = 'penyedia identitas sedang tidak dapat dihubungi; ulangi sebentar lagi';
      throw new HttpError(503, 'HT503', message, { 'Retry-After': '5' }, { cause: error });
    }
    throw error;
  }
}

/**
 * The issuer that a token claims. It only chooses which provider to ask: nothing is believed before that has verified
 * it.
 */
function issuerOf(idToken: string): unknown {
  try {
    return decodeJwt(idToken).iss;
  } catch (error) {
    throw new IdentityInvalid('not a token', { cause: error });
  }
}
