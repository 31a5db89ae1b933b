import { setTimeout as sleep } from 'node:timers/promises';
import { HttpError, isConnectionError } from '../base/errors.ts';
import { sentence } from '../base/sentences.ts';
import { urlAt } from './node_address.ts';
import { PoolEnded, type PoolFigures } from './pool.ts';
import { codeOf } from './retry.ts';
import type { OpenTransaction, PgService } from './service.ts';
import { gateSettings, type PgSettings } from './settings.ts';

/** A node as the directory has it. */
type Entry = { alamat: string; keadaan: 'aktif' | 'penuh' | 'dikuras' | 'mati' };

/** Connections to a node; `made` once they are there. */
type Connected = {
  alamat: string;
  service: Promise<PgService>;
  made: PgService | undefined;
  /** The function that `onNode` answered. */
  leave: (() => void) | undefined;
};

type NodesOptions = {
  /** The platform's own database, where the directory is. */
  platform: PgService;
  /** The server's address there; at a node the same login with the same password. */
  appUrl: string;
  /** Connections to a node, made when it is first asked for; throws while the node cannot be served. */
  connect: (url: string) => Promise<PgService>;
  /** Called for each node that this process begins to use. The function that it answers is called when that ends. */
  onNode?: (url: string) => (() => void) | undefined;
};

/** A directory older than this is asked anew, in the background where it has the node. */
const FRESH_MS = 5_000;
/** How long a node that did not answer is refused at once. Then one request tries it again. */
const AWAY_MS = 1_000;
/** A node that says nothing for so long is away. */
const PROBE_MS = 2_000;

/** The nodes of the directory, and connections to them. */
export class Nodes {
  readonly #options: NodesOptions;
  readonly #services = new Map<string, Connected>();
  /** Nodes that did not answer: until when they are not asked, and the last error. */
  readonly #away = new Map<string, { until: number; cause: unknown }>();
  #known = new Map<string, Entry>();
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<void> | undefined;

  constructor(options: NodesOptions) {
    this.#options = options;
  }

  /** The pool's figures of each node that was asked for. */
  figures(): Record<string, PoolFigures> {
    const all: Record<string, PoolFigures> = {};
    for (const [name, { made }] of this.#services) if (made) all[name] = made.figures();
    return all;
  }

  /** Runs `work` on a node. @throws HttpError 503 at once while the node is away */
  async on<T>(name: string, work: (service: PgService) => Promise<T>): Promise<T> {
    try {
      return await this.#once(name, work);
    } catch (error) {
      // The node got another address before this had a connection.
      if (!(error instanceof PoolEnded)) throw error;
      return await this.#once(name, work);
    }
  }

  async #once<T>(name: string, work: (service: PgService) => Promise<T>): Promise<T> {
    const last = this.#away.get(name);
    if (last && performance.now() < last.until) throw away(name, last.cause);
    const entry = await this.#find(name);
    if (entry === undefined) throw away(name, new Error('it is not in the directory'));
    if (entry.keadaan === 'mati') throw away(name, new Error('it is set mati'));
    // While this request tries a node that was away, all others are refused at once.
    if (last) this.#markAway(name, last.cause);
    try {
      const result = await work(await this.#serviceOf(name, entry));
      this.#away.delete(name);
      return result;
    } catch (error) {
      if (error instanceof PoolEnded || !isAway(error)) {
        this.#away.delete(name);
        throw error;
      }
      this.#markAway(name, error);
      throw away(name, error);
    }
  }

  #markAway(name: string, cause: unknown): void {
    this.#away.set(name, { until: performance.now() + AWAY_MS, cause });
  }

