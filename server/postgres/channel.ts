import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { makePgClient } from './client.ts';

/** Channels of LISTEN and NOTIFY between the processes. A payload carries no data, it only wakes. */
export const channels = { outbox: 'niaga_outbox', peristiwa: 'niaga_peristiwa' } as const;

/** The name by which a tenant is called on a channel: anybody who may connect can listen there. */
export function wakeName(kode: string): string {
  return createHash('sha256').update(kode).digest('hex').slice(0, 16);
}

/**
 * Listens on a channel with a connection of its own, and again after it broke. `onWake` gets the payload; `onOpen` is
 * called at each (re)start, because messages sent meanwhile are lost.
 */
export function listen(
  options: {
    connectionString: string;
    channel: string;
    applicationName: string;
    /** How long `stop` waits for a server that does not take leave. */
    leaveMs?: number;
  },
  onWake: (name: string) => void,
  onOpen: () => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  const loop = (async () => {
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      const own = makePgClient({
        connectionString: options.connectionString,
        application_name: options.applicationName,
        keepAlive: true,
      });
      client = own;
      const ended = new Promise<false>((resolve) => {
        own.on('error', () => resolve(false));
        own.on('end', () => resolve(false));
      });
      own.on('notification', ({ payload }) => onWake(payload ?? ''));
      const open = own
        .connect()
        .then(() => own.query(`listen ${pg.escapeIdentifier(options.channel)}`))
        .then(
          () => true,
          // Not there yet: tried again below.
          () => false,
        );
      // `connect` never settles where the connection ends before it is open.
      if (await Promise.race([open, ended])) {
        wait = 100;
        onOpen();
        await ended;
      }
      await own.end().catch(() => {});
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      const left = Promise.all([client?.end().catch(() => {}), loop]);
      await Promise.race([left, sleep(options.leaveMs ?? 1000, undefined, { ref: false })]);
    },
  };
}
