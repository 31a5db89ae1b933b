/** What an identity provider vouches for. */
export type VerifiedIdentity = {
  /** Names the issuer as well (`oidc:https://…`): a subject is unique within its issuer only. */
  provider: string;
  subject: string;
  /** null when the provider knows none. */
  email: string | null;
  emailVerified: boolean;
  nama: string | null;
};

export type IdentityProvider = {
  /** The `iss` of the tokens that it verifies. */
  issuer: string;
  /** Throws IdentityInvalid for a token it does not vouch for, IdentityUnavailable when it can not tell. */
  verify(idToken: string): Promise<VerifiedIdentity>;
};

/** The token is not a valid one of this provider. The reason is for the log, never for the client. */
export class IdentityInvalid extends Error {
  override name = 'IdentityInvalid';
}

/** The provider's keys could not be had. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable';
}

/**
 * The identity in the verified claims of a token.
 *
 * @param claims payload whose signature, issuer, audience and expiry have been checked
 */
export function identityOf(provider: string, claims: Record<string, unknown>): VerifiedIdentity {
  const subject = textOf(claims.sub, 255);
  if (subject === null) throw new IdentityInvalid('sub is absent or not usable');
  const email = textOf(claims.email, 254);
  return {
    provider,
    subject,
    email,
    // Some providers write the claim as text.
    emailVerified:
      email !== null && (claims.email_verified === true || claims.email_verified === 'true'),
    nama: textOf(claims.name, 200),
  };
}

function textOf(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string' || value === '' || value.length > maxLength) return null;
  // PostgreSQL takes neither NUL nor half a surrogate pair.
  return value.includes('\0') || !value.isWellFormed() ? null : value;
}
