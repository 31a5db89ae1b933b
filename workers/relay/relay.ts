import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from '../../server/base/log.ts';
import { channels, listen, wakeName } from '../../server/postgres/channel.ts';
import { type CetakSender, makeCetakSender } from '../cetak/sender.ts';
import { makeWebhookSender, type WebhookSettings } from '../webhook/sender.ts';
import { drainOutbox, sealAudit, settlePostings, type Tenant } from './drain.ts';
import { exchange } from './exchange.ts';
import { clearMark, markOf, marks } from './marks.ts';
import { handOnNotifications } from './notifications.ts';
import { makeSweep } from './sweep.ts';

type RelayOptions = {
  connectionString: string;
  log: Logger;
  /** Whether there is a mail server; default false. */
  mail?: boolean;
  webhooks: WebhookSettings;
  /** Sends papers by e-mail; this relay sends none without it. */
  papers?: CetakSender | undefined;
  /** The platform, for the relay of another node, and the node's name there. */
  of?: { platform: pg.Pool; name: string };
  /** How often all tenants are looked at, whether or not anybody woke the relay. */
  pollMs?: number;
  /** The least pause between two drains of a tenant: a burst of postings becomes one event of the stream. */
  pauseMs?: number;
};

/**
 * A connection keeps what it learned of each tenant (plans, the catalog's rows). It is replaced by a new one after this
 * many transactions, so that it does not grow with the number of tenants.
 */
const maxUses = 2000;
/** How many marked tenants are taken on at a time. */
const page = 50;
/** A tenant rests so many times as long as its drain took, so that under load it is no more than a fifth of a core. */
const rest = 4;
/** The longest such rest. */
const restMs = 1000;

/**
 * Hands on the events of the tenants' outboxes, seals their audit trails, and settles what their books knew when. It
 * does so at once when a server says that it committed something, otherwise at the next look at the marked tenants
 * (marks.ts). A slow look at every tenant finds what nobody marked (sweep.ts). Notifications, which belong to no
 * tenant, are handed on at each look. Any number of relays may run; a tenant is drained by one at a time.
 */
export function startRelay(options: RelayOptions) {
  const { connectionString, log, of, pollMs = 4000, pauseMs = 100 } = options;
  const pool = new pg.Pool({
    connectionString,
    max: 2,
    maxUses,
    application_name: 'niaga-relay',
    connectionTimeoutMillis: 10_000,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const stopping = new AbortController();
  const { signal } = stopping;
  const fault = ({ message: reason }: Error, tenant?: Tenant) => {
    if (!signal.aborted) log.warn({ tenant: tenant?.kode, reason }, 'relay tertunda');
  };
  const tenantBy = makeTenantBook(pool);
  const sender = makeWebhookSender(pool, options.webhooks, fault, of?.name);
  const papers = options.papers && makeCetakSender(pool, options.papers, fault);
  const work = async (tenant: Tenant) => {
    const again = await drain(pool, tenant, of?.platform);
    await sender.look(tenant);
    await papers?.look(tenant);
    return again;
  };
  const drains = makeDrains(work, pauseMs, signal, fault);
  const sweep = makeSweep(pool, fault);
  const drainMarked = async () => {
    const until = performance.now() + pollMs;
    for (let after = '0'; performance.now() < until && !signal.aborted; ) {
      const found = await marks(pool, after, page);
      const last = found.at(-1);
      if (last === undefined) return;
      after = last.ke;
      await Promise.all(found.map(async ({ kode }) => drains.seen(await tenantBy(kode))));
    }
  };
  let looking: Promise<void> | undefined;
  const look = () => {
    looking ??= (async () => {
      if (of) await exchange(of.platform, pool, of.name);
      else await handOnNotifications(pool, options.mail === true);
      await drainMarked();
      for (const tenant of await sweep()) drains.want(tenant);
    })().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const wake = async (name: string) => drains.want(await tenantBy(`#${name}`));
  const ears = listen(
    { connectionString, channel: channels.outbox, applicationName: 'niaga-relay' },
    (name) => void wake(name).catch(fault),
    () => void look().catch(fault),
  );
  const polling = (async () => {
    while (!signal.aborted) {
      await sleep(pollMs, undefined, { signal, ref: false }).catch(() => {});
      if (!signal.aborted) await look().catch(fault);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all([ears.stop(), polling, looking?.catch(() => {}), drains.ended()]);
      await Promise.all([sender.stop(), papers?.stop()]);
      await pool.end();
    },
  };
}

/** Finds a tenant by its code, or by the name that wakes it. All are asked for again when the name is unknown. */
function makeTenantBook(pool: pg.Pool) {
  let known = new Map<string, Tenant>();
  return async (name: string): Promise<Tenant | undefined> => {
    if (!known.has(name)) {
      const text = 'select kode, skema from erp_private.worker_tenant_list()';
      const { rows } = await pool.query<Tenant>(text);
      // Also by the name on which the tenant wakes the relay; the # tells it from a code.
      const names = ({ kode }: Tenant) => [kode, `#${wakeName(kode)}`];
      known = new Map(rows.flatMap((one) => names(one).map((by) => [by, one] as const)));
    }
    return known.get(name);
  };
}

/** Drains a tenant once at a time in this process, and once more when something came meanwhile. */
function makeDrains(
  work: (tenant: Tenant) => Promise<boolean>,
  pauseMs: number,
  signal: AbortSignal,
  fault: (error: Error, tenant: Tenant) => void,
) {
  const running = new Map<string, { again: boolean; done: Promise<void> }>();
  const start = (tenant: Tenant): Promise<void> => {
    const state = { again: false, done: Promise.resolve() };
    const first = Promise.withResolvers<void>();
    running.set(tenant.kode, state);
    state.done = (async () => {
      do {
        state.again = false;
        const began = performance.now();
        const marked = await work(tenant).catch((error) => fault(error, tenant));
        state.again ||= marked === true;
        first.resolve();
        const pause = Math.max(pauseMs, Math.min(restMs, rest * (performance.now() - began)));
        if (!signal.aborted) await sleep(pause, undefined, { signal, ref: false }).catch(() => {});
      } while (state.again && !signal.aborted);
      running.delete(tenant.kode);
    })();
    return first.promise;
  };
  return {
    want: (tenant: Tenant | undefined): void => {
      if (tenant === undefined || signal.aborted) return;
      const under = running.get(tenant.kode);
      if (under) under.again = true;
      else void start(tenant);
    },
    /**
     * For a mark that was found. A drain under way looks at the mark itself before it ends. Resolves after the first
     * round.
     */
    seen: async (tenant: Tenant | undefined): Promise<void> => {
      if (tenant !== undefined && !signal.aborted && !running.has(tenant.kode)) await start(tenant);
    },
    ended: () => Promise.all([...running.values()].map(({ done }) => done)),
  };
}

/**
 * Does all that there is to do in a tenant, and takes its mark away. Answers whether the tenant was marked again
 * meanwhile. The mark stays when something failed, and when another relay has the tenant: that one takes it away.
 */
async function drain(pool: pg.Pool, tenant: Tenant, platform?: pg.Pool): Promise<boolean> {
  const ke = await markOf(pool, tenant.kode);
  let failure: unknown;
  let all = true;
  const works = [
    () => drainOutbox(pool, tenant, platform),
    () => settlePostings(pool, tenant),
    () => sealAudit(pool, tenant),
  ];
  for (const work of works) {
    const done = await work().catch((error: unknown) => {
      failure ??= error;
    });
    all &&= done !== undefined;
  }
  if (failure !== undefined) throw failure;
  return all && !(await clearMark(pool, tenant.kode, ke));
}
