import type { Claims, Peran, Tembok } from '../base/context.ts';
import { type HttpError, Passing } from '../base/errors.ts';
import type { PgService, TransactionMode } from '../postgres/service.ts';
import { gateSettings, type TenantPlace } from '../postgres/settings.ts';
import type { VerifiedIdentity } from './identity_provider.ts';

export type TenantChoice = { kode: string; nama: string; peran: Peran };

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
      epoch?: number;
      peran_simpul?: string;
      baku?: boolean;
      /** Of a member with a role of the tenant's own. */
      peran_kode?: string;
      cakupan?: string[];
      /** Of a member with walls. */
      tembok?: Tembok;
      /** The kode of the tenant, where it is a branch. */
      uji?: string;
      /** Whose branch it is. */
      induk?: string;
    }
  | { ok: false; sebab: 'session' | 'user' | 'tenant' | 'peran' };

/** Who a key is, and where its tenant's data is. */
export type KeyState =
  | {
      ok: true;
      id: string;
      tenant_kode: string;
      peran: Peran;
      cakupan: string[];
      batas_per_detik: number | null;
      batas_rupiah?: string | null;
      tembok?: Tembok;
      berakhir_pada: string;
      skema: string;
      peran_db: string;
      target: string | null;
      epoch?: number;
      peran_simpul: string | null;
      langkah_terbaru: boolean;
      /** The kode of its tenant, where that is a branch. */
      uji?: string;
      /** Whose branch that is. */
      induk?: string;
    }
  | { ok: false; sebab: 'kunci' | 'berakhir' | 'tenant' | 'alamat'; uji?: string };

/** A new refresh token as the database keeps it, and the time of issue of the access token that comes with it. */
export type NewRefresh = { hash: Buffer; iat: number };

/** The access token that a request came with. */
export type Bearer = { sid: string; sub: string; iat: number; tenant_kode?: string };

/** What a new access token is made of. */
export type Refreshed = {
  ok: true;
  session_id: string;
  /** ISO 8601. */
  berakhir_pada: string;
  pengguna_id: string;
  email: string;
  tenant: TenantChoice | null;
};

/** The token had been used before: its session was ended. */
type Reused = { ok: false; session_id: string; pengguna_id: string };

/** What became of a request of a key: names and numbers alone. */
export type KeyCall = {
  kunci_id: string;
  /** When it came (ISO 8601). */
  waktu: string;
  metode: string;
  /** The template of its path. */
  rute: string;
  /** Null where the client went away before there was one. */
  status: number | null;
  code: string | null;
  ms: number;
  request_id: string;
  alamat: string | null;
  /** Bytes sent, the head among them. */
  ukuran: number;
};

/** A step of this release is still to come in the tenant. */
export const tenantBehind = (): HttpError =>
  new Passing('tenant sedang diperbarui; ulangi sebentar lagi', 5);

/** The functions over sessions, called as erp_gate, a role that may do nothing else. */
export type SessionGate = ReturnType<typeof makeSessionGate>;

type SessionStart = {
  identity: VerifiedIdentity;
  ttlSeconds: number;
  idempotencyKey: string | undefined;
  fingerprint: string;
  refresh: NewRefresh;
};

