import cluster from 'node:cluster';
import { type Hit, type Question, READY, type Reply } from './messages.ts';

/** Whether this is one of several server processes behind one port. */
export const isOneOfMany: boolean = cluster.isWorker;

/** Whether it was started in the place of one that died: the first ones have the numbers from 1. */
export function isReplacement(processes: number): boolean {
  return (cluster.worker?.id ?? 0) > processes;
}

const TIMEOUT_MS = 1000;

type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void };
const waiting = new Map<number, Waiting>();
let count = 0;

if (isOneOfMany) {
  process.on('message', ({ reply, answer, error }: Reply) => {
    const asked = waiting.get(reply);
    waiting.delete(reply);
    if (error === undefined) asked?.resolve(answer);
    else asked?.reject(new Error(error));
  });
}

type Asked = { ask: 'hit'; limiter: string; key: string } | { ask: 'metrics' };

function ask(question: Asked, timeoutMs: number): Promise<unknown> {
  count += 1;
  const id = count;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  waiting.set(id, { resolve, reject });
  const timer = setTimeout(() => {
    waiting.delete(id);
    reject(new Error('the primary process does not answer'));
  }, timeoutMs);
  process.send?.({ ...question, id } satisfies Question);
  return promise.finally(() => clearTimeout(timer));
}

/** Counts a request of a key, in all processes together. */
export async function countHit(limiter: string, key: string): Promise<Hit> {
  return (await ask({ ask: 'hit', limiter, key }, TIMEOUT_MS)) as Hit;
}

/** The figures of all processes. */
export async function metricsOfAll(): Promise<string> {
  return String(await ask({ ask: 'metrics' }, 10 * TIMEOUT_MS));
}

/** Ends a process that failed: only the way to the one that started it keeps it alive. */
export function leave(): void {
  if (isOneOfMany) process.exit();
}

export function tellReady(): void {
  if (isOneOfMany) process.send?.(READY);
}
