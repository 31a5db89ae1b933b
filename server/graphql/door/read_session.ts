import { HttpError } from '../../base/errors.ts';
import type { OpenTransaction, PgTransaction } from '../../postgres/service.ts';
import type { QueryOptions } from '../../postgres/statements.ts';

/**
 * The one read-only transaction of a GraphQL query. All its statements see the same snapshot and share one connection,
 * one after the other, so a query of many fields can neither mix two states of the books nor take the whole pool.
 *
 * The statements share one time limit. When it is over, the one that runs is ended, and the others are refused. Before
 * the first of them a question may be asked that can refuse them all; it goes in the same packet.
 */
export class ReadSession {
  readonly #open: () => Promise<OpenTransaction>;
  readonly #limitMs: number;
  readonly #before: QueryOptions | undefined;
  #refusal: { error: unknown } | undefined;
  #transaction: OpenTransaction | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  /** The cancel of the statement that ran when the time was over. */
  #cancelled: Promise<void> | undefined;

  /**
   * @param limitMs for all statements together, from when the connection is there
   * @param before asked before the first statement; where it fails, none is answered
   */
  constructor(open: () => Promise<OpenTransaction>, limitMs: number, before?: QueryOptions) {
    this.#open = open;
    this.#limitMs = limitMs;
    this.#before = before;
  }

  /** Why none of the statements was answered. */
  get refusal(): { error: unknown } | undefined {
    return this.#refusal;
  }

  run<T>(callback: (client: PgTransaction) => Promise<T>): Promise<T> {
    const result = this.#last.then(() => this.#runNow(callback));
    this.#last = result.catch(() => undefined);
    return result;
  }

  /** Gives the connection back. Nothing was written, so the caller need not wait. */
  async end(): Promise<void> {
    await this.#last;
    clearTimeout(this.#timer);
    await this.#giveBack();
  }

  async #runNow<T>(callback: (client: PgTransaction) => Promise<T>): Promise<T> {
    if (this.#refusal) throw this.#refusal.error;
    if (this.#cancelled) throw tooLong(this.#limitMs);
    const asked = this.#transaction === undefined ? this.#before : undefined;
    this.#transaction ??= await this.#open();
    this.#timer ??= setTimeout(() => {
      this.#cancelled = this.#transaction?.cancel() ?? Promise.resolve();
    }, this.#limitMs);
    const transaction = this.#transaction;
    try {
      const allowed = asked && transaction.query(asked).catch(this.#refuse);
      const [answer] = await Promise.all([callback(transaction), allowed]);
      return answer;
    } catch (error) {
      // A failed transaction answers nothing more; the fields that follow get a new one.
      await this.#giveBack();
      throw saidPlainly(error, this.#limitMs);
    }
  }

  readonly #refuse = (error: unknown): never => {
    this.#refusal = { error: saidPlainly(error, this.#limitMs) };
    throw error;
  };

  /** Waits until a cancel has done its work: else it would hit the connection's next user. */
  async #giveBack(): Promise<void> {
    await this.#cancelled;
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await transaction?.rollback();
  }
}

/**
 * A query's error as its sender shall read it. One that was ended because its time was over says what to narrow. Both
 * our own limit and PostgreSQL's end a statement so.
 */
export function saidPlainly(error: unknown, limitMs: number): unknown {
  return (error as { code?: unknown }).code === '57014' ? tooLong(limitMs) : error;
}

function tooLong(limitMs: number): HttpError {
  return new HttpError(400, 'VALMA', [
    `query: melebihi ${limitMs / 1_000} detik; persempit filter (misalnya rentang tanggal), kurangi bidang, ` +
      'groupBy atau orderBy, atau perkecil first',
  ]);
}
