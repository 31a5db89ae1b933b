import type { Progress } from '../../server/base/progress.ts';
import { number, table } from './format.ts';
import { makeHttpClient } from './http_client.ts';
import { measure, type Way } from './load.ts';
import type { ServerProcess } from './process.ts';
import { openShops, type Shop, settle } from './shops.ts';
import { SALE } from './ways.ts';
import type { World } from './world.ts';

/**
 * `npm run bench -- commits`, about two minutes: sales of sixteen clients through REST, all in one tenant or each in a
 * tenant of its own, by a server that awaits the flush after the commit and by one whose commits wait for it.
 */

const CLIENTS = 16;
/** So many that two sales seldom want the same ones. */
const GOODS = 400;
const ROUNDS = 6;
const ROUND_MS = 3000;
/** New books grow quickly: planned as they are after a while. */
const WARM_MS = 5000;
const RIGHT =
  'execute on function pg_catalog.pg_logical_emit_message(boolean, text, text, boolean)';

/** Every client's way to its shop. */
function wayOf(world: World, server: ServerProcess, shops: readonly Shop[]): Way {
  const client = makeHttpClient(server.port);
  world.onStop(client.close);
  return {
    nodePid: server.pid,
    send: (index) => SALE.http(client, shops[index % shops.length] as Shop),
  };
}

export async function benchCommits(world: World, progress: Progress): Promise<string[]> {
  const shops = await progress.step(`${CLIENTS} tenant`, (say) =>
    openShops(world, CLIENTS, { goods: GOODS, say }),
  );
  const [after, within] = [await world.start(), await world.start()];
  const load = { clients: CLIENTS, roundMs: ROUND_MS, postgresPid: world.postgresPid };
  const kinds = [
    { title: 'ditunggu sesudah commit', server: after },
    { title: 'commit sendiri menunggu', server: within },
  ].flatMap(({ title, server }) =>
    [1, CLIENTS].map((n) => ({ title, n, server, way: wayOf(world, server, shops.slice(0, n)) })),
  );
  for (const { server, way, title, n } of kinds) {
    // Each new connection asks whether it may await the flush itself, and stays as it was told.
    if (server === within) await world.owner(`revoke ${RIGHT} from erp_platform`);
    await progress.step(`Pemanasan: ${title}, ${n} tenant`, () =>
      measure([way], { ...load, rounds: 1, roundMs: WARM_MS }),
    );
  }
  await world.owner(`grant ${RIGHT} to erp_platform`);
  await settle(world);
  const ways = kinds.map(({ way }) => way);
  const figures = await progress.step('Pengukuran', () =>
    measure(ways, { ...load, rounds: ROUNDS }),
  );
  const rows = kinds.map(({ title, n, way }) => {
    const of = figures.get(way);
    const cells = [of?.perSecond, of?.p50, of?.p99, of?.node, of?.postgres];
    return [title, String(n), ...cells.map((figure) => number(figure ?? Number.NaN, 1))];
  });
  const head = ['flush', 'tenant', 'per dtk', 'p50 ms', 'p99 ms', 'CPU Node', 'CPU PG'];
  return table([head, ...rows], 1);
}
