/** Making tenants on nodes. */
import pg from 'pg';
import { StartError } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { deliverMembers } from '../../server/postgres/node_members.ts';
import type { Node } from './node_list.ts';

/**
 * Makes a tenant on a node, and enters it in the directory. Of two commits the node's comes first: what is left where the
 * command dies in between is in nobody's directory, and is taken away when the tenant is made again, while it is empty.
 */
export async function createOnNode(
  ownerUrl: string,
  node: Node,
  { kode, nama, email }: { kode: string; nama: string; email: string },
): Promise<void> {
  await withPgClient(ownerUrl, async (platform) => {
    await platform.query('begin');
    // Whoever makes a tenant of this code meanwhile waits here.
    await platform.query('select erp_private.tenant_shell($1, $2, $3, null, 0)', [
      kode,
      nama,
      node.nama,
    ]);
    await platform.query(`select erp_private.membership_set($1, null, $2, 'admin')`, [email, kode]);
    const made = await withPgClient(node.url, async (client) => {
      await removeLeftover(client, kode);
      await client.query('begin');
      await client.query('select erp_private.tenant_build($1, $2)', [kode, nama]);
      const { rows } = await client.query<{ peran_db: string; langkah: number }>(
        'select peran_db, langkah from erp_private.tenant where kode = $1',
        [kode],
      );
      await client.query('commit');
      return rows[0] as { peran_db: string; langkah: number };
    });
    await platform.query(
      'update erp_private.tenant set peran_simpul = $2, langkah = $3 where kode = $1',
      [kode, made.peran_db, made.langkah],
    );
    await platform.query('commit');
    await withPgClient(node.url, (client) => deliverMembers(platform, client, node.nama));
  });
}

/** A tenant on the node that the directory does not know, because its making was interrupted: nobody can have used it. */
async function removeLeftover(node: pg.Client, kode: string): Promise<void> {
  const { rowCount } = await node.query('select from erp_private.tenant where kode = $1', [kode]);
  if (rowCount === 0) return;
  const schema = pg.escapeIdentifier(`t_${kode}`);
  const { rows } = await node.query(`select exists (select from ${schema}.posting) as dipakai`);
  if (rows[0].dipakai) {
    throw new StartError(
      `Tenant ${kode} ada di simpul itu dengan pembukuan, tetapi tidak di direktori`,
    );
  }
  await node.query('select erp_private.tenant_remove($1)', [kode]);
}

/** The node that takes the next tenant: of those that are active the one with the fewest. */
export const emptiestNode = (ownerUrl: string): Promise<string> =>
  withPgClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ nama: string }>(
      `select s.nama
         from erp_private.simpul as s
         left join erp_private.tenant as t on t.simpul = s.nama
        where s.keadaan = 'aktif'
        group by s.nama
        order by count(t.kode), s.nama <> 'utama', s.nama
        limit 1`,
    );
    if (rows[0] === undefined) throw new StartError('Tidak ada simpul yang menerima tenant baru');
    return rows[0].nama;
  });
