import pg from 'pg';
import { Overload } from './errors.ts';
import { ask } from './pg_client.ts';

/**
 * Connections that remember whom they served. What a tenant needs (its tables, and a copy of the functions with its
 * plans) PostgreSQL learns once on each connection, at the price of many requests, and keeps until the connection ends:
 * 10 MiB a tenant. So each tenant comes back to a connection that knows it; many are kept, of which few work at a time.
 */
export type PgPoolOptions = {
  client: pg.ClientConfig;
  /** Connections that work at a time. */
  max: number;
  /** Connections that are kept open, `max` at least. */
  keep: number;
  /** Tenants that a connection serves before it is exchanged for a new one, which bounds its memory. */
  tenants: number;
  /** How long a request waits for a connection before it fails. */
  timeoutMs: number;
  /** How long a connection stays open unused. */
  idleMs: number;
  /** Speaks with each new connection before anybody gets it. */
  onConnect?: (client: PooledClient) => Promise<void>;
  /** Told of idle connections that broke. */
  onError?: (error: Error) => void;
};

export type PooledClient = pg.Client & {
  /** The process that serves this connection. */
  processID?: number | null;
};

/** A connection that is out. `release(true)` closes it. */
export type Loan = { client: PooledClient; release(broken?: boolean): void };

type Slot = {
  client: PooledClient;
  /** The tenants' roles that it served. */
  served: Set<string>;
  /** The one that it serves for the first time now. */
  learns: string | undefined;
  usedAt: number;
  broken: boolean;
};

export type WaitOptions = {
  /** Goes before those who wait: for what many others wait for. */
  urgent?: boolean | undefined;
  /** Fails with Overload when it waited so long; without it, as an error, after `timeoutMs`. */
  atMostMs?: number | undefined;
};

type Waiter = {
  role: string | undefined;
  urgent: boolean;
  since: number;
  timer: NodeJS.Timeout;
  /** Ends its patience for a busy connection that knows its tenant, where another one is free. */
  home: NodeJS.Timeout | undefined;
  take: (loan: Loan) => void;
  fail: (error: Error) => void;
};

/** Who has waited so long for a connection that knows him teaches one that does not: it costs the work of many requests. */
const PATIENCE_MS = 150;
/** So does one who has waited so long in a line of so many of his own tenant; one at a time learns a tenant then. */
const LINE_MS = 40;
const LINE = 3;

export class PgPool {
  readonly #options: PgPoolOptions;
  readonly #idle = new Set<Slot>();
  readonly #out = new Set<Slot>();
  readonly #waiting: Waiter[] = [];
  /** How long a connection is out, on average of late. */
  #heldMs = 0;
  readonly #closing = new Set<Promise<void>>();
  #working = 0;
  #open = 0;
  #ended: PromiseWithResolvers<void> | undefined;
  #sweeper: NodeJS.Timeout | undefined;

  constructor(options: PgPoolOptions) {
    this.#options = { ...options, keep: Math.max(options.keep, options.max) };
  }

