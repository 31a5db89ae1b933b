/** Clients that do all that a business does, at random, at the same time. */
import { setTimeout as sleep } from 'node:timers/promises';
import * as actions from './actions.ts';
import { type Client, makeClient, type Storm } from './client.ts';
import * as money from './money.ts';
import { makeRandom } from './random.ts';
import * as receipts from './receipts.ts';
import type { Shop } from './shop.ts';
import * as trade from './trade.ts';
import { endYear } from './year.ts';

type Operation = (client: Client) => Promise<unknown>;

const WEIGHTS: readonly (readonly [number, Operation])[] = [
  [22, trade.sell],
  [14, trade.buy],
  [5, trade.takeBack],
  [4, trade.sendBack],
  [5, trade.move],
  [3, trade.count],
  [3, trade.use],
  [3, trade.order],
  [2, trade.orderGoods],
  [4, receipts.receive],
  [4, receipts.bill],
  [1, receipts.finish],
  [3, receipts.freight],
  [3, receipts.reprice],
  [2, trade.redeem],
  [5, money.receive],
  [5, money.spend],
  [3, money.transfer],
  [7, money.collect],
  [6, money.payBills],
  [2, money.lend],
  [2, money.owe],
  [1, money.depreciate],
  [1, money.dispose],
  [3, money.journal],
  [1, money.openReceivable],
  [1, money.openPayable],
  [2, money.audit],
  [10, actions.cancel],
  [3, actions.approve],
  [3, actions.arrive],
  [1, actions.close],
  [0.4, actions.closeMonth],
  [0.4, endYear],
  [1, actions.simulate],
  [5, actions.report],
];
const TOTAL = WEIGHTS.reduce((sum, [weight]) => sum + weight, 0);

function choose(point: number): Operation {
  let rest = point * TOTAL;
  for (const [weight, operation] of WEIGHTS) {
    rest -= weight;
    if (rest < 0) return operation;
  }
  return trade.sell;
}

/** The seed of one client: far from its neighbours'. */
const seedOf = (seed: number, client: number): number => (seed * 7919 + client * 104_729) >>> 0;

/**
 * Lets the clients loose on the shops until it is time, or until each has done its number of operations; `pauseMs` lie before
 * each of them.
 *
 * @param onProgress told now and then how many operations are done
 */
export async function drive(
  storm: Storm,
  shops: readonly Shop[],
  plan: { clients: number; seed: number; until: number; operations?: number; pauseMs?: number },
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let done = 0;
  const work = async (n: number) => {
    const random = makeRandom(seedOf(plan.seed, n));
    const client = makeClient(storm, shops[n % shops.length] as Shop, random);
    for (let round = 0; round < (plan.operations ?? Infinity); round += 1) {
      if (storm.ended || performance.now() >= plan.until) return;
      if (plan.pauseMs !== undefined) await sleep(plan.pauseMs);
      await choose(random.next())(client);
      done += 1;
      if (done % 25 === 0) onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: plan.clients }, (_, n) => work(n)));
  return done;
}
