/** What the server knows of a request once it is authenticated. Made in server/auth/authenticate.ts only. */
import type { PERAN } from './rights.ts';

/** What a caller does not see, each only where there is such a wall; as the database's claims say it. */
export type Tembok = {
  /** Documents of others. */
  milik?: 'ya';
  /** What goods cost. */
  biaya?: 'tutup';
  /** Documents of other places than these. */
  lokasi?: readonly string[];
};

export type Peran = (typeof PERAN)[number];

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
  /** The scopes of a key, or of the role of its own that a tenant gave the user; absent: all that `peran` may. */
  cakupan?: readonly string[];
  /** The code of that role. */
  peran_kode?: string;
  /** The walls of a member or a key; absent without any. */
  tembok?: Tembok;
  /**
   * Of a key, whose id is `sub`: how often it may ask a second (null: as everybody), and the SHA-256 (hex) of the
   * secret that it showed.
   */
  kunci?: {
    batas_per_detik: number | null;
    /** What it may move in a day, as a decimal. */
    batas_rupiah?: string | null;
    sidik?: string;
  };
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
  /** Whose branch the tenant is. */
  induk?: string;
  /** The number of the tenant's place: one more with each move. */
  epoch?: number;
  /** Asks the directory again where the tenant is, and keeps what it says here. */
  moved?: () => Promise<void>;
  /** With another node: the request role there, and whether the tenant is the user's default. */
  peran_simpul?: string;
  baku?: boolean;
};

/** What a tenant may use and has used: requests a day until `sampai` (ISO 8601), MiB; null = as much as it likes. */
export type Kuota = {
  permintaan: { batas: number; terpakai: number; sampai: string } | null;
  simpanan: { batas: number; terpakai: number } | null;
};

export type RequestContext = {
  requestId: string;
  claims: Claims | null;
  session: CheckedSession | null;
  /** Whether the request carried the right x-admin-key. */
  adminKey: boolean;
  /** What the agent of the request calls itself: the database then refuses all but reading, rehearsing and drafts. */
  agen?: string;
  /** The record is changed only if it has one of these ETags. */
  ifMatch?: readonly string[];
  idempotency?: { key: string; route: string; fingerprint: string };
  /** The key of the content that was uploaded and stored for the request. */
  unggahan?: string;
  /** Internal addresses that the installation lets webhooks call, where it names some and the request may keep a webhook. */
  alamatIzin?: readonly string[];
  /** Where the installation limits what a tenant uses. */
  kuota?: Kuota;
  /** Aborted when the client went away before it had its answer. */
  gone?: AbortSignal;
  /** The request only shows what it would do. */
  rehearses?: true;
  /** Why the bearer token was refused, where the body may say who asks instead; then there are no claims. */
  refusal?: Error;
};
