import { createHash, createHmac, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

/** A refresh token begins with it, so that scanners of repositories and logs know one. */
const PREFIX = 'niaga_rt_';

export type RefreshTokens = ReturnType<typeof makeRefreshTokens>;

/** @param signingKey the private key of the access tokens, which all server processes share */
export function makeRefreshTokens(signingKey: KeyObject) {
  const bytes = signingKey.export({ format: 'der', type: 'pkcs8' });
  const key = Buffer.from(hkdfSync('sha256', bytes, '', 'niaga refresh token', 32));
  return {
    /** A new one: 256 random bits. */
    make: () => PREFIX + randomBytes(32).toString('base64url'),
    /**
     * The one that follows a token. It is the same in every server process, so that a repetition gets the same answer
     * although nothing but hashes is stored, and nobody without the signing key can tell it.
     */
    successorOf: (token: string) =>
      PREFIX + createHmac('sha256', key).update(token).digest('base64url'),
  };
}

/** What the database keeps of a refresh token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}
