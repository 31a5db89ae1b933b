/** A node that falls silent, as a machine that lost its power: its connections do not end, and carry no answers. */
import { expect, test } from '@jest/globals';
import { openDatabase } from '../helpers/database.ts';
import { quietPort } from '../helpers/port.ts';
import { until } from '../helpers/until.ts';
import { openWorker } from '../helpers/worker.ts';
import { openProxy } from '../storm/cluster/proxy.ts';
import { openNode } from './node.ts';

const data = openDatabase();
const node = openNode(data);

test('the worker goes on with a node at its new address, though the old one says nothing any more', async () => {
  await node.makeTenant('jauh', 'Toko Jauh');
  const [, port, database] = /:(\d+)\/(.*)$/.exec(node.alamat) as unknown as [
    string,
    string,
    string,
  ];
  const first = await quietPort();
  const line = await openProxy(first, Number(port));
  data.onClose(line.close);
  const at = (alamat: string) =>
    data.rows(`update erp_private.simpul set alamat = $1 where nama = 'dua'`, [alamat]);
  const note = async () => {
    await node.rows(`insert into t_jauh.outbox (jenis, isi) values ('posting', '{}')`);
    await node.rows(`select erp_private.tenant_kotor_mark('{jauh}')`);
  };
  const handedOn = async () => (await node.rows('select from t_jauh.outbox')).length === 0;
  await at(`127.0.0.1:${first}/${database}`);
  // In the order in which they end: first what the worker waits for.
  await openWorker(data);
  await note();
  await until(handedOn, 'events go over the first address');
  line.cut();
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