  /** Which nodes answer. */
  async states(): Promise<Record<string, boolean>> {
    await this.#refresh();
    const text = 'select erp_private.session_simpul() as simpul';
    const settings = { ...gateSettings('health'), urgent: true, patient: true } as const;
    const asked = [...this.#known.keys()].map(async (name) => {
      const probe = this.on(name, (one) =>
        one.transaction(settings, 'single_read', (client) => client.query({ text })),
      );
      const answer = probe.then(
        () => 'up',
        () => 'away',
      );
      const said = await Promise.race([answer, sleep(PROBE_MS, 'silent', { ref: false })]);
      // Only a node that does not answer is marked: a refusal because it is marked must not prolong the mark.
      if (said === 'silent') this.#markAway(name, new Error(`silent for ${PROBE_MS} ms`));
      return [name, said === 'up'] as const;
    });
    return Object.fromEntries(await Promise.all(asked));
  }

  /**
   * Which nodes answered when they were last asked, without waiting. It also begins to ask them anew, for the next
   * call. Without nodes it only asks the directory, so that a node added later is found though nobody asks for its
   * tenants.
   */
  seen(): Record<string, boolean> {
    const names = [...this.#known.keys()];
    const stale = performance.now() - this.#askedAt > FRESH_MS;
    if (names.length > 0 || stale) void this.states().catch(() => undefined);
    return Object.fromEntries(names.map((name) => [name, !this.#away.has(name)]));
  }

  async release(): Promise<void> {
    const all = [...this.#services.values()];
    await Promise.all(
      all.map(({ service }) => service.then((one) => one.release()).catch(() => undefined)),
    );
  }

  async #find(name: string): Promise<Entry | undefined> {
    const known = this.#known.get(name);
    const fresh = performance.now() - this.#askedAt < FRESH_MS;
    if (known === undefined) await this.#refresh();
    else if (!fresh) void this.#refresh().catch(() => undefined);
    return this.#known.get(name);
  }

  #refresh(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  async #ask(): Promise<void> {
    const text = 'select erp_private.session_simpul() as simpul';
    const settings = { ...gateSettings('simpul'), urgent: true } as const;
    const { rows } = await this.#options.platform.transaction(settings, 'single_read', (client) =>
      client.query({ text }),
    );
    const { simpul } = rows[0] as { simpul: Record<string, Entry> };
    this.#known = new Map(Object.entries(simpul));
    this.#askedAt = performance.now();
    for (const [name, connected] of this.#services) {
      const entry = this.#known.get(name);
      const wanted = entry?.keadaan === 'mati' ? undefined : entry;
      if (wanted?.alamat === connected.alamat) continue;
      this.#leave(name, connected);
      // Connects at the new address, so that streams hear of its tenants again.
      if (wanted) void this.#serviceOf(name, wanted).catch(() => undefined);
    }
  }

  /**
   * Ends the connections to a node that is gone, set mati, or at another address. One at work ends after its
   * transaction.
   */
  #leave(name: string, connected: Connected): void {
    if (this.#services.get(name) === connected) this.#services.delete(name);
    this.#away.delete(name);
    connected.leave?.();
    void connected.service.then((one) => one.release()).catch(() => undefined);
  }

  #serviceOf(name: string, { alamat }: Entry): Promise<PgService> {
    const known = this.#services.get(name);
    if (known?.alamat === alamat) return known.service;
    if (known) this.#leave(name, known);
    const url = urlAt(this.#options.appUrl, alamat);
    const service = this.#options.connect(url);
    const connected: Connected = { alamat, service, made: undefined, leave: undefined };
    this.#services.set(name, connected);
    service.then(
      (made) => {
        if (this.#services.get(name) !== connected) return;
        connected.made = made;
        connected.leave = this.#options.onNode?.(url);
      },
      () => {
        if (this.#services.get(name) === connected) this.#services.delete(name);
      },
    );
    return service;
  }
}

/** The platform's service, which hands transactions of another node to that node's service. */
export function withNodes(platform: PgService, nodes: Nodes): PgService {
  const { pool, statementTimeoutMs } = platform;
  const run: PgService['transaction'] = (settings, mode, callback) =>
    settings.node === undefined
      ? platform.transaction(settings, mode, callback)
      : nodes.on(settings.node, (one) => one.transaction(settings, mode, callback));
  return {
    pool,
    statementTimeoutMs,
    transaction: async (settings, mode, callback) => {
      try {
        return await run(settings, mode, callback);
      } catch (error) {
        const now = mayHaveMoved(error) ? await settings.moved?.() : undefined;
        if (now === undefined) throw error;
        // The old place did nothing, so this runs once, at the new one.
        return await run(now, mode, callback);
      }
    },
    open: (settings: PgSettings, mode): Promise<OpenTransaction> =>
      settings.node === undefined
        ? platform.open(settings, mode)
        : nodes.on(settings.node, (one) => one.open(settings, mode)),
    figures: () => platform.figures(),
    wake: (tenant, node) => {
      if (node === undefined) platform.wake(tenant);
      else void nodes.on(node, async (one) => one.wake(tenant)).catch(() => undefined);
    },
    release: async () => {
      await Promise.all([nodes.release(), platform.release()]);
    },
  };
}

/**
 * Errors that a request meets at a place that its tenant has left: the gate says so (57N02), schema or tables are
 * missing, or rules find another schema than the token's first in the path (OTTNT). The directory knows whether the
 * tenant left.
 */
const LEFT = new Set(['57N02', '42P01', '42704', '3F000', '42501', 'OTTNT']);
export const mayHaveMoved = (error: unknown): boolean => LEFT.has(codeOf(error));

/**
 * The 503 of a node that is away. The log says which node, and why; the client learns only that it shall come again.
 */
const away = (name: string, cause: unknown) => {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const why = { cause: new Error(`node ${name}: ${reason}`, { cause }) };
  return new HttpError(503, 'HT503', sentence('layanan_sibuk'), { 'Retry-After': '1' }, why);
};

/**
 * Whether a node is away: nobody answers there, PostgreSQL is starting or ending, or its database may not be served.
 */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isConnectionError(error) || error.name === 'StartError' || /^(57P|08)/.test(codeOf(error));
}
