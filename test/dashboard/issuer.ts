import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { SignJWT } from 'jose';
import { close, listen } from '../pengguna/identity_kits.ts';

/** An OpenID issuer with a user signed in already: it sends a code back at once, and takes it once with its verifier. */
export async function openIssuer(email: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: '1', alg: 'RS256' };
  let challenge: string | null = null;
  const tokenFor = async (form: URLSearchParams) => {
    const hash = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (hash !== challenge || form.get('code') !== 'kode-1') return { error: 'invalid_grant' };
    challenge = null;
    const token = new SignJWT({ email, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: '1' })
      .setIssuer(url)
      .setAudience(form.get('client_id') ?? '')
      .setSubject(email)
      .setIssuedAt()
      .setExpirationTime('10m');
    return { id_token: await token.sign(privateKey) };
  };
  const server = createServer(async (request, response) => {
    const asked = new URL(request.url ?? '/', url);
    response.setHeader('access-control-allow-origin', '*');
    if (asked.pathname === '/masuk') {
      challenge = asked.searchParams.get('code_challenge');
      const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'kode-1');
      back.searchParams.set('state', asked.searchParams.get('state') ?? '');
      response.writeHead(302, { location: back.href }).end();
      return;
    }
    const answers: Record<string, () => object | Promise<object>> = {
      '/keys': () => ({ keys: [jwk] }),
      '/token': async () => {
        const parts: Buffer[] = [];
        for await (const part of request) parts.push(part);
        return tokenFor(new URLSearchParams(Buffer.concat(parts).toString()));
      },
      '/.well-known/openid-configuration': () => ({
        issuer: url,
        jwks_uri: `${url}/keys`,
        authorization_endpoint: `${url}/masuk`,
        token_endpoint: `${url}/token`,
      }),
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify((await answers[asked.pathname]?.()) ?? {}));
  });
  const url = `http://127.0.0.1:${await listen(server)}`;
  return { url, stop: () => close(server) };
}
