import { createHash } from 'node:crypto';
import type { CheckedSession, Claims } from '../base/context.ts';
import { HttpError } from '../base/errors.ts';
import type { Logger } from '../base/log.ts';
import type { OnFailure } from '../base/outside.ts';
import { verifyIdentity } from './identity.ts';
import type { IdentityProvider } from './identity_provider.ts';
import { hashOf, type RefreshTokens } from './refresh_token.ts';
import type { SessionCheck } from './session_check.ts';
import type * as gate from './session_gate.ts';
import { type IssuedToken, nowSeconds, type TokenService } from './token.ts';

export type AuthDeps = {
  providers: readonly IdentityProvider[];
  tokens: TokenService;
  refreshTokens: RefreshTokens;
  gate: gate.SessionGate;
  sessions: SessionCheck;
  sessionTtlSeconds: number;
  log: Pick<Logger, 'warn'>;
  onFailure?: OnFailure | undefined;
};

export type Answer<Body> = { status: number; body: Body };

/** An access token and what renews it. */
export type TokenBody = IssuedToken & { refresh_token: string };

export type SessionBody = TokenBody &
  Pick<gate.StartedSession, 'user' | 'tenants'> & { default_tenant?: string };

export type ReplayBody = {
  status: 200;
  idempotent: true;
  original_request_id: string;
  hasil: SessionBody;
};

/** Signed-in input: what `authenticate` found. `expires_in` is in seconds everywhere. */
export type SignedIn = { requestId: string; claims: Claims; session: CheckedSession };

const TENANT_KODE = /^[a-z][a-z0-9]{0,30}$/;

/**
 * POST /api/auth/sesi: 200 with a token without tenant. With an Idempotency-Key used before: the replay envelope
 * around an answer for the same session, its tokens made anew.
 *
 * @throws 401 LOUSR, 422 IKBED (key used with another body), 503
 */
export async function createSession(
  deps: AuthDeps,
  input: { requestId: string; id_token: string; idempotencyKey?: string | undefined },
): Promise<Answer<SessionBody | ReplayBody>> {
  const identity = await verifyIdentity(deps.providers, input.id_token, deps.onFailure);
  const pair = newPair(deps.refreshTokens.make());
  const start = {
    identity,
    ttlSeconds: deps.sessionTtlSeconds,
    idempotencyKey: input.idempotencyKey,
    fingerprint: createHash('sha256').update(input.id_token).digest('base64url'),
    refresh: pair.refresh,
  };
  const started = await deps.gate.start(input.requestId, start).catch((error) => {
    logRefused(deps, input.requestId, identity.provider, error);
    throw error;
  });
  const hasil = await sessionBody(deps, started, pair);
  if (!started.idempotent) return { status: 200, body: hasil };
  const original_request_id = started.original_request_id ?? '';
  return { status: 200, body: { status: 200, idempotent: true, original_request_id, hasil } };
}

/**
 * The answer is the same for every identity, so that it tells nothing. The log line is for the operator, who may
 * unlink the old identity.
 */
function logRefused(
  { log }: AuthDeps,
  requestId: string,
  provider: string,
  { code, detail: pengguna_id }: { code?: string; detail?: string },
): void {
  if (code !== 'LOUSR' || !pengguna_id) return;
  log.warn(
    { requestId, provider, user: pengguna_id },
    'surel terverifikasi, tetapi identitas lain sudah tertaut',
  );
}

/**
 * POST /api/auth/refresh with a refresh token: 200 with tokens of the same session and tenant, with the role of now. One
 * that is presented again long after its use has ended its session.
 *
 * @throws 401 LOREF (not known, or used before), 401 LOSES, 403 OTTNT
 */
