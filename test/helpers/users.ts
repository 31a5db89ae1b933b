import type pg from 'pg';
import type { Peran } from '../../server/base/context.ts';

export const ROLES: readonly Peran[] = ['admin', 'staff', 'viewer', 'ops'];

/** As if each member of a tenant had chosen it once, long ago: the audit trail does not speak of it. */
export async function acceptMembers(owner: Pick<pg.Client, 'query'>, kode: string): Promise<void> {
  await owner.query(`
    begin;
    set local session_replication_role = replica;
    update erp_private.membership set diterima_pada = now(), nama = null where tenant_kode = '${kode}';
    commit`);
}
