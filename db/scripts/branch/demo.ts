/** The demo's trade in the tables of a branch, booked by one of its admins. */
import type pg from 'pg';
import { authorsOf } from '../../demo/index.ts';
import { fillTenant } from '../../demo/poster.ts';
import { DEMO_TENANTS, type DemoTenant } from '../../demo/tenants.ts';
import type { Branch } from './make.ts';

export async function fillDemo(client: pg.Client, { kode, nama }: Branch): Promise<void> {
  const { rows } = await client.query<{ id: string; email: string; nama: string }>(
    `select p.id, p.email, p.nama
       from erp_private.membership as m
       join erp_private.pengguna as p on p.id = m.pengguna_id
      where m.tenant_kode = $1 and m.peran = 'admin'
      order by m.dibuat_pada, p.email
      limit 1`,
    [kode],
  );
  const [admin] = rows;
  if (admin === undefined) throw new Error(`tenant ${kode} has no admin`);
  const users: DemoTenant['users'] = [{ email: admin.email, nama: admin.nama, peran: 'admin' }];
  const tenant = { ...(DEMO_TENANTS[0] as DemoTenant), kode, nama, users };
  await fillTenant(client, tenant, await authorsOf(client, tenant, [admin.id]), () => undefined);
}
