import pg from 'pg';
import { type Counts, type Party, Places } from '../lines/places.ts';
import { Line, type Waiter, type WaitOptions } from '../lines/pool_line.ts';
import { ask } from './client.ts';

/**
 * Connections that remember whom they served. What a tenant needs (its tables, and a copy of the functions with its
 * plans) PostgreSQL learns once on each connection, at the price of many requests, and keeps until the connection ends:
 * 10 MiB a tenant. So each tenant comes back to a connection that knows it; `keep` are open, of which `max` work at a time.
 *
 * The states of a connection:
 *
 *     stateDiagram-v2
 *       [*] --> opening: connect, and no idle one should serve it
 *       opening --> out: PostgreSQL accepts it; its first loan
 *       opening --> [*]: PostgreSQL refuses it
 *       out --> idle: release
 *       out --> [*]: release(broken), or the pool has ended
 *       idle --> out: connect or take
 *       idle --> [*]: unused for idleMs, broken, exchanged since it knows `tenants`, or the pool ends
 *
 * A request for a tenant (`connect`) that finds fewer than `max` out, and fewer than its share of them with its tenant
 * (lines/places.ts):
 *
 *   1. an idle connection knows the tenant      → takes it
 *   2. fewer than `keep` are open               → opens one (unless an idle one has served nobody yet)
 *   3. one that is out knows the tenant         → waits for it, PATIENCE_MS at most; then as 4
 *   4. none knows it                            → takes the idle one that knows fewest, which learns it; one that knows
 *                                                 `tenants` already is closed and exchanged for a new one
 *
 * One that finds more out stands in the line (lines/pool_line.ts), or is refused. Whenever a connection comes back, the first of
 * the line that may go by these rules goes.
 */
export type PgPoolOptions = {
  client: pg.ClientConfig;
  /** Connections that work at a time. */
  max: number;
  /** How many of these one tenant may have; half when absent. */
  share?: number;
  /** Connections that are kept open, `max` at least. */
  keep: number;
  /** Tenants that a connection serves before it is exchanged for a new one, which bounds its memory. */
  tenants: number;
  /** How long a request waits before it is refused; absent = only a line that is too long refuses. */
  maxWaitMs?: number | undefined;
  /** After this time a request that may not be refused, and a connection that does not open, fail. */
  timeoutMs: number;
  /** How long a request waits for a connection that knows its tenant, `PATIENCE_MS` when absent. */
  patienceMs?: number;
  /** How long a connection stays open unused. */
  idleMs: number;
  /** Called with each new connection before it is lent. */
  onConnect?: (client: PooledClient) => Promise<void>;
  /** Told of idle connections that broke. */
  onError?: (error: Error) => void;
};

export type PooledClient = pg.Client & {
  /** The process that serves this connection. */
  processID?: number | null;
};

/** What a pool says of itself: connections that are open, those that are idle, requests that wait or were refused. */
export type PoolFigures = { total: number; idle: number; waiting: number; shed: number };

/** A connection that is out. `release(true)` closes it. */
export type Loan = { client: PooledClient; release(broken?: boolean): void };

type Slot = {
  client: PooledClient;
  /** The tenants' roles that it served. */
  served: Set<string>;
  /** The tenant's role that it serves for the first time now. */
  learns: string | undefined;
  usedAt: number;
  broken: boolean;
};

/**
 * How long a request waits for a connection that knows its tenant while another one is free. Then it takes the free
 * one, which learns the tenant at the cost of many requests.
 */
const PATIENCE_MS = 150;
/**
 * How long the first of LINE or more waiting requests of a tenant waits, unless a connection is learning the tenant
 * now.
 */
const LINE_MS = 40;
const LINE = 3;

/** The pool ended before it lent a connection: nothing was done. Its message is that of pg's own pool. */
export class PoolEnded extends Error {
  constructor() {
    super('Cannot use a pool after calling end');
    this.name = 'PoolEnded';
  }
}

