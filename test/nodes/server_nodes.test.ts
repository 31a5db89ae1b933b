/** What a running server holds of a node: its connections go where the directory says, and end when it says none. */
import { beforeAll, expect, test } from '@jest/globals';
import { moveTenant } from '../../db/scripts/move/move.ts';
import { addNode, removeNode } from '../../db/scripts/node.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { openStream } from '../dashboard/stream.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { openNode } from './node.ts';
import { jurnal } from './posting_client.ts';

const data = openDatabase();
const node = openNode(data);
const server = openServer(data, { POOL_MAX: '1', POOL_KEEP: '1', POOL_WAIT_MS: '60000' });
let admin: Rest;

beforeAll(async () => {
  await node.makeTenant('jauh', 'Toko Jauh');
  await openWorker(data);
  admin = server.rest(await server.signIn('a@jauh.test', 'jauh'));
  expect((await admin.get('/api/tenants/saya')).status).toBe(200);
});

const held = (name: string) =>
  node.rows<{ pid: number }>(
    `select pid from pg_stat_activity where usename = 'erp_authenticator' and application_name = $1`,
    [name],
  );

test('a node at another address: who works there ends it, who waits is served at the new one, streams hear it', async () => {
  const stream = await openStream(server.base, await server.signIn('a@jauh.test', 'jauh'));
  const ears = await until(async () => {
    const all = await held('niaga-stream');
    return all.length === 1 && all;
  });
  const waits = `select from pg_locks where relation = 't_jauh.gerbang'::regclass and not granted`;
  await withPgClient(node.url, async (client) => {
    await client.query('begin; lock table t_jauh.gerbang in exclusive mode');
    const working = admin.post('/api/transaksi/jurnal-umum', jurnal(7));
    await until(async () => (await node.rows(waits)).length > 0);
    const waiting = admin.get('/api/laporan/neraca-saldo');
    await until(async () => {
      await admin.get('/api/tenants');
      return (await server.rest().get('/api/health')).body.komponen.simpul?.dua !== undefined;
    });
    const elsewhere = new URL(node.url);
    elsewhere.hostname = elsewhere.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
    await addNode(node.config, data.ownerUrl, 'dua', elsewhere.href);
    await until(async () => {
      await server.rest().get('/api/health');
      return (await held('niaga')).length === 2;
    });
    expect((await waiting).status).toBe(200);
    await client.query('commit');
    expect((await working).status).toBe(201);
  });
  await until(async () => {
    const [one, ...more] = await held('niaga-stream');
    return more.length === 0 && one !== undefined && one.pid !== ears[0]?.pid;
  });
  await admin.post('/api/transaksi/jurnal-umum', jurnal(7));
  await stream.next(
    ({ event, data: isi }) => event === 'kpi' && JSON.stringify(isi).includes('"posting"'),
  );
  await stream.close();
});

test('a node that is none any more keeps no connection of a server', async () => {
  await moveTenant(node.config, data.ownerUrl, { kode: 'jauh', ke: 'utama' });
  expect((await admin.get('/api/tenants/saya')).status).toBe(200);
  expect(await held('niaga-stream')).toHaveLength(1);
  await removeNode(node.config, data.ownerUrl, 'dua');
  await until(async () => {
    await server.rest().get('/api/health');
    return (await held('niaga')).length + (await held('niaga-stream')).length === 0;
  });
});
