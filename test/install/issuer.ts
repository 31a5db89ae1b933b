/** An identity provider in production: an OpenID issuer over TLS, with a certificate of its own making. */
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { SignJWT } from 'jose';
import { selfSigned } from '../pengguna/certificate.ts';
import { close, listen } from '../pengguna/identity_kits.ts';

export type Issuer = {
  /** What a process needs to believe it. */
  env: Record<string, string>;
  identityToken(email: string): Promise<string>;
  stop(): Promise<void>;
};

/** @param certificateFile is written; processes trust what is in it (NODE_EXTRA_CA_CERTS) */
export async function startIssuer(certificateFile: string): Promise<Issuer> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const cert = selfSigned(privateKey, 'localhost');
  writeFileSync(certificateFile, cert);
  const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: '1', alg: 'RS256' };
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' });
  const server = createServer({ key, cert }, (request, response) => {
    const discovery = { issuer, jwks_uri: `${issuer}/keys` };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url === '/keys' ? { keys: [jwk] } : discovery));
  });
  const issuer = `https://localhost:${await listen(server)}`;
  return {
    env: { OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'niaga', NODE_EXTRA_CA_CERTS: certificateFile },
    identityToken: (email) =>
      new SignJWT({ email, email_verified: true })
        .setProtectedHeader({ alg: 'RS256', kid: '1' })
        .setIssuer(issuer)
        .setAudience('niaga')
        .setSubject(email)
        .setIssuedAt()
        .setExpirationTime('10m')
        .sign(privateKey),
    stop: () => close(server),
  };
}
