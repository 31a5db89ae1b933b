import { cpuOf, cpuOfFamily } from './cpu.ts';
import { quantile } from './format.ts';

/** One of the ways to the same SQL function. */
export type Way = {
  name: 'REST' | 'tulis tangan';
  /** The process whose CPU counts as Node's. */
  nodePid: number;
  /** Sends one request and waits for its whole answer; throws when it is not the expected one. */
  send(client: number): Promise<void>;
};

/** What was measured of one way, over all rounds. */
export type Figures = {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU per request, ms. */
  node: number;
  postgres: number;
};

type Sum = { seconds: number; latencies: number[]; node: number; postgres: number };

export type Load = { clients: number; rounds: number; roundMs: number; postgresPid: number };

/**
 * Measures the ways under the same load. They take turns, in short rounds, so that whatever else the machine does
 * meets all of them alike.
 */
export async function measure(ways: readonly Way[], load: Load): Promise<Map<Way, Figures>> {
  const sums = new Map<Way, Sum>(
    ways.map((way) => [way, { seconds: 0, latencies: [], node: 0, postgres: 0 }]),
  );
  for (const way of ways) await run(way, load.clients, load.roundMs / 2);
  for (let round = 0; round < load.rounds; round += 1) {
    for (const [way, sum] of sums) await addRound(way, sum, load);
  }
  return new Map(ways.map((way) => [way, figuresOf(sums.get(way) as Sum)]));
}

async function addRound(way: Way, sum: Sum, load: Load): Promise<void> {
  const node = cpuOf(way.nodePid);
  const postgres = cpuOfFamily(load.postgresPid);
  const started = performance.now();
  sum.latencies.push(...(await run(way, load.clients, load.roundMs)));
  sum.seconds += (performance.now() - started) / 1000;
  sum.node += cpuOf(way.nodePid) - node;
  sum.postgres += cpuOfFamily(load.postgresPid) - postgres;
}

/** Each client sends its next request when it has the answer to the last one. */
async function run(way: Way, clients: number, ms: number): Promise<number[]> {
  const latencies: number[] = [];
  const until = performance.now() + ms;
  const client = async (_: unknown, index: number) => {
    for (let before = performance.now(); before < until; ) {
      await way.send(index);
      const now = performance.now();
      latencies.push(now - before);
      before = now;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return latencies;
}

function figuresOf({ seconds, latencies, node, postgres }: Sum): Figures {
  const count = latencies.length;
  return {
    perSecond: count / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    node: node / count,
    postgres: postgres / count,
  };
}
