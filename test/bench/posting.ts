import path from 'node:path';
import pg from 'pg';
import { readSqlFiles } from '../../db/scripts/sql_files.ts';
import type { Progress } from '../../server/base/progress.ts';
import { settingsSql } from '../../server/postgres/settings.ts';
import { cpuOf } from './cpu.ts';
import { median, number, table } from './format.ts';
import { openShops, type Shop, settle } from './shops.ts';
import { saleQuery } from './ways.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- posting`, about a minute: what a sale of three lines costs PostgreSQL on one connection, in CPU, when it
 * stays with a tenant and when it goes from one to the next; and by phase, which is the folder of the function.
 */

const TENANTS = 4;
const ROUNDS = 5;
const SALES = 60;
/** Until plans are settled: PostgreSQL tries five before it keeps one. */
const WARM = 8;

type Phase = { calls: number; one: number; more: number };

/** The superuser, because only he may have functions timed; each sale runs as the tenant's role nevertheless. */
export async function connect(world: World): Promise<pg.Client> {
  const options = '-c search_path=pg_catalog -c timezone=UTC -c jit=off';
  const client = new pg.Client({ connectionString: world.urls.owner, options });
  await client.connect();
  return client;
}

export async function sell(client: pg.Client, shop: Shop): Promise<void> {
  await client.query(`begin;${settingsSql(shop.settings)}`);
  await client.query(saleQuery(shop));
  await client.query('commit');
}

async function sellAll(client: pg.Client, shops: readonly Shop[], count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await sell(client, shops[n % shops.length] as Shop);
}

/** @returns CPU of the connection's process for a sale, ms */
async function cpuOfSale(world: World, shops: readonly Shop[]): Promise<number> {
  const client = await connect(world);
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    await sellAll(client, shops, WARM * shops.length);
    const before = cpuOf(pid);
    await sellAll(client, shops, SALES);
    return (cpuOf(pid) - before) / SALES;
  } finally {
    await client.end();
  }
}

/** Function → its room. */
function phases(): Map<string, string> {
  return new Map(
    readSqlFiles().flatMap(({ name, room }) =>
      room === undefined ? [] : [[path.posix.basename(name, '.sql'), room.name]],
    ),
  );
}

const TIMES = `
select funcname as nama, sum(calls)::int as panggilan, sum(self_time) as ms
  from pg_stat_user_functions group by 1`;

async function timesOf(client: pg.Client): Promise<Map<string, { calls: number; ms: number }>> {
  await client.query('select pg_stat_force_next_flush()');
  const { rows } = await client.query<{ nama: string; panggilan: number; ms: number }>(TIMES);
  return new Map(rows.map(({ nama, panggilan, ms }) => [nama, { calls: panggilan, ms }]));
}

/** Time in the functions of each phase, without those that they call, ms for a sale. */
async function timeByPhase(world: World, shops: readonly Shop[]): Promise<Map<string, Phase>> {
  const client = await connect(world);
  const of = phases();
  const sums = new Map<string, Phase>();
  try {
    await client.query(`set track_functions to 'all'`);
    for (const kind of ['one', 'more'] as const) {
      const some = kind === 'one' ? shops.slice(0, 1) : shops;
      await sellAll(client, some, WARM * some.length);
      const before = await timesOf(client);
      await sellAll(client, some, SALES * 2);
      for (const [name, { calls, ms }] of await timesOf(client)) {
        const was = before.get(name) ?? { calls: 0, ms: 0 };
        const phase = of.get(name) ?? 'lain';
        const sum = sums.get(phase) ?? { calls: 0, one: 0, more: 0 };
        sum[kind] += (ms - was.ms) / (SALES * 2);
        if (kind === 'one') sum.calls += (calls - was.calls) / (SALES * 2);
        sums.set(phase, sum);
      }
    }
    return sums;
  } finally {
    await client.end();
  }
}

export async function benchPosting(world: World, progress: Progress): Promise<string[]> {
  const shops = await progress.step(`${TENANTS} tenant`, (say) =>
    openShops(world, TENANTS, { say }),
  );
  const settling = await connect(world);
  await sellAll(settling, shops, 200);
  await settling.end();
  await settle(world);
  const one: number[] = [];
  const more: number[] = [];
  await progress.step('CPU', async (say) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(await cpuOfSale(world, shops.slice(0, 1)));
      more.push(await cpuOfSale(world, shops));
      say(`${round + 1}/${ROUNDS}`);
    }
  });
  const sums = await progress.step('Menurut tahap', () => timeByPhase(world, shops));
  const rows = [...sums]
    .sort(([, a], [, b]) => b.one - a.one)
    .filter(([, { one }]) => one >= 0.005)
    .map(([name, sum]) => [
      name,
      number(sum.calls, 1),
      ...[sum.one, sum.more].map((ms) => number(ms, 2)),
    ]);
  const titles = ['tahap (folder fungsi)', 'panggilan', 'satu tenant, ms', `${TENANTS} tenant, ms`];
  return [
    `CPU PostgreSQL, penjualan 3 baris: ${number(median(one), 2)} ms dengan satu tenant, ` +
      `${number(median(more), 2)} ms berganti di antara ${TENANTS}.`,
    'Waktu fungsi sendiri, tanpa yang dipanggilnya:',
    ...table([titles, ...rows], 1),
  ];
}
