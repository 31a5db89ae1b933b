/** A move whose target, or whose old place, never comes back: its tenant is not bound for ever. */
import { beforeAll, expect, test } from '@jest/globals';
import { backupTenant } from '../../db/scripts/backup/backup.ts';
import { giveUpCommand, giveUpMove } from '../../db/scripts/move/give_up.ts';
import { moveTenant } from '../../db/scripts/move/move.ts';
import { STEPS, type Step } from '../../db/scripts/move/parts.ts';
import { addNode, removeNode } from '../../db/scripts/node.ts';
import { createOnNode } from '../../db/scripts/node_tenants.ts';
import { upgradeAll } from '../../db/scripts/tenant_steps.ts';
import { openDatabase } from '../helpers/database.ts';
import { openServer, type Rest } from '../helpers/server.ts';
import { until } from '../helpers/until.ts';
import { killMoveAt } from './move_killed.ts';
import { openNode } from './node.ts';
import { jurnal } from './posting_client.ts';

const data = openDatabase();
const node = openNode(data);
const server = openServer(data);

let staff: Rest;
let posted = 0;

beforeAll(async () => {
  await data.newTenant('urung');
  staff = server.rest(await server.signIn('staff@urung.test', 'urung'));
});

const move = (ke: string) => moveTenant(node.config, data.ownerUrl, { kode: 'urung', ke });
const giveUp = () => giveUpMove(node.config, data.ownerUrl, 'urung');
const upgrade = () => upgradeAll(node.config, data.ownerUrl);
const placeOf = () => data.value(`select simpul from erp_private.tenant where kode = 'urung'`);
const countAt = async (place: typeof data | typeof node) =>
  (await place.rows<{ n: number }>('select count(*)::int as n from t_urung.posting'))[0]?.n;
/** What was accepted by a server whose connections have just been cut counts once it is. */
const post = async () => {
  const { status } = await staff.post('/api/transaksi/jurnal-umum', jurnal(7));
  if (status === 201) posted += 1;
  return status;
};
/** What follows or is followed, of this database. */
const LEFT = `
select 'slot ' || slot_name as sisa from pg_replication_slots
 where slot_name ~ '^niaga_pindah_' and database = current_database()
 union all select 'publikasi ' || pubname from pg_publication where pubname ~ '^niaga_pindah_'
 union all
select 'langganan ' || u.subname from pg_subscription as u join pg_database as d on d.oid = u.subdbid
 where u.subname ~ '^niaga_pindah_' and d.datname = current_database()
 union all select 'tenant ' || kode from erp_private.tenant where simpul = 'luar'`;
const bound = () =>
  data.rows(
    `select kode from erp_private.tenant where pindah is not null
      union all select kode from erp_private.pindahan where selesai_pada is null`,
  );
const UNDECIDED = STEPS.slice(0, STEPS.indexOf('alih') + 1);

test.each(UNDECIDED)(
  'killed at %s with its target gone it is given up; what lies there goes when it is back',
  async (step) => {
    await killMoveAt(data, node, { kode: 'urung', ke: 'dua' }, step);
    await node.stop();
    await expect(move('dua')).rejects.toThrow('tidak dapat dihubungi');
    expect(await giveUpCommand(node.config, data.ownerUrl, 'urung')).toEqual([
      'Pemindahan tenant urung ke simpul dua dibatalkan; ia tetap di utama.',
      expect.stringContaining('Simpul dua tidak menjawab'),
    ]);
    expect([await placeOf(), await post()]).toEqual(['utama', 201]);
    expect([await data.rows(LEFT), await bound()]).toEqual([[], []]);
    await backupTenant(data.ownerUrl, 'urung', `${node.config.dataDir}/urung.${step}`);
    await node.start();
    expect(await upgrade()).toMatchObject({ failed: [], nodes: [] });
    expect(await node.rows(LEFT)).toEqual([]);
    expect(await node.rows(`select to_regnamespace('t_urung') as ada`)).toEqual([{ ada: null }]);
    await expect(giveUp()).rejects.toThrow('Tenant urung tidak sedang dipindahkan');
    expect(await post()).toBe(201);
  },
);

