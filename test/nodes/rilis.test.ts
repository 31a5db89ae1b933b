/** Which servers a node serves: those that the platform serves, whenever it was made. */
import { beforeAll, expect, test } from '@jest/globals';
import { migrateAll } from '../../db/scripts/migrate.ts';
import { addNode, setNodeState } from '../../db/scripts/node.ts';
import { makeLogger } from '../../server/base/log.ts';
import { makeSecretBox } from '../../server/base/secret_box.ts';
import { openDatabase } from '../helpers/database.ts';
import { currentRun } from '../helpers/run.ts';
import { SECRET_KEY, startServer } from '../helpers/server.ts';
import { openNode } from './node.ts';

const data = openDatabase();
const BEFORE = 'a'.repeat(64);
/** The platform was brought to the release of this tree; servers of the one before are still there. */
beforeAll(() =>
  data.rows(`insert into erp_private.rilis (sidik, versi, ke) overriding system value
    values ('${BEFORE}', 'lama', -1) returning 1`),
);
const node = openNode(data);

const known = () =>
  node
    .rows('select sidik from erp_private.rilis order by ke')
    .then((rows) => rows.map((one) => (one as { sidik: string }).sidik));
const migrate = () => migrateAll(node.config, data.ownerUrl, {}, makeSecretBox([SECRET_KEY]));

test('tenants of a node that was made by a newer tree are served by servers of the release before', async () => {
  expect(await known()).toEqual([BEFORE, currentRun().release]);
  await node.makeTenant('baru', 'Toko Baru');
  const old = await startServer(data, {}, undefined, BEFORE);
  const rest = old.rest(await old.signIn('a@baru.test', 'baru'));
  expect((await rest.get('/api/laporan/neraca-saldo')).status).toBe(200);
});

test('a node that is not served says in the log why', async () => {
  const lines: string[] = [];
  const log = makeLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const own = await startServer(data, {}, log);
  const rest = own.rest(await own.signIn('a@baru.test', 'baru'));
  await node.rows(
    `update erp_private.rilis set sidik = repeat('c', 64) where sidik <> '${BEFORE}'`,
  );
  expect((await rest.get('/api/laporan/neraca-saldo')).status).toBe(503);
  expect(
    (await own.graphql(await own.signIn('a@baru.test', 'baru'), '{ modulSaya { json } }')).status,
  ).toBe(503);
  const said = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
  expect(said).toHaveLength(2);
  for (const { err } of said) {
    expect(JSON.stringify(err)).toContain('node dua: Database belum dimigrasi ke rilis ini');
  }
  await node.rows(
    `update erp_private.rilis set sidik = '${currentRun().release}' where sidik = repeat('c', 64)`,
  );
});

test('a node that was away while the platform had a release knows it afterwards', async () => {
  await node.rows(`delete from erp_private.rilis where sidik = '${BEFORE}'`);
  expect(await migrate()).toEqual([]);
  expect(await known()).toEqual([BEFORE, currentRun().release]);
  // Once more changes nothing.
  const rows = () => node.rows('select * from erp_private.rilis order by ke');
  const before = await rows();
  expect(await migrate()).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('no node is made by a tree of another release than the platform has', async () => {
  await setNodeState(data.ownerUrl, 'dua', 'penuh');
  await data.rows(`insert into erp_private.rilis (sidik, versi) values (repeat('b', 64), 'baru')`);
  await expect(addNode(node.config, data.ownerUrl, 'dua', node.url)).rejects.toThrow(
    'npm run migrate',
  );
  expect(await migrate()).toEqual([]);
  await addNode(node.config, data.ownerUrl, 'dua', node.url);
  expect(await known()).toEqual([BEFORE, currentRun().release]);
});
