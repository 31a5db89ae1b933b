/** Places that tenants have left, dropped before their seven days are over. */
import pg from 'pg';
import type { Config } from '../../../server/base/config.ts';
import { withPgClient } from '../../../server/postgres/client.ts';
import { byCaller } from '../databases.ts';
import { nodesAtWork } from '../node_list.ts';
import { claimMove } from './parts.ts';

/** Answers how many places of a tenant were dropped. @throws StartError while it moves */
export async function forgetPlaces(
  config: Config,
  ownerUrl: string,
  kode: string,
): Promise<number> {
  return byCaller(ownerUrl, async (platform) => {
    // A move that begins meanwhile would take a role into use that is dropped here.
    await claimMove(platform, kode);
    await platform.query('select erp_private.tenant_moving_refuse($1)', [kode]);
    const nodes = await nodesAtWork(config, ownerUrl);
    const urls = [ownerUrl, ...nodes.map(({ url }) => url)];
    const counts = await Promise.all(
      urls.map((url) => withPgClient(url, (one) => drop(one, kode))),
    );
    return counts.reduce((all, one) => all + one, 0);
  });
}

async function drop(client: pg.Client, kode: string): Promise<number> {
  const { rowCount } = await client.query(
    'select erp_private.tenant_lama_drop(l.skema) from erp_private.tenant_lama_list() as l where l.kode = $1',
    [kode],
  );
  const { rows } = await client.query<{ peran: string }>(
    `select r.rolname as peran from pg_roles as r
      where r.rolname = erp_private.tenant_role_name($1)
        and not exists (select from erp_private.tenant as t where t.kode = $1)`,
    [kode],
  );
  for (const { peran } of rows) {
    const role = pg.escapeIdentifier(peran);
    await client.query(`drop owned by ${role}; drop role ${role}`);
  }
  return rowCount ?? 0;
}
