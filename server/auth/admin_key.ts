import { createHash, timingSafeEqual } from 'node:crypto';
import { StartError } from '../config.ts';
import { secretOf } from '../secrets.ts';
import type { AuthConfig } from './auth_config.ts';

/**
 * The installation's admin key: from the configuration, or in development made once in the data folder.
 * Production without one does not start.
 */
export function loadAdminKey(
  config: Pick<AuthConfig, 'adminKey' | 'production' | 'dataDir'>,
): string {
  if (config.adminKey !== undefined) return config.adminKey;
  if (config.production) throw new StartError('ADMIN_KEY: wajib diisi di produksi');
  return secretOf(config.dataDir, 'admin_key');
}

/** Compares in constant time, whatever the lengths are: digests are compared, not the keys. */
export function makeAdminKeyCheck(
  adminKey: string,
): (given: string | string[] | undefined) => boolean {
  const expected = digest(adminKey);
  return (given) => typeof given === 'string' && timingSafeEqual(digest(given), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
