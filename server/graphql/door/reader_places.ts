import type { RequestContext } from '../../base/context.ts';
import { Overload } from '../../base/errors.ts';
import { placesEach, shareOf } from '../../lines/places.ts';
import { LINE_PER_CONNECTION } from '../../lines/pool_line.ts';
import { Turns } from '../../lines/turns.ts';
import type { OpenTransaction } from '../../postgres/service.ts';

type Who = Pick<RequestContext, 'claims' | 'gone'>;

/**
 * Places for the reads of one user, by GraphQL and by reports, since each may hold a connection for seconds. A user has
 * half of his tenant's share of the connections (ADR 0048), so that colleagues find the other half. A further read
 * waits no longer than for a connection, in a line no longer than that of connections; beyond it the read is refused at
 * once.
 */
export class ReaderPlaces {
  readonly #turns: Turns;

  /** @param connections how many work at a time, for all */
  constructor(connections: number, waitMs?: number) {
    const each = shareOf(shareOf(connections));
    this.#turns = new Turns({
      places: placesEach(each),
      waiting: (user, waiting) => waiting.of(user) >= each * LINE_PER_CONNECTION,
      waitMs,
      refusal: () => new Overload(),
    });
  }

  /**
   * Takes a place; the returned function gives it back.
   *
   * @throws Overload where too many wait already, none became free in time, or the client went away
   */
  enter(user: string, gone?: AbortSignal): Promise<() => void> {
    return this.#turns.enter(user, gone);
  }

  /** Opens a transaction in a place of the user's; the end of the transaction gives the place back. */
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

  /** Does work in a place of the user's. */
  run<T>(who: Who, work: () => Promise<T>): Promise<T> {
    return this.#turns.run(userOf(who), work, who.gone);
  }
}

const userOf = ({ claims }: Who): string => `${claims?.sub} ${claims?.tenant_kode ?? ''}`;
