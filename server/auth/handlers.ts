import { createHash } from 'node:crypto';
import type { CheckedSession, Claims } from '../context.ts';
import { HttpError } from '../errors.ts';
import { verifyIdentity } from './identity.ts';
import type { IdentityProvider } from './identity_provider.ts';
import type { SessionCheck } from './session_check.ts';
import type { SessionGate, StartedSession } from './session_gate.ts';
import type { IssuedToken, TokenService } from './token.ts';

export type AuthDeps = {
  providers: readonly IdentityProvider[];
  tokens: TokenService;
  gate: SessionGate;
  sessions: SessionCheck;
  sessionTtlSeconds: number;
};

export type Answer<Body> = { status: number; body: Body };

export type SessionBody = IssuedToken &
  Pick<StartedSession, 'user' | 'tenants'> & { default_tenant?: string };

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
 * around an answer for the same session, its token made anew.
 *
 * @throws 401 LOUSR, 400 VAIDK (malformed key), 422 IKBED (key used with another body), 503
 */
export async function createSession(
  deps: AuthDeps,
  input: { requestId: string; id_token: string; idempotencyKey?: string | undefined },
): Promise<Answer<SessionBody | ReplayBody>> {
  const identity = await verifyIdentity(deps.providers, input.id_token);
  const idempotencyKey = signInKey(input.idempotencyKey, identity.subject);
  const started = await deps.gate.start(input.requestId, {
    identity,
    ttlSeconds: deps.sessionTtlSeconds,
    idempotencyKey,
    fingerprint: createHash('sha256').update(input.id_token).digest('base64url'),
  });
  const hasil = await sessionBody(deps, started);
  if (!started.idempotent) return { status: 200, body: hasil };
  const original_request_id = started.original_request_id ?? '';
  return { status: 200, body: { status: 200, idempotent: true, original_request_id, hasil } };
}

/** POST /api/auth/refresh: 200 with a token of the same session and tenant, with the role of now. 401, 403 OTTNT. */
export async function refreshSession(
  deps: AuthDeps,
  { requestId, claims, session }: SignedIn,
): Promise<Answer<IssuedToken>> {
  const { sub, email, sid, tenant_kode } = claims;
  const common = { sub, email, sid };
  if (tenant_kode === undefined) {
    return { status: 200, body: await deps.tokens.issue(common, session.berakhir_pada) };
  }
  const { peran } = await deps.gate.tenant(requestId, claims, tenant_kode);
  const body = await deps.tokens.issue({ ...common, tenant_kode, peran }, session.berakhir_pada);
  return { status: 200, body };
}

/** DELETE /api/auth/sesi: 204; every token of the session stops working. */
export async function deleteSession(
  deps: AuthDeps,
  { requestId, claims }: Pick<SignedIn, 'requestId' | 'claims'>,
): Promise<Answer<undefined>> {
  await deps.gate.end(requestId, claims.sid);
  deps.sessions.forget(claims.sid);
  return { status: 204, body: undefined };
}

/** POST /api/tenants/{kode}/pilih: 200 with a token for the tenant. 403 OTTNT for a foreign and an absent one alike. */
export async function chooseTenant(
  deps: AuthDeps,
  { requestId, claims, session, kode }: SignedIn & { kode: string },
): Promise<Answer<IssuedToken & { tenant: { kode: string; nama: string; peran: string } }>> {
  if (!TENANT_KODE.test(kode)) {
    throw new HttpError(403, 'OTTNT', 'Anda tidak punya akses ke tenant ini');
  }
  const tenant = await deps.gate.tenant(requestId, claims, kode);
  const { sub, email, sid } = claims;
  const issued = await deps.tokens.issue(
    { sub, email, sid, tenant_kode: tenant.kode, peran: tenant.peran },
    session.berakhir_pada,
  );
  return { status: 200, body: { ...issued, tenant } };
}

async function sessionBody(deps: AuthDeps, started: StartedSession): Promise<SessionBody> {
  const { user, tenants, default_tenant } = started;
  const issued = await deps.tokens.issue(
    { sub: user.id, email: user.email, sid: started.session_id },
    new Date(started.berakhir_pada),
  );
  return { ...issued, user, tenants, ...(default_tenant === null ? null : { default_tenant }) };
}

/** The key of a sign-in is `login:` and the subject of the verified token, bare or in quotes. */
function signInKey(given: string | undefined, subject: string): string | undefined {
  if (given === undefined) return undefined;
  const key = /^"(.*)"$/.exec(given)?.[1] ?? given;
  if (key !== `login:${subject}`) {
    throw new HttpError(400, 'VAIDK', ['Idempotency-Key: harus login:{sub} dari token identitas']);
  }
  return key;
}
