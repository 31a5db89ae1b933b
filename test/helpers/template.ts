/** The cluster that test runs start from: made once for a state of the tree and a day, kept stopped, and copied. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { copyDatabase } from '../../db/scripts/databases.ts';
import { createDatabase } from '../../db/scripts/fresh.ts';
import { migrateDatabase } from '../../db/scripts/migrate.ts';
import { createTenant } from '../../db/scripts/tenants.ts';
import { rootDir } from '../../server/base/config.ts';
import { startEmbedded } from '../../server/embedded/index.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { FEW, READY, TEMPLATE } from './run.ts';
import { acceptMembers, ROLES } from './users.ts';

/** PostgreSQL for throw-away data, small, on any port. */
export const CLUSTER = {
  fsync: false,
  port: 0,
  settings: {
    shared_buffers: '256MB',
    max_wal_size: '256MB',
    min_wal_size: '32MB',
    // Tables that nobody analyzed yet seem large, and a worker process costs more than reading all of them.
    max_parallel_workers_per_gather: '0',
  },
};

/** What decides about the template's content; the years and months of its tenants count from the day. */
const SOURCES =
  `db server/embedded test/helpers/run.ts test/helpers/template.ts test/helpers/users.ts
  package-lock.json`.split(/\s+/);

const KEPT = 4;
const cache = path.join(rootDir, 'node_modules', '.cache', 'niaga-test');

function stateOfTree(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const source of SOURCES) {
    const whole = path.join(rootDir, source);
    const files = fs.statSync(whole).isDirectory()
      ? (fs.readdirSync(whole, { recursive: true }) as string[])
          .sort()
          .map((name) => path.join(whole, name))
      : [whole];
    for (const file of files) {
      if (fs.statSync(file).isFile())
        hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 16);
}

function tar(...args: string[]): void {
  const { status, stderr } = spawnSync('tar', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar ${args.join(' ')}: ${stderr}`);
}

async function makeTemplate(ownerUrl: string): Promise<void> {
  const url = await createDatabase(ownerUrl, TEMPLATE.bare);
  for (const kode of ['satu', 'dua']) {
    await createTenant(url, kode, `Toko ${kode}`, `admin@${kode}.test`);
    await withPgClient(url, async (client) => {
      for (const peran of ROLES) {
        await client.query('select erp_private.membership_set($1, $2, $3, $4)', [
          `${peran}@${kode}.test`,
          peran,
          kode,
          peran,
        ]);
      }
      await acceptMembers(client, kode);
    });
  }
  await addReady(ownerUrl, TEMPLATE.bare, TEMPLATE.few, READY.slice(0, FEW));
  await addReady(ownerUrl, TEMPLATE.few, TEMPLATE.many, READY.slice(FEW));
}

async function addReady(ownerUrl: string, from: string, to: string, kodes: string[]) {
  const url = await copyDatabase(ownerUrl, from, to);
  await withPgClient(url, (client) => client.query('select erp_private.database_adopt()'));
  for (const kode of kodes) await makeReady(url, kode);
}

/** What `tenant_create` does, but for the first admin. */
const makeReady = (url: string, kode: string): Promise<unknown> =>
  withPgClient(url, (client) =>
    client.query(`
      begin;
      select erp_private.tenant_place('${kode}', 'Toko ${kode}');
      select erp_private.tenant_upgrade('${kode}');
      select erp_private.tenant_seed(
        'Toko ${kode}', (date_trunc('year', current_date) - interval '1 year')::date);
      commit`),
  );

/** Keeps the stopped cluster of `dataDir`, whole or not at all, and removes those that were not used lately. */
function keep(dataDir: string, kept: string): void {
  fs.mkdirSync(cache, { recursive: true, mode: 0o700 });
  const draft = `${kept}.${process.pid}`;
  tar('-cf', draft, '-C', dataDir, '.');
  fs.renameSync(draft, kept);
  // Another run may have renamed its template meanwhile.
  const usedAt = (name: string) =>
    fs.statSync(path.join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const old = fs
    .readdirSync(cache)
    .sort((a, b) => usedAt(b) - usedAt(a))
    .slice(KEPT);
  for (const name of old) fs.rmSync(path.join(cache, name), { force: true });
}

/** Fills the empty folder `dataDir` with a stopped cluster: the one that is kept, or what `make` makes of a new one. */
async function fill(
  dataDir: string,
  name: string,
  database: string,
  make: (ownerUrl: string) => Promise<void>,
): Promise<void> {
  const kept = path.join(cache, `${stateOfTree()}-${name}.tar`);
  if (fs.existsSync(kept)) {
    fs.utimesSync(kept, new Date(), new Date());
    tar('-xpf', kept, '-C', dataDir);
    return;
  }
  const embedded = await startEmbedded({ dataDir, database, ...CLUSTER });
  try {
    await make(embedded.ownerUrl);
  } finally {
    await embedded.stop();
  }
  keep(dataDir, kept);
}

/** A cluster that holds the templates of the databases of test files. */
export const fillCluster = (dataDir: string): Promise<void> =>
  fill(dataDir, 'utama', 'niaga', makeTemplate);

/** One whose database `simpul` is as it becomes when it is taken for a node. */
export const fillNode = (dataDir: string): Promise<void> =>
  fill(dataDir, 'simpul', 'simpul', (url) => migrateDatabase(url));
