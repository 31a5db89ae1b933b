import type { Progress } from '../../server/base/progress.ts';
import { cpuOf } from './cpu.ts';
import { number, table } from './format.ts';
import { connect, sell } from './posting.ts';
import { openShops } from './shops.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- young`, about a minute: the first 5,000 sales of a tenant, one after the other on a connection that
 * began with its first, and what each thousand of them costs PostgreSQL in CPU. Nobody analyzes but autovacuum.
 */

const THOUSANDS = 5;
/** Until the connection knows the functions. */
const WARM = 50;

export async function benchYoung(world: World, progress: Progress): Promise<string[]> {
  const [shop] = await progress.step('Toko', () => openShops(world, 1));
  if (!shop) throw new Error('no shop');
  const client = await connect(world);
  const costs: number[] = [];
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const pid = rows[0]?.pid ?? 0;
    const many = async (count: number) => {
      for (let n = 0; n < count; n += 1) await sell(client, shop);
    };
    await many(WARM);
    await progress.step('Penjualan', async (say) => {
      for (let n = 1; n <= THOUSANDS; n += 1) {
        const before = cpuOf(pid);
        await many(1000);
        costs.push((cpuOf(pid) - before) / 1000);
        say(`${n}.000`);
      }
    });
  } finally {
    await client.end();
  }
  const [first = Number.NaN] = costs;
  const head = ['seribu yang ke-', 'CPU PostgreSQL, ms', 'dibanding yang pertama'];
  const lines = costs.map((ms, n) => [String(n + 1), number(ms, 2), number(ms / first, 2)]);
  return table([head, ...lines], 1);
}
