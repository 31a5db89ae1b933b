import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../server/base/log.ts';
import { channels, listen, wakeName } from '../../server/postgres/channel.ts';
import { drainOutbox, sealAudit, settlePostings, type Tenant } from './drain.ts';
import { clearMark, markOf, marks } from './marks.ts';
import { handOnNotifications } from './notifications.ts';
import { makeSweep } from './sweep.ts';

export type Relay = { stop(): Promise<void> };

export type RelayOptions = {
  connectionString: string;
  log: Logger;
  /** Whether there is a mail server; default false. */
  mail?: boolean;
  /** How often all tenants are looked at, whether or not anybody woke the relay. */
  pollMs?: number;
  /** A tenant is drained at most this often: a burst of postings becomes one event of the stream. */
  pauseMs?: number;
};

/**
 * A connection keeps what it learned of each tenant (plans, the catalog's rows); so that it does not grow with the
 * number of tenants, it is replaced by a new one after this many transactions.
 */
const maxUses = 2000;
/** Marked tenants that are taken on at a time. */
const page = 50;

/**
 * Hands on the events of the tenants' outboxes, seals their audit trails and settles what their books knew when: at
 * once when a server says that it committed something, otherwise at the next look at the tenants that are marked
 * (marks.ts). Whatever nobody marked is found by a slow look at every tenant (sweep.ts). Notifications, which belong to
 * no tenant, are handed on at each look. Any number of relays may run; a tenant is drained by one at a time.
 */
export function startRelay(options: RelayOptions): Relay {
  const { connectionString, log, pollMs = 4000, pauseMs = 100 } = options;
  const pool = new pg.Pool({
    connectionString,
    max: 2,
    maxUses,
    application_name: 'niaga-relay',
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const tenants = new TenantBook(pool);
  const drains = new Drains(pool, pauseMs, log);
  const stopping = new AbortController();
  const fault = ({ message }: Error) => {
    if (!stopping.signal.aborted) log.warn({ reason: message }, 'relay tertunda');
  };
  const sweep = makeSweep(pool, ({ kode }, { message }) => {
    if (!stopping.signal.aborted) log.warn({ tenant: kode, reason: message }, 'relay tertunda');
  });
  const drainMarked = async () => {
    const until = performance.now() + pollMs;
    for (let after = '0'; performance.now() < until && !stopping.signal.aborted; ) {
      const found = await marks(pool, after, page);
      const last = found.at(-1);
      if (last === undefined) return;
      after = last.ke;
      await Promise.all(found.map(async ({ kode }) => drains.seen(await tenants.byKode(kode))));
    }
  };
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= (async () => {
      await handOnNotifications(pool, options.mail === true);
      await drainMarked();
      for (const tenant of await sweep()) drains.want(tenant);
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const wake = async (name: string) => drains.want(await tenants.byName(name));
  const ears = listen(
    { connectionString, channel: channels.outbox, applicationName: 'niaga-relay' },
    (name) => void wake(name).catch(fault),
    () => void look().catch(fault),
  );
  const polling = (async () => {
    while (!stopping.signal.aborted) {
      await sleep(pollMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) await look().catch(fault);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([ears.stop(), polling, looking?.catch(() => {}), drains.stop()]);
      await pool.end();
    },
  };
}

/** Which tenants there are, by code and by the name that wakes; asked again when one is unknown. */
class TenantBook {
  readonly #pool: pg.Pool;
  #byKode = new Map<string, Tenant>();
  #byName = new Map<string, Tenant>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async byKode(kode: string): Promise<Tenant | undefined> {
    if (!this.#byKode.has(kode)) await this.#read();
    return this.#byKode.get(kode);
  }

  async byName(name: string): Promise<Tenant | undefined> {
    if (!this.#byName.has(name)) await this.#read();
    return this.#byName.get(name);
  }

  async #read(): Promise<void> {
    const { rows } = await this.#pool.query<Tenant>(
      'select kode, skema from erp_private.worker_tenant_list()',
    );
    this.#byKode = new Map(rows.map((tenant) => [tenant.kode, tenant]));
    this.#byName = new Map(rows.map((tenant) => [wakeName(tenant.kode), tenant]));
  }
}

/** At most one drain of a tenant at a time in this process, and one more when something came meanwhile. */
class Drains {
  readonly #pool: pg.Pool;
  readonly #pauseMs: number;
  readonly #log: Logger;
  readonly #running = new Map<string, { again: boolean; done: Promise<void> }>();
  #stopped = false;

  constructor(pool: pg.Pool, pauseMs: number, log: Logger) {
    this.#pool = pool;
    this.#pauseMs = pauseMs;
    this.#log = log;
  }

  want(tenant: Tenant | undefined): void {
    if (tenant === undefined || this.#stopped) return;
    const running = this.#running.get(tenant.kode);
    if (running) running.again = true;
    else void this.#start(tenant);
  }

  /** For a mark that was found: one under way looks at the mark itself before it ends. Resolves after the first round. */
  async seen(tenant: Tenant | undefined): Promise<void> {
    if (tenant === undefined || this.#stopped || this.#running.has(tenant.kode)) return;
    await this.#start(tenant);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  #start(tenant: Tenant): Promise<void> {
    const state = { again: false, done: Promise.resolve() };
    const first = Promise.withResolvers<void>();
    this.#running.set(tenant.kode, state);
    state.done = (async () => {
      do {
        state.again = false;
        state.again = (await this.#tried(tenant)) || state.again;
        first.resolve();
        if (!this.#stopped) await sleep(this.#pauseMs, undefined, { ref: false });
      } while (state.again && !this.#stopped);
      this.#running.delete(tenant.kode);
    })();
    return first.promise;
  }

  async #tried(tenant: Tenant): Promise<boolean> {
    try {
      return await this.#round(tenant);
    } catch (error) {
      const { message } = error as Error;
      if (!this.#stopped)
        this.#log.warn({ tenant: tenant.kode, reason: message }, 'relay tertunda');
      return false;
    }
  }

  /**
   * Does all that there is to do in a tenant, and takes its mark away; answers whether it was marked again meanwhile.
   * The mark stays when something failed, and when another relay has the tenant: that one takes it away.
   */
  async #round(tenant: Tenant): Promise<boolean> {
    const ke = await markOf(this.#pool, tenant.kode);
    let failure: unknown;
    let all = true;
    for (const work of [drainOutbox, settlePostings, sealAudit]) {
      const done = await work(this.#pool, tenant).catch((error: unknown) => {
        failure ??= error;
      });
      all &&= done !== undefined;
    }
    if (failure !== undefined) throw failure;
    return all && !(await clearMark(this.#pool, tenant.kode, ke));
  }
}
