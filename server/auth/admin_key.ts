import { createHash, timingSafeEqual } from 'node:crypto';
import { StartError } from '../base/config.ts';
import { HttpError } from '../base/errors.ts';
import { secretOf } from '../base/secrets.ts';
import type { Try } from '../lines/tries.ts';
import type { AuthConfig } from './auth_config.ts';

/**
 * The operator's admin key, for all tenants: from the configuration, or in development made once in the data folder.
 * Production without one does not start.
 */
export function loadAdminKey(
  config: Pick<AuthConfig, 'adminKey' | 'production' | 'dataDir'>,
): string {
  if (config.adminKey !== undefined) return config.adminKey;
  if (config.production) throw new StartError('ADMIN_KEY: wajib diisi di produksi');
  return secretOf(config.dataDir, 'admin_key');
}

type AdminKeyDeps = {
  /** The operator's key, for all tenants. */
  operatorKey: string;
  /** SHA-256 (hex) of the tenant's own key; null = it has none. */
  tenantHash(requestId: string, tenant: string): Promise<string | null>;
  countTry(key: string, right: boolean): Try;
};

export type AdminKeyCheck = ReturnType<typeof makeAdminKeyCheck>;

/**
 * Whether an x-admin-key is the operator's or the tenant's own. Keys are compared as digests, in constant time. Wrong
 * tries are counted by tenant and user, in this process: nobody locks others out.
 *
 * @throws HttpError 429 after too many wrong ones
 */
export function makeAdminKeyCheck(deps: AdminKeyDeps) {
  const operator = digest(deps.operatorKey);
  async function isRight(given: string, tenant: string | undefined, requestId: string) {
    const found = digest(given);
    if (timingSafeEqual(found, operator)) return true;
    const own = tenant === undefined ? null : await deps.tenantHash(requestId, tenant);
    return own !== null && timingSafeEqual(found, Buffer.from(own, 'hex'));
  }
  return async (
    given: string | string[],
    { tenant, user }: { tenant: string | undefined; user: string },
    requestId: string,
  ): Promise<boolean> => {
    const right = typeof given === 'string' && (await isRight(given, tenant, requestId));
    const { lockedUntil } = deps.countTry(`${tenant ?? ''} ${user}`, right);
    if (lockedUntil !== null) throw tooManyTries(lockedUntil);
    return right;
  };
}

function tooManyTries(until: number): HttpError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const message = 'x-admin-key terlalu sering salah; coba lagi setelah 15 menit';
  return new HttpError(429, 'HT429', message, { 'Retry-After': String(seconds) });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