export async function refreshByToken(
  deps: AuthDeps,
  { requestId, refreshToken }: { requestId: string; refreshToken: string },
): Promise<Answer<TokenBody>> {
  const pair = newPair(deps.refreshTokens.successorOf(refreshToken));
  const refreshed = await deps.gate.refresh(requestId, hashOf(refreshToken), pair.refresh);
  if (refreshed.ok) return { status: 200, body: await refreshedBody(deps, refreshed, pair) };
  const { session_id: sid, pengguna_id } = refreshed;
  deps.sessions.forget(sid);
  deps.log.warn(
    { requestId, sid, user: pengguna_id },
    'refresh_token dipakai ulang; sesi diakhiri',
  );
  const message = 'refresh_token ini sudah dipakai; sesinya diakhiri, silakan masuk lagi';
  throw new HttpError(401, 'LOREF', message, { 'WWW-Authenticate': 'Bearer' });
}

/** The same by an access token alone, until 12 hours after sign-in. 401 LOJAM after it, 401 LOSES, 403 OTTNT. */
export async function refreshByBearer(
  deps: AuthDeps,
  { requestId, claims }: Pick<SignedIn, 'requestId' | 'claims'>,
): Promise<Answer<TokenBody>> {
  const pair = newPair(deps.refreshTokens.make());
  const refreshed = await deps.gate.renew(requestId, claims, pair.refresh);
  return { status: 200, body: await refreshedBody(deps, refreshed, pair) };
}

/** DELETE /api/auth/sesi: 204; every token of the session, or of all sessions of the user, stops working. */
export async function deleteSession(
  deps: AuthDeps,
  { requestId, claims }: Pick<SignedIn, 'requestId' | 'claims'>,
  which: 'own' | 'all' = 'own',
): Promise<Answer<undefined>> {
  if (which === 'all') {
    await deps.gate.endAll(requestId, claims.sub);
    deps.sessions.forgetUser(claims.sub);
  } else {
    await deps.gate.end(requestId, claims.sid);
    deps.sessions.forget(claims.sid);
  }
  return { status: 204, body: undefined };
}

/**
 * POST /api/tenants/{kode}/pilih: 200 with tokens for the tenant; the refresh token that came with the token of the
 * request is used up. 403 OTTNT for a foreign and an absent tenant alike.
 */
export async function chooseTenant(
  deps: AuthDeps,
  { requestId, claims, session, kode }: SignedIn & { kode: string },
): Promise<Answer<TokenBody & { tenant: gate.TenantChoice }>> {
  if (!TENANT_KODE.test(kode)) {
    throw new HttpError(403, 'OTTNT', 'Anda tidak punya akses ke tenant ini');
  }
  const pair = newPair(deps.refreshTokens.make());
  const tenant = await deps.gate.tenant(requestId, claims, kode, pair.refresh);
  const { sub, email, sid } = claims;
  const holder = { sub, email, sid, tenant_kode: tenant.kode, peran: tenant.peran };
  const issued = await deps.tokens.issue(holder, session.berakhir_pada, pair.refresh.iat);
  return { status: 200, body: { ...issued, refresh_token: pair.token, tenant } };
}

/** A refresh token, and what the database keeps of it. */
type Pair = { token: string; refresh: gate.NewRefresh };

function newPair(token: string): Pair {
  return { token, refresh: { hash: hashOf(token), iat: nowSeconds() } };
}

async function refreshedBody(
  deps: AuthDeps,
  { pengguna_id: sub, email, session_id: sid, berakhir_pada, tenant }: gate.Refreshed,
  { token, refresh }: Pair,
): Promise<TokenBody> {
  const where = tenant && { tenant_kode: tenant.kode, peran: tenant.peran };
  const holder = { sub, email, sid, ...where };
  const issued = await deps.tokens.issue(holder, new Date(berakhir_pada), refresh.iat);
  return { ...issued, refresh_token: token };
}

async function sessionBody(
  deps: AuthDeps,
  started: gate.StartedSession,
  { token, refresh }: Pair,
): Promise<SessionBody> {
  const { user, tenants, default_tenant } = started;
  const issued = await deps.tokens.issue(
    { sub: user.id, email: user.email, sid: started.session_id },
    new Date(started.berakhir_pada),
    refresh.iat,
  );
  const preset = default_tenant === null ? null : { default_tenant };
  return { ...issued, refresh_token: token, user, tenants, ...preset };
}
