import { Counter, type Registry } from 'prom-client';

/** How many keys have figures of their own: those used last. All others share theirs. */
const KEPT = 200;
const OTHERS = 'lain';

/** Counts what became of the requests of API keys, by the keys' ids; no secret, no name. */
export type KeyMetrics = {
  /** A request came with a key; without `id` it was refused. */
  seen(request: object, id: string | undefined): void;
  /** The request was answered; it counts if it came with a key. */
  answered(request: object, status: string): void;
};

type Counts = Map<string, number>;

export function makeKeyMetrics(registry: Registry, kept = KEPT): KeyMetrics {
  const taken = new Counter({
    name: 'niaga_api_key_requests_total',
    help: 'Requests with an API key: diterima (taken) or ditolak (refused)',
    labelNames: ['hasil'] as const,
    registers: [registry],
  });
  const keyOf = new WeakMap<object, string>();
  const others: Counts = new Map();
  // In the order of their last use.
  const byKey = new Map<string, Counts>();
  new Counter({
    name: 'niaga_api_key_answers_total',
    help: `Answers to an API key by its id and their status; ${kept} keys used last, all others as "${OTHERS}"`,
    labelNames: ['kunci', 'status'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const [kunci, counts] of [...byKey, [OTHERS, others] as const]) {
        for (const [status, count] of counts) this.labels(kunci, status).inc(count);
      }
    },
  });
  return {
    seen: (request, id) => {
      taken.inc({ hasil: id === undefined ? 'ditolak' : 'diterima' });
      if (id !== undefined) keyOf.set(request, id);
    },
    answered: (request, status) => {
      const id = keyOf.get(request);
      if (id === undefined) return;
      const counts: Counts = byKey.get(id) ?? new Map();
      add(counts, classOf(status), 1);
      byKey.delete(id);
      byKey.set(id, counts);
      if (byKey.size <= kept) return;
      const [oldest, left] = byKey.entries().next().value as [string, Counts];
      byKey.delete(oldest);
      for (const [name, count] of left) add(others, name, count);
    },
  };
}

function add(counts: Counts, status: string, count: number): void {
  counts.set(status, (counts.get(status) ?? 0) + count);
}

/** `2xx`, `4xx` and so on; 429 stands apart from other mistakes. */
const classOf = (status: string): string =>
  /^\d+$/.test(status) && status !== '429' ? `${status[0]}xx` : status;
