import type { Response } from 'express';
import type { RequestContext } from '../base/context.ts';
import type { Logger } from '../base/log.ts';
import { makeEnter } from '../base/seats.ts';
import { channels, listen, wakeName } from '../postgres/channel.ts';
import type { PgService } from '../postgres/service.ts';
import { gateSettings, pgSettingsOf } from '../postgres/settings.ts';
import { StreamClient } from './client.ts';
import { type EventRow, frameOf, frameOfGap, heartbeat, hello } from './frames.ts';

/** The open streams of this process. */
export type KpiStreams = ReturnType<typeof startKpiStreams>;

const HEARTBEAT_SECONDS = 15;
const CHECK_SECONDS = 3;
/** Events that are read at a time. */
const PAGE = 200;

export function startKpiStreams(connectionString: string, pg: PgService, log: Logger) {
  const hub = new Hub(pg, log);
  const earsOn = (url: string) =>
    listen(
      { connectionString: url, channel: channels.peristiwa, applicationName: 'niaga-stream' },
      (name) => hub.wake((tenant) => wakeName(tenant) === name),
      () => hub.wake(() => true),
    );
  const ears = new Map([[connectionString, earsOn(connectionString)]]);
  const ticking = setInterval(() => hub.tick(), 1000);
  ticking.unref();
  return {
    enter: makeEnter(),
    /**
     * Reads what a new client is sent first: the present figures, or what came after `lastEventId`. The function that
     * it answers sends that, and from then on whatever comes.
     */
    prepare: (context: RequestContext, lastEventId: number | null) =>
      hub.prepare(context, lastEventId),
    count: () => hub.count(),
    /** Hears of the events of another node too, until what it answers is called. */
    hear: (url: string) => {
      const own = ears.get(url) ?? earsOn(url);
      ears.set(url, own);
      return () => {
        if (ears.get(url) === own) ears.delete(url);
        void own.stop();
      };
    },
    stop: async () => {
      clearInterval(ticking);
      hub.endAll();
      await Promise.all([...ears.values()].map((one) => one.stop()));
    },
  };
}

/** A number that the tenant never gave (another database, a mistake) is answered as none. */
function isAfter(row: EventRow, lastEventId: number): boolean {
  return Number(row.urutan) > lastEventId;
}

type Group = { clients: Set<StreamClient>; reading: boolean; again: boolean };

/** Reads a tenant's events once for all of its clients. */
class Hub {
  readonly #pg: PgService;
  readonly #log: Logger;
  readonly #groups = new Map<string, Group>();
  #seconds = 0;
  #stopped = false;

  constructor(pg: PgService, log: Logger) {
    this.#pg = pg;
    this.#log = log;
  }

