/** What a server process asks the one that started it, and what it hears. */
export type Question = {
  id: number;
} /** One more request of a key in this second; answers how many there were, in all processes. */ & (
  | { ask: 'hit'; limiter: string; key: string }
  /** The figures of all processes, as Prometheus reads them. */
  | { ask: 'metrics' }
);

export type Reply = { reply: number; answer?: unknown; error?: string };

export type Hit = { totalHits: number; resetAt: number };

/** A server process says that it serves. */
export const READY = { ready: true } as const;
