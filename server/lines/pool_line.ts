import { Overload } from '../base/errors.ts';
import { Counts, hasEvenPart, type Party, type Places } from './places.ts';
import { Rounds, type Waiting } from './rounds.ts';

/** A request that waits for a connection. */
export type Waiter = {
  /** The tenant's role that it will be served with; undefined where any connection is as good. */
  role: string | undefined;
  /** When it came, by performance.now(). */
  since: number;
  /** When it is refused, also while a connection is opened for it. */
  until: number;
};

export type WaitOptions = {
  /** Whose share of the connections it takes; that of `role` when absent. */
  who?: Party;
  /**
   * Goes before all others that wait, and is not refused for the length of the line. It waits no longer than they do.
   * For short questions on which much depends: is this session still good?
   */
  urgent?: boolean | undefined;
  /** Is never refused. For rare questions whose refusal would do harm, as those of open streams. */
  patient?: boolean | undefined;
  /** Leaves the line when it is aborted: nobody waits for the answer any more. */
  gone?: AbortSignal | undefined;
};

type LineOptions = {
  /** How long a request waits at most before it is refused; absent = only a line that is too long refuses. */
  maxWaitMs?: number | undefined;
  /** After this time a request that may not be refused fails with an error. */
  timeoutMs: number;
  /** After this time the pool looks again whether a waiting request may go. */
  patienceMs: number;
};

/** Waiting requests for each connection that works. It bounds the line where nothing is known of the pace yet. */
export const LINE_PER_CONNECTION = 20;
/**
 * The door refuses a request that would wait longer than this part of `maxWaitMs`. The promise to those let in then
 * holds even if the work gets twice as slow meanwhile.
 */
const AT_THE_DOOR = 1 / 2;
/** The weight of the newest loan in the average time for which a connection is out: about the last fifty count. */
const NEWEST = 1 / 50;
/** How many parties have their pace remembered: those served last. */
const PACES = 1_000;

const NOBODY = new Counts();

/**
 * The requests that wait for a connection. This is the one place that decides about overload (ADR 0018): a request that
 * would wait longer than `maxWaitMs`, at the pace of late, is refused with 503. The door refuses it before anything is
 * done for it (`refusesAtDoor`); `join` refuses it when the door did not know of it. A request that has waited so long
 * all the same is refused then.
 *
 * Each tenant has a line of its own in it (ADR 0048). Its requests wait for the tenant's share, and are refused by the
 * tenant's own pace. Where all together wait too long, those are refused that have at least their even part of the
 * line. Tenants are served by turns.
 */
export class Line<T> {
  readonly #options: LineOptions;
  readonly #places: Places;
  readonly #maxWaitMs: number;
  readonly #waiters = new Rounds<Waiter, T>();
  readonly #heldMsOf = new Map<Party, number>();
  #heldMs = 0;
  #refused = 0;

  constructor(places: Places, options: LineOptions) {
    this.#options = options;
    this.#places = places;
    this.#maxWaitMs = options.maxWaitMs ?? Number.POSITIVE_INFINITY;
  }

  get length(): number {
    return this.#waiters.length;
  }

  /** Requests that were refused here, without those that the door refused. */
  get refused(): number {
    return this.#refused;
  }

