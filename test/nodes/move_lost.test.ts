/** A move whose nodes lose what PostgreSQL may lose: what was just committed there, and slots. */
import { beforeAll, expect, test } from '@jest/globals';
import { moveTenant } from '../../db/scripts/move/move.ts';
import type { Tell } from '../../db/scripts/move/parts.ts';
import { awaitPosition } from '../../db/scripts/move/replication.ts';
import { makePgClient } from '../../server/postgres/client.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { openNode } from './node.ts';
import { jurnal } from './posting_client.ts';

const data = openDatabase();
/** So much of its log a node keeps for who does not read it. Far more than any move here leaves unread. */
const node = openNode(data, 'dua', { max_slot_wal_keep_size: '64MB' });
const server = openServer(data);
let staff: Rest;

beforeAll(async () => {
  await data.newTenant('lupa');
  staff = server.rest(await server.signIn('staff@lupa.test', 'lupa'));
});

const move = (ke: string, tell: Tell) =>
  moveTenant(node.config, data.ownerUrl, { kode: 'lupa', ke }, tell);

async function opened(connectionString: string) {
  const client = makePgClient({ connectionString });
  await client.connect();
  return client;
}

/** Connections that a crash ended answer 503. */
const posted = () =>
  until(async () => {
    const { status } = await staff.post('/api/transaksi/jurnal-umum', jurnal(7));
    return status !== 503 && status;
  });

test('what a move has done is on the disk also of a node that keeps commits in memory for a while', async () => {
  // So long that nothing is written by itself.
  await node.rows(`alter system set wal_writer_delay = '10s'`);
  await node.rows('select pg_reload_conf()');
  expect(await node.rows('show synchronous_commit')).toEqual([{ synchronous_commit: 'off' }]);
  let crashed = false;
  const crashing = move('dua', async (step) => {
    if (step !== 'tutup') return;
    await node.crash();
    crashed = true;
  });
  await expect(crashing).rejects.toThrow();
  expect(crashed).toBe(true);
  expect(await node.rows('select keadaan from t_lupa.gerbang')).toEqual([{ keadaan: 'buka' }]);
  expect(await posted()).toBe(201);
  await move('dua', () => {});
  expect(await posted()).toBe(201);
  // Replication sends only what is on the disk: moves away from here would wait for it.
  await node.rows('alter system reset wal_writer_delay');
  await node.rows('select pg_reload_conf()');
});

test('a gate that a standby did not have open when it took over is opened by the next run', async () => {
  await move('utama', () => {});
  const dies = move('dua', async (step) => {
    if (step === 'tutup') throw new Error('mati');
  });
  await expect(dies).rejects.toThrow('mati');
  await node.rows(`update t_lupa.gerbang set keadaan = 'pagar'`);
  expect((await staff.post('/api/transaksi/jurnal-umum', jurnal(7))).status).toBe(503);
  await move('dua', () => {});
  expect((await staff.post('/api/transaksi/jurnal-umum', jurnal(7))).status).toBe(201);
});

test('a target that goes away behind the gate ends the move, and the tenant works where it was', async () => {
  await move('utama', () => {});
  const dies = move('dua', async (step) => {
    if (step === 'kejar') await node.stop();
  });
  await expect(dies).rejects.toThrow();
  expect(await posted()).toBe(201);
  await node.start();
  await move('dua', () => {});
  expect(await posted()).toBe(201);
});

test('a copy whose slot is gone ends with that', async () => {
  const ends = { source: await opened(data.ownerUrl), target: await opened(node.url) };
  const copies = awaitPosition(ends, 'niaga_pindah_tiada_1', '0/1');
  await expect(copies).rejects.toThrow('Slot replikasi pemindahan hilang');
  await Promise.all([ends.source.end(), ends.target.end()]);
});

test('so does one whose slot has lost its log', async () => {
  const name = 'niaga_pindah_tiada_2';
  await node.rows(`select pg_create_logical_replication_slot('${name}', 'pgoutput')`);
  await until(async () => {
    await node.rows(`select pg_logical_emit_message(false, 'uji', 'x'), pg_switch_wal()`);
    await node.rows('checkpoint');
    const lost = 'select from pg_replication_slots where invalidation_reason is not null';
    return (await node.rows(lost)).length > 0;
  });
  const ends = { source: await opened(node.url), target: await opened(data.ownerUrl) };
  const copies = awaitPosition(ends, name, '0/1');
  await expect(copies).rejects.toThrow('Slot replikasi pemindahan hilang');
  await Promise.all([ends.source.end(), ends.target.end()]);
  await node.rows(`select pg_drop_replication_slot('${name}')`);
});
