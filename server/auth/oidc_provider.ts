import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import { StartError } from '../base/config.ts';
import {
  IdentityInvalid,
  type IdentityProvider,
  IdentityUnavailable,
  identityOf,
} from './identity_provider.ts';

type OidcSettings = {
  issuer: string;
  audience: string;
  /** Where the keys are; undefined = as the issuer's discovery document says. */
  jwksUrl: string | undefined;
  production: boolean;
  /** Longest wait for an answer of the issuer. */
  timeoutMs: number;
};

const ALGORITHMS = ['RS256', 'ES256', 'EdDSA'];
const CLOCK_TOLERANCE_SECONDS = 5;

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() });

/** Any OpenID Connect issuer: ID tokens checked against the keys that it publishes. */
export function makeOidcProvider(settings: OidcSettings): IdentityProvider {
  const { issuer, audience, production } = settings;
  for (const url of [issuer, settings.jwksUrl]) {
    if (production && url !== undefined && new URL(url).protocol !== 'https:') {
      throw new StartError('OIDC_ISSUER, OIDC_JWKS_URL: harus https di produksi');
    }
  }
  const getKey = makeKeySource(settings);

  async function verify(idToken: string) {
    try {
      const { payload, protectedHeader } = await jwtVerify(idToken, getKey, {
        algorithms: ALGORITHMS,
        issuer,
        audience,
        requiredClaims: ['sub', 'iat', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
      });
      // An access token of the same issuer may carry the same audience; it says nothing about who signed in.
      const type = protectedHeader.typ?.toLowerCase() ?? 'jwt';
      if (type !== 'jwt' && type !== 'application/jwt')
        throw new IdentityInvalid('not an ID token');
      // Issued to another party that may also speak to us.
      if (payload.azp !== undefined && payload.azp !== audience) throw new IdentityInvalid('azp');
      if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp === undefined) {
        throw new IdentityInvalid('several audiences without azp');
      }
      return identityOf(`oidc:${issuer}`, payload);
    } catch (error) {
      if (error instanceof IdentityUnavailable || error instanceof IdentityInvalid) throw error;
      throw new IdentityInvalid(String(error), { cause: error });
    }
  }

  return { issuer, verify };
}

/** The issuer's keys. Discovery happens with the first token, and again after a failure, not at start. */
function makeKeySource(settings: OidcSettings): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  async function find(): Promise<JWTVerifyGetKey> {
    try {
      return createRemoteJWKSet(await jwksUrlOf(settings), {
        timeoutDuration: settings.timeoutMs,
      });
    } catch (error) {
      found = undefined;
      throw error;
    }
  }
  return async (header, token) => {
    try {
      found ??= find();
      return await (await found)(header, token);
    } catch (error) {
      // These three mean that the token is wrong (401); any other error is a fault of the provider or ours.
      if (
        error instanceof errors.JWKSNoMatchingKey ||
        error instanceof errors.JWKSMultipleMatchingKeys ||
        error instanceof errors.JOSENotSupported
      ) {
        throw error;
      }
      throw new IdentityUnavailable(`keys of ${settings.issuer}`, { cause: error });
    }
  };
}

async function jwksUrlOf({ issuer, jwksUrl, production, timeoutMs }: OidcSettings): Promise<URL> {
  if (jwksUrl !== undefined) return new URL(jwksUrl);
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const document = discoverySchema.parse(await response.json());
  if (document.issuer !== issuer) throw new Error('discovery names another issuer');
  if (production && new URL(document.jwks_uri).protocol !== 'https:')
    throw new Error('keys without https');
  return new URL(document.jwks_uri);
}
