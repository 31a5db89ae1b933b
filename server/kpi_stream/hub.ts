import type { Response } from 'express';
import type { RequestContext } from '../base/context.ts';
import type { Logger } from '../base/log.ts';
import { channels, listen, wakeName } from '../postgres/channel.ts';
import type { PgService } from '../postgres/service.ts';
import { pgSettingsOf } from '../postgres/settings.ts';
import type { Watch } from '../streams/watch.ts';
import { StreamClient } from './client.ts';
import { type EventRow, frameOf, frameOfGap, hello } from './frames.ts';

/** The open streams of this process. */
export type KpiStreams = ReturnType<typeof startKpiStreams>;

/** Events that are read at a time. */
const PAGE = 200;

export function startKpiStreams(
  connectionString: string,
  pg: PgService,
  log: Logger,
  watch: Watch,
) {
  const hub = new Hub(pg, log, watch);
  const earsOn = (url: string) =>
    listen(
      { connectionString: url, channel: channels.peristiwa, applicationName: 'niaga-stream' },
      (name) => hub.wake((tenant) => wakeName(tenant) === name),
      () => hub.wake(() => true),
    );
  const ears = new Map([[connectionString, earsOn(connectionString)]]);
  return {
    enter: watch.enter,
    /**
     * Reads what a new client is sent first: the present figures, or what came after `lastEventId`. The returned
     * function sends that, and from then on whatever comes.
     */
    prepare: (context: RequestContext, lastEventId: number | null) =>
      hub.prepare(context, lastEventId),
    count: () => hub.count(),
    /** Hears of the events of another node too, until the returned function is called. */
    hear: (url: string) => {
      const own = ears.get(url) ?? earsOn(url);
      ears.set(url, own);
      return () => {
        if (ears.get(url) === own) ears.delete(url);
        void own.stop();
      };
    },
    stop: async () => {
      await Promise.all([...ears.values()].map((one) => one.stop()));
    },
  };
}

/** A number that the tenant never gave (another database, a mistake) is answered as none. */
function isAfter(row: EventRow, lastEventId: number): boolean {
  return Number(row.urutan) > lastEventId;
}

type Group = { tenant: string; clients: Set<StreamClient>; reading: boolean; again: boolean };

/** Reads a tenant's events once for all of its clients that see the same of them. */
class Hub {
  readonly #pg: PgService;
  readonly #log: Logger;
  readonly #watch: Watch;
  readonly #groups = new Map<string, Group>();

  constructor(pg: PgService, log: Logger, watch: Watch) {
    this.#pg = pg;
    this.#log = log;
    this.#watch = watch;
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
        const own = this.#groups.get(client.group);
        if (own) this.#read(client.group, own);
      });
      client.send(hello);
      client.cursor = complete ? lastEventId : Number(now?.urutan ?? 0);
      if (now !== undefined) client.send(known ? frameOfGap(now) : frameOf(now));
      if (complete) this.#deliver([client], first);
      const forget = this.#watch.add(client);
      const group = this.#join(client);
      res.on('close', () => {
        forget();
        this.#leave(client);
      });
      // Events that came between the query and the joining.
      this.#read(client.group, group);
    };
  }

  count(): number {
    return [...this.#groups.values()].reduce((sum, { clients }) => sum + clients.size, 0);
  }

  wake(isMeant: (tenant: string) => boolean): void {
    for (const [name, group] of this.#groups) if (isMeant(group.tenant)) this.#read(name, group);
  }

  #join(client: StreamClient): Group {
    const { tenant } = client;
    const empty = { tenant, clients: new Set<StreamClient>(), reading: false, again: false };
    const group = this.#groups.get(client.group) ?? empty;
    this.#groups.set(client.group, group);
    group.clients.add(client);
    return group;
  }

  #leave(client: StreamClient): void {
    const group = this.#groups.get(client.group);
    group?.clients.delete(client);
    if (group?.clients.size === 0) this.#groups.delete(client.group);
  }

  /** Asked in the name of any client of a group: all of them see the same. */
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

  #read(name: string, group: Group): void {
    if (group.reading) {
      group.again = true;
      return;
    }
    group.reading = true;
    void this.#readAll(group).finally(() => {
      group.reading = false;
      const missed = group.again;
      group.again = false;
      if (missed && this.#groups.get(name) === group) this.#read(name, group);
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
}
