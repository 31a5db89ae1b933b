/** What was answered is there after PostgreSQL was killed, though commits do not wait for the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrateDatabase } from '../../db/scripts/migrate.ts';
import { startEmbedded } from '../../server/embedded/index.ts';
import { loginUrls } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { makePgService, type PgService } from '../../server/postgres/service.ts';
import { PATIENT_PG } from '../helpers/limits.ts';
import { until, untilDone } from '../helpers/until.ts';

const SETTINGS = { role: 'erp_pengguna', searchPath: ['public', 'pg_temp'], claims: {} };
const OPTIONS = { max: 1, ...PATIENT_PG };
const ends: (() => unknown)[] = [];
let world: Awaited<ReturnType<typeof openWorld>>;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

function open(connectionString: string): PgService {
  const service = makePgService({ ...OPTIONS, connectionString, onError: () => undefined });
  ends.push(() => service.release());
  return service;
}

/** A PostgreSQL of its own with a table of numbers, which flushes its log only when asked. */
async function openWorld() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'niaga-flush-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = path.join(folder, 'data');
  const embedded = await startEmbedded({ dataDir, settings: { wal_writer_delay: '10s' } });
  ends.push(() => embedded.stop());
  await migrateDatabase(embedded.ownerUrl);
  const { app } = await loginUrls({ dataDir, database: {} }, embedded.ownerUrl);
  await withPgClient(embedded.ownerUrl, async (client) => {
    await client.query('create table public.saksi (n integer)');
    await client.query('grant usage on schema public to erp_pengguna');
    await client.query('grant select, insert on public.saksi to erp_pengguna');
  });
  return { embedded, app };
}

async function settingsInside(service: PgService): Promise<unknown[]> {
  const query = { text: `select current_setting('synchronous_commit') as menunggu` };
  return Promise.all(
    (['single_read', 'single_write'] as const).map(async (mode) => {
      const { rows } = await service.transaction(SETTINGS, mode, (client) => client.query(query));
      return (rows[0] as { menunggu: string }).menunggu;
    }),
  );
}

async function numbersAfterCrash(ownerUrl: string): Promise<number[]> {
  return untilDone(() =>
    withPgClient(ownerUrl, async (client) => {
      const { rows } = await client.query<{ n: number }>('select n from public.saksi order by n');
      return rows.map(({ n }) => n);
    }),
  );
}

test('acknowledged commits survive SIGKILL; commits that were not awaited do not', async () => {
  const { embedded, app } = world;
  expect(await settingsInside(open(app))).toEqual(['on', 'off']);
  const acknowledged: number[] = [];
  let lost = false;
  // The WAL writer may flush by itself in between; hardly ten times.
  for (let n = 1; n < 20 && !lost; n += 2) {
    const insert = { text: 'insert into saksi values ($1)', values: [n] };
    await open(app).transaction(SETTINGS, 'single_write', (client) => client.query(insert));
    const slow = await open(app).open(SETTINGS, 'write');
    await slow.query({ ...insert, values: [n + 10] });
    await slow.commit();
    acknowledged.push(n, n + 10);
    await withPgClient(embedded.ownerUrl, async (client) => {
      await client.query('set synchronous_commit to off');
      await client.query('insert into public.saksi values ($1)', [n + 20]);
      client.on('error', () => undefined);
      process.kill(embedded.pid(), 'SIGKILL');
    });
    const there = await numbersAfterCrash(embedded.ownerUrl);
    expect(there).toEqual(expect.arrayContaining(acknowledged));
    lost = !there.includes(n + 20);
  }
  expect(lost).toBe(true);
});

test('commits wait as always where the right is not given', async () => {
  const { embedded, app } = world;
  const serves = () =>
    withPgClient(embedded.ownerUrl, async (client) => {
      const { rows } = await client.query('select erp_private.commit_flush_serves() as serves');
      return rows[0].serves as boolean;
    });
  const change = (text: string) =>
    withPgClient(embedded.ownerUrl, (client) => client.query(text).then(() => undefined));
  const right = 'execute on function pg_catalog.pg_logical_emit_message(bool, text, text, bool)';
  const behind = 'usage on schema erp_private';
  for (const [spoil, mend] of [
    [`revoke ${right} from erp_platform`, `grant ${right} to erp_platform`],
    // As in a database that is a migration behind.
    [`revoke ${behind} from erp_authenticator`, `grant ${behind} to erp_authenticator`],
  ] as const) {
    await change(spoil);
    expect(await settingsInside(open(app))).toEqual(['on', 'on']);
    await change(mend);
    await until(serves);
    expect(await settingsInside(open(app))).toEqual(['on', 'off']);
  }
});
