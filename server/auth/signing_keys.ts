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
  const given = config.token.privateKey;
  const file = path.join(config.dataDir, 'secrets', 'token_key.pem');
  // Without the variable the key is a file of the data folder; a mistake in it names that file.
  const named = given === undefined ? `TOKEN_PRIVATE_KEY kosong, dan ${file}` : 'TOKEN_PRIVATE_KEY';
  const privateText = given ?? secretOf(config.dataDir, 'token_key.pem', makePrivatePem);
  const [privateKey, ...more] = keysOf(privateText, named, createPrivateKey);
  if (privateKey === undefined || more.length > 0) {
    throw new StartError(`${named}: harus tepat satu kunci`);
  }
  const others = [
    ...keysOf(config.token.publicKeys ?? '', 'TOKEN_PUBLIC_KEYS', createPublicKey),
    ...keyTextsOf(path.join(config.dataDir, 'token_public')).flatMap(({ file, text }) =>
      keysOf(text, file, createPublicKey),
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

function keyTextsOf(folder: string): { file: string; text: string }[] {
  try {
    return readdirSync(folder)
      .filter((name) => /\.(pem|json|jwk)$/.test(name))
      .sort()
      .map((name) => path.join(folder, name))
      .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

type Read = (input: { key: webcrypto.JsonWebKey; format: 'jwk' } | string) => KeyObject;

/**
 * Reads Ed25519 keys from a text: PEM blocks (line breaks may be written `\n`, as environment files do), a JWK, a JWK
 * set or an array of JWKs, or comma-separated paths of such files.
 *
 * @param name the variable or file, for the message; the text is never repeated, for it may be a key that was pasted wrongly
 */
function keysOf(text: string, name: string, read: Read): KeyObject[] {
  const refuse = (reason: string) => new StartError(`${name}: ${reason}`);
  let keys: KeyObject[];
  try {
    keys = rawKeysOf(text).map((raw) => read(raw));
  } catch (error) {
    // The error itself quotes what it read, or the name of a file that is none.
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== undefined) throw refuse(`berkas kunci tidak terbaca (${code}, ${syscall})`);
    throw refuse(
      read === createPrivateKey
        ? 'bukan kunci privat Ed25519 (PEM, JWK, atau nama berkasnya)'
        : 'bukan kunci publik Ed25519 (PEM, JWK, atau nama berkasnya)',
    );
  }
  const other = keys.find(({ asymmetricKeyType }) => asymmetricKeyType !== 'ed25519');
  if (other) throw refuse(`kunci ${other.asymmetricKeyType}; yang diperlukan Ed25519`);
  return keys;
}

type Raw = Parameters<Read>[0];

/** Keys in the text itself, or in the files that it names. */
function rawKeysOf(text: string): Raw[] {
  if (text.trim() === '') return [];
  const written = keysIn(text);
  if (written) return written;
  return text.split(',').flatMap((file) => {
    const found = keysIn(readFileSync(file.trim(), 'utf8'));
    if (!found) throw new Error('no key in the file');
    return found;
  });
}

/** undefined = the text is neither PEM nor JWK. */
function keysIn(text: string): Raw[] | undefined {
  const trimmed = text.trim();
  if (trimmed.includes('-----BEGIN')) {
    const pem = trimmed.replaceAll('\\n', '\n');
    return pem.match(/-----BEGIN [A-Z ]+-----[^-]+-----END [A-Z ]+-----/g) ?? [];
  }
  if (!/^[{[]/.test(trimmed)) return undefined;
  const parsed = JSON.parse(trimmed) as
    | webcrypto.JsonWebKey
    | webcrypto.JsonWebKey[]
    | { keys: webcrypto.JsonWebKey[] };
  const list = Array.isArray(parsed) ? parsed : 'keys' in parsed ? parsed.keys : [parsed];
  return (list as webcrypto.JsonWebKey[]).map((key) => ({ key, format: 'jwk' }));
}
