/** Which roles may call which endpoints (the table of docs/rights.md); the database checks the same table again. */
import { HttpError } from '../../server/base/errors.ts';
import { type Asked, requireScope } from './scopes.ts';

export type Right =
  | 'publik'
  | 'umum'
  | 'master'
  | 'transaksi'
  | 'laporan'
  | 'dashboard'
  | 'ai'
  | 'pengaturan_lihat'
  | 'pengaturan_ubah'
  | 'ops';

const ROLES: Readonly<Record<Exclude<Right, 'publik' | 'umum'>, readonly string[]>> = {
  master: ['admin', 'staff'],
  transaksi: ['admin', 'staff'],
  laporan: ['admin', 'staff', 'viewer'],
  dashboard: ['admin', 'staff', 'viewer'],
  ai: ['admin', 'staff'],
  pengaturan_lihat: ['admin', 'staff', 'viewer', 'ops'],
  pengaturan_ubah: ['admin'],
  ops: ['ops'],
};

/** 403 OTTNT: the user has chosen no tenant, and the row belongs to one. */
export const withoutTenant = (): HttpError =>
  new HttpError(
    403,
    'OTTNT',
    'token ini belum memuat tenant; pilih lebih dulu lewat POST /api/tenants/{kode}/pilih',
  );

/** Who asks: the tenant in the token and the role in it, the scopes of a key. */
type Caller = {
  tenant: string | undefined;
  peran: string | undefined;
  cakupan: readonly string[] | undefined;
  adminKey: boolean;
};

/** The roles that a right is given to, for the description; empty for every signed-in user and for everyone. */
export function rolesOf(right: Right): readonly string[] {
  return right === 'publik' || right === 'umum' ? [] : ROLES[right];
}

/**
 * Refuses a caller without the right.
 *
 * @param jenis the kind of transaction in the path, if any
 * @throws HttpError 403 OTTNT (no tenant), OTROL (role), OTCKP, OTKUN (scopes of a key), OTKEY (admin key)
 */
export function requireRight(row: Asked<Right>, caller: Caller, jenis?: string): void {
  const { right } = row;
  if (right === 'publik' || right === 'umum') {
    requireScope(row, caller.cakupan);
    return;
  }
  if (!caller.tenant || !caller.peran) {
    throw withoutTenant();
  }
  if (!ROLES[right].includes(caller.peran)) {
    throw new HttpError(403, 'OTROL', `peran ${caller.peran} tidak berhak atas ini`);
  }
  requireScope(row, caller.cakupan, jenis);
  if (right === 'pengaturan_ubah' && !caller.adminKey) {
    throw new HttpError(403, 'OTKEY', 'x-admin-key tidak ada atau salah');
  }
}
