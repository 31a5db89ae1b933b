import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

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
  options: { connectionString: string; channel: string; applicationName: string },
  onWake: (name: string) => void,
  onOpen: () => void,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  const loop = (async () => {
    for (let wait = 100; !stopping.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      client = new pg.Client({
        connectionString: options.connectionString,
        application_name: options.applicationName,
        keepAlive: true,
      });
      const ended = new Promise<void>((resolve) => {
        client?.on('error', () => resolve());
        client?.on('end', () => resolve());
      });
      client.on('notification', ({ payload }) => onWake(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${pg.escapeIdentifier(options.channel)}`);
        wait = 100;
        onOpen();
        await ended;
      } catch {
        // Not there yet, or not any more: tried again below.
      }
      await client.end().catch(() => {});
      await sleep(wait, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await client?.end().catch(() => {});
      await loop;
    },
  };
}