  /** Records for how long a party had a connection. */
  served(heldMs: number, who: Party): void {
    this.#heldMs += (heldMs - this.#heldMs) * NEWEST;
    const before = this.#heldMsOf.get(who) ?? 0;
    // Deleted first, so that the order of the map is the order in which they were served.
    this.#heldMsOf.delete(who);
    this.#heldMsOf.set(who, before + (heldMs - before) * NEWEST);
    if (this.#heldMsOf.size > PACES) this.#heldMsOf.delete(this.#heldMsOf.keys().next().value);
  }

  /**
   * @param coming requests that were let in and do not stand in the line yet
   * @param lateMs how late the process reads what came in; it is added to every wait
   */
  refusesAtDoor(who: Party, coming: Counts, lateMs: number): boolean {
    return this.#isTooLong(who, coming, lateMs, this.#maxWaitMs * AT_THE_DOOR);
  }

  /**
   * Waits for a turn.
   *
   * @param again called after `patienceMs`: the request may take any connection from then on
   * @throws Overload at once or later
   */
  join(role: string | undefined, wait: WaitOptions, again: () => void): Promise<T> {
    const { urgent = false, patient = false, who = role, gone } = wait;
    const hasNone = this.#places.freeFor(who) <= 0;
    if (gone?.aborted) return Promise.reject(new Overload());
    if (!patient && !urgent && hasNone && this.#isTooLong(who, NOBODY, 0, this.#maxWaitMs)) {
      this.#refused += 1;
      return Promise.reject(new Overload());
    }
    const { timeoutMs, patienceMs } = this.#options;
    const maxWaitMs = patient ? Number.POSITIVE_INFINITY : this.#maxWaitMs;
    const refusal = (reason?: unknown) => {
      if (reason !== undefined) return new Overload();
      if (maxWaitMs > timeoutMs) return new Error('timeout exceeded when trying to connect');
      this.#refused += 1;
      return new Overload();
    };
    const waiter = { role, since: performance.now(), until: this.lastMoment(wait) };
    const waitMs = Math.min(timeoutMs, maxWaitMs);
    const turn = this.#waiters.join(waiter, who, { first: urgent, gone, waitMs, refusal });
    if (role === undefined) return turn;
    const timer = setTimeout(again, patienceMs).unref();
    return turn.finally(() => clearTimeout(timer));
  }

  /** Until when a request that comes now waits, by performance.now(). */
  lastMoment({ patient }: WaitOptions): number {
    return patient ? Number.POSITIVE_INFINITY : performance.now() + this.#maxWaitMs;
  }

  /** Answers what `work` answers. @throws Overload when it is not done by `until` */
  async within<R>(work: Promise<R>, until: number): Promise<R> {
    if (until === Number.POSITIVE_INFINITY) return work;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      this.#refused += 1;
      late.reject(new Overload());
    }, until - performance.now()).unref();
    return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
  }

  /** Takes the first one out of the line whose party has a free place and for which `mayGo` is true. */
  next(mayGo: (waiter: Waiter) => boolean): Waiting<Waiter, T> | undefined {
    return this.#waiters.next((one, who) => this.#places.freeFor(who) > 0 && mayGo(one));
  }

  countOf(role: string | undefined): number {
    return this.#waiters.count((waiter) => waiter.role === role);
  }

  failAll(error: Error): void {
    for (let one = this.#waiters.next(); one; one = this.#waiters.next()) one.fail(error);
  }

  #isTooLong(who: Party, coming: Counts, lateMs: number, maxMs: number): boolean {
    const places = this.#places;
    const own = {
      before: this.#waiters.counts.of(who) + coming.of(who),
      free: places.freeFor(who),
      places: places.shareOf(who),
      heldMs: this.#heldMsOf.get(who) ?? 0,
    };
    if (isTooMany(own) || waitMs(own) + lateMs > maxMs) return true;
    const all = {
      before: this.#waiters.counts.all + coming.all,
      free: places.freeFor(undefined),
      places: places.max,
      heldMs: this.#heldMs,
    };
    if (!isTooMany(all) && waitMs(all) + lateMs <= maxMs) return false;
    return hasEvenPart(who, this.#waiters.counts, coming);
  }
}

/**
 * A line as one more would find it: how many go before it, how many of the places are free, how long each keeps one.
 */
type Queue = { before: number; free: number; places: number; heldMs: number };

const isTooMany = ({ before, free, places }: Queue): boolean =>
  before - Math.max(0, free) >= places * LINE_PER_CONNECTION;

function waitMs({ before, free, places, heldMs }: Queue): number {
  if (before < free) return 0;
  return ((Math.max(0, before - Math.max(0, free)) + 1) * heldMs) / places;
}
