/** Removes what a move that did not come to its end has left. */
import type pg from 'pg';
import { withPgClient } from '../../../server/postgres/client.ts';
import type { Node } from '../node_list.ts';
import { openGate } from './fence.ts';
import { freeJobs } from './jobs.ts';
import { type Move, tryClaim } from './parts.ts';
import { unpublish, unsubscribe } from './replication.ts';

/**
 * The tenant works where it was, and no log is kept for a target that is away, perhaps for good: what lies there says itself that
 * it is a copy, and `clearCopies` takes it away when it is back.
 *
 * @throws where the place of the tenant was not cleared; answers what went wrong at the target
 */
export async function clear(
  { source, target }: { source: pg.Client; target: pg.Client | undefined },
  { kode, dari }: Pick<Move, 'kode' | 'dari'>,
): Promise<Error | undefined> {
  await freeJobs({ source }, kode);
  await openGate(source, kode);
  if (dari !== 'utama') {
    await source.query('update erp_private.tenant set pindah = null where kode = $1', [kode]);
  }
  const failed = target && (await clearTarget(target, kode).catch((error: Error) => error));
  await unpublish(source, kode);
  return failed || undefined;
}

/** Takes the copy of a tenant away, in which nothing was written. Never touches a tenant that lives there. */
export async function clearTarget(target: pg.Client, kode: string): Promise<void> {
  await unsubscribe(target, kode);
  await target.query('select erp_private.tenant_salinan_drop($1)', [kode]);
}

/** Takes a move back, so that it can no longer be decided. Answers whether that succeeded; an error means that it is unknown. */
export async function takeBack(
  places: { platform: pg.Client; source: pg.Client; target: pg.Client | undefined },
  move: Pick<Move, 'id' | 'kode' | 'dari'>,
): Promise<boolean> {
  const { platform } = places;
  const { rows } = await platform.query<{ batal: boolean }>(
    'select erp_private.tenant_pindah_cancel($1) as batal',
    [move.id],
  );
  if (rows[0]?.batal !== true) return false;
  await clear(places, move);
  await platform.query('select erp_private.tenant_pindah_undo($1)', [move.id]);
  return true;
}

/** Copies of tenants on a node, and the subscriptions there that follow an old place. */
const COPIES = `
select t.kode from erp_private.tenant as t where t.simpul = 'luar'
 union
select substring(u.subname from '^niaga_pindah_([a-z0-9]+)_')
  from pg_subscription as u join pg_database as d on d.oid = u.subdbid
 where d.datname = current_database() and u.subname like 'niaga\\_pindah\\_%'`;

/** Removes from a node the copies of moves that were given up while it was away. */
export async function clearCopies(
  ownerUrl: string,
  { nama, url }: Pick<Node, 'nama' | 'url'>,
): Promise<void> {
  const copies = await withPgClient(url, async (node) => {
    return (await node.query<{ kode: string }>(COPIES)).rows;
  });
  for (const { kode } of copies) {
    await withPgClient(ownerUrl, async (platform) => {
      if (!(await tryClaim(platform, kode))) return;
      // One that is under way, or lives there, stays.
      const { rowCount } = await platform.query(
        `select from erp_private.tenant as t where t.kode = $1 and t.simpul = $2
          union all
         select from erp_private.pindahan as p
          where p.kode = $1 and p.ke = $2 and p.selesai_pada is null`,
        [kode, nama],
      );
      if (rowCount === 0) await withPgClient(url, (node) => clearTarget(node, kode));
    });
  }
}
