import { setTimeout as sleep } from 'node:timers/promises';
import { STEPS, type Step } from '../../db/scripts/move/parts.ts';
import { addNode } from '../../db/scripts/node.ts';
import { loadConfig } from '../../server/base/config.ts';
import type { Progress } from '../../server/base/progress.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { number, quantile, table } from './format.ts';
import { type Mover, openMover, type Wanted } from './mover.ts';
import { connect, sell } from './posting.ts';
import { openShops, type Shop } from './shops.ts';
import { openPlace, type World } from './world.ts';

/**
 * `npm run bench -- move`, two to four minutes: a tenant goes to a second PostgreSQL and back, four times gently and four times
 * fast; how long that takes, how long its gate is shut, how much its tables hold, and what a sale takes meanwhile in another
 * tenant, by the step of the move.
 */

const SALES = 4000;
/** How long the other tenant is watched without a move, and how often it sells. */
const QUIET_MS = 15_000;
const PACE_MS = 10;
/** A connection learns its tenant with its first sales. */
const WARM = 20;

type Way = Pick<Wanted, 'ke' | 'fast'>;
const WAYS: readonly Way[] = [false, true].flatMap((fast) => [
  { ke: 'dua', fast },
  { ke: 'utama', fast },
]);
const named = ({ ke, fast }: Way): string => (fast ? `${ke}, --fast` : ke);
/** There and back so often, for sales enough to tell a hundredth of them. */
const TIMES = 4;

const HEAD = [
  'ke',
  'MB',
  'detik',
  'gerbang tertutup, detik',
  'detik per MB',
  'toko lain p99 tanpa, ms',
  'selagi pindah, ms',
  'kali',
];
const PHASES = [
  'ke',
  'langkah',
  'detik',
  'penjualan toko lain',
  'p50, ms',
  'p99, ms',
  'terlama, ms',
];

type Sale = { begun: number; ms: number };
/** A move: when it began and ended, and when each of its steps began. */
type Moved = Way & { from: number; until: number; at: Map<Step, number> };

/** Sells in a shop that stays, at a steady pace; its end answers when each sale began, and how long it took, in ms. */
async function watch(world: World, shop: Shop): Promise<() => Promise<Sale[]>> {
  const took: Sale[] = [];
  let stopped = false;
  const client = await connect(world);
  for (let n = 0; n < WARM; n += 1) await sell(client, shop);
  const loop = (async () => {
    while (!stopped) {
      const begun = performance.now();
      await sell(client, shop);
      took.push({ begun, ms: performance.now() - begun });
      await sleep(PACE_MS);
    }
    await client.end();
  })();
  return async () => {
    stopped = true;
    await loop;
    return took;
  };
}

const between = (sales: readonly Sale[], from: number, until: number): number[] =>
  sales.filter(({ begun }) => begun >= from && begun < until).map(({ ms }) => ms);

const mean = (all: readonly number[]): number =>
  all.reduce((sum, one) => sum + one, 0) / all.length;

function wholeMoves(
  ke: string,
  moves: readonly Moved[],
  quiet: number[],
  sales: readonly Sale[],
  byte: number,
) {
  const megabytes = byte / 1e6;
  const seconds = mean(moves.map(({ from, until }) => until - from)) / 1000;
  const shut = mean(moves.map(({ at }) => (at.get('tutup') ?? 0) - (at.get('pagar') ?? 0))) / 1000;
  const meanwhile = moves.flatMap(({ from, until }) => between(sales, from, until));
  return [
    ke,
    ...[megabytes, seconds, shut, seconds / megabytes].map((one) => number(one, 2)),
    ...[quiet, meanwhile].map((all) => number(quantile(all, 0.99), 1)),
    number(quantile(meanwhile, 0.99) / quantile(quiet, 0.99), 2),
  ];
}

/** What sales elsewhere took, by the step of the moves in which they began. */
function byPhase(ke: string, moves: readonly Moved[], sales: readonly Sale[]): string[][] {
  return STEPS.flatMap((step, nth) => {
    const spans = moves.map(({ at, until }) => {
      const next = STEPS.slice(nth + 1).find((one) => at.has(one));
      return [at.get(step) ?? until, (next && at.get(next)) ?? until] as const;
    });
    const all = spans.flatMap(([from, until]) => between(sales, from, until));
    if (all.length === 0) return [];
    const seconds = mean(spans.map(([from, until]) => until - from)) / 1000;
    const figures = [quantile(all, 0.5), quantile(all, 0.99), Math.max(...all)];
    return [
      [ke, step, number(seconds, 2), String(all.length), ...figures.map((one) => number(one, 1))],
    ];
  });
}

type Goes = Omit<Wanted, keyof Way> & { mover: Mover['move']; places: readonly string[] };

/** Moves a tenant; before the next one the log goes into files that are there, as on a node that has been in use. */
async function move({ mover, env, kode, places }: Goes, { ke, fast }: Way): Promise<Moved> {
  const at = new Map<Step, number>();
  const from = performance.now();
  await mover({ env, kode, ke, fast }, (step) => at.set(step, performance.now()));
  const until = performance.now();
  for (const url of places) await withPgClient(url, (client) => client.query('checkpoint'));
  return { ke, fast, from, until, at };
}

export async function benchMove(world: World, progress: Progress): Promise<string[]> {
  const [shop, other] = await progress.step('Toko', () => openShops(world, 2));
  if (!shop || !other) throw new Error('no shop');
  const client = await connect(world);
  await progress.step('Penjualan', async () => {
    for (let n = 0; n < SALES; n += 1) await sell(client, shop);
  });
  await client.end();
  const second = await openPlace(progress);
  const mover = openMover();
  try {
    const { owner } = world.urls;
    const env = { ...world.serverEnv, DATABASE_URL: owner };
    await progress.step('Simpul', () => addNode(loadConfig(env), owner, 'dua', second.urls.owner));
    const { kode, byte } = await withPgClient(owner, async (platform) => {
      const { rows } = await platform.query<{ kode: string; byte: string }>(
        `select t.kode, (select sum(pg_total_relation_size(r.oid)) from erp_private.tenant_relations(t.skema) as r
                          where r.relkind = 'r') as byte
           from erp_private.tenant as t order by 2 desc limit 1`,
      );
      return rows[0] as { kode: string; byte: string };
    });
    const goes = { mover: mover.move, env, kode, places: [owner, second.urls.owner] };
    for (const way of WAYS) {
      await progress.step(`${named(way)}, tidak diukur`, () => move(goes, way));
    }
    const ended = await watch(world, other);
    const begun = performance.now();
    await progress.step('Toko lain, tanpa pemindahan', () => sleep(QUIET_MS));
    const moves: Moved[] = [];
    for (const way of Array.from({ length: TIMES }, () => WAYS).flat()) {
      moves.push(await progress.step(named(way), () => move(goes, way)));
    }
    const sales = await ended();
    const quiet = between(sales, begun, begun + QUIET_MS);
    const of = (way: Way) => moves.filter((one) => named(one) === named(way));
    const lines = WAYS.map((way) => wholeMoves(named(way), of(way), quiet, sales, Number(byte)));
    const phases = WAYS.flatMap((way) => byPhase(named(way), of(way), sales));
    return [...table([HEAD, ...lines], 1), '', ...table([PHASES, ...phases], 2)];
  } finally {
    mover.end();
    await second.stop();
  }
}
