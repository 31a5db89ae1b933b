import { escapeIdentifier, escapeLiteral } from 'pg';
import type { RequestContext, Tembok } from '../base/context.ts';
import { askedLanguage } from '../base/language.ts';
import { sentence } from '../base/sentences.ts';
import type { Party } from '../lines/places.ts';

/**
 * The settings of a transaction before its first query. Only this file turns a claim into a role and a path, and sets
 * them LOCAL: after commit or rollback the connection has no tenant.
 */
export type PgSettings = {
  /** The role of the transaction. */
  role: string;
  /** Schemas in the order of the search. */
  searchPath: readonly string[];
  /** Names after `erp.` and their values; absent ones read as null in the database. */
  claims: Readonly<Partial<Record<ClaimName, string>>>;
  /** The node; absent = the platform's database. */
  node?: string;
  /** Asks the directory again. Answers the settings at the tenant's new place; undefined where it has not moved. */
  moved?: () => Promise<PgSettings | undefined>;
  /**
   * Waits for a connection however many others do. For rare questions whose refusal would do harm, as those of streams.
   */
  patient?: true;
  /** Waits before all others, and is refused only after as long as they. For short questions on which much depends. */
  urgent?: true;
  /**
   * Aborted when the client went away. It then waits for no connection; a transaction that only reads or rehearses is
   * ended.
   */
  gone?: AbortSignal;
  /** Keeps nothing of what it writes. */
  rehearses?: true;
};

/**
 * Whose share of the connections a transaction takes: its tenant's, or its user's; undefined = the server's own
 * questions.
 */
export const partyOf = ({ role }: PgSettings): Party => (role === GATE ? undefined : role);

const GATE = 'erp_gate';

const CLAIM_NAMES = [
  'tenant',
  'tenant_baku',
  'epoch',
  'peran',
  'peran_kode',
  'pengguna_id',
  'cakupan',
  'milik',
  'biaya',
  'lokasi_terlihat',
  'agen',
  'batas_rupiah',
  'admin_key',
  'kuota',
  'kuota_penuh',
  'request_id',
  'if_match',
  'idempotency_key',
  'idempotency_route',
  'idempotency_fingerprint',
  'unggahan',
  'alamat_izin',
  'bahasa',
] as const;
type ClaimName = (typeof CLAIM_NAMES)[number];

/** An error that reads like PostgreSQL's own: `toApiError` maps its code. */
class SettingsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.name = 'SettingsError';
    this.code = code;
  }
}

/**
 * The settings of a signed-in request. Without a tenant: the role erp_pengguna and no tenant's schema.
 *
 * @throws SettingsError LOTKN without a checked session
 */
export function pgSettingsOf(context: RequestContext): PgSettings {
  const { claims, session } = context;
  if (!claims || !session) throw new SettingsError('LOTKN', sentence('token_tidak_berlaku'));
  const asked = askedLanguage();
  const common = {
    pengguna_id: claims.sub,
    request_id: context.requestId,
    ...(asked && { bahasa: asked }),
    ...(context.adminKey ? { admin_key: 'ya' } : null),
    ...(context.agen === undefined ? null : { agen: context.agen }),
    ...(claims.cakupan ? { cakupan: `{${claims.cakupan.join(',')}}` } : null),
    ...((claims.kunci?.batas_rupiah ?? null) === null
      ? null
      : { batas_rupiah: `${claims.kunci?.batas_rupiah}` }),
  };
  if (!claims.tenant_kode || session.skema === null || session.peran_db === null) {
    return {
      ...{ role: 'erp_pengguna', searchPath: ['erp', 'pg_temp'], claims: common },
      ...goneSettings(context),
    };
  }
  const { target, epoch } = session;
  const role = target === null ? session.peran_db : (session.peran_simpul ?? '');
  assertOneTenant(claims.tenant_kode, session.skema, role);
  return {
    role,
    searchPath: [session.skema, 'erp', 'pg_temp'],
    ...(target === null ? null : { node: target }),
    ...movedSettings(context, pgSettingsOf),
    ...goneSettings(context),
    claims: {
      ...common,
      tenant: claims.tenant_kode,
      ...(epoch === undefined ? null : { epoch: String(epoch) }),
      ...(target === null ? null : { tenant_baku: String(session.baku === true) }),
      ...(claims.peran === undefined ? null : { peran: claims.peran }),
      ...(claims.peran_kode === undefined ? null : { peran_kode: claims.peran_kode }),
      ...wallClaims(claims.tembok),
      ...(context.ifMatch && { if_match: `{${context.ifMatch.join(',')}}` }),
      ...quotaClaims(context.kuota),
      ...idempotencyClaims(context.idempotency),
      ...(context.unggahan === undefined ? null : { unggahan: context.unggahan }),
      ...(context.alamatIzin && { alamat_izin: textArray(context.alamatIzin) }),
    },
  };
}

