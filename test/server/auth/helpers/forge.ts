import { createHmac, type KeyObject, sign } from 'node:crypto';

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
