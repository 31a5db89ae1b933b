/** A PostgreSQL with a standby, and one address that leads to whichever is the primary, as a proxy before a cluster does. */
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from '@jest/globals';
import { migrateDatabase } from '../../db/scripts/migrate.ts';
import { type Embedded, startEmbedded } from '../../server/embedded/index.ts';
import { type DatabaseUrls, loginUrls } from '../../server/embedded/urls.ts';
import { makePgClient, withPgClient } from '../../server/postgres/client.ts';
import { quietPort } from '../helpers/port.ts';

const SETTINGS = { synchronous_commit: 'on', wal_keep_size: '64MB' };

export type Ends = (() => unknown)[];

/** What is to be done when the file ends, the last first. */
export function openEnds(): Ends {
  const ends: Ends = [];
  afterAll(async () => {
    for (const end of ends.reverse()) await end();
  });
  return ends;
}

/** One statement of the owner. */
export const told = (url: string, text: string, values?: unknown[]): Promise<unknown[]> =>
  withPgClient(url, async (client) => (await client.query(text, values)).rows);

export function makeFolder(ends: Ends): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-standby-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export const startPostgres = async (
  ends: Ends,
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Embedded> => {
  const embedded = await startEmbedded({
    dataDir,
    fsync: false,
    port: await quietPort(),
    settings: { ...SETTINGS, ...settings },
  });
  ends.push(() => embedded.stop());
  return embedded;
};

/** What PostgreSQL removes or renames under way it does not need: the log has it. */
function copyFiles(from: string[], to: string): void {
  const env = { PATH: process.env.PATH, LC_ALL: 'C' };
  const { status, stderr } = spawnSync('cp', ['-a', ...from, to], { encoding: 'utf8', env });
  if (status === 0) return;
  const lines = stderr.trim().split('\n');
  const gone = lines.every((line) => line.endsWith('No such file or directory'));
  if (status !== 1 || !gone) throw new Error(`cp: ${stderr}`);
}

/** As pg_basebackup does, by hand: the files of a running PostgreSQL, taken between two calls, with the label of the backup. */
export async function copyRunning(url: string, from: string, to: string): Promise<void> {
  const client = makePgClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_backup_start('salinan', true)`);
    execFileSync('mkdir', ['-p', to]);
    copyFiles([`${from}/pg`, `${from}/secrets`], to);
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)');
    rmSync(`${to}/pg/postmaster.pid`);
    writeFileSync(`${to}/pg/backup_label`, rows[0].labelfile);
    execFileSync('chown', ['--reference', `${to}/pg/PG_VERSION`, `${to}/pg/backup_label`]);
  } finally {
    await client.end();
  }
}

/** A file that PostgreSQL's account reads, beside its data. */
export function signal(dataDir: string, file: string, text = ''): void {
  appendFileSync(`${dataDir}/pg/${file}`, text);
  execFileSync('chown', ['--reference', `${dataDir}/pg/PG_VERSION`, `${dataDir}/pg/${file}`]);
}

/** A standby of a running primary, by streaming, which keeps the primary's failover slots too. */
export async function startStandby(
  ends: Ends,
  primary: Embedded,
  from: string,
  to: string,
  settings: Record<string, string> = {},
): Promise<Embedded> {
  await told(primary.ownerUrl, `select pg_create_physical_replication_slot('kedua', true)`);
  await copyRunning(primary.ownerUrl, from, to);
  const { port, username, password, pathname } = new URL(primary.ownerUrl);
  const where = `host=127.0.0.1 port=${port} user=${username} password=${password} dbname=${pathname.slice(1)}`;
  signal(to, 'standby.signal');
  return startPostgres(ends, to, {
    ...settings,
    primary_conninfo: `${where} application_name=kedua`,
    primary_slot_name: 'kedua',
    hot_standby_feedback: 'on',
    sync_replication_slots: 'on',
  });
}

/** The process dies as by a power cut, and does not come back. */
export async function killPostgres(embedded: Embedded): Promise<void> {
  process.kill(embedded.pid(), 'SIGKILL');
  await embedded.stop();
}

/** A standby becomes the primary. Answers when it is; by itself PostgreSQL waits a minute and goes on. */
export async function promote(standby: Embedded): Promise<void> {
  const [{ done }] = (await told(standby.ownerUrl, 'select pg_promote(true, 480) as done')) as [
    { done: boolean },
  ];
  if (!done) throw new Error('the standby was not promoted');
}

export type Proxy = { port: number; to(port: number): void };

/** A port that leads to another one; who is connected is cut off when it is turned. */
export async function openProxy(ends: Ends, first: number): Promise<Proxy> {
  let target = first;
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const one of open) one.destroy();
  };
  ends.push(() => {
    cut();
    server.close();
  });
  return {
    port: (server.address() as net.AddressInfo).port,
    to: (port) => {
      target = port;
      cut();
    },
  };
}

/** The same address behind another port. */
export const atPort = (url: string, port: number): string =>
  Object.assign(new URL(url), { port: String(port) }).href;

/** The platform's whole database, migrated, with its logins. */
export async function migrated(primary: Embedded, dataDir: string): Promise<DatabaseUrls> {
  await migrateDatabase(primary.ownerUrl);
  return loginUrls({ dataDir, database: {} }, primary.ownerUrl);
}
