import type { Claims } from '../base/context.ts';
import type { SessionGate, SessionState } from './session_gate.ts';

/** Half of the second within which a logout or a change of role must act in every server process. */
const MAX_AGE_MS = 500;
const MAX_ENTRIES = 10_000;

export type SessionCheck = ReturnType<typeof makeSessionCheck>;

type Entry = { askedAt: number; state: Promise<SessionState> };

/** Remembers the answers of `gate.check` for a moment; simultaneous requests of one session share one question. */
export function makeSessionCheck(
  gate: Pick<SessionGate, 'check'>,
  { maxAgeMs = MAX_AGE_MS, maxEntries = MAX_ENTRIES } = {},
) {
  const entries = new Map<string, Entry>();

  function ask(key: string, claims: Claims, requestId: string): Promise<SessionState> {
    // Deleted first, so that the order of the map is the order of age.
    entries.delete(key);
    if (entries.size >= maxEntries) entries.delete(entries.keys().next().value as string);
    // The age counts from the question: the answer may be as old as that.
    const entry = { askedAt: performance.now(), state: gate.check(requestId, claims) };
    entries.set(key, entry);
    entry.state.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.state;
  }

  return {
    /** Whether the claims are still true, as the database said at most half a second ago. */
    check(claims: Claims, requestId: string): Promise<SessionState> {
      const { sid, sub, tenant_kode = '', peran = '' } = claims;
      const key = `${sid} ${sub} ${tenant_kode} ${peran}`;
      const known = entries.get(key);
      if (known !== undefined && performance.now() - known.askedAt < maxAgeMs) return known.state;
      return ask(key, claims, requestId);
    },
    /** Forgets what is known of a session, so that this process sees its end at once. */
    forget(sessionId: string): void {
      for (const key of entries.keys()) if (key.startsWith(sessionId)) entries.delete(key);
    },
    /** The same of all sessions of a user. */
    forgetUser(userId: string): void {
      for (const key of entries.keys()) if (key.split(' ', 2)[1] === userId) entries.delete(key);
    },
  };
}
