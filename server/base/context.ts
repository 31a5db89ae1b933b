/** What the server knows of a request once it is authenticated. Made in server/auth/authenticate.ts only. */

export type Peran = 'admin' | 'staff' | 'viewer' | 'ops';

/** The checked claims of an application token; times are seconds since 1970. */
export type Claims = {
  /** The user's id (uuid). */
  sub: string;
  email: string;
  /** Absent in a token without tenant; then `peran` is absent too. */
  tenant_kode?: string;
  peran?: Peran;
  /** The session's id (uuid); empty for a key, which has none. */
  sid: string;
  iat: number;
  exp: number;
  /** Where a key asks, whose id is `sub`: what it may do, and how often a second (null: as everybody). */
  kunci?: { cakupan: readonly string[]; batas_per_detik: number | null };
};

/** What the database said about the session less than a second ago. */
export type CheckedSession = {
  /** When the session ends, whatever its tokens say. */
  berakhir_pada: Date;
  /** Schema and request role of the token's tenant; null without a tenant. */
  skema: string | null;
  peran_db: string | null;
  /** The node that holds the tenant's tables; null = the platform's database. */
  target: string | null;
  /** With another node: the request role there, and whether the tenant is the user's default. */
  peran_simpul?: string;
  baku?: boolean;
};

export type RequestContext = {
  requestId: string;
  claims: Claims | null;
  session: CheckedSession | null;
  /** Whether the request carried the right x-admin-key. */
  adminKey: boolean;
  /** The ETags of which a record must have one to be changed. */
  ifMatch?: readonly string[];
  idempotency?: { key: string; route: string; fingerprint: string };
  /** Why the bearer token was refused, where the body may say who asks instead; then there are no claims. */
  refusal?: Error;
};
