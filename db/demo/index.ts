import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Config } from '../../server/base/config.ts';
import type { CheckedSession, RequestContext } from '../../server/base/context.ts';
import type { DatabaseUrls } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { type Authors, fillTenant } from './poster.ts';
import { DEMO_TENANTS, type DemoTenant } from './tenants.ts';

type DemoOptions = {
  config: Pick<Config, 'production'>;
  /** The owner makes tenants and users; trade is booked under the server's login. */
  urls: Pick<DatabaseUrls, 'owner' | 'app'>;
  /** Told what the load is at. */
  onProgress?: (text: string) => void;
};

async function isComplete(client: pg.Client, { kode }: Pick<DemoTenant, 'kode'>): Promise<boolean> {
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
    // tenant_create makes the first admin without a name; the demo's people have one.
    await client.query('update erp_private.pengguna set nama = $2 where id = $1', [
      rows[0].id,
      user.nama,
    ]);
  }
  // Their memberships count as accepted: months of documents are booked in their names.
  await client.query(
    `update erp_private.membership set diterima_pada = now(), nama = null
      where tenant_kode = $1 and diterima_pada is null`,
    [kode],
  );
  await client.query('commit');
  return ids;
}

/**
 * Numbers go on after the rows that are there: a load that was interrupted has drawn some, and the examples of the
 * description name ids of the demo data. Not while another loader is at work.
 */
async function rewindSequences(client: pg.Client, { kode }: DemoTenant): Promise<void> {
  await client.query('begin');
  const locked = await client.query(
    `select pg_try_advisory_xact_lock(hashtext('demo:' || $1)) as sendiri`,
    [kode],
  );
  if (locked.rows[0].sendiri && !(await isComplete(client, { kode }))) {
    const { rows } = await client.query(
      `select format('select setval(%L, (select coalesce(max(%I), 0) + 1 from %s), false)',
                     pg_get_serial_sequence(c.oid::regclass::text, a.attname), a.attname, c.oid::regclass) as perintah
         from pg_class as c
         join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = $1::regnamespace and c.relkind = 'r'
          and pg_get_serial_sequence(c.oid::regclass::text, a.attname) is not null`,
      [`t_${kode}`],
    );
    for (const { perintah } of rows) await client.query(perintah);
  }
  await client.query('commit');
}

/** Requests in the name of the tenant's users, as the server would have checked them. */
export async function authorsOf(
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
      const ids = await ensureTenant(client, tenant);
      await rewindSequences(client, tenant);
      return authorsOf(client, tenant, ids);
    });
    if (!authors) continue;
    await withPgClient(urls.app, (client) =>
      fillTenant(client, tenant, authors, onProgress ?? (() => undefined)),
    );
  }
}
