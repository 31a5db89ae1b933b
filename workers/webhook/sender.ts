import type pg from 'pg';
import { type SecretBox, SecretError } from '../../server/base/secret_box.ts';
import { AddressGuard } from '../../server/base/webhook_address.ts';
import { ask } from '../ask.ts';
import { inTenant, poolHelpers, type Tenant } from '../relay/drain.ts';
import { withTenant } from '../with_tenant.ts';
import type { Backlog } from './backlog.ts';
import { failed, type Message, type Outcome, post, TIMEOUT_MS } from './post.ts';

/** Internal addresses that webhooks may have, and what opens their secrets. */
export type WebhookSettings = {
  allow: readonly string[];
  secrets: Pick<SecretBox, 'open'>;
  /** How long a receiver may take; default 20 s. */
  timeoutMs?: number;
  /** Keeps what waits, for the figures. */
  backlog?: Backlog;
};

/** A message that was taken to be sent, its secrets sealed; ids are PostgreSQL's. */
type Taken = { id: string; webhook_id: string; urutan: string | null } & Omit<Message, 'id'>;

/** A tenant is looked at again by itself after this time at the earliest, and after LATEST_MS at the latest. */
const SOONEST_MS = 1000;
const LATEST_MS = 3_600_000;

/**
 * Sends the messages that wait for the webhooks of tenants. A webhook has some under way at a time, and no other waits
 * for them. A message that was taken and not noted, because the process died, is sent again a minute later.
 */
export function makeWebhookSender(
  pool: pg.Pool,
  { allow, secrets, timeoutMs = TIMEOUT_MS, backlog }: WebhookSettings,
  onFault: (error: Error, tenant: Tenant) => void,
  node = 'utama',
) {
  const guard = new AddressGuard(allow);
  const stopping = new AbortController();
  const timers = new Map<string, NodeJS.Timeout>();
  const sending = new Set<Promise<void>>();

  const tried = async ({ kode }: Tenant, message: Message): Promise<Outcome> => {
    try {
      const rahasia = message.rahasia.map((sealed) => secrets.open(kode, sealed));
      return await post({ ...message, rahasia }, guard, stopping.signal, timeoutMs);
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      return failed(`rahasianya tidak dapat dibuka: ${error.message}; putar rahasianya`);
    }
  };

  const send = async (tenant: Tenant, { id, urutan, ...rest }: Taken) => {
    const message = { ...rest, id: `msg_${tenant.kode}_${urutan ?? `uji${id}`}` };
    const { status, error, retryAfter } = await tried(tenant, message);
    if (stopping.signal.aborted) return;
    await inTenant(
      pool,
      tenant,
      'worker_webhook_done($1, $2, $3, $4)',
      ...[id, status, error, retryAfter],
    );
  };

  const track = (tenant: Tenant, batch: readonly Taken[]) => {
    const work = Promise.all(batch.map((one) => send(tenant, one)))
      .then(() => look(tenant))
      .catch((error: Error) => onFault(error, tenant))
      .finally(() => sending.delete(work));
    sending.add(work);
  };

  const take = (tenant: Tenant) =>
    withTenant(poolHelpers(pool), tenant, async (client) => {
      const { rows } = await client.query<Taken>('select * from erp_private.worker_webhook_take()');
      return { rows, due: await ask<number | null>(client, 'worker_webhook_due()') };
    });

  const tellBacklog = async (tenant: Tenant, waits: boolean) => {
    if (!backlog) return;
    const found = waits
      ? await withTenant(poolHelpers(pool), tenant, async (client) => {
          const text = 'select * from erp_private.worker_webhook_backlog()';
          return (await client.query<{ banyak: number; umur_detik: number }>(text)).rows[0];
        })
      : undefined;
    backlog.seen(node, tenant.kode, found?.banyak ?? 0, found?.umur_detik ?? 0);
  };

  /** Sends what is due in a tenant, and looks again when more is. Resolves before any receiver answers. */
  async function look(tenant: Tenant): Promise<void> {
    if (stopping.signal.aborted) return;
    clearTimeout(timers.get(tenant.kode));
    timers.delete(tenant.kode);
    const first = await inTenant<number>(pool, tenant, 'worker_webhook_due()');
    await tellBacklog(tenant, first !== undefined);
    if (first === undefined) return;
    const { rows, due } = first > 0 ? { rows: [], due: first } : await take(tenant);
    for (const batch of Map.groupBy(rows, ({ webhook_id }) => webhook_id).values()) {
      track(tenant, batch);
    }
    if (due === null || stopping.signal.aborted) return;
    const again = () => void look(tenant).catch((error: Error) => onFault(error, tenant));
    const wait = Math.min(Math.max(due * 1000, SOONEST_MS), LATEST_MS);
    timers.set(tenant.kode, setTimeout(again, wait).unref());
  }

  return {
    look,
    stop: async () => {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.allSettled(sending);
    },
  };
}
