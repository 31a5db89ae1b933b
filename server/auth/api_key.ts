/** Keys of programs (docs/keys.md): bound to a tenant, without a session. */
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { ipKeyGenerator } from 'express-rate-limit';
import type { CheckedSession, Claims } from '../base/context.ts';
import { HttpError } from '../base/errors.ts';
import { makeSoon } from '../base/soon.ts';
import type { Try } from '../lines/tries.ts';
import { markBranch } from './branch_mark.ts';
import { addressOf, type Sender } from './sender.ts';
import { type KeyState, type SessionGate, tenantBehind } from './session_gate.ts';

/** Of a branch's keys it is another one, so that people and scanners tell them apart. */
const PREFIX = /^niaga_(?:sk|uji)_/;
const FORM = /^niaga_(?:sk|uji)_([0-9a-f]{48})([0-9a-f]{8})$/;
/** Half of the second within which a revoked key is refused in every server process. */
const MAX_AGE_MS = 500;
const MAX_ENTRIES = 10_000;
/** Uses of keys are written to the database together, this long after the first of them. */
const TELL_AFTER_MS = 5_000;

export const isKey = (token: string): boolean => PREFIX.test(token);

/** Whether the sum at its end is right: a mistyped key is refused without asking. */
export function isWellFormed(token: string): boolean {
  const [, random, sum] = FORM.exec(token) ?? [];
  return random !== undefined && crc32(random).toString(16).padStart(8, '0') === sum;
}

type KeyDeps = {
  gate: Pick<SessionGate, 'key' | 'keyUsed'>;
  /** Counts wrong keys by address, IPv6 by its network. */
  countTry(address: string, right: boolean): Try;
  /** Limits how often keys unknown to this process are looked up in the database. */
  countUnknown(address: string, right: false): Try;
  /** Called for each request that comes with a key, with the key's id; undefined = the key was refused. */
  onUse?: ((sender: Sender, id: string | undefined) => void) | undefined;
  /** Called when uses could not be written to the database. */
  onError?: ((error: unknown) => void) | undefined;
};

/** `right`: the key was right when it was last asked for. */
type Entry = { askedAt: number; state: Promise<KeyState>; right: boolean };

type Checked = { claims: Claims; session: CheckedSession };

export type KeyCheck = ReturnType<typeof makeKeyCheck>;

/** Checks keys. What the database said of one is remembered for half a second. */
export function makeKeyCheck(deps: KeyDeps, { maxAgeMs = MAX_AGE_MS } = {}) {
  const entries = new Map<string, Entry>();
  const told = makeTeller(deps);

  /** @throws HttpError 429 */
  function ask(token: string, sender: Sender, requestId: string): Promise<KeyState> {
    const address = addressOf(sender.ip);
    const hash = hashOf(token);
    const name = `${hash.toString('base64')} ${address}`;
    const known = entries.get(name);
    if (known !== undefined && performance.now() - known.askedAt < maxAgeMs) return known.state;
    if (known?.right !== true) {
      const { lockedUntil } = deps.countUnknown(networkOf(address), false);
      if (lockedUntil !== null) {
        deps.onUse?.(sender, undefined);
        throw tooMany(lockedUntil, TOO_MANY_UNKNOWN);
      }
    }
    // Deleted first, so that the order of the map is the order of age.
    entries.delete(name);
    if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value as string);
    const state = deps.gate.key(requestId, hash, address);
    const entry = { askedAt: performance.now(), state, right: known?.right === true };
    entries.set(name, entry);
    state.then(
      ({ ok }) => {
        entry.right = ok;
      },
      () => {
        if (entries.get(name) === entry) entries.delete(name);
      },
    );
    return entry.state;
  }

  /**
   * Who a key is.
   *
   * @throws HttpError 401 LOKUN (no such key, revoked, expired), 429 (too many such from one address), 403 OTALM
   *   (not from this address), OTTNT (tenant inactive), 503 (tenant behind on its steps)
   */
  async function check(token: string, sender: Sender, requestId: string): Promise<Checked> {
    const address = addressOf(sender.ip);
    const state: KeyState = isWellFormed(token)
      ? await ask(token, sender, requestId)
      : { ok: false, sebab: 'kunci' };
    deps.onUse?.(sender, state.ok ? state.id : undefined);
    markBranch(sender, state.uji);
    if (!state.ok) throw refusal(state.sebab, networkOf(address), deps.countTry);
    if (!state.langkah_terbaru) throw tenantBehind();
    told(state.id, address);
    const { skema, peran_db, target, epoch, peran_simpul, induk } = state;
    const place = {
      ...{ skema, peran_db, target },
      ...(epoch === undefined ? null : { epoch }),
      ...(peran_simpul === null ? null : { peran_simpul }),
      ...(induk === undefined ? null : { induk }),
    };
    const session = { berakhir_pada: new Date(state.berakhir_pada), ...place };
    return { claims: claimsOf(state, hashOf(token).toString('hex')), session };
  }
  /** Forgets what is known of a key. */
  function forget(token: string): void {
    const name = `${hashOf(token).toString('base64')} `;
    for (const key of entries.keys()) if (key.startsWith(name)) entries.delete(key);
  }
  return { check, forget };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

