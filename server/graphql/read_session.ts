import type { OpenTransaction, PgTransaction } from '../pg_service.ts';

/**
 * The one read-only transaction of a GraphQL query. All its statements see the same snapshot and share one
 * connection, one after the other, so a query of many fields can neither mix two states of the books nor take the
 * whole pool.
 */
export class ReadSession {
  readonly #open: () => Promise<OpenTransaction>;
  #transaction: OpenTransaction | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(open: () => Promise<OpenTransaction>) {
    this.#open = open;
  }

  run<T>(callback: (client: PgTransaction) => Promise<T>): Promise<T> {
    const result = this.#last.then(() => this.#runNow(callback));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Gives the connection back. Nothing was written, so nobody needs to wait for it. */
  async end(): Promise<void> {
    await this.#last;
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await transaction?.rollback();
  }

  async #runNow<T>(callback: (client: PgTransaction) => Promise<T>): Promise<T> {
    this.#transaction ??= await this.#open();
    try {
      return await callback(this.#transaction);
    } catch (error) {
      // A failed transaction answers nothing more; the fields that follow get a new one.
      const failed = this.#transaction;
      this.#transaction = undefined;
      await failed.rollback();
      throw error;
    }
  }
}
