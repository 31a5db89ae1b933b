import type { Progress } from '../../server/base/progress.ts';
import { number, table } from './format.ts';
import { type Figures, measure } from './load.ts';
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

const BY = ['tulis tangan', 'rasio'];
const HEAD = ['beban', 'klien', 'CPU Node REST', ...BY, 'CPU PG REST', ...BY];

async function openShop(world: World): Promise<Shop> {
  const [shop] = await openShops(world, 1);
  await fillGoods(world, kodeOf(0), GOODS);
  await settle(world);
  return shop as Shop;
}

export async function benchFacade(world: World, progress: Progress): Promise<string[]> {
  const shop = await progress.step('Toko', () => openShop(world));
  const ways = await openWays(world);
  const rows: string[][] = [];
  for (const [name, task] of TASKS) {
    for (const clients of CLIENTS) {
      const [facade, byHand] = ways(task, [shop]);
      const load = { ...LOAD, clients, postgresPid: world.postgresPid };
      const figures = await progress.step(`${name}, ${clients} klien`, () =>
        measure([facade, byHand], load),
      );
      const [a, b] = [figures.get(facade) as Figures, figures.get(byHand) as Figures];
      const ratio = (key: 'node' | 'postgres') => [
        ...[a[key], b[key]].map((ms) => number(ms, 3)),
        number(a[key] / b[key], 2),
      ];
      rows.push([name, String(clients), ...ratio('node'), ...ratio('postgres')]);
    }
  }
  const wanted = `CPU dalam ms per permintaan; yang diinginkan: rasio Node ≤ ${WANTED}.`;
  return [...table([HEAD, ...rows], 1), '', wanted];
}
