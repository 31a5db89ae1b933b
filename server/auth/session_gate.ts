import type { PgService, TransactionMode } from '../pg_service.ts';
import { gateSettings } from '../pg_settings.ts';
import type { VerifiedIdentity } from './identity_provider.ts';

export type TenantChoice = {
  kode: string;
  nama: string;
  peran: 'admin' | 'staff' | 'viewer' | 'ops';
};

export type StartedSession = {
  session_id: string;
  /** ISO 8601. */
  berakhir_pada: string;
  user: { id: string; email: string; nama: string };
  tenants: TenantChoice[];
  default_tenant: string | null;
  /** true: this session was started by an earlier request with the same Idempotency-Key. */
  idempotent: boolean;
  original_request_id: string | null;
};

export type SessionState =
  | {
      ok: true;
      berakhir_pada: string;
      skema: string | null;
      peran_db: string | null;
      langkah_terbaru: boolean;
      target: string | null;
    }
  | { ok: false; sebab: 'session' | 'user' | 'tenant' | 'peran' };

/** The functions over sessions, called as erp_gate, a role that may do nothing else. */
export type SessionGate = ReturnType<typeof makeSessionGate>;

export type SessionStart = {
  identity: VerifiedIdentity;
  ttlSeconds: number;
  idempotencyKey: string | undefined;
  fingerprint: string;
};

export function makeSessionGate(pg: Pick<PgService, 'transaction'>) {
  async function call<T>(
    requestId: string,
    expression: string,
    values: unknown[],
    how: { mode: TransactionMode; urgent?: true } = { mode: 'single_write' },
  ): Promise<T> {
    const text = `select erp_private.${expression} as answer`;
    const { mode, ...wait } = how;
    const settings = { ...gateSettings(requestId), ...wait };
    const { rows } = await pg.transaction(settings, mode, (client) =>
      client.query({ text, values }),
    );
    return (rows[0] as { answer: T }).answer;
  }

  return {
    start(requestId: string, { identity, ttlSeconds, idempotencyKey, fingerprint }: SessionStart) {
      const { provider, subject, email, emailVerified } = identity;
      const key = idempotencyKey ?? null;
      const values = [provider, subject, email, emailVerified, ttlSeconds, key, fingerprint];
      return call<StartedSession>(requestId, 'session_start($1, $2, $3, $4, $5, $6, $7)', values);
    },
    check(
      requestId: string,
      claims: { sid: string; sub: string; tenant_kode?: string; peran?: string },
    ) {
      const values = [claims.sid, claims.sub, claims.tenant_kode ?? null, claims.peran ?? null];
      // Each of the session's requests waits for the answer first, and then for its own turn.
      const how = { mode: 'single_read', urgent: true } as const;
      return call<SessionState>(requestId, 'session_check($1, $2, $3, $4)', values, how);
    },
    end(requestId: string, sessionId: string) {
      return call<void>(requestId, 'session_end($1)', [sessionId]);
    },
    tenant(requestId: string, claims: { sid: string; sub: string }, kode: string) {
      const values = [claims.sid, claims.sub, kode];
      return call<TenantChoice>(requestId, 'session_tenant($1, $2, $3)', values);
    },
  };
}
