import { Gauge } from 'prom-client';
import type { Metrics } from '../../server/metrics/metrics.ts';

/** How many messages wait for the webhooks of tenants, as the sender saw it when it last looked at each. */
export type Backlog = ReturnType<typeof makeBacklog>;

type Waiting = { count: number; since: number };

export function makeBacklog() {
  const nodes = new Map<string, Map<string, Waiting>>([['utama', new Map()]]);
  return {
    /** @param seconds for how long the oldest of `count` has waited */
    seen(node: string, tenant: string, count: number, seconds: number): void {
      const tenants = nodes.get(node) ?? new Map<string, Waiting>();
      nodes.set(node, tenants);
      if (count === 0) tenants.delete(tenant);
      else tenants.set(tenant, { count, since: performance.now() - seconds * 1000 });
    },
    figures: () =>
      [...nodes].map(([node, tenants]) => {
        const all = [...tenants.values()];
        const first = Math.min(performance.now(), ...all.map(({ since }) => since));
        return {
          node,
          count: all.reduce((sum, { count }) => sum + count, 0),
          seconds: (performance.now() - first) / 1000,
        };
      }),
  };
}

export function watchBacklog({ registry }: Metrics, backlog: Backlog): void {
  const gauge = (name: string, help: string, figure: 'count' | 'seconds') =>
    new Gauge({
      name,
      help,
      labelNames: ['node'] as const,
      registers: [registry],
      collect() {
        this.reset();
        for (const one of backlog.figures()) this.labels(one.node).set(one[figure]);
      },
    });
  gauge('niaga_webhook_waiting', 'Messages that wait for webhooks of tenants', 'count');
  gauge('niaga_webhook_oldest_seconds', 'How long the oldest of these has waited', 'seconds');
}
