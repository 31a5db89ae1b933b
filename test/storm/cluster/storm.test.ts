/** The storm over nodes in small: three plain PostgreSQL and a standby. Each move of a tenant meets the death of a node. */
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import { moveTenant } from '../../../db/scripts/move/move.ts';
import type { Step } from '../../../db/scripts/move/parts.ts';
import { nodeOf, placeOf } from '../../../db/scripts/node_list.ts';
import { createOnNode } from '../../../db/scripts/node_tenants.ts';
import { inBooks } from '../../bench/world.ts';
import { openDatabase } from '../../helpers/database.ts';
import { openServer } from '../../helpers/server.ts';
import { until } from '../../helpers/until.ts';
import { openWorker } from '../../helpers/worker.ts';
import { openNode } from '../../nodes/node.ts';
import { within } from '../bound.ts';
import type { Storm } from '../client.ts';
import { drive } from '../drive.ts';
import { makeRandom } from '../random.ts';
import { makeRecord } from '../record.ts';
import { furnish, type Shop } from '../shop.ts';
import { prepareTenant } from '../tenants.ts';
import { type Ask, verify } from '../verify.ts';
import { openKeptNode } from './kept.ts';
import { leftovers, misplaced } from './places.ts';

/** What was answered is there after kill -9, as in production. */
const SETTINGS = { synchronous_commit: 'on' };

const data = openDatabase();
const dua = openNode(data, 'dua', SETTINGS);
let tiga: Awaited<ReturnType<typeof openKeptNode>>;
const server = openServer(data);

beforeAll(async () => {
  tiga = await openKeptNode(data, dua.config, 'tiga', SETTINGS);
});

/** A tenant goes to a node, and one of its two nodes dies by kill -9 when the move is at this step. */
const moves = (utama: string): readonly [string, string, Step, () => Promise<void>][] => [
  ['didua', 'tiga', 'salin', dua.kill],
  ['ditiga', 'dua', 'kejar', tiga.failOver],
  [utama, 'tiga', 'alih', tiga.kill],
  ['didua', 'dua', 'tutup', dua.kill],
];

/** However slow the machine is, it ends, and says what did not; jest has more patience with it than with others. */
const BOUND_MS = 1_500_000;
const LIMIT_MS = 1_800_000;
/** Between two operations of a client: copies and proofs have some of the machine. */
const PAUSE_MS = 100;

const ask: Ask = async (tenant, text, values) => {
  const owner = await placeOf(dua.config, data.ownerUrl, tenant);
  const urls = { owner, app: '', worker: '', cdc: '' };
  return inBooks({ urls }, tenant, async (client) => (await client.query(text, values)).rows);
};

async function openShop(kode: string, nth: number, seed: number): Promise<Shop> {
  const staff = `select erp_private.membership_set($1, 'staff', $2, 'staff')`;
  await data.rows(staff, [`staff@${kode}.test`, kode]);
  const access = {
    kode,
    mulai: await prepareTenant(ask, kode, nth),
    adminKey: server.adminKey,
    admin: await server.tokenOf({ kode }, 'admin'),
    staff: await server.tokenOf({ kode }, 'staff'),
  };
  return furnish(server.base, access, makeRandom(seed));
}

const nodeNow = (kode: string) =>
  data.value('select simpul from erp_private.tenant where kode = $1', [kode]);

/** A move is repeated until it is through. Tells where it is. */
async function moveUnderDeaths(storm: Storm, utama: string, tell: (line: string) => void) {
  for (const [kode, ke, at, die] of moves(utama)) {
    let died = false;
    const step = async (now: Step) => {
      tell(`pindah ${kode} ke ${ke}: ${now}`);
      if (now !== at || died) return;
      died = true;
      await die();
    };
    while ((await nodeNow(kode)) !== ke || (await isMoving(kode))) {
      if (storm.ended) return;
      await moveTenant(dua.config, data.ownerUrl, { kode, ke }, step).catch((error: Error) => {
        tell(`pindah ${kode} ke ${ke}: ${error.message}`);
        return sleep(500);
      });
    }
    expect([at, died]).toEqual([at, true]);
    const { length } = storm.record.acknowledged;
    // The next one comes when business has gone on.
    await until(() => storm.ended || storm.record.acknowledged.length >= length + 5);
  }
}

const isMoving = async (kode: string): Promise<boolean> => {
  const text = 'select from erp_private.pindahan where kode = $1 and selesai_pada is null';
  return (await data.rows(text, [kode])).length > 0;
};

async function blow(storm: Storm, shops: Shop[], seed: number, tell: (line: string) => void) {
  let going = true;
  const moving = moveUnderDeaths(storm, shops[0]?.kode as string, tell).finally(() => {
    going = false;
  });
  void moving.catch(() => {});
  for (let done = 0; going && !storm.ended; ) {
    const plan = { clients: 3, seed: seed + done, until: Infinity, operations: 4 };
    done += await drive(storm, shops, { ...plan, pauseMs: PAUSE_MS });
  }
  await moving;
  tell('pemeriksaan');
  const owners = [
    { name: 'utama', url: data.ownerUrl },
    { name: 'dua', url: dua.url },
    { name: 'tiga', url: tiga.url },
  ];
  return [
    ...(await misplaced(owners)),
    ...(await leftovers(owners)),
    ...(await verify(storm, ask, shops, seed)),
  ];
}

test(
  'nodes die while tenants that work are moved: what was answered is there once, each tenant in one place',
  async () => {
    const seed = 20_261_123;
    const kodes = [await data.newTenant(), 'didua', 'ditiga'];
    for (const nama of ['dua', 'tiga']) {
      const tenant = { kode: `di${nama}`, nama, email: `admin@di${nama}.test` };
      await createOnNode(data.ownerUrl, await nodeOf(dua.config, data.ownerUrl, nama), tenant);
    }
    await openWorker(data);
    const shops: Shop[] = [];
    for (const [nth, kode] of kodes.entries()) shops.push(await openShop(kode, nth, seed));
    const record = makeRecord();
    const storm: Storm = { base: server.base, record, kills: true, patienceMs: Infinity };
    let where = '';
    const tell = (line: string) => {
      where = line;
    };
    const found = await within(
      storm,
      BOUND_MS,
      () => blow(storm, shops, seed, tell),
      () => where,
    );
    expect({ seed, faults: record.faults, found }).toEqual({ seed, faults: [], found: [] });
    expect([record.interrupted > 0, record.acknowledged.length > 50]).toEqual([true, true]);
  },
  LIMIT_MS,
);
