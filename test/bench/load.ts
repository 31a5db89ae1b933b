import { watched } from './cpu.ts';
import { quantile } from './format.ts';

/** One of the ways to be measured beside others. */
export type Way = {
  /** The process whose CPU counts as Node's. */
  nodePid: number;
  /** Sends one request and waits for its whole answer; throws when it is not the expected one. */
  send(client: number, turn: number): Promise<unknown>;
  /** Goes before each of its rounds, and what it answers after it. */
  begin?(): Promise<() => Promise<void>>;
};

/** What was measured of one way, over all rounds. */
export type Figures = {
  perSecond: number;
  /** The same of each round. */
  rounds: number[];
  p50: number;
  p99: number;
  /** CPU per request, ms. */
  node: number;
  postgres: number;
};

type Load = {
  clients: number;
  rounds: number;
  roundMs: number;
  /** What goes before each round and does not count. */
  settleMs?: number;
  postgresPid: number;
};

/**
 * Measures the ways under the same load. They take turns, in short rounds, so that whatever else the machine does
 * meets all of them alike.
 */
export async function measure<W extends Way>(
  ways: readonly W[],
  load: Load,
): Promise<Map<W, Figures>> {
  const sums = new Map(ways.map((way) => [way, new Sum()]));
  for (const way of ways) await drive(load.clients, load.roundMs / 2, way.send);
  for (let round = 0; round < load.rounds; round += 1) {
    for (const [way, sum] of sums) await sum.addRound(way, load);
  }
  return new Map(ways.map((way) => [way, (sums.get(way) as Sum).figures()]));
}

class Sum {
  #seconds = 0;
  #latencies: number[] = [];
  #rounds: number[] = [];
  #node = 0;
  #postgres = 0;

  async addRound(way: Way, { clients, roundMs, settleMs = 0, postgresPid }: Load): Promise<void> {
    const end = await way.begin?.();
    await drive(clients, settleMs, way.send);
    const pids = { nodePid: way.nodePid, postgresPid };
    const work = () => drive(clients, roundMs, way.send);
    const { result, ms, node, postgres } = await watched(pids, work);
    this.#latencies.push(...result);
    this.#rounds.push((result.length / ms) * 1000);
    this.#seconds += ms / 1000;
    this.#node += node;
    this.#postgres += postgres;
    await end?.();
  }

  figures(): Figures {
    const count = this.#latencies.length;
    return {
      perSecond: count / this.#seconds,
      rounds: this.#rounds,
      p50: quantile(this.#latencies, 0.5),
      p99: quantile(this.#latencies, 0.99),
      node: this.#node / count,
      postgres: this.#postgres / count,
    };
  }
}

/** Each client sends its next request when it has the answer to the last one. @returns latencies, ms */
export async function drive(clients: number, ms: number, send: Way['send']): Promise<number[]> {
  const latencies: number[] = [];
  const until = performance.now() + ms;
  const client = async (_: unknown, index: number) => {
    let before = performance.now();
    for (let turn = index; before < until; turn += 1) {
      await send(index, turn);
      const now = performance.now();
      latencies.push(now - before);
      before = now;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return latencies;
}
