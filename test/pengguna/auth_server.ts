import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AuthConfig } from '../../server/auth/auth_config.ts';
import type { TenantRule } from '../../server/auth/authenticate.ts';
import type { Auth } from '../../server/auth/index.ts';

/** A data folder of its own, and its removal. */
export function makeDataDir(): { dataDir: string; remove: () => void } {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'niaga-auth-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

export function authConfig(dataDir: string, token: Partial<AuthConfig['token']> = {}): AuthConfig {
  return {
    production: false,
    dataDir,
    adminKey: undefined,
    token: {
      ttlSeconds: 3600,
      sessionTtlSeconds: 30 * 86_400,
      issuer: 'niaga',
      audience: 'niaga-api',
      privateKey: undefined,
      publicKeys: undefined,
      ...token,
    },
    identity: { dev: true, firebase: undefined, oidc: undefined, timeoutMs: 600_000 },
    quota: { requests: { all: 0, own: {} }, storage: { all: 0, own: {} } },
    webhookAllow: [],
  };
}

export const contextOf = (auth: Auth, token: string, rule?: TenantRule) =>
  auth.authenticate({ headers: { authorization: `Bearer ${token}` } }, 'r-1', rule);

/** The input of a handler behind authentication. */
export async function signedInAt(auth: Auth, token: string, rule?: TenantRule) {
  const { requestId, claims, session } = await contextOf(auth, token, rule);
  if (claims === null || session === null) throw new Error('not signed in');
  return { requestId, claims, session };
}
