import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Claims } from '../base/context.ts';
import { HttpError } from '../base/errors.ts';
import { PERAN } from '../base/rights.ts';
import type { SigningKeys } from './signing_keys.ts';

type TokenSettings = { issuer: string; audience: string; ttlSeconds: number };

export type IssuedToken = {
  token: string;
  /** Seconds until the token expires. */
  expires_in: number;
};

export type TokenService = ReturnType<typeof makeTokenService>;

const ALGORITHM = 'EdDSA';
// A type of its own: an identity token signed by the same kind of key can not be taken for an access token.
const TYPE = 'at+jwt';
const MAX_LENGTH = 4096;
const REMEMBERED = 5_000;
const CLOCK_SKEW_SECONDS = 5;

const kode = z.string().regex(/^[a-z][a-z0-9]{0,30}$/);
const claimsSchema = z
  .strictObject({
    sub: z.uuid(),
    email: z.string().min(3).max(254),
    tenant_kode: kode.optional(),
    peran: z.enum(PERAN).optional(),
    sid: z.uuid(),
    iss: z.string(),
    aud: z.string(),
    iat: z.int().positive(),
    exp: z.int().positive(),
  })
  .refine((claims) => (claims.tenant_kode === undefined) === (claims.peran === undefined));

/** The one 401 for anything wrong with a bearer token. It does not say what is wrong, and always names the exchange. */
export function tokenError(
  message = 'token tidak sah atau kedaluwarsa (token identitas ditukar lewat POST /api/auth/sesi)',
  options?: ErrorOptions,
): HttpError {
  return new HttpError(401, 'LOTKN', message, { 'WWW-Authenticate': 'Bearer' }, options);
}

/** Makes the issuer and verifier of application tokens (EdDSA, Ed25519). */
export function makeTokenService(keys: SigningKeys, settings: TokenSettings) {
  const remembered = new Map<string, Claims>();

  /** Signs the claims, as issued now unless `iat` says when; the token never outlives its session. */
  async function issue(
    claims: Omit<Claims, 'iat' | 'exp'>,
    sessionEndsAt: Date,
    iat = nowSeconds(),
  ): Promise<IssuedToken> {
    const now = nowSeconds();
    const exp = Math.min(now + settings.ttlSeconds, Math.floor(sessionEndsAt.getTime() / 1000));
    const { sub, email, tenant_kode, peran, sid } = claims;
    const { issuer: iss, audience: aud } = settings;
    const token = await new SignJWT({ sub, email, tenant_kode, peran, iss, aud, sid, iat, exp })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys.kid })
      .sign(keys.privateKey);
    return { token, expires_in: Math.max(0, exp - now) };
  }

  /** Answers the claims of a token of ours, or throws 401 LOTKN. Asks no database. */
  async function verify(token: string): Promise<Claims> {
    const known = remembered.get(token);
    if (known !== undefined) {
      if (known.exp > nowSeconds()) return known;
      remembered.delete(token);
      throw tokenError();
    }
    const claims = await verifyAnew(token, keys, settings).catch((cause) => {
      throw tokenError(undefined, { cause });
    });
    // A signature costs 0.1 ms to check and never changes; whether the session still lives is asked separately.
    if (remembered.size >= REMEMBERED) {
      remembered.delete(remembered.keys().next().value as string);
    }
    remembered.set(token, claims);
    return claims;
  }

  return { issue, verify, jwks: keys.jwks };
}

async function verifyAnew(token: string, keys: SigningKeys, settings: TokenSettings) {
  const key = keys.publicKeys.get(keyIdOf(token));
  if (key === undefined) throw tokenError();
  const { payload } = await jwtVerify(token, key, {
    algorithms: [ALGORITHM],
    typ: TYPE,
    issuer: settings.issuer,
    audience: settings.audience,
    requiredClaims: ['sub', 'email', 'sid', 'iat', 'exp'],
  });
  const { iss: _iss, aud: _aud, ...claims } = claimsSchema.parse(payload);
  if (claims.iat > nowSeconds() + CLOCK_SKEW_SECONDS) throw tokenError();
  return claims;
}

/**
 * The kid of a token whose form is exactly the one that `issue` makes: three canonical base64url parts, JSON as
 * JSON.stringify writes it, and no header but alg, typ and kid. What parsers read differently (a claim given twice,
 * padding, odd escapes) or obey unasked (jwk, jku, x5u, crit) is refused before any key is touched.
 */
function keyIdOf(token: string): string {
  if (token.length > MAX_LENGTH) throw tokenError();
  const parts = token.split('.');
  const [header, payload, signature] = parts;
  if (parts.length !== 3 || !header || !payload || !signature) throw tokenError();
  if (Buffer.from(signature, 'base64url').toString('base64url') !== signature) throw tokenError();
  canonicalJson(payload);
  const head = canonicalJson(header);
  const { alg, typ, kid, ...others } = head as Record<string, unknown>;
  if (alg !== ALGORITHM || typ !== TYPE || typeof kid !== 'string') throw tokenError();
  if (Object.keys(others).length > 0) throw tokenError();
  return kid;
}

function canonicalJson(part: string): object {
  const bytes = Buffer.from(part, 'base64url');
  if (bytes.toString('base64url') !== part) throw tokenError();
  const text = bytes.toString('utf8');
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw tokenError();
  if (JSON.stringify(value) !== text) throw tokenError();
  return value;
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
