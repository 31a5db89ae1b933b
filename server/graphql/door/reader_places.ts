import type { RequestContext } from '../../base/context.ts';
import { Overload } from '../../base/errors.ts';
import { shareOf } from '../../lines/places.ts';
import { LINE_PER_CONNECTION } from '../../lines/pool_line.ts';
import type { OpenTransaction } from '../../postgres/service.ts';

type Waiter = { enter: () => void; timer: NodeJS.Timeout | undefined };
type Who = Pick<RequestContext, 'claims' | 'gone'>;
type Own = { taken: number; waiting: Waiter[] };

/**
 * Places for what one user reads at a time by GraphQL and by reports, each of which may hold a connection for seconds: of a
 * tenant's share of the connections (ADR 0048) half, so that colleagues find the other half. The next one waits, no longer than
 * for a connection, in a line no longer than that of connections; beyond it he is refused at once.
 */
export class ReaderPlaces {
  readonly #max: number;
  readonly #waitMs: number | undefined;
  readonly #users = new Map<string, Own>();

  /** @param connections how many work at a time, for all */
  constructor(connections: number, waitMs?: number) {
    this.#max = shareOf(shareOf(connections));
    this.#waitMs = waitMs;
  }

  /**
   * Takes a place; the function that it answers gives it back.
   *
   * @throws Overload where too many wait already, none became free in time, or who asked went away
   */
  async enter(user: string, gone?: AbortSignal): Promise<() => void> {
    const own = this.#users.get(user) ?? { taken: 0, waiting: [] };
    this.#users.set(user, own);
    if (own.taken < this.#max) own.taken += 1;
    else await this.#wait(own, gone);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#leave(user, own);
    };
  }

  /** Opens a transaction of who asks, in a place that its end gives back. */
  async open(who: Who, open: () => Promise<OpenTransaction>): Promise<OpenTransaction> {
    const leave = await this.enter(userOf(who), who.gone);
    try {
      const transaction = await open();
      return {
        query: (options) => transaction.query(options),
        cancel: () => transaction.cancel(),
        commit: () => transaction.commit().finally(leave),
        rollback: () => transaction.rollback().finally(leave),
      };
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Does work of who asks in a place. */
  async run<T>(who: Who, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(userOf(who), who.gone);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  async #wait(own: Own, gone: AbortSignal | undefined): Promise<void> {
    if (own.waiting.length >= this.#max * LINE_PER_CONNECTION) throw new Overload();
    const { promise, resolve: enter, reject: fail } = Promise.withResolvers<void>();
    const giveUp = () => {
      own.waiting = own.waiting.filter((one) => one !== waiter);
      fail(new Overload());
    };
    const timer = this.#waitMs === undefined ? undefined : setTimeout(giveUp, this.#waitMs);
    const waiter: Waiter = { enter, timer };
    own.waiting.push(waiter);
    gone?.addEventListener('abort', giveUp, { once: true });
    try {
      await promise;
    } finally {
      clearTimeout(waiter.timer);
      gone?.removeEventListener('abort', giveUp);
    }
  }

  /** A place goes to the one who waits longest; who has and wants none is forgotten. */
  #leave(user: string, own: Own): void {
    const next = own.waiting.shift();
    if (next) next.enter();
    else own.taken -= 1;
    if (own.taken === 0) this.#users.delete(user);
  }
}

const userOf = ({ claims }: Who): string => `${claims?.sub} ${claims?.tenant_kode ?? ''}`;
