/** Making tenants on nodes. */
import pg from 'pg';
import { type Config, StartError } from '../../server/base/config.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { deliverMembers } from '../../server/postgres/node_members.ts';
import { unreachable } from './databases.ts';
import { clearTarget } from './move/clear.ts';
import { type Node, nodeOf } from './node_list.ts';

type NewTenant = { kode: string; nama: string; email: string };

/**
 * Makes a tenant on a node, and enters it in the directory. Of two commits the node's comes first: what is left where the
 * command dies in between is in nobody's directory, and is taken away when the tenant is made again, while it is empty.
 * No transaction is open on both: each locks erp_app, which is one role where both are databases of one PostgreSQL.
 */
export async function createOnNode(
  ownerUrl: string,
  node: Node,
  { kode, nama, email }: NewTenant,
): Promise<void> {
  await withPgClient(ownerUrl, async (platform) => {
    // Making a tenant of this code on a node waits here meanwhile.
    await platform.query(`select pg_advisory_lock(hashtextextended('buat ' || $1, 0))`, [kode]);
    const enter = async (peran: string | null, langkah: number) => {
      await platform.query('begin');
      await platform.query('select erp_private.tenant_shell($1, $2, $3, $4, $5)', [
        kode,
        nama,
        node.nama,
        peran,
        langkah,
      ]);
      const member = `select erp_private.membership_set($1, null, $2, 'admin')`;
      await platform.query(member, [email, kode]);
    };
    // Tried and rolled back first, so that a refusal comes before anything is made.
    await enter(null, 0);
    await platform.query('rollback');
    const made = await withPgClient(
      node.url,
      (client) => buildOn(client, kode, nama),
      unreachable(node.url),
    );
    await enter(made.peran_db, made.langkah);
    await platform.query('commit');
    // Where that fails the worker does it later.
    await withPgClient(node.url, (client) => deliverMembers(platform, client, node.nama)).catch(
      () => 0,
    );
  });
}

async function buildOn(client: pg.Client, kode: string, nama: string) {
  // A command that died may still be at work here; what it leaves is a leftover.
  await client.query(`select pg_advisory_lock(hashtextextended('buat ' || $1, 0))`, [kode]);
  await removeLeftover(client, kode);
  await client.query('begin');
  await client.query('select erp_private.tenant_build($1, $2)', [kode, nama]);
  const { rows } = await client.query<{ peran_db: string; langkah: number }>(
    'select peran_db, langkah from erp_private.tenant where kode = $1',
    [kode],
  );
  await client.query('commit');
  return rows[0] as { peran_db: string; langkah: number };
}

/**
 * A tenant on the node that the directory does not know, because its making was interrupted: nobody can have used it. That it was
 * restored is the last thing in its trail then.
 */
export async function removeLeftover(node: pg.Client, kode: string): Promise<void> {
  // A copy of a tenant of this code from before.
  await clearTarget(node, kode);
  const { rowCount } = await node.query('select from erp_private.tenant where kode = $1', [kode]);
  if (rowCount === 0) return;
  const schema = pg.escapeIdentifier(`t_${kode}`);
  const { rows } = await node.query(
    `select exists (select from ${schema}.posting)
            and coalesce((select aksi from ${schema}.audit order by id desc limit 1) <> 'pulih', true) as dipakai`,
  );
  if (rows[0].dipakai) {
    throw new StartError(
      `Tenant ${kode} ada di simpul itu dengan pembukuan, tetapi tidak di direktori`,
    );
  }
  await node.query('select erp_private.tenant_remove($1)', [kode]);
}

/** Where a tenant is made: on the wanted node, or on the emptiest; undefined = the platform's database. */
export async function nodeForNew(
  config: Config,
  ownerUrl: string,
  wanted: string | undefined,
): Promise<Node | undefined> {
  const nama = wanted ?? (await emptiestNode(ownerUrl));
  if (nama === 'utama') return undefined;
  const node = await nodeOf(config, ownerUrl, nama);
  if (node.keadaan === 'aktif') return node;
  throw new StartError(
    `Simpul ${nama} ${node.keadaan}: tidak menerima tenant baru (npm run -s node -- state ${nama} aktif)`,
  );
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
