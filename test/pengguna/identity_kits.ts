import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Agent, createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { calculateJwkThumbprint, type JWK } from 'jose';
import { makeDevProvider } from '../../server/auth/dev_provider.ts';
import { makeFirebaseProvider } from '../../server/auth/firebase_provider.ts';
import type { IdentityProvider } from '../../server/auth/identity_provider.ts';
import { makeOidcProvider } from '../../server/auth/oidc_provider.ts';
import { selfSigned } from './certificate.ts';
import { issuerKey } from './forge.ts';

/** A provider beside the key that its issuer signs with. */
export type IdentityKit = {
  provider: IdentityProvider;
  /** `provider` of the identities that it vouches for. */
  name: string;
  alg: string;
  kid: string;
  privateKey: KeyObject;
  audience: string;
  stop(): Promise<void>;
};

export const PROJECT = 'niaga-uji';
const GOOGLE = 'www.googleapis.com';

/** firebase-admin's real RS256 path: its request for Google's certificates is answered by a server on loopback. */
export async function firebaseKit(): Promise<IdentityKit> {
  const privateKey = issuerKey('RS256');
  const certificate = selfSigned(privateKey, GOOGLE);
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' });
  const server = createTlsServer({ key, cert: certificate }, (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'public, max-age=3600');
    response.end(JSON.stringify({ kunci1: certificate }));
  });
  const port = await listen(server);
  class LoopbackAgent extends Agent {
    override createConnection() {
      return connect({ host: '127.0.0.1', port, servername: GOOGLE, ca: certificate });
    }
  }
  const httpAgent = new LoopbackAgent();
  const settings = {
    projectId: PROJECT,
    emulatorHost: undefined,
    production: true,
    timeoutMs: 600_000,
    httpAgent,
  };
  return {
    provider: await makeFirebaseProvider(settings),
    name: `firebase:${PROJECT}`,
    alg: 'RS256',
    kid: 'kunci1',
    privateKey,
    audience: PROJECT,
    stop: () => close(server),
  };
}

/** An OpenID Connect issuer on loopback, with its discovery document and its keys. */
export async function oidcKit(alg: string): Promise<IdentityKit> {
  const privateKey = issuerKey(alg);
  const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: 'kunci1', alg };
  const server = createServer((request, response) => {
    const documents: Record<string, object> = {
      '/.well-known/openid-configuration': { issuer, jwks_uri: `${issuer}/keys` },
      '/keys': { keys: [jwk] },
    };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(documents[request.url ?? ''] ?? {}));
  });
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  return {
    provider: makeOidcProvider({
      issuer,
      audience: 'niaga-web',
      jwksUrl: undefined,
      production: false,
      timeoutMs: 600_000,
    }),
    name: `oidc:${issuer}`,
    alg,
    kid: 'kunci1',
    privateKey,
    audience: 'niaga-web',
    stop: () => close(server),
  };
}

export async function devKit(): Promise<IdentityKit> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'niaga-auth-'));
  const provider = await makeDevProvider({ dataDir, production: false });
  const pem = readFileSync(path.join(dataDir, 'secrets', 'dev_identity_key.pem'), 'utf8');
  const privateKey = createPrivateKey(pem);
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' }) as JWK;
  return {
    provider,
    name: 'dev',
    alg: 'EdDSA',
    kid: await calculateJwkThumbprint(jwk),
    privateKey,
    audience: 'niaga-dev-identity',
    stop: async () => rmSync(dataDir, { recursive: true }),
  };
}

export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

export async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