  /** How many are open, how many of these idle, and how many requests wait. */
  get figures(): { total: number; idle: number; waiting: number } {
    return { total: this.#open, idle: this.#idle.size, waiting: this.#waiting.length };
  }

  /** Whether a connection could be had without waiting. */
  get free(): boolean {
    return this.#working < this.#options.max;
  }

  /** How many may work at a time. */
  get max(): number {
    return this.#options.max;
  }

  /**
   * How many would wait before one more request.
   *
   * @param coming requests that will be before it and are not here yet
   */
  lineOf(coming = 0): number {
    return Math.max(0, this.#waiting.length + coming - (this.#options.max - this.#working));
  }

  /** How long one more request would wait, as far as one can tell from those before. */
  expectedWaitMs(coming = 0): number {
    const { max } = this.#options;
    const free = this.#waiting.length + coming < max - this.#working;
    return free ? 0 : ((this.lineOf(coming) + 1) * this.#heldMs) / max;
  }

  /** As `connect`, at once; undefined where one would have to wait, or to open a connection. */
  take(role: string | undefined): Loan | undefined {
    if (this.#ended || !this.free || this.#shouldWait(role)) return undefined;
    const slot = this.#choose(role);
    if (!slot) return undefined;
    this.#working += 1;
    return this.#lendOut(slot, role);
  }

  /** @param role the tenant's role that will be served; undefined where any connection is as good */
  connect(role: string | undefined, wait: WaitOptions = {}): Promise<Loan> {
    if (this.#ended) return Promise.reject(new Error('Cannot use a pool after calling end'));
    if (this.free && !this.#shouldWait(role)) return this.#lend(role);
    const { promise, resolve: take, reject: fail } = Promise.withResolvers<Loan>();
    const { urgent = false, atMostMs = Number.POSITIVE_INFINITY } = wait;
    const waiter = { role, urgent, since: performance.now(), take, fail } as Waiter;
    if (role !== undefined) waiter.home = setTimeout(() => this.#next(), PATIENCE_MS).unref();
    const { timeoutMs } = this.#options;
    waiter.timer = setTimeout(
      () => {
        clearTimeout(waiter.home);
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        const late = atMostMs <= timeoutMs;
        fail(late ? new Overload() : new Error('timeout exceeded when trying to connect'));
      },
      Math.min(timeoutMs, atMostMs),
    );
    waiter.timer.unref();
    if (urgent) this.#waiting.unshift(waiter);
    else this.#waiting.push(waiter);
    return promise;
  }

  /** Runs one statement outside any transaction. */
  async query(text: string, values: unknown[]): Promise<pg.QueryResult> {
    const { client, release } = await this.connect(undefined);
    try {
      const answer = (await ask(client, { text, values })) as pg.QueryResult;
      release();
      return answer;
    } catch (error) {
      release(true);
      throw error;
    }
  }

  /** Closes everything; what is out is closed when it comes back. */
  async end(): Promise<void> {
    this.#ended ??= Promise.withResolvers<void>();
    clearInterval(this.#sweeper);
    for (const waiter of this.#waiting.splice(0)) {
      clearTimeout(waiter.timer);
      clearTimeout(waiter.home);
      waiter.fail(new Error('Cannot use a pool after calling end'));
    }
    for (const slot of this.#idle) this.#close(slot);
    if (this.#open === 0) this.#ended.resolve();
    await this.#ended.promise;
    await Promise.all(this.#closing);
  }

  async #lend(role: string | undefined): Promise<Loan> {
    this.#working += 1;
    try {
      return this.#lendOut(this.#choose(role) ?? (await this.#connectNew()), role);
    } catch (error) {
      this.#working -= 1;
      this.#next();
      throw error;
    }
  }

  #lendOut(slot: Slot, role: string | undefined): Loan {
    this.#idle.delete(slot);
    this.#out.add(slot);
    slot.learns = role === undefined || slot.served.has(role) ? undefined : role;
    if (role !== undefined) slot.served.add(role);
    return this.#loan(slot);
  }

  /**
   * An idle connection: one that knows this role; a new one (undefined) while more may be kept; the one that knows
   * fewest. A full one is closed instead, and makes place for a new one.
   */
  #choose(role: string | undefined): Slot | undefined {
    let known: Slot | undefined;
    let fewest: Slot | undefined;
    // They stand in the order in which they came back. Of those that know it the last, whose memory is at hand; of the
    // others the first, which was not asked for longest.
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

  #loan(slot: Slot): Loan {
    let out = true;
    const since = performance.now();
    return {
      client: slot.client,
      release: (broken = false) => {
        if (!out) return;
        out = false;
        this.#out.delete(slot);
        this.#working -= 1;
        // About the last fifty count: a hundred slow ones are forgotten as soon as a hundred quick ones were served.
        this.#heldMs += (performance.now() - since - this.#heldMs) / 50;
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

  /** Serves who waits, in turn; who should wait for a connection of his own lets others pass for a moment. */
  #next(): void {
    while (this.#waiting.length > 0 && this.free && !this.#ended) {
      const index = this.#waiting.findIndex((waiter) => this.#mayGo(waiter));
      if (index < 0) return;
      const [waiter] = this.#waiting.splice(index, 1) as [Waiter];
      clearTimeout(waiter.timer);
      clearTimeout(waiter.home);
      this.#lend(waiter.role).then(waiter.take, waiter.fail);
    }
  }

  #mayGo({ role, since }: Waiter): boolean {
    if (!this.#shouldWait(role)) return true;
    const waited = performance.now() - since;
    return waited >= PATIENCE_MS - 1 || (waited >= LINE_MS && this.#isCrowded(role));
  }

  /** Whether many wait for one tenant, and no connection is learning it. */
  #isCrowded(role: string | undefined): boolean {
    for (const slot of this.#out) if (slot.learns === role) return false;
    return this.#waiting.filter((waiter) => waiter.role === role).length >= LINE;
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
    // Its place is free at once; the goodbye may take as long as the network likes.
    this.#open -= 1;
    const goodbye = slot.client.end().catch(() => undefined);
    this.#closing.add(goodbye);
    void goodbye.then(() => this.#closing.delete(goodbye));
    if (this.#open === 0) this.#ended?.resolve();
  }
}
