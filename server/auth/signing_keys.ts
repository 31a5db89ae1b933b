import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  type webcrypto,
} from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { StartError } from '../base/config.ts';
import { secretOf } from '../base/secrets.ts';
import type { AuthConfig } from './auth_config.ts';

export type SigningKeys = {
  /** Signs new tokens. */
  kid: string;
  privateKey: KeyObject;
  /** Every key whose tokens are accepted, by kid; the signing one is among them. */
  publicKeys: ReadonlyMap<string, KeyObject>;
  /** What /.well-known/jwks.json answers. */
  jwks: { keys: JWK[] };
};

/**
 * Loads the keys of the application tokens.
 *
 * The signing key comes from TOKEN_PRIVATE_KEY, or is made once as `secrets/token_key.pem` in the data folder. Further keys
 * stay valid for verification: those of TOKEN_PUBLIC_KEYS and every file in `token_public/` of the data folder. To
 * rotate, put the old public key there, then replace the private one; drop the old one when its tokens have expired.
 */
export async function loadSigningKeys(
  config: Pick<AuthConfig, 'token' | 'dataDir'>,
): Promise<SigningKeys> {
  const privateText =
    config.token.privateKey ?? secretOf(config.dataDir, 'token_key.pem', makePrivatePem);
  const [privateKey, ...more] = keysOf(privateText, 'TOKEN_PRIVATE_KEY', createPrivateKey);
  if (privateKey === undefined || more.length > 0) {
    throw new StartError('TOKEN_PRIVATE_KEY: harus tepat satu kunci');
  }
  const others = [
    ...keysOf(config.token.publicKeys ?? '', 'TOKEN_PUBLIC_KEYS', createPublicKey),
    ...keyTextsOf(path.join(config.dataDir, 'token_public')).flatMap((text) =>
      keysOf(text, 'token_public', createPublicKey),
    ),
  ];
  const publicKeys = new Map<string, KeyObject>();
  const jwks: JWK[] = [];
  for (const key of [createPublicKey(privateKey), ...others]) {
    const jwk = key.export({ format: 'jwk' }) as JWK;
    const kid = await calculateJwkThumbprint(jwk);
    if (publicKeys.has(kid)) continue;
    publicKeys.set(kid, key);
    jwks.push({ ...jwk, kid, alg: 'EdDSA', use: 'sig' });
  }
  return { kid: jwks[0]?.kid as string, privateKey, publicKeys, jwks: { keys: jwks } };
}

function makePrivatePem(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

function keyTextsOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.(pem|json|jwk)$/.test(name))
      .sort()
      .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

type Read = (input: { key: webcrypto.JsonWebKey; format: 'jwk' } | string) => KeyObject;

/**
 * Reads Ed25519 keys from a text: PEM blocks (line breaks may be written `\n`, as environment files do), a JWK, a JWK
 * set or an array of JWKs, or comma-separated paths of such files. Never repeats the text in an error.
 */
function keysOf(text: string, name: string, read: Read): KeyObject[] {
  try {
    const keys = rawKeysOf(text).map((raw) => read(raw));
    if (keys.some((key) => key.asymmetricKeyType !== 'ed25519')) throw new Error('not Ed25519');
    return keys;
  } catch {
    throw new StartError(`${name}: bukan kunci Ed25519 (PEM atau JWK)`);
  }
}

function rawKeysOf(text: string): Parameters<Read>[0][] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  if (trimmed.includes('-----BEGIN')) {
    const pem = trimmed.replaceAll('\\n', '\n');
    return pem.match(/-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g) ?? [];
  }
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) {
    const parsed = JSON.parse(trimmed) as
      | webcrypto.JsonWebKey
      | webcrypto.JsonWebKey[]
      | { keys: webcrypto.JsonWebKey[] };
    const list = Array.isArray(parsed) ? parsed : 'keys' in parsed ? parsed.keys : [parsed];
    return (list as webcrypto.JsonWebKey[]).map((key) => ({ key, format: 'jwk' }));
  }
  return trimmed.split(',').flatMap((file) => rawKeysOf(readFileSync(file.trim(), 'utf8')));
}
