import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { StartError } from '../../server/base/config.ts';
import type { RequestContext } from '../../server/base/context.ts';
import { givenSecret, keepSecret } from '../../server/base/secrets.ts';
import type { DatabaseUrls } from '../../server/embedded/urls.ts';
import { withPgClient } from '../../server/postgres/client.ts';
import { pgSettingsOf, settingsSql } from '../../server/postgres/settings.ts';
import { DEMO_TENANTS } from './tenants.ts';

/** The file in `secrets/` of the data folder. */
const SECRET = 'kunci_sandbox';
const NAME = 'npm run sandbox';
/** All that a key of an admin may do: every right but that of role ops. */
const SCOPES = 'master:* transaksi:* laporan:* dashboard:* ai:* pengaturan:* ekspor:read'.split(
  ' ',
);

const TENANT = DEMO_TENANTS[0]?.kode ?? '';

/** Whether the key opens the tenant of the demo in this database: the data folder may have served another. */
async function isAlive(client: pg.Client, key: string): Promise<boolean> {
  const { rows } = await client.query<{ ok: boolean }>(
    `select (s.isi ->> 'ok')::boolean and s.isi ->> 'tenant_kode' = $2 as ok
       from (select erp_private.session_kunci($1, '127.0.0.1') as isi) as s`,
    [createHash('sha256').update(key).digest(), TENANT],
  );
  return rows[0]?.ok === true;
}

/** A request of an admin of the tenant, as the server would have checked it. */
async function adminOf(client: pg.Client): Promise<RequestContext> {
  const { rows } = await client.query<{ id: string; email: string; peran_db: string }>(
    `select p.id, p.email, t.peran_db
       from erp_private.membership as m
       join erp_private.pengguna as p on p.id = m.pengguna_id
       join erp_private.tenant as t on t.kode = m.tenant_kode
      where m.tenant_kode = $1 and m.peran = 'admin' and m.peran_kode is null
        and m.diterima_pada is not null
      order by m.dibuat_pada, p.email
      limit 1`,
    [TENANT],
  );
  const [admin] = rows;
  if (admin === undefined) throw new StartError(`Tenant ${TENANT} tidak punya admin`);
  const { id, email, peran_db } = admin;
  const sid = randomUUID();
  const berakhir_pada = new Date(Date.now() + 60_000);
  const exp = Math.floor(berakhir_pada.getTime() / 1000);
  const claims = { email, tenant_kode: TENANT, peran: 'admin', sid, iat: exp - 60, exp } as const;
  return {
    requestId: 'sandbox',
    claims: { ...claims, sub: id },
    session: { berakhir_pada, skema: `t_${TENANT}`, peran_db, target: null },
    adminKey: true,
  };
}

async function makeKey(urls: Pick<DatabaseUrls, 'owner' | 'app'>): Promise<string> {
  const admin = await withPgClient(urls.owner, adminOf);
  return withPgClient(urls.app, async (client) => {
    await client.query(`begin; ${settingsSql(pgSettingsOf(admin))}`);
    const { rows } = await client.query<{ kunci: string }>(
      `select erp.kunci_api_create($1, 'admin', $2) ->> 'kunci' as kunci`,
      [NAME, SCOPES],
    );
    await client.query('commit');
    return rows[0]?.kunci ?? '';
  });
}

/**
 * A key to the demo's first tenant, as an admin's. It lies in the data folder and is the same at the next start; one
 * that was revoked, or belongs to another database, is replaced.
 */
export async function demoKey(
  dataDir: string,
  urls: Pick<DatabaseUrls, 'owner' | 'app'>,
): Promise<{ key: string; tenant: string }> {
  const kept = givenSecret(dataDir, SECRET);
  if (kept !== undefined && (await withPgClient(urls.owner, (client) => isAlive(client, kept)))) {
    return { key: kept, tenant: TENANT };
  }
  const key = await makeKey(urls);
  keepSecret(dataDir, SECRET, key);
  return { key, tenant: TENANT };
}
