/** A tenant of a backup, on another node than the platform's database. */
import type pg from 'pg';
import { StartError } from '../../../server/base/config.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import type { Node } from '../node_list.ts';
import { removeLeftover } from '../node_tenants.ts';
import type { BackupHead } from './format.ts';

type Place = { kode: string; head: BackupHead; node: Node };

/**
 * Hands a connection of the node, in a transaction, to what fills the tenant's tables. Of two commits the node's comes first, as
 * when a tenant is made there: what is left where the command dies in between is in nobody's directory, and goes when it
 * comes again.
 */
export const onNode = <T>(
  ownerUrl: string,
  { kode, head, node }: Place,
  fill: (client: pg.Client) => Promise<T>,
): Promise<T> =>
  withPgClient(ownerUrl, async (platform) => {
    await platform.query('begin');
    const { rows } = await platform.query<{ orang: object }>(
      'select erp_private.cadangan_tepi($1, $2, $3) as orang',
      [kode, head, node.nama],
    );
    const { result, made } = await withPgClient(node.url, async (client) => {
      await refuseSameServer(platform, client, node);
      await removeLeftover(client, kode);
      await client.query('begin');
      await client.query('select erp_private.tenant_orang_put($1, $2)', [
        kode,
        JSON.stringify(rows[0]?.orang),
      ]);
      const result = await fill(client);
      const found = await client.query(
        'select peran_db, langkah, aktif, dibuat_pada::text from erp_private.tenant where kode = $1',
        [kode],
      );
      await client.query('commit');
      return { result, made: found.rows[0] };
    });
    await platform.query(
      `update erp_private.tenant
          set peran_simpul = $2, langkah = $3, aktif = $4, dibuat_pada = $5 where kode = $1`,
      [kode, made.peran_db, made.langkah, made.aktif, made.dibuat_pada],
    );
    await platform.query('commit');
    return result;
  });

/** Refuses a node on the platform's own server: both transactions make a member of erp_app, and one would wait for the other for ever. */
async function refuseSameServer(platform: pg.Client, client: pg.Client, { nama }: Node) {
  const text = 'select system_identifier::text as id from pg_control_system()';
  const [here, there] = await Promise.all(
    [platform, client].map(async (one) => (await one.query<{ id: string }>(text)).rows[0]?.id),
  );
  if (here !== there) return;
  throw new StartError(
    `Simpul ${nama} berada di PostgreSQL platform sendiri; pulihkan dengan --node utama, lalu npm run -s tenant -- move`,
  );
}
