/** A primary with a synchronous standby: what was answered is there after the primary died, whatever it was. */
import { randomUUID, type UUID } from 'node:crypto';
import { beforeAll, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { restoreTenant } from '../../db/scripts/backup/restore.ts';
import { createTenant } from '../../db/scripts/tenants.ts';
import { PUBLICATION, slotOf } from '../../workers/cdc/names.ts';
import { ensureSlot } from '../../workers/cdc/slot.ts';
import type { TestDatabase } from '../helpers/database.ts';
import { type Answer, type Rest, startServer, type TestServer } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { jurnal } from './posting_client.ts';
import {
  atPort,
  killPostgres,
  makeFolder,
  migrated,
  openEnds,
  openProxy,
  promote,
  startPostgres,
  startStandby,
  told,
} from './standby.ts';

const ends = openEnds();
const SLOT = slotOf('niaga');
let world: Awaited<ReturnType<typeof openWorld>>;
let server: TestServer;
let staff: Rest;

async function openWorld() {
  const [first, second] = [makeFolder(ends), makeFolder(ends)];
  const primary = await startPostgres(ends, first, { synchronized_standby_slots: 'kedua' });
  const urls = await migrated(primary, first);
  await createTenant(primary.ownerUrl, 'toko', 'Toko', 'a@toko.test');
  const standby = await startStandby(ends, primary, first, second);
  const proxy = await openProxy(ends, primary.port);
  return { primary, standby, proxy, urls, second };
}

beforeAll(async () => {
  world = await openWorld();
  const database = {
    appUrl: atPort(world.urls.app, world.proxy.port),
    onClose: (work) => ends.push(work),
  } as Partial<TestDatabase> as TestDatabase;
  server = await startServer(database);
  staff = server.rest(await server.signIn('a@toko.test', 'toko'));
});

const post = (jumlah: number, kunci = randomUUID()) =>
  staff.post('/api/transaksi/jurnal-umum', jurnal(jumlah), {
    'idempotency-key': `txn:jurnal-umum:${kunci}`,
  });
const onPrimary = (text: string) => told(world.primary.ownerUrl, text);
const waiting = () =>
  onPrimary(
    `select pid from pg_stat_activity where wait_event = 'SyncRep' and usename = 'erp_authenticator'`,
  );

/** While the standby's receiver is halted, what is sent to it is not written there. */
async function halted(work: () => Promise<void>): Promise<void> {
  const streaming = `select pid from pg_stat_wal_receiver where status = 'streaming'`;
  // One that was halted for a minute was hung up on, and comes again.
  const { pid } = await until(async () => {
    const [receiver] = await told(world.standby.ownerUrl, streaming);
    return receiver as { pid: number } | undefined;
  });
  process.kill(pid, 'SIGSTOP');
  await work().finally(() => process.kill(pid, 'SIGCONT'));
}

test('a standby that is named while the server runs is waited for, by all of a tenant at once', async () => {
  expect((await post(1)).status).toBe(201);
  await onPrimary(`alter system set synchronous_standby_names = 'kedua'`);
  await onPrimary('select pg_reload_conf()');
  await until(() =>
    onPrimary(
      `select where exists (select from pg_stat_replication where sync_state = 'sync')`,
    ).then(({ length }) => length > 0),
  );
  let posted: Promise<Answer>[] = [];
  await halted(async () => {
    posted = [post(2), post(3)];
    // Both are committed: neither keeps a lock that the other one needs.
    await until(async () => (await waiting()).length === 2);
  });
  expect((await Promise.all(posted)).map(({ status }) => status)).toEqual([201, 201]);
});

test('a wait that is cancelled is no acknowledgement, and the repeated request waits again', async () => {
  const kunci = randomUUID();
  let again: Promise<Answer> | undefined;
  await halted(async () => {
    const first = post(4, kunci);
    const [found] = await until(async () => {
      const all = await waiting();
      return all.length > 0 && all;
    });
    await onPrimary(`select pg_cancel_backend(${(found as { pid: number }).pid})`);
    const refused = await first;
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(refused.text).toContain('Idempotency-Key');
    again = post(4, kunci);
    await until(async () => (await waiting()).length > 0);
  });
  expect(await again).toMatchObject({ status: 200, body: { idempotent: true } });
  const [{ n }] = (await onPrimary(`select count(*)::int as n from t_toko.posting`)) as [
    { n: number },
  ];
  expect(n).toBe(4);
});

test('the primary dies under load: the standby has all that was answered, keys included, and the slot of the stream', async () => {
  const { primary, standby, proxy, urls } = world;
  const before = await ensureSlot(atPort(urls.cdc, primary.port), SLOT);
  const kept = `select confirmed_flush_lsn from pg_replication_slots where slot_name = '${SLOT}' and synced and not temporary`;
  await until(async () => {
    // A new slot is kept by the standby once its reader has moved on.
    await onPrimary(`select pg_replication_slot_advance('${SLOT}', pg_current_wal_flush_lsn())`);
    await post(6);
    return (await told(standby.ownerUrl, kept)).length > 0;
  });
  const answered = new Map<UUID, string>();
  let ended = false;
  const clients = Array.from({ length: 4 }, async () => {
    while (!ended) {
      const kunci = randomUUID();
      const { status, body } = await post(5, kunci);
      if (status === 201) answered.set(kunci, body.nomor_transaksi);
      else expect(status).toBe(503);
    }
  });
  await until(() => answered.size >= 30);
  await killPostgres(primary);
  const count = answered.size;
  await promote(standby);
  proxy.to(standby.port);
  // The same server and the same sessions go on.
  await until(() => answered.size >= count + 10);
  ended = true;
  await Promise.all(clients);
  for (const [kunci, nomor] of answered) {
    const { body } = await post(5, kunci);
    expect([kunci, body.idempotent, body.hasil?.nomor_transaksi]).toEqual([kunci, true, nomor]);
  }
  const there = await told(
    standby.ownerUrl,
    'select nomor from t_toko.transaksi where nomor = any ($1)',
    [[...answered.values()]],
  );
  expect(there).toHaveLength(answered.size);
  expect(await ensureSlot(atPort(urls.cdc, standby.port), SLOT)).toBeGreaterThanOrEqual(before);
  const [{ n }] = (await told(
    standby.ownerUrl,
    `select count(*)::int as n from pg_logical_slot_peek_binary_changes($1, null, null, 'proto_version', '1', 'publication_names', $2)`,
    [SLOT, PUBLICATION],
  )) as [{ n: number }];
  expect(n).toBeGreaterThan(answered.size);
  // Restoring proves the books and the audit trail.
  const file = `${world.second}/toko.tar.gz`;
  await backupTenant(standby.ownerUrl, 'toko', file);
  expect(await restoreTenant(standby.ownerUrl, file, { kode: 'salinan' })).toMatchObject({
    findings: 0,
  });
});