export function makeSessionGate(pg: Pick<PgService, 'transaction'>) {
  const call = makeCall(pg);
  return {
    start(requestId: string, start: SessionStart) {
      const { provider, subject, email, emailVerified } = start.identity;
      const { ttlSeconds, idempotencyKey = null, fingerprint, refresh } = start;
      const who = [provider, subject, email, emailVerified];
      const values = [...who, ttlSeconds, idempotencyKey, fingerprint, refresh.hash, refresh.iat];
      const expression = 'session_start($1, $2, $3, $4, $5, $6, $7, $8, $9)';
      return call<StartedSession>(requestId, expression, values);
    },
    check(requestId: string, claims: Pick<Claims, 'sid' | 'sub' | 'tenant_kode' | 'peran'>) {
      const values = [claims.sid, claims.sub, claims.tenant_kode ?? null, claims.peran ?? null];
      // Urgent, because every request waits for it before its own turn.
      const how = { mode: 'single_read', urgent: true } as const;
      return call<SessionState>(
        requestId,
        'session_state($1, $2, $3, $4, true, true)',
        values,
        how,
      );
    },
    ...keyQuestions(call),
    /**
     * Adds `count` requests to a tenant's day. Answers how many all servers counted today, and when the day ends (ISO
     * 8601).
     */
    requests(tenant: string, count: number) {
      const expression = 'session_kuota($1, $2)';
      return call<{ permintaan: number; sampai: string }>('kuota', expression, [tenant, count]);
    },
    /** SHA-256 (hex) of the tenant's own admin key; null when it has none. */
    adminKey(requestId: string, tenant: string) {
      const how = { mode: 'single_read' } as const;
      return call<string | null>(requestId, 'session_admin_key($1)', [tenant], how);
    },
    /**
     * Where an active tenant's data is, for requests without a user, as those by a link; null for no such tenant.
     *
     * @throws HttpError 503 while a step of this release is still to come
     */
    async place(requestId: string, tenant: string): Promise<TenantPlace | null> {
      const how = { mode: 'single_read' } as const;
      type Found = TenantPlace & { langkah_terbaru: boolean };
      const expression = 'session_tenant_place($1)';
      const place = await call<Found | null>(requestId, expression, [tenant], how);
      if (place?.langkah_terbaru === false) throw tenantBehind();
      return place;
    },
    end(requestId: string, sessionId: string) {
      return call<void>(requestId, 'session_end($1)', [sessionId]);
    },
    /** Ends all sessions of a user. */
    endAll(requestId: string, userId: string) {
      return call<void>(requestId, 'session_end_all($1)', [userId]);
    },
    tenant(requestId: string, bearer: Bearer, kode: string, { hash, iat }: NewRefresh) {
      const { sid, sub, tenant_kode = null, iat: issuedAt } = bearer;
      const values = [sid, sub, kode, tenant_kode, issuedAt, hash, iat];
      return call<TenantChoice>(requestId, 'session_tenant($1, $2, $3, $4, $5, $6, $7)', values);
    },
    /** Uses a refresh token; `given` is its hash. */
    refresh(requestId: string, given: Buffer, { hash, iat }: NewRefresh) {
      const values = [given, hash, iat];
      return call<Refreshed | Reused>(requestId, 'session_refresh($1, $2, $3)', values);
    },
    /** Refreshes by an access token alone. */
    renew(requestId: string, bearer: Bearer, { hash, iat }: NewRefresh) {
      const { sid, tenant_kode = null, iat: issuedAt } = bearer;
      const values = [sid, tenant_kode, issuedAt, hash, iat];
      return call<Refreshed>(requestId, 'session_renew($1, $2, $3, $4, $5)', values);
    },
  };
}

/** What is asked and told of keys. */
function keyQuestions(call: Call) {
  return {
    /** @param hash SHA-256 of the key */
    key(requestId: string, hash: Buffer, address: string | null) {
      const how = { mode: 'single_read', urgent: true } as const;
      return call<KeyState>(requestId, 'session_kunci($1, $2, true)', [hash, address], how);
    },
    /** Records that a key was used `count` times. */
    keyUsed(id: string, address: string | null, count: number) {
      return call<void>('kunci', 'session_kunci_use($1, $2, $3)', [id, address, count]);
    },
    /** Adds what became of requests of keys. */
    keyCalls(calls: readonly KeyCall[]) {
      return call<void>('kunci', 'session_kunci_calls($1)', [JSON.stringify(calls)]);
    },
  };
}

type Call = ReturnType<typeof makeCall>;

function makeCall(pg: Pick<PgService, 'transaction'>) {
  return async function call<T>(
    requestId: string,
    expression: string,
    values: unknown[],
    { mode, ...wait }: { mode: TransactionMode; urgent?: true } = { mode: 'single_write' },
  ): Promise<T> {
    const text = `select erp_private.${expression} as answer`;
    const settings = { ...gateSettings(requestId), ...wait };
    const { rows } = await pg.transaction(settings, mode, (client) =>
      client.query({ text, values }),
    );
    return (rows[0] as { answer: T }).answer;
  };
}
