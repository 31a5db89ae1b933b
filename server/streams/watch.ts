/** Answers that go on after their request: who may have one, and how long. */
import type { Claims } from '../base/context.ts';
import type { Logger } from '../base/log.ts';
import { makeEnter } from '../lines/seats.ts';
import type { PgService } from '../postgres/service.ts';
import { gateSettings } from '../postgres/settings.ts';

/** One open stream, or an answer that takes a while. */
export type Watched = {
  readonly claims: Claims;
  /** It has an end: it may outlast its token, though not its session, and be finished while this process stops. */
  readonly hasEnd?: true;
  /** Called once a second. */
  look(): void;
  /** Shows the client that we live. */
  beat(): void;
  /**
   * Ends it, since its token or session is over, or its rights are others by now. `cut`: nobody can say whether it may
   * go on, or this process stops.
   */
  end(cut?: 'cut'): void;
};

export type Watch = ReturnType<typeof startWatch>;

const HEARTBEAT_SECONDS = 15;

/** Watches what is open in this process. Once a second the database is asked, for all of it, whose session ended. */
export function startWatch(pg: Pick<PgService, 'transaction'>, log: Logger) {
  const streams = new Set<Watched>();
  let seconds = 0;
  let stopped = false;

  async function check(): Promise<void> {
    const asked = [...streams];
    if (asked.length === 0) return;
    const daftar = JSON.stringify(asked.map(({ claims }) => tokenOf(claims)));
    try {
      // Not refused when the server is full: all streams would end.
      const settings = { ...gateSettings('aliran'), patient: true } as const;
      const text = 'select erp_private.session_stale($1) as ended';
      const { rows } = await pg.transaction(settings, 'single_read', (client) =>
        client.query({ text, values: [daftar] }),
      );
      for (const index of (rows[0] as { ended: number[] }).ended) asked[index]?.end();
    } catch (error) {
      // A stream that went on could outlive its session.
      log.debug({ reason: (error as Error).message }, 'aliran ditutup');
      for (const one of asked) one.end('cut');
    }
  }

  function tick(): void {
    seconds += 1;
    const now = Date.now() / 1000;
    for (const one of streams) {
      if (!one.hasEnd && one.claims.exp <= now) one.end();
      else one.look();
    }
    if (seconds % HEARTBEAT_SECONDS === 0) for (const one of streams) one.beat();
    void check();
  }

  const ticking = setInterval(tick, 1000);
  ticking.unref();
  return {
    /** Takes a place for a stream of a user in a tenant, and answers how to give it back. @throws HttpError 429 */
    enter: makeEnter(),
    /** Watches a stream until the returned function is called. */
    add: (one: Watched): (() => void) => {
      if (stopped && !one.hasEnd) one.end('cut');
      else streams.add(one);
      return () => void streams.delete(one);
    },
    /** Ends the streams. What has an end is watched until `close`. */
    stop: (): void => {
      stopped = true;
      for (const one of streams) if (!one.hasEnd) one.end('cut');
    },
    close: (): void => clearInterval(ticking),
  };
}

/**
 * What session_stale asks of a token. A key has no session; the secret that it showed stands for it. The scopes and
 * walls are those with which the stream began.
 */
function tokenOf({ sid, sub: pengguna_id, tenant_kode, peran, cakupan, tembok, kunci }: Claims) {
  const token = { session_id: sid || undefined, pengguna_id, tenant_kode, peran };
  return { ...token, cakupan: cakupan ?? null, tembok: tembok ?? null, sidik: kunci?.sidik };
}