test('given up while its target answers, nothing is left there either', async () => {
  await killMoveAt(data, node, { kode: 'urung', ke: 'dua' }, 'kejar');
  expect(await post()).toBe(503);
  expect(await giveUp()).toMatchObject({ dari: 'utama', ke: 'dua', away: false });
  expect([await post(), await bound()]).toEqual([201, []]);
  expect([await data.rows(LEFT), await node.rows(LEFT)]).toEqual([[], []]);
});

test('a target that comes back follows no other move, and takes the tenant later', async () => {
  await killMoveAt(data, node, { kode: 'urung', ke: 'dua' }, 'susul');
  await node.stop();
  await giveUp();
  expect(await post()).toBe(201);
  await node.start();
  // Its subscription asks for a slot of before.
  await move('dua');
  expect([await placeOf(), await countAt(node)]).toEqual(['dua', posted]);
  expect(await post()).toBe(201);
  expect([await data.rows(LEFT), await node.rows(LEFT)]).toEqual([[], []]);
});

test('a move to the platform is given up as well', async () => {
  await killMoveAt(data, node, { kode: 'urung', ke: 'utama' }, 'bukti');
  expect(await post()).toBe(503);
  await giveUp();
  expect([await placeOf(), await post(), await bound()]).toEqual(['dua', 201, []]);
  expect([await data.rows(LEFT), await node.rows(LEFT)]).toEqual([[], []]);
  await move('utama');
  expect([await placeOf(), await countAt(data)]).toEqual(['utama', posted]);
});

test.each<Step>(['tutup', 'selesai'])(
  'killed at %s it is decided: it is not given up, and the next run finishes it',
  async (step) => {
    const ke = (await placeOf()) === 'utama' ? 'dua' : 'utama';
    await killMoveAt(data, node, { kode: 'urung', ke }, step);
    await expect(giveUp()).rejects.toThrow(
      `sudah diputuskan dan tidak dapat dibatalkan; perintah ini menyelesaikannya: npm run -s tenant -- move urung --to ${ke}`,
    );
    await move(ke);
    expect([await placeOf(), await post(), await bound()]).toEqual([ke, 201, []]);
  },
);

test('a decided move whose old place is away keeps its tenant from nothing', async () => {
  if ((await placeOf()) !== 'dua') await move('dua');
  await killMoveAt(data, node, { kode: 'urung', ke: 'utama' }, 'tutup');
  await node.stop();
  await expect(move('utama')).rejects.toThrow('tempat lamanya belum ditutup');
  expect(await until(async () => (await post()) === 201)).toBe(true);
  await backupTenant(data.ownerUrl, 'urung', `${node.config.dataDir}/urung.lepas`);
  await node.start();
  expect((await node.rows(LEFT)).length).toBeGreaterThan(0);
  await move('utama');
  expect([await placeOf(), await bound()]).toEqual(['utama', []]);
  expect([await data.rows(LEFT), await node.rows(LEFT)]).toEqual([[], []]);
});

test('a node that was forgotten with a copy comes again', async () => {
  await killMoveAt(data, node, { kode: 'urung', ke: 'dua' }, 'susul');
  await node.stop();
  await giveUp();
  await removeNode(node.config, data.ownerUrl, 'dua');
  await node.start();
  await addNode(node.config, data.ownerUrl, 'dua', node.url);
  expect(await node.rows(LEFT)).toEqual([]);
  await killMoveAt(data, node, { kode: 'urung', ke: 'dua' }, 'susul');
  await node.stop();
  await giveUp();
  await node.start();
  // One that answers is forgotten without it.
  await removeNode(node.config, data.ownerUrl, 'dua');
  expect(await node.rows(LEFT)).toEqual([]);
  await addNode(node.config, data.ownerUrl, 'dua', node.url);
});

test('a code whose copy lies on a node is made there anew', async () => {
  await data.newTenant('ulang');
  await killMoveAt(data, node, { kode: 'ulang', ke: 'dua' }, 'susul');
  await node.stop();
  await giveUpMove(node.config, data.ownerUrl, 'ulang');
  await data.rows(`select erp_private.tenant_remove('ulang')`);
  await node.start();
  await createOnNode(data.ownerUrl, node, { kode: 'ulang', nama: 'Baru', email: 'a@ulang.test' });
  expect(await node.rows('select nama from t_ulang.pengaturan')).toEqual([{ nama: 'Baru' }]);
  expect(await node.rows(LEFT)).toEqual([]);
});
