import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { type Config, StartError } from './config.ts';
import { secretOf } from './secrets.ts';

/**
 * Secrets of tenants as they lie in the database: `s1.KEY.DATA`, AES-256-GCM, where KEY names the key and DATA is nonce,
 * text and tag (base64url). The tenant is part of what is sealed: another tenant's opens nothing. The database
 * takes this form only, and has no key.
 */
export type SecretBox = ReturnType<typeof makeSecretBox>;

export class SecretError extends Error {
  override name = 'SecretError';
}

const FORM = /^s1\.([0-9a-f]{8})\.([\w-]+)$/;

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

type Key = { id: string; bytes: Buffer };

/** @param texts the newest key, which seals, and older ones, which still open */
export function makeSecretBox(texts: readonly [string, ...string[]]) {
  const keys = texts.map(keyOf);
  const newest = keys[0] as Key;
  return {
    seal(tenant: string, plain: string): string {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, newest.bytes, nonce).setAAD(Buffer.from(tenant));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      const data = Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url');
      return `s1.${newest.id}.${data}`;
    },
    /** @throws SecretError when no key fits, or it is not this tenant's */
    open(tenant: string, sealed: string): string {
      const [, id, text = ''] = FORM.exec(sealed) ?? [];
      const key = keys.find((one) => one.id === id);
      if (!key) throw new SecretError('kuncinya tidak ada di SECRET_KEY dan SECRET_KEYS_OLD');
      const data = Buffer.from(text, 'base64url');
      try {
        const cipher = createDecipheriv(CIPHER, key.bytes, data.subarray(0, NONCE))
          .setAAD(Buffer.from(tenant))
          .setAuthTag(data.subarray(-TAG));
        const body = cipher.update(data.subarray(NONCE, -TAG));
        return Buffer.concat([body, cipher.final()]).toString('utf8');
      } catch (error) {
        throw new SecretError('isinya rusak atau milik tenant lain', { cause: error });
      }
    },
    /** Whether a stored text is sealed with the newest key. */
    isNewest: (stored: string): boolean => FORM.exec(stored)?.[1] === newest.id,
  };
}

/** A key and its name. The name says nothing about the key, and is the same in each process. */
function keyOf(text: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', text, '', 'niaga secret box', 32));
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
}

/** The box of the installation: keys from the configuration, or outside production one made in the data folder. */
export function loadSecretBox(
  config: Pick<Config, 'secretKeys' | 'production' | 'dataDir'>,
): SecretBox {
  const { newest, old } = config.secretKeys;
  if (newest === undefined && config.production) {
    throw new StartError('SECRET_KEY: wajib diisi di produksi');
  }
  return makeSecretBox([newest ?? secretOf(config.dataDir, 'secret_key'), ...old]);
}
