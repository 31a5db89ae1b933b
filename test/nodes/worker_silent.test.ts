/** A node that falls silent, as a machine that lost its power: its connections do not end, and nobody answers on them. */
import net from 'node:net';
import { expect, test } from '@jest/globals';
import { createOnNode } from '../../db/scripts/node_tenants.ts';
import { openDatabase } from '../helpers/database.ts';
import { openNode } from '../helpers/node.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';

const data = openDatabase();
const node = openNode(data);

/** A port that leads to another one, until it is hushed. */
async function openSilent(port: number) {
  const open = new Set<net.Socket>();
  let hushed = false;
  const server = net.createServer((near) => {
    const far = net.connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
      one.on('data', (bytes) => void (hushed || other.write(bytes)));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  data.onClose(async () => {
    for (const one of open) one.destroy();
    server.close();
  });
  const hush = () => {
    hushed = true;
  };
  return { port: (server.address() as net.AddressInfo).port, hush };
}

test('the worker goes on with a node at its new address, though the old one says nothing any more', async () => {
  await createOnNode(data.ownerUrl, node, { kode: 'jauh', nama: 'Jauh', email: 'a@jauh.test' });
  const [, port, database] = /:(\d+)\/(.*)$/.exec(node.alamat) as unknown as [
    string,
    string,
    string,
  ];
  const silent = await openSilent(Number(port));
  const at = (alamat: string) =>
    data.rows(`update erp_private.simpul set alamat = $1 where nama = 'dua'`, [alamat]);
  const note = async () => {
    await node.rows(`insert into t_jauh.outbox (jenis, isi) values ('posting', '{}')`);
    await node.rows(`select erp_private.tenant_kotor_mark('{jauh}')`);
  };
  const handedOn = async () => (await node.rows('select from t_jauh.outbox')).length === 0;
  await at(`127.0.0.1:${silent.port}/${database}`);
  // In the order in which they end: first what the worker waits for.
  await openWorker(data);
  await note();
  await until(handedOn, 'events go over the first address');
  silent.hush();
  const silentFor = `select from pg_stat_activity where application_name = 'niaga-relay' and query !~ '^listen'
    and state_change < clock_timestamp() - interval '6 seconds'`;
  await until(
    async () => (await node.rows(silentFor)).length > 0,
    'a look has begun and hears nothing',
  );
  const [since] = await node.rows<{ kini: string }>('select clock_timestamp()::text as kini');
  await at(node.alamat);
  const again = `select from pg_stat_activity where application_name = 'niaga-relay' and backend_start > $1`;
  await until(
    async () => (await node.rows(again, [since?.kini])).length > 0,
    'it is worked on at the second address',
  );
  expect(await node.rows('select from t_jauh.outbox')).toEqual([]);
});