function claimsOf(state: KeyState & { ok: true }, sidik: string): Claims {
  const { id, tenant_kode, peran, cakupan, batas_per_detik, batas_rupiah, berakhir_pada } = state;
  const exp = Math.floor(Date.parse(berakhir_pada) / 1000);
  const kunci = { batas_per_detik, batas_rupiah: batas_rupiah ?? null, sidik };
  const claims = { sub: id, email: '', sid: '', tenant_kode, peran, cakupan, iat: 0, exp, kunci };
  return state.tembok === undefined ? claims : { ...claims, tembok: state.tembok };
}

/** The address under which tries are counted. Of IPv6 it is the network, since everybody has many addresses there. */
const networkOf = (address: string | null): string =>
  address === null ? '' : ipKeyGenerator(address);

const TOO_MANY_WRONG = 'kunci terlalu sering salah dari alamat ini; coba lagi setelah 5 menit';
const TOO_MANY_UNKNOWN = 'terlalu banyak kunci baru dari alamat ini; ulangi sebentar lagi';

function tooMany(until: number, message: string): HttpError {
  const seconds = Math.max(1, Math.ceil((until - Date.now()) / 1000));
  return new HttpError(429, 'HT429', message, { 'Retry-After': String(seconds) });
}

const FREE: Try = { lockedUntil: null };

function refusal(
  reason: (KeyState & { ok: false })['sebab'],
  address: string,
  countTry: KeyDeps['countTry'],
): HttpError {
  if (reason === 'tenant') return new HttpError(403, 'OTTNT', 'tenant kunci ini tidak aktif');
  if (reason === 'alamat') {
    return new HttpError(403, 'OTALM', 'kunci ini tidak berlaku dari alamat ini');
  }
  // A key that ended is not counted as a guess; right keys from the same address are still served.
  const { lockedUntil } = reason === 'berakhir' ? FREE : countTry(address, false);
  if (lockedUntil === null) {
    const message = 'kunci tidak dikenal, dicabut, atau kedaluwarsa';
    return new HttpError(401, 'LOKUN', message, { 'WWW-Authenticate': 'Bearer' });
  }
  return tooMany(lockedUntil, TOO_MANY_WRONG);
}

/** Writes the uses of each key to the database together, some seconds after the first of them. */
function makeTeller({ gate, onError }: KeyDeps) {
  const uses = new Map<string, { count: number; address: string | null }>();
  const tellSoon = makeSoon(TELL_AFTER_MS, (id) => {
    const { count = 0, address = null } = uses.get(id) ?? {};
    uses.delete(id);
    gate.keyUsed(id, address, count).catch((error) => onError?.(error));
  });
  return (id: string, address: string | null): void => {
    uses.set(id, { count: (uses.get(id)?.count ?? 0) + 1, address });
    tellSoon(id);
  };
}
