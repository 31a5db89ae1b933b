import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Config, StartError } from '../base/config.ts';
import { secretOf } from '../base/secrets.ts';
import { withPgClient } from '../postgres/client.ts';
import { runningUrl, startEmbedded } from './index.ts';

/** Addresses of the logins; `owner` migrates and makes tenants, the others serve. */
export type DatabaseUrls = { owner: string; app: string; worker: string; cdc: string };

/**
 * Hands the owner's address to `work`: DATABASE_URL, or the embedded PostgreSQL, which is started for the time of
 * the work when it does not run.
 */
export async function withOwnerUrl<T>(
  config: Config,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  const url = config.database.ownerUrl ?? runningUrl(config.dataDir);
  if (url !== undefined) return work(url).catch(unmigrated);
  const embedded = await startEmbedded({ dataDir: config.dataDir });
  try {
    return await work(embedded.ownerUrl).catch(unmigrated);
  } finally {
    await embedded.stop();
  }
}

/** A schema, table or function of ours that is not there: what a person forgot, and not our mistake. */
function unmigrated(error: Error & { code?: string }): never {
  const isMissing = /^(3F000|42P01|42883)$/.test(error.code ?? '');
  if (!isMissing || !/\berp_private\b/.test(error.message)) throw error;
  const text = `Database ini belum dimigrasi ke rilis ini (${error.message}). Jalankan dahulu: npm run migrate`;
  throw new StartError(text, { cause: error });
}

/** The password as PostgreSQL keeps it, so that its plain text reaches neither the server's log nor its views. */
function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, 4096, 32, 'sha256');
  const hmac = (text: string) => createHmac('sha256', salted).update(text).digest();
  const stored = createHash('sha256').update(hmac('Client Key')).digest('base64');
  const server = hmac('Server Key').toString('base64');
  return `SCRAM-SHA-256$4096:${salt.toString('base64')}$${stored}:${server}`;
}

/** Gives a role that logs in a password. Throws a StartError when the database refuses. */
export async function setPassword(ownerUrl: string, role: string, password: string): Promise<void> {
  const verifier = pg.escapeLiteral(scramVerifier(password));
  const text = `alter role ${pg.escapeIdentifier(role)} password ${verifier}`;
  await withPgClient(ownerUrl, (client) => client.query(text)).catch((cause: Error) => {
    throw new StartError(
      `Kata sandi ${role} tidak dapat dipasang (${cause.message}); isi alamat loginnya di lingkungan`,
      { cause },
    );
  });
}

async function loginUrl(ownerUrl: string, role: string, dataDir: string): Promise<string> {
  const password = secretOf(dataDir, role);
  const { href } = Object.assign(new URL(ownerUrl), { username: role, password });
  const opens = await withPgClient(href, async () => true).catch(() => false);
  if (!opens) await setPassword(ownerUrl, role, password);
  return href;
}

/**
 * The four addresses. A login whose address is not configured gets a password of its own, kept in the data folder
 * and set in the database when it does not open it yet. The roles must exist (migrate first).
 */
export async function loginUrls(
  config: Pick<Config, 'dataDir'> & { database: Partial<Config['database']> },
  ownerUrl: string,
): Promise<DatabaseUrls> {
  const { appUrl, workerUrl, cdcUrl } = config.database;
  return {
    owner: ownerUrl,
    app: appUrl ?? (await loginUrl(ownerUrl, 'erp_authenticator', config.dataDir)),
    worker: workerUrl ?? (await loginUrl(ownerUrl, 'erp_worker', config.dataDir)),
    cdc: cdcUrl ?? (await loginUrl(ownerUrl, 'erp_cdc', config.dataDir)),
  };
}