/** The settings under which the server checks sessions: nothing but `erp_private.session_*` may be executed. */
export function gateSettings(requestId: string): PgSettings {
  return {
    role: GATE,
    searchPath: ['erp_private', 'pg_temp'],
    claims: { request_id: requestId },
  };
}

/** Where a tenant's data is, as one row of the registry says. */
export type TenantPlace = {
  skema: string;
  peran_db: string;
  target?: string | null;
  epoch?: number;
};

/**
 * The settings of a request to a tenant without a user: a manual event (never in production), what a link leads to. Functions that
 * ask for a right refuse to change anything under them.
 */
export function guestSettings(
  kode: string,
  { skema, peran_db, target = null, epoch }: TenantPlace,
): PgSettings {
  assertOneTenant(kode, skema, peran_db);
  return {
    role: peran_db,
    searchPath: [skema, 'erp', 'pg_temp'],
    ...(target === null ? null : { node: target }),
    claims: {
      ...{ tenant: kode, peran: 'viewer' },
      ...(epoch === undefined ? null : { epoch: String(epoch) }),
    },
  };
}

/**
 * The statements that put settings in force, to be sent in one message after `begin`.
 *
 * @throws SettingsError for settings that would leave the transaction without a role, path or with a broken value
 */
export function settingsSql(settings: PgSettings): string {
  const { role, searchPath, claims } = settings;
  if (!role || searchPath.length === 0)
    throw new SettingsError('42501', 'transaction without context');
  let sql = `set local role ${identifier(role)};set local search_path to ${searchPath.map(identifier).join(',')};`;
  for (const name of CLAIM_NAMES) {
    const value = claims[name];
    if (value) sql += `set local erp.${name} to ${literal(value)};`;
  }
  return sql;
}

/** A list as PostgreSQL writes a text[]. */
const textArray = (list: readonly string[]): string =>
  `{${list.map((one) => `"${one.replace(/["\\]/g, '\\$&')}"`).join()}}`;

function wallClaims(tembok: Tembok | undefined) {
  if (tembok === undefined) return null;
  const { milik, biaya, lokasi } = tembok;
  return { milik, biaya, ...(lokasi && { lokasi_terlihat: `{${lokasi.join()}}` }) };
}

function quotaClaims(kuota: RequestContext['kuota']) {
  if (!kuota) return null;
  const { simpanan } = kuota;
  const full = simpanan !== null && simpanan.terpakai >= simpanan.batas;
  return { kuota: JSON.stringify(kuota), ...(full && { kuota_penuh: 'ya' }) };
}

function idempotencyClaims(idempotency: RequestContext['idempotency']) {
  if (!idempotency) return null;
  return {
    idempotency_key: idempotency.key,
    idempotency_route: idempotency.route,
    idempotency_fingerprint: idempotency.fingerprint,
  };
}

/** The same request on the platform's database, where users, members and notifications are. */
export function platformSettingsOf(context: RequestContext): PgSettings {
  const { session } = context;
  if (session === null) return pgSettingsOf(context);
  const settings = pgSettingsOf({ ...context, session: { ...session, target: null } });
  return { ...settings, ...movedSettings(context, platformSettingsOf) };
}

function goneSettings({ gone, rehearses }: RequestContext): Pick<PgSettings, 'gone' | 'rehearses'> {
  return { ...(gone && { gone }), ...(rehearses && { rehearses }) };
}

/** The settings' way to follow their tenant when it moves. */
function movedSettings(
  context: RequestContext,
  settingsOf: (context: RequestContext) => PgSettings,
): Pick<PgSettings, 'moved'> {
  const { session } = context;
  if (session?.moved === undefined) return {};
  const { epoch, moved } = session;
  return {
    moved: async () => {
      // Asked once for a request: a second asker finds the epoch changed already.
      if (session.epoch === epoch) await moved();
      return session.epoch === epoch ? undefined : settingsOf(context);
    },
  };
}

/** Claim, schema and role come from one row of the registry; a mixture would be a hole in the wall. */
function assertOneTenant(kode: string, skema: string, role: string): void {
  if (skema === `t_${kode}` && role.startsWith('erp_req_') && role.endsWith(`_${kode}`)) return;
  throw new SettingsError('42501', 'claim, schema and role are not of one tenant');
}

function identifier(name: string): string {
  return PLAIN_NAME.test(name) ? `"${name}"` : escapeIdentifier(withoutNul(name));
}

const PLAIN = /^[\w .:@/+-]*$/;
const PLAIN_NAME = /^\w+$/;

function literal(value: string): string {
  return PLAIN.test(value) ? `'${value}'` : escapeLiteral(withoutNul(value));
}

/** A NUL would end the message early. */
function withoutNul(value: string): string {
  if (value.includes('\0')) throw new SettingsError('22021', 'NUL in a setting');
  return value;
}