  async prepare(
    context: RequestContext,
    lastEventId: number | null,
  ): Promise<(res: Response) => void> {
    const first = await this.#since(context, lastEventId);
    const [oldest] = first;
    const known = lastEventId !== null && (oldest === undefined || isAfter(oldest, lastEventId));
    const complete = known && Number(oldest?.awal ?? 0) <= lastEventId + 1;
    const [now] = complete ? [] : known ? await this.#since(context, null) : first;
    return (res) => {
      const client = new StreamClient(context, res, () => {
        const own = this.#groups.get(client.tenant);
        if (own) this.#read(client.tenant, own);
      });
      client.send(hello);
      client.cursor = complete ? lastEventId : Number(now?.urutan ?? 0);
      if (now !== undefined) client.send(known ? frameOfGap(now) : frameOf(now));
      if (complete) this.#deliver([client], first);
      if (this.#stopped) return client.end();
      const group = this.#join(client);
      res.on('close', () => this.#leave(client));
      // Events that came between the query and the joining.
      this.#read(client.tenant, group);
    };
  }

  count(): number {
    return this.#all().length;
  }

  wake(isMeant: (tenant: string) => boolean): void {
    for (const [tenant, group] of this.#groups) if (isMeant(tenant)) this.#read(tenant, group);
  }

  /** Once a second: ends what has expired, now and then asks whether the others may stay, and says that we live. */
  tick(): void {
    this.#seconds += 1;
    const now = Date.now() / 1000;
    for (const client of this.#all()) {
      if (client.exp <= now) client.end();
      client.dropStalled();
    }
    if (this.#seconds % HEARTBEAT_SECONDS === 0) {
      for (const client of this.#all()) client.send(heartbeat);
    }
    if (this.#seconds % CHECK_SECONDS === 0) void this.#check();
  }

  endAll(): void {
    this.#stopped = true;
    for (const client of this.#all()) client.end();
  }

  #all(): StreamClient[] {
    return [...this.#groups.values()].flatMap(({ clients }) => [...clients]);
  }

  #join(client: StreamClient): Group {
    const empty = { clients: new Set<StreamClient>(), reading: false, again: false };
    const group = this.#groups.get(client.tenant) ?? empty;
    this.#groups.set(client.tenant, group);
    group.clients.add(client);
    return group;
  }

  #leave(client: StreamClient): void {
    const group = this.#groups.get(client.tenant);
    group?.clients.delete(client);
    if (group?.clients.size === 0) this.#groups.delete(client.tenant);
  }

  /** Any client of the tenant will do: all of them may see the same. */
  async #since(context: RequestContext, sejak: number | null): Promise<EventRow[]> {
    // Not refused when the server is full: all streams would end, and browsers do not reconnect after that.
    const settings = { ...pgSettingsOf(context), patient: true } as const;
    const { rows } = await this.#pg.transaction(settings, 'single_read', (client) =>
      client.query({
        text: 'select urutan, jenis, isi, awal from erp.peristiwa_since($1, $2)',
        values: [sejak, PAGE],
      }),
    );
    return rows as EventRow[];
  }

  #read(tenant: string, group: Group): void {
    if (group.reading) {
      group.again = true;
      return;
    }
    group.reading = true;
    void this.#readAll(group).finally(() => {
      group.reading = false;
      const missed = group.again;
      group.again = false;
      if (missed && this.#groups.get(tenant) === group) this.#read(tenant, group);
    });
  }

  async #readAll(group: Group): Promise<void> {
    for (;;) {
      const able = [...group.clients].filter(({ behind }) => !behind);
      const [asking] = able;
      if (asking === undefined) return;
      const sejak = Math.min(...able.map(({ cursor }) => cursor));
      try {
        const rows = await this.#since(asking.context, sejak);
        this.#deliver(able, rows);
        if (rows.length < PAGE) return;
      } catch (error) {
        // The client that was used lost its right, or its tenant is closed: the next one is used.
        this.#log.debug({ reason: (error as Error).message }, 'aliran kpi ditutup');
        asking.end();
        group.clients.delete(asking);
      }
    }
  }

  #deliver(clients: Iterable<StreamClient>, rows: readonly EventRow[]): void {
    for (const row of rows) {
      const number = Number(row.urutan);
      const frame = frameOf(row);
      for (const client of clients) {
        if (client.cursor >= number || client.behind) continue;
        client.send(frame);
        client.cursor = number;
      }
    }
  }

  async #check(): Promise<void> {
    const clients = this.#all();
    if (clients.length === 0) return;
    const daftar = JSON.stringify(clients.map(({ token }) => token));
    try {
      const settings = { ...gateSettings('aliran'), patient: true } as const;
      const text = 'select erp_private.session_check_all($1) as ended';
      const { rows } = await this.#pg.transaction(settings, 'single_read', (client) =>
        client.query({ text, values: [daftar] }),
      );
      for (const index of (rows[0] as { ended: number[] }).ended) clients[index]?.end();
    } catch (error) {
      // The sessions cannot be checked: a stream that went on could outlive its session.
      this.#log.debug({ reason: (error as Error).message }, 'aliran kpi ditutup');
      for (const client of clients) client.end();
    }
  }
}
