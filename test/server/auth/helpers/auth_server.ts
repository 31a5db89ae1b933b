import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AuthConfig } from '../../../../server/auth/auth_config.ts';

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
    identity: { dev: true, firebase: undefined, oidc: undefined },
  };
}
