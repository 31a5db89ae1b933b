/** Who may call which endpoints; the database checks the same list again (erp_private.hak_refuse). */
import { HttpError } from '../../server/base/errors.ts';
import { type Right, rolesOf } from '../../server/base/rights.ts';
import { sentence } from '../../server/base/sentences.ts';
import { type Asked, requireScope, type Scoped } from './scopes.ts';

/** 403 OTTNT: the user has chosen no tenant, and the row belongs to one. */
export const withoutTenant = (): HttpError =>
  new HttpError(
    403,
    'OTTNT',
    'token ini belum memuat tenant; pilih lebih dulu lewat POST /api/tenants/{kode}/pilih',
  );

/** Who asks: the tenant in the token and the role in it, the scopes of a key or of a role of the tenant's own. */
type Caller = Scoped & {
  tenant_kode?: string;
  peran?: string;
  adminKey: boolean;
};

/**
 * Refuses a caller without the right.
 *
 * @param jenis the kind of transaction in the path, if any
 * @throws HttpError 403 OTTNT (no tenant), OTROL (role), OTCKP, OTKUN (scopes of a key), OTKEY (admin key)
 */
export function requireRight(row: Asked<Right>, caller: Caller, jenis?: string): void {
  const { right } = row;
  if (right === 'publik' || right === 'umum') {
    requireScope(row, caller);
    return;
  }
  if (!caller.tenant_kode || !caller.peran) {
    throw withoutTenant();
  }
  if (!rolesOf(right).includes(caller.peran)) {
    throw new HttpError(403, 'OTROL', sentence('peran_tidak_berhak', caller.peran));
  }
  requireScope(row, caller, jenis);
  if (right === 'pengaturan_ubah' && !caller.adminKey) {
    throw new HttpError(403, 'OTKEY', 'x-admin-key tidak ada atau salah');
  }
}
