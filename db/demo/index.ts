import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../../server/config.ts';
import type { CheckedSession, RequestContext } from '../../server/context.ts';
import type { DatabaseUrls } from '../../server/database.ts';
import { withPgClient } from '../../server/pg_client.ts';
import { type Authors, fillTenant } from './poster.ts';
import { DEMO_TENANTS, type DemoTenant } from './tenants.ts';

export type DemoOptions = {
  config: Pick<Config, 'production'>;
  /** The owner makes tenants and users; trade is booked under the server's login. */
  urls: Pick<DatabaseUrls, 'owner' | 'app'>;
  /** Told what the load is at. */
  onProgress?: (text: string) => void;
};

async function isComplete(client: pg.Client, { kode }: DemoTenant): Promise<boolean> {
  const made = await client.query('select from erp_private.tenant where kode = $1', [kode]);
  if (made.rowCount === 0) return false;
  const table = `${pg.escapeIdentifier(`t_${kode}`)}.barang`;
  const { rows } = await client.query(`select exists (select from ${table}) as terisi`);
  return rows[0].terisi;
}

/** Makes the tenant with its users, unless a load that was interrupted has made it. Answers the users' ids. */
async function ensureTenant(client: pg.Client, tenant: DemoTenant): Promise<string[]> {
  const { kode, nama, users } = tenant;
  await client.query('begin');
  await client.query(`select pg_advisory_xact_lock(hashtext('demo'))`);
  const made = await client.query('select from erp_private.tenant where kode = $1', [kode]);
  if (made.rowCount === 0) {
    await client.query('select erp_private.tenant_create($1, $2, $3)', [
      kode,
      nama,
      users[0]?.email,
    ]);
  }
  const ids: string[] = [];
  for (const user of users) {
    const { rows } = await client.query('select erp_private.membership_set($1, $2, $3, $4) as id', [
      user.email,
      user.nama,
      kode,
      user.peran,
    ]);
    ids.push(rows[0].id);
    // A tenant's first admin is made by its e-mail address alone; the demo's people have names.
    await client.query('update erp_private.pengguna set nama = $2 where id = $1', [
      rows[0].id,
      user.nama,
    ]);
  }
  await client.query('commit');
  return ids;
}

/** Requests in the name of the tenant's users, as the server would have checked them. */
async function authorsOf(
  client: pg.Client,
  { kode, users }: DemoTenant,
  ids: string[],
): Promise<Authors> {
  const { rows } = await client.query('select peran_db from erp_private.tenant where kode = $1', [
    kode,
  ]);
  const sid = randomUUID();
  const berakhir_pada = new Date(Date.now() + 3_600_000);
  const session: CheckedSession = {
    berakhir_pada,
    skema: `t_${kode}`,
    peran_db: rows[0].peran_db,
    target: null,
  };
  const exp = Math.floor(berakhir_pada.getTime() / 1000);
  const contexts = users.map(
    ({ email, peran }, index): RequestContext => ({
      requestId: 'data-demo',
      claims: { sub: ids[index] ?? '', email, tenant_kode: kode, peran, sid, iat: exp - 3600, exp },
      session,
      adminKey: false,
    }),
  );
  const admin = contexts.find(({ claims }) => claims?.peran === 'admin');
  const staff = contexts.find(({ claims }) => claims?.peran === 'staff') ?? admin;
  if (!admin || !staff) throw new Error(`tenant ${kode} has no admin`);
  return { admin, staff };
}

/**
 * Makes the demo tenants with users, master data and trade up to today. A tenant that has data stays as it is; one
 * whose load was interrupted is filled now. In production it does nothing: the demo's users are known to everyone.
 */
export async function loadDemo({ config, urls, onProgress }: DemoOptions): Promise<void> {
  if (config.production) return;
  for (const tenant of DEMO_TENANTS) {
    const authors = await withPgClient(urls.owner, async (client) => {
      if (await isComplete(client, tenant)) return undefined;
      return authorsOf(client, tenant, await ensureTenant(client, tenant));
    });
    if (!authors) continue;
    await withPgClient(urls.app, (client) =>
      fillTenant(client, tenant, authors, onProgress ?? (() => undefined)),
    );
  }
}
