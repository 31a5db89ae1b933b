import type { Progress } from '../../server/base/progress.ts';
import { number, table } from './format.ts';
import { measure } from './load.ts';
import { printMachine } from './machine.ts';
import { startProcess } from './process.ts';
import { fillGoods, kodeOf, openShops, type Shop, settle } from './shops.ts';
import { DETAIL, LIST, openWays, REPORT, SALE, type Task } from './ways.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- facade`: what a request costs in Node through the facade, and through a handler that was written
 * by hand for it (hand_written.ts). About two minutes.
 */

const TASKS: readonly (readonly [name: string, task: Task])[] = [
  ['daftar 20 barang', LIST],
  ['satu penjualan', DETAIL],
  ['penjualan 3 baris', SALE],
  ['neraca', REPORT],
];
const CLIENTS = [1, 8];
const LOAD = { rounds: 6, roundMs: 1200 };
const GOODS = 10_000;
const WANTED = 1.5;

const HEAD = [
  'beban',
  'klien',
  'CPU Node REST',
  'tulis tangan',
  'rasio',
  'CPU PG REST',
  'tulis tangan',
  'rasio',
];

async function openShop(world: World): Promise<Shop> {
  const [shop] = await openShops(world, 1);
  await fillGoods(world, kodeOf(0), GOODS);
  await settle(world);
  return shop as Shop;
}

/** @returns a line for each load */
async function compareFacade(
  world: World,
  shops: readonly Shop[],
  progress: Progress,
): Promise<string[][]> {
  const rest = await startProcess('server/main/server_cli.ts', world.serverEnv);
  const handWritten = await startProcess('test/bench/hand_written.ts', world.serverEnv);
  const ways = await openWays(world.urls.app, Math.max(...CLIENTS), { rest, handWritten });
  const rows: string[][] = [];
  try {
    for (const [name, task] of TASKS) {
      for (const clients of CLIENTS) {
        const [facade, byHand] = ways.of(task, shops);
        if (!facade || !byHand) continue;
        const load = { ...LOAD, clients, postgresPid: world.postgresPid };
        const figures = await progress.step(`${name}, ${clients} klien`, () =>
          measure([facade, byHand], load),
        );
        const [a, b] = [figures.get(facade), figures.get(byHand)];
        if (!a || !b) continue;
        rows.push([
          name,
          String(clients),
          number(a.node, 3),
          number(b.node, 3),
          number(a.node / b.node, 2),
          number(a.postgres, 3),
          number(b.postgres, 3),
          number(a.postgres / b.postgres, 2),
        ]);
      }
    }
  } finally {
    await ways.close();
    await Promise.all([rest.stop(), handWritten.stop()]);
  }
  return rows;
}

export async function benchFacade(world: World, progress: Progress): Promise<void> {
  await printMachine(world.urls.owner);
  const shop = await progress.step('Toko', () => openShop(world));
  const rows = await compareFacade(world, [shop], progress);
  const wanted = `CPU dalam ms per permintaan; yang diinginkan: rasio Node ≤ ${WANTED}.`;
  console.log(`\n${[...table([HEAD, ...rows], 1), '', wanted].join('\n')}`);
}
