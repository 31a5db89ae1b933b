/** All tenants of a node go to others. */
import { type Config, StartError } from '../../../server/base/config.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { emptiestNode } from '../node_tenants.ts';
import { moveShown } from './command.ts';

/**
 * Has a node take no new tenants, and moves those that it has, one after the other, each to the node with the fewest. What
 * fails is named at the end; the next run takes it up.
 *
 * @throws StartError for an unknown node, tenants that stayed
 */
export async function drainNode(
  config: Config,
  ownerUrl: string,
  { nama, fast = false }: { nama: string; fast?: boolean },
): Promise<number> {
  const tenants = await withPgClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query(
      `update erp_private.simpul set keadaan = 'dikuras' where nama = $1 and keadaan <> 'mati'`,
      [nama],
    );
    if (rowCount === 0) throw new StartError(`Simpul ${nama} tidak dikenal, atau mati`);
    const { rows } = await client.query<{ kode: string; ke: string | null }>(
      `select t.kode, p.ke
         from erp_private.tenant as t
         left join erp_private.pindahan as p on p.kode = t.kode and p.selesai_pada is null
        where t.simpul = $1 or p.dari = $1
        order by t.kode`,
      [nama],
    );
    return rows;
  });
  const failed: string[] = [];
  for (const { kode, ke } of tenants) {
    try {
      // One that was interrupted on its way to another node ends there, one on its way here goes on from here.
      if (ke !== null) await moveShown(config, ownerUrl, { kode, ke, fast });
      if (ke === null || ke === nama) {
        await moveShown(config, ownerUrl, { kode, ke: await emptiestNode(ownerUrl), fast });
      }
    } catch (error) {
      failed.push(`  ${kode}: ${(error as Error).message}`);
    }
  }
  if (failed.length > 0) {
    throw new StartError(`${failed.length} tenant tetap di simpul ${nama}:\n${failed.join('\n')}`);
  }
  return tenants.length;
}
