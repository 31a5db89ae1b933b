/** Which rows a key, or a person with a role of the tenant's own, may ask by scopes. The database checks it again (erp_private.cakupan_may). */
import { HttpError } from '../../server/base/errors.ts';
import type { Aksi } from '../../server/base/rights.ts';

/** What a row does: an action; `bebas`: whatever the scopes; `orang`: no key may, whatever its scopes. */
export type RowAksi = Aksi | 'bebas' | 'orang';

const BY_METHOD = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'update',
} as const;

/** The members of a row that decide who may ask it. */
export type Asked<Right extends string = string> = {
  method: keyof typeof BY_METHOD;
  right: Right;
  aksi?: RowAksi;
  /** The part of the right that a scope may name, as a report, or a kind that no path names. */
  bagian?: string;
};

/** Who asks, as far as scopes decide: those of a key, or of the role of its own that a tenant gave a person. */
export type Scoped = { cakupan?: readonly string[]; kunci?: object };

/**
 * The action of a row for who asks: that of its method where it names none. What is only for people needs of a person
 * with a role of the tenant's own the scope to change; one's own columns of a list come with reading it.
 */
function aksiOf({ method, aksi, right }: Asked, { kunci }: Scoped): RowAksi {
  if (aksi !== 'orang' || kunci) return aksi ?? BY_METHOD[method];
  return right === 'transaksi' ? 'read' : 'update';
}

/**
 * Refuses who the row is not for.
 *
 * @param jenis the kind of transaction in the path
 * @throws HttpError 403 OTKUN (a key, and only for people), OTCKP (scope)
 */
export function requireScope(row: Asked, caller: Scoped, jenis?: string): void {
  const aksi = aksiOf(row, caller);
  if (aksi === 'orang') throw new HttpError(403, 'OTKUN', 'hanya untuk orang, bukan untuk kunci');
  if (row.right === 'umum' || row.right === 'publik' || aksi === 'bebas') return;
  if (mayAsk(row, caller, jenis)) return;
  const wanted = [domainOf(row.right), row.bagian ?? jenis, aksi].filter(Boolean).join(':');
  const whose = caller.kunci ? 'cakupan kunci ini' : 'peran Anda';
  throw new HttpError(403, 'OTCKP', `${whose} tidak memuat ${wanted}`);
}

const domainOf = (right: string): string => right.replace(/_.*/, '');

/** Whether a caller may ask a row: one without scopes always, others where theirs reach it. */
export function mayAsk(row: Asked, caller: Scoped, jenis?: string): boolean {
  const { cakupan } = caller;
  if (!cakupan) return true;
  const domain = domainOf(row.right);
  const aksi = aksiOf(row, caller);
  // Who may post may also keep drafts and simulate.
  const actions = aksi === 'draft' ? ['draft', 'create', '*'] : [aksi, '*'];
  const named = row.bagian ?? jenis;
  const anyKind = domain === 'transaksi' && named === undefined;
  return cakupan.some((scope) => {
    const [right, ...rest] = scope.split(':');
    const part = rest.length > 1 ? rest[0] : undefined;
    const fits = part === undefined || anyKind || part === named;
    return right === domain && fits && actions.includes(rest.at(-1) as string);
  });
}
