import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const generate = (alg: string): KeyObject => {
  if (alg === 'RS256') return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  if (alg === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  return generateKeyPairSync('ed25519').privateKey;
};

/** Somebody's private keys, one for each algorithm: an RSA key takes longer to make than a file of tests to run. */
const keyring =
  (keys = new Map<string, KeyObject>()) =>
  (alg: string) =>
    keys.getOrInsertComputed(alg, generate);
export const [issuerKey, stranger] = [keyring(), keyring()];

type Signer = (input: string) => Buffer;

/** Signs with a key as the algorithm demands, whatever the header of the token claims. */
export function signer(alg: string, key: KeyObject | string): Signer {
  return (input) => {
    if (typeof key === 'string') {
      return createHmac(alg === 'HS512' ? 'sha512' : 'sha256', key)
        .update(input)
        .digest();
    }
    if (alg === 'EdDSA') return sign(null, Buffer.from(input), key);
    return sign('sha256', Buffer.from(input), { key, dsaEncoding: 'ieee-p1363' });
  };
}

/** A compact token of any header and payload; texts go in as they are, so that broken JSON can be signed too. */
export function forge(header: object | string, payload: object | string, signWith: Signer): string {
  const input = `${part(header)}.${part(payload)}`;
  return `${input}.${signWith(input).toString('base64url')}`;
}

export const part = (value: object | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
