import { Overload } from '../base/errors.ts';

/** A request that waits for a connection. */
export type Waiter<T> = {
  /** The tenant's role that it will be served with; undefined where any connection is as good. */
  role: string | undefined;
  /** When it came, by performance.now(). */
  since: number;
  take: (loan: T) => void;
  fail: (error: Error) => void;
  /** Stops its timers. */
  leave: () => void;
};

export type WaitOptions = {
  /** Goes before those who wait, and is never refused: for the short questions on which much depends. */
  urgent?: boolean | undefined;
  /** Is never refused: for what is asked seldom and ends badly when refused. */
  patient?: boolean | undefined;
};

type LineOptions = {
  /** Connections that work at a time. */
  max: number;
  /** How long a request waits at most before it is refused; absent = only a line that is too long refuses. */
  maxWaitMs?: number | undefined;
  /** After this time a request that may not be refused fails with an error. */
  timeoutMs: number;
  /** After this time the pool looks again whether a waiting request may go. */
  patienceMs: number;
};

/** Waiting requests for each connection that works. It bounds the line where nothing is known of the pace yet. */
export const LINE_PER_CONNECTION = 20;
/** What is refused at the door may wait half as long: the promise then holds even if the work gets twice as slow meanwhile. */
const AT_THE_DOOR = 1 / 2;
/** Of the average time for which a connection is out, the weight of the newest: about the last fifty count. */
const NEWEST = 1 / 50;

/**
 * The requests that wait for a connection, and the one place that decides about overload (ADR 0018): a request that would
 * wait longer than `maxWaitMs` at the pace of late is refused with 503, at the door (`refusesAtDoor`) before anything is
 * done for it, or here (`join`) when the door did not know of it; one that waited so long all the same is refused then.
 */
export class Line<T> {
  readonly #options: LineOptions;
  readonly #maxWaitMs: number;
  readonly #waiters: Waiter<T>[] = [];
  #heldMs = 0;
  #refused = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#maxWaitMs = options.maxWaitMs ?? Number.POSITIVE_INFINITY;
  }

  get length(): number {
    return this.#waiters.length;
  }

  /** Requests that were refused here; those that the door refused are not among them. */
  get refused(): number {
    return this.#refused;
  }

  /** Tells for how long a connection was out. */
  served(heldMs: number): void {
    this.#heldMs += (heldMs - this.#heldMs) * NEWEST;
  }

  /**
   * @param free connections that could be had at once
   * @param coming requests that were let in and do not stand in the line yet
   * @param lateMs how late the process reads what came in, which it adds to every wait
   */
  refusesAtDoor(free: number, coming: number, lateMs: number): boolean {
    return this.#isTooLong(free, coming, lateMs, this.#maxWaitMs * AT_THE_DOOR);
  }

  /**
   * Waits for a turn.
   *
   * @param free connections that could be had at once; there are such where the request waits for a certain one
   * @param again called when it has waited for so long that it may take any
   * @throws Overload at once or later
   */
  join(role: string | undefined, wait: WaitOptions, free: number, again: () => void): Promise<T> {
    const { urgent = false, patient = urgent } = wait;
    if (!patient && free === 0 && this.#isTooLong(0, 0, 0, this.#maxWaitMs)) {
      this.#refused += 1;
      return Promise.reject(new Overload());
    }
    const { promise, resolve: take, reject: fail } = Promise.withResolvers<T>();
    const { timeoutMs, patienceMs } = this.#options;
    const maxWaitMs = patient ? Number.POSITIVE_INFINITY : this.#maxWaitMs;
    const giveUp = () => {
      waiter.leave();
      this.#waiters.splice(this.#waiters.indexOf(waiter), 1);
      if (maxWaitMs > timeoutMs) return fail(new Error('timeout exceeded when trying to connect'));
      this.#refused += 1;
      fail(new Overload());
    };
    const timers = [setTimeout(giveUp, Math.min(timeoutMs, maxWaitMs)).unref()];
    if (role !== undefined) timers.push(setTimeout(again, patienceMs).unref());
    const leave = () => timers.forEach(clearTimeout);
    const waiter: Waiter<T> = { role, since: performance.now(), take, fail, leave };
    if (urgent) this.#waiters.unshift(waiter);
    else this.#waiters.push(waiter);
    return promise;
  }

  /** Takes the first that may go out of the line. */
  leave(mayGo: (waiter: Waiter<T>) => boolean): Waiter<T> | undefined {
    const index = this.#waiters.findIndex(mayGo);
    if (index < 0) return undefined;
    const [waiter] = this.#waiters.splice(index, 1);
    waiter?.leave();
    return waiter;
  }

  countOf(role: string | undefined): number {
    return this.#waiters.filter((waiter) => waiter.role === role).length;
  }

  failAll(error: Error): void {
    for (const { leave, fail } of this.#waiters.splice(0)) {
      leave();
      fail(error);
    }
  }

  #isTooLong(free: number, coming: number, lateMs: number, maxMs: number): boolean {
    const before = this.#waiters.length + coming;
    const waiting = Math.max(0, before - free);
    if (waiting >= this.#options.max * LINE_PER_CONNECTION) return true;
    const waitMs = before < free ? 0 : ((waiting + 1) * this.#heldMs) / this.#options.max;
    return waitMs + lateMs > maxMs;
  }
}
