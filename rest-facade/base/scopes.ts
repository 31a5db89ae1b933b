/** Which rows a key may ask by its scopes. The database checks it again (erp_private.cakupan_may). */
import { HttpError } from '../../server/base/errors.ts';
import type { Aksi } from '../../server/base/rights.ts';

/** What a row does: an action; `bebas`: every key may; `orang`: no key may, whatever its scopes. */
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
};

/** The action of a row, that of its method where it names none. */
const aksiOf = ({ method, aksi }: Pick<Asked, 'method' | 'aksi'>): RowAksi =>
  aksi ?? BY_METHOD[method];

/**
 * Refuses a key that the row is not for.
 *
 * @param cakupan the key's scopes; undefined for a person, who has none
 * @param jenis the kind of transaction in the path
 * @throws HttpError 403 OTKUN (only for people), OTCKP (scope)
 */
export function requireScope(
  row: Asked,
  cakupan: readonly string[] | undefined,
  jenis?: string,
): void {
  if (!cakupan) return;
  const aksi = aksiOf(row);
  if (aksi === 'orang') throw new HttpError(403, 'OTKUN', 'hanya untuk orang, bukan untuk kunci');
  if (row.right === 'umum' || row.right === 'publik' || aksi === 'bebas') return;
  if (mayAsk(row, cakupan, jenis)) return;
  const wanted = [domainOf(row.right), jenis, aksi].filter(Boolean).join(':');
  throw new HttpError(403, 'OTCKP', `cakupan kunci ini tidak memuat ${wanted}`);
}

const domainOf = (right: string): string => right.replace(/_.*/, '');

/** Whether a caller may ask a row: a person always, a key where its scopes reach it. */
export function mayAsk(
  row: Asked,
  cakupan: readonly string[] | undefined,
  jenis?: string,
): boolean {
  return !cakupan || reaches(domainOf(row.right), aksiOf(row), cakupan, jenis);
}

function reaches(domain: string, aksi: string, cakupan: readonly string[], jenis?: string) {
  // Who may post may also keep drafts and simulate.
  const actions = aksi === 'draft' ? ['draft', 'create', '*'] : [aksi, '*'];
  return cakupan.some((scope) => {
    const [right, ...rest] = scope.split(':');
    const kind = rest.length > 1 ? rest[0] : undefined;
    const fits = kind === undefined || jenis === undefined || kind === jenis;
    return right === domain && fits && actions.includes(rest.at(-1) as string);
  });
}
