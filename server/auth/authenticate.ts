import { callerOfClaims, setCaller } from '../base/caller.ts';
import type { CheckedSession, Claims, RequestContext } from '../base/context.ts';
import { HttpError } from '../base/errors.ts';
import type { AdminKeyCheck } from './admin_key.ts';
import { isKey, type KeyCheck } from './api_key.ts';
import { markBranch } from './branch_mark.ts';
import type { Sender } from './sender.ts';
import type { SessionCheck } from './session_check.ts';
import { tenantBehind } from './session_gate.ts';
import { type TokenService, tokenError } from './token.ts';

/**
 * What becomes of the tenant in a token:
 * - `strict`: it must still be the user's (403), with this role (401), at the newest step (503). For all that works
 *   in a tenant, and for GraphQL.
 * - `drop`: as strict, but a tenant that is no longer the user's is left out of the context. For the endpoints that
 *   a token without tenant opens too.
 * - `ignore`: not looked at. For refresh and logout, which must work when the role has changed.
 */
export type TenantRule = 'strict' | 'drop' | 'ignore';

type AuthenticateDeps = {
  tokens: Pick<TokenService, 'verify'>;
  sessions: Pick<SessionCheck, 'check' | 'forget'>;
  keys: KeyCheck;
  isAdminKey: AdminKeyCheck;
};

/**
 * Who sends a request, checked against the token's signature and then the session in the database; of a key against
 * the database alone.
 *
 * @throws HttpError 401 LOTKN (no valid token), 401 LOSES (session or user ended), 401 LOPRN (other role by now),
 *   403 OTTNT (no longer this tenant), 429 (x-admin-key wrong too often), 503 (tenant behind on its steps), those of
 *   api_key.ts
 */
export async function authenticate(
  deps: AuthenticateDeps,
  sender: Sender,
  requestId: string,
  rule: TenantRule = 'strict',
): Promise<RequestContext> {
  const token = bearerOf(sender);
  if (isKey(token)) {
    const asks = () => deps.keys.check(token, sender, requestId);
    const { claims, session } = await asks();
    setCaller(sender, callerOfClaims(claims));
    const adminKey = await adminKeyOf(deps, sender, claims, requestId);
    const again = async () => {
      deps.keys.forget(token);
      return (await asks()).session;
    };
    return { requestId, claims, session: movable(session, again), adminKey };
  }
  const claims = await deps.tokens.verify(token);
  setCaller(sender, callerOfClaims(claims));
  const asked = rule === 'ignore' ? withoutTenant(claims) : claims;
  const state = await deps.sessions.check(asked, requestId);
  const dropped = !state.ok && state.sebab === 'tenant' && rule === 'drop';
  const left = dropped ? withoutTenant(claims) : claims;
  markBranch(sender, state.ok ? state.uji : undefined);
  const held = dropped ? await deps.sessions.check(left, requestId) : state;
  const session = sessionOf(held);
  const adminKey = await adminKeyOf(deps, sender, left, requestId);
  const again = async () => {
    deps.sessions.forget(left.sid);
    return sessionOf(await deps.sessions.check(left, requestId));
  };
  return { requestId, claims: withRole(left, held), session: movable(session, again), adminKey };
}

/** A session that knows how to find its tenant again. */
function movable(session: CheckedSession, again: () => Promise<CheckedSession>): CheckedSession {
  if (session.epoch === undefined) return session;
  const lasting: CheckedSession = {
    ...session,
    moved: async () => void Object.assign(lasting, await again()),
  };
  return lasting;
}

/** The admin key is checked only where it is sent, and only for a request with a session. */
async function adminKeyOf(
  { isAdminKey }: AuthenticateDeps,
  { headers: { 'x-admin-key': given } }: Sender,
  { tenant_kode: tenant, sub: user }: Claims,
  requestId: string,
): Promise<boolean> {
  return given !== undefined && isAdminKey(given, { tenant, user }, requestId);
}

function withoutTenant({ tenant_kode: _tenant, peran: _peran, ...others }: Claims): Claims {
  return others;
}

/** The claims with what the user's membership says now: the scopes of a role of the tenant's own, and walls. */
function withRole(claims: Claims, state: State): Claims {
  if (!state.ok) return claims;
  const { cakupan, peran_kode, tembok } = state;
  if (cakupan === undefined && tembok === undefined) return claims;
  return {
    ...claims,
    ...(cakupan !== undefined && { cakupan }),
    ...(peran_kode !== undefined && { peran_kode }),
    ...(tembok !== undefined && { tembok }),
  };
}

type State = Awaited<ReturnType<SessionCheck['check']>>;

function sessionOf(state: State): CheckedSession {
  if (!state.ok) throw refusal(state.sebab);
  if (!state.langkah_terbaru) throw tenantBehind();
  const { skema, peran_db, target, epoch, peran_simpul, baku, induk } = state;
  const place = {
    ...{ skema, peran_db, target },
    ...(epoch == null ? null : { epoch }),
    ...(induk === undefined ? null : { induk }),
  };
  const session = { berakhir_pada: new Date(state.berakhir_pada), ...place };
  if (peran_simpul === undefined) return session;
  return { ...session, peran_simpul, baku: baku === true };
}

const CHANGED = 'peran Anda di tenant ini sudah berubah; perbarui token lewat /api/auth/refresh';

function refusal(reason: Exclude<State, { ok: true }>['sebab']): HttpError {
  const challenge = { 'WWW-Authenticate': 'Bearer' };
  if (reason === 'tenant')
    return new HttpError(403, 'OTTNT', 'Anda tidak punya akses ke tenant ini');
  if (reason === 'peran') return new HttpError(401, 'LOPRN', CHANGED, challenge);
  return new HttpError(401, 'LOSES', 'sesi sudah berakhir; silakan masuk lagi', challenge);
}

/** The one bearer token of a request. Two Authorization headers are refused: proxies differ in which one counts. */
function bearerOf({ headers, rawHeaders = [] }: Sender): string {
  const match = BEARER.exec(headers.authorization ?? '');
  const token = isGivenTwice('authorization', rawHeaders) ? undefined : match?.[1];
  if (token === undefined) throw tokenError('token tidak ada; kirim Authorization: Bearer <token>');
  return token;
}

const BEARER = /^Bearer +([\w.~+/=-]+)$/i;

function isGivenTwice(name: string, rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const given = rawHeaders[index] as string;
    if (given.length === name.length && given.toLowerCase() === name) count += 1;
  }
  return count > 1;
}
