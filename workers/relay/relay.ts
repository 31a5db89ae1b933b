import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { channels, listen, wakeName } from '../../server/channel.ts';
import type { Logger } from '../../server/log.ts';
import { drainOutbox, sealAudit, type Tenant } from './drain.ts';
import { handOnNotifications } from './notifications.ts';

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
 * Hands on the events of all tenants' outboxes and seals their audit trails: at once when a server says that it
 * committed something, and otherwise at the next look. Notifications, which belong to no
 * tenant, are handed on at each look. Any number of relays may run; a tenant is drained by one at a time.
 */
export function startRelay(options: RelayOptions): Relay {
  const { connectionString, log, pollMs = 4000, pauseMs = 100 } = options;
  const pool = new pg.Pool({ connectionString, max: 2, application_name: 'niaga-relay' });
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const tenants = new TenantBook(pool);
  const drains = new Drains(pool, pauseMs, log);
  const stopping = new AbortController();
  const fault = ({ message }: Error) => {
    if (!stopping.signal.aborted) log.warn({ sebab: message }, 'relay tertunda');
  };
  const look = async () => {
    await handOnNotifications(pool, options.mail === true);
    const { rows } = await pool.query<{ kode: string }>(
      'select kode from erp_private.worker_outbox_pending() as p (kode)',
    );
    for (const { kode } of rows) drains.want(await tenants.byKode(kode));
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
      await Promise.all([ears.stop(), polling, drains.stop()]);
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
    else this.#start(tenant);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all([...this.#running.values()].map(({ done }) => done));
  }

  #start(tenant: Tenant): void {
    const state = { again: false, done: Promise.resolve() };
    this.#running.set(tenant.kode, state);
    state.done = (async () => {
      do {
        state.again = false;
        for (const work of [drainOutbox, sealAudit]) {
          await work(this.#pool, tenant).catch(({ message }: Error) => {
            if (!this.#stopped) {
              this.#log.warn({ tenant: tenant.kode, sebab: message }, 'relay tertunda');
            }
          });
        }
        if (!this.#stopped) await sleep(this.#pauseMs, undefined, { ref: false });
      } while (state.again && !this.#stopped);
      this.#running.delete(tenant.kode);
    })();
  }
}
