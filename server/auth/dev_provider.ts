import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { calculateJwkThumbprint, type JWK, jwtVerify, SignJWT } from 'jose';
import { StartError } from '../base/config.ts';
import { secretOf } from '../base/secrets.ts';
import type { AuthConfig } from './auth_config.ts';
import { IdentityInvalid, type IdentityProvider, identityOf } from './identity_provider.ts';

const ISSUER = 'niaga-dev';
const AUDIENCE = 'niaga-dev-identity';
const ALGORITHM = 'EdDSA';
const TYPE = 'JWT';
const TTL_SECONDS = 3600;

type DevConfig = Pick<AuthConfig, 'production' | 'dataDir'>;

/** The development issuer's verifier: everybody who can read the data folder can be any user, so never in production. */
export async function makeDevProvider(config: DevConfig): Promise<IdentityProvider> {
  const { privateKey, kid } = await devKey(config);
  const publicKey = createPublicKey(privateKey);

  async function verify(idToken: string) {
    try {
      const { payload, protectedHeader } = await jwtVerify(idToken, publicKey, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'iat', 'exp'],
      });
      if (protectedHeader.kid !== kid) throw new IdentityInvalid('unknown kid');
      return identityOf('dev', payload);
    } catch (error) {
      if (error instanceof IdentityInvalid) throw error;
      throw new IdentityInvalid(String(error), { cause: error });
    }
  }

  return { issuer: ISSUER, verify };
}

/**
 * An identity token of the development issuer, valid for an hour. A running server of the same data folder accepts
 * it. The subject follows from the e-mail address.
 */
export async function makeDevIdentityToken(
  config: DevConfig,
  email: string,
  emailVerified = true,
): Promise<string> {
  const { privateKey, kid } = await devKey(config);
  const iat = Math.floor(Date.now() / 1000);
  return new SignJWT({ email, email_verified: emailVerified, name: email.split('@')[0] })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
    .setSubject(devSubject(email))
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(iat)
    .setExpirationTime(iat + TTL_SECONDS)
    .sign(privateKey);
}

/** The `sub` that the development issuer gives to an e-mail address. */
export function devSubject(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 28);
}

async function devKey(config: DevConfig): Promise<{ privateKey: KeyObject; kid: string }> {
  if (config.production) throw new StartError('Token pengembangan dilarang di produksi');
  const pem = secretOf(config.dataDir, 'dev_identity_key.pem', () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  );
  const privateKey = createPrivateKey(pem);
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' }) as JWK;
  return { privateKey, kid: await calculateJwkThumbprint(jwk) };
}
