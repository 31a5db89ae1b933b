import type pg from 'pg';
import type { Progress } from '../../server/base/progress.ts';
import { type PgSettings, settingsSql } from '../../server/postgres/settings.ts';
import { median, number, table } from './format.ts';
import { connect, sell } from './posting.ts';
import { openShops, settle } from './shops.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- closing`, about a minute: how long a month takes to close and to open again while eight connections
 * post sales in that tenant without a pause, straight into PostgreSQL.
 */

const CLIENTS = 8;
const GOODS = 400;
const TIMES = 20;
const PAUSE_MS = 1000;

async function run(client: pg.Client, settings: PgSettings, text: string): Promise<void> {
  await client.query(`begin;${settingsSql(settings)}`);
  await client.query(text);
  await client.query('commit');
}

export async function benchClosing(world: World, progress: Progress): Promise<string[]> {
  const [shop] = await progress.step('Tenant', () => openShops(world, 1, { goods: GOODS }));
  if (shop === undefined) throw new Error('no shop');
  await settle(world);
  const claims = { ...shop.settings.claims, peran: 'admin', admin_key: 'ya' };
  const admin: PgSettings = { ...shop.settings, claims };
  const bulan = `${new Date().getUTCFullYear() - 1}-01-01`;
  const waits: Record<'tutup' | 'buka', number[]> = { tutup: [], buka: [] };
  const clients = await Promise.all(Array.from({ length: CLIENTS + 1 }, () => connect(world)));
  let [sold, going] = [0, true];
  try {
    const [closer, ...sellers] = clients as [pg.Client, ...pg.Client[]];
    const selling = Promise.all(
      sellers.map(async (seller) => {
        for (; going; sold += 1) await sell(seller, shop);
      }),
    );
    await progress.step('Bulan ditutup dan dibuka', async (say) => {
      for (let n = 0; n < TIMES; n += 1) {
        for (const status of ['tutup', 'buka'] as const) {
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
          const started = performance.now();
          await run(closer, admin, `select erp.periode_set('${bulan}', '${status}')`);
          waits[status].push(performance.now() - started);
        }
        say(`${n + 1}/${TIMES}`);
      }
    });
    going = false;
    await selling;
  } finally {
    going = false;
    await Promise.all(clients.map((client) => client.end()));
  }
  const rows = Object.entries(waits).map(([status, ms]) => [
    status,
    number(median(ms), 0),
    number(Math.max(...ms), 0),
  ]);
  return [...table([['', 'p50 ms', 'paling lama ms'], ...rows], 1), `${sold} penjualan selama itu`];
}