export class PgPool {
  readonly #options: PgPoolOptions;
  readonly #idle = new Set<Slot>();
  readonly #out = new Set<Slot>();
  readonly #line: Line<Loan>;
  readonly #patienceMs: number;
  readonly #closing = new Set<Promise<void>>();
  readonly #places: Places;
  #open = 0;
  #ended: PromiseWithResolvers<void> | undefined;
  #sweeper: NodeJS.Timeout | undefined;

  constructor(options: PgPoolOptions) {
    this.#options = { ...options, keep: Math.max(options.keep, options.max) };
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.#places = new Places(options.max, options.share);
    this.#line = new Line(this.#places, { ...options, patienceMs: this.#patienceMs });
  }

  /** How many are open, how many of these idle; how many requests wait, and were refused. */
  get figures(): PoolFigures {
    const { length: waiting, refused: shed } = this.#line;
    return { total: this.#open, idle: this.#idle.size, waiting, shed };
  }

  /** How many may work at a time. */
  get max(): number {
    return this.#options.max;
  }

  /**
   * Whether one more request should be refused before anything is done for it.
   *
   * @param who whose share it would take from
   * @param coming requests that were let in before it and do not wait here yet
   * @param lateMs how late the process reads what came in
   */
  refusesAtDoor(who: Party, coming: Counts, lateMs: number): boolean {
    return this.#line.refusesAtDoor(who, coming, lateMs);
  }

  /** As `connect`, but at once; undefined where the request would have to wait, or a connection to be opened. */
  take(role: string | undefined, who: Party = role): Loan | undefined {
    if (this.#ended || this.#places.freeFor(who) <= 0 || this.#shouldWait(role)) return undefined;
    const slot = this.#choose(role);
    if (!slot) return undefined;
    this.#places.take(who);
    return this.#lendOut(slot, role, who);
  }

  /**
   * @param role the tenant's role that will be served; undefined where any connection is as good
   * @throws Overload when it would wait, or waited, too long
   * @throws PoolEnded
   */
  connect(role: string | undefined, wait: WaitOptions = {}): Promise<Loan> {
    const { who = role } = wait;
    if (this.#ended) return Promise.reject(new PoolEnded());
    if (this.#places.freeFor(who) > 0 && !this.#shouldWait(role)) {
      return this.#lend(role, who, this.#line.lastMoment(wait));
    }
    return this.#line.join(role, wait, () => this.#next());
  }

  /** Runs one statement outside any transaction. */
  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { client, release } = await this.connect(undefined, { patient: true });
    try {
      const answer = (await ask(client, { text, values })) as pg.QueryResult;
      release();
      return answer;
    } catch (error) {
      release(true);
      throw error;
    }
  }

  /** Closes everything; a connection that is out is closed when it comes back. */
  async end(): Promise<void> {
    this.#ended ??= Promise.withResolvers<void>();
    clearInterval(this.#sweeper);
    this.#line.failAll(new PoolEnded());
    for (const slot of this.#idle) this.#close(slot);
    if (this.#open === 0) this.#ended.resolve();
    await this.#ended.promise;
    await Promise.all(this.#closing);
  }

  /**
   * Lends a connection, and opens one where none is idle. A request that has waited until `until` is refused. The
   * connection opened for it becomes idle then; the request's place is taken until that happens.
   */
  async #lend(role: string | undefined, who: Party, until: number): Promise<Loan> {
    this.#places.take(who);
    const slot = this.#choose(role);
    if (slot) return this.#lendOut(slot, role, who);
    const opening = this.#connectNew();
    try {
      return this.#lendOut(await this.#line.within(opening, until), role, who);
    } catch (error) {
      const giveBack = (opened?: Slot) => {
        this.#places.give(who);
        if (opened && this.#ended) this.#close(opened);
        else if (opened) this.#idle.add(opened);
        this.#next();
      };
      void opening.then(giveBack, () => giveBack());
      throw error;
    }
  }

  #lendOut(slot: Slot, role: string | undefined, who: Party): Loan {
    this.#idle.delete(slot);
    this.#out.add(slot);
    slot.learns = role === undefined || slot.served.has(role) ? undefined : role;
    if (role !== undefined) slot.served.add(role);
    return this.#loan(slot, who);
  }

  /**
   * An idle connection: one that knows this role, else the one that knows fewest. undefined = a new one is to be
   * opened, since more may be kept, or since the one that knows fewest was full and is closed.
   */
  #choose(role: string | undefined): Slot | undefined {
    let known: Slot | undefined;
    let fewest: Slot | undefined;
    // In the order in which they came back. Of those that know the role the last is taken, whose memory is likely in
    // caches; of the others the first, which has been unused for longest.
    for (const slot of this.#idle) {
      if (role === undefined || slot.served.has(role)) known = slot;
      else if (slot.served.size < (fewest?.served.size ?? Number.POSITIVE_INFINITY)) fewest = slot;
    }
    if (known || !fewest) return known;
    if (this.#open < this.#options.keep && fewest.served.size > 0) return undefined;
    if (fewest.served.size < this.#options.tenants) return fewest;
    this.#close(fewest);
    return undefined;
  }

  #loan(slot: Slot, who: Party): Loan {
    let out = true;
    const since = performance.now();
    return {
      client: slot.client,
      release: (broken = false) => {
        if (!out) return;
        out = false;
        this.#out.delete(slot);
        this.#places.give(who);
        this.#line.served(performance.now() - since, who);
        if (broken || slot.broken || this.#ended) this.#close(slot);
        else {
          slot.usedAt = performance.now();
          this.#idle.add(slot);
        }
        this.#next();
      },
    };
  }

  /** Whether a role should wait for a busy connection that knows it, rather than teach one that is idle. */
  #shouldWait(role: string | undefined): boolean {
    if (role === undefined || this.#open < this.#options.keep) return false;
    for (const slot of this.#idle) if (slot.served.has(role)) return false;
    for (const slot of this.#out) if (slot.served.has(role)) return true;
    return false;
  }

  /**
   * Serves those who wait, by turns of their tenants. One that should wait for its tenant's connection lets others
   * pass.
   */
  #next(): void {
    while (!this.#ended) {
      const next = this.#line.next((one) => this.#mayGo(one));
      if (!next) return;
      const { role, until } = next.one;
      this.#lend(role, next.who, until).then(next.begin, next.fail);
    }
  }

  #mayGo({ role, since }: Waiter): boolean {
    if (!this.#shouldWait(role)) return true;
    const waited = performance.now() - since;
    return waited >= this.#patienceMs - 1 || (waited >= LINE_MS && this.#isCrowded(role));
  }

  /** Whether many wait for one tenant, and no connection is learning it. */
  #isCrowded(role: string | undefined): boolean {
    for (const slot of this.#out) if (slot.learns === role) return false;
    return this.#line.countOf(role) >= LINE;
  }

  async #connectNew(): Promise<Slot> {
    const client: PooledClient = new pg.Client({
      ...this.#options.client,
      connectionTimeoutMillis: this.#options.timeoutMs,
    });
    const slot: Slot = {
      client,
      served: new Set(),
      learns: undefined,
      usedAt: performance.now(),
      broken: false,
    };
    // A connection that breaks while it is out fails its query; the event itself must not end the process.
    client.on('error', (error) => {
      slot.broken = true;
      if (!this.#idle.has(slot)) return;
      this.#close(slot);
      this.#options.onError?.(error);
    });
    this.#open += 1;
    try {
      await client.connect();
      await this.#options.onConnect?.(client);
    } catch (error) {
      this.#close(slot);
      throw error;
    }
    this.#sweeper ??= setInterval(() => this.#sweep(), Math.max(1000, this.#options.idleMs / 4));
    this.#sweeper.unref();
    return slot;
  }

  #sweep(): void {
    const before = performance.now() - this.#options.idleMs;
    for (const slot of this.#idle) if (slot.usedAt < before) this.#close(slot);
  }

  #close(slot: Slot): void {
    this.#idle.delete(slot);
    // Its place is free at once, however long the network takes to close it.
    this.#open -= 1;
    const goodbye = slot.client.end().catch(() => undefined);
    this.#closing.add(goodbye);
    void goodbye.then(() => this.#closing.delete(goodbye));
    if (this.#open === 0) this.#ended?.resolve();
  }
}
