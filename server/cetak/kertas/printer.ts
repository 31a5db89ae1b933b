/**
 * Papers are set in threads beside the one that serves: one thread less than there are processors, at least two. Jobs
 * of many papers together never have all threads, so that one is left for single papers. Tenants take turns, and within
 * a tenant its users.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { HttpError, Overload } from '../../base/errors.ts';
import { type Job, makePaperTurns } from '../../lines/paper_turns.ts';
import type { Lembar } from './kertas.ts';
import type { Answer } from './thread.ts';

/**
 * Sets papers as one PDF, for somebody.
 *
 * @throws Overload while too many wait, HttpError 429 while too many of one user do, 413 where the papers are too many
 */
export type Printer = (
  lembar: readonly Lembar[],
  who?: string,
  tenant?: string,
) => Promise<Uint8Array>;

/** A job of so many papers, or more, counts as many. */
const MANY = 20;
/** How long an idle thread is kept: loading the libraries takes longer than a paper. */
const IDLE_MS = 60_000;
/** The longest that one PDF may take. */
const LONGEST_MS = 60_000;

export function makePrinter({
  threads = Math.max(2, availableParallelism() - 1),
  idleMs = IDLE_MS,
  memoryMib = 512,
} = {}): Printer {
  const idle: { worker: Worker; rest: NodeJS.Timeout }[] = [];
  const turns = makePaperTurns(threads);
  let alive = 0;

  /** Gives a thread that ends to nobody any more. */
  const forget = (worker: Worker) => {
    const at = idle.findIndex((one) => one.worker === worker);
    if (at >= 0) clearTimeout(idle.splice(at, 1)[0]?.rest);
  };
  const start = (): Worker => {
    alive += 1;
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMib },
    });
    worker.unref();
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      alive -= 1;
      forget(worker);
      fill();
    });
    return worker;
  };
  const take = (): Worker => {
    const free = idle.pop();
    if (!free) return start();
    clearTimeout(free.rest);
    return free.worker;
  };
  const give = (worker: Worker) => {
    const rest = setTimeout(() => {
      forget(worker);
      void worker.terminate();
    }, idleMs).unref();
    idle.push({ worker, rest });
  };
  /** Begins jobs that wait, as long as there are threads. */
  const fill = () => {
    while (idle.length > 0 || alive < threads) {
      const job = turns.next();
      if (!job) return;
      job.begin();
    }
  };
  return async (lembar, who, tenant) => {
    const { promise, resolve } = Promise.withResolvers<Worker>();
    const many = lembar.length >= MANY;
    const job: Job = { who, tenant, many, begin: () => resolve(take()) };
    turns.add(job);
    fill();
    const worker = await promise;
    try {
      const answer = await asked(worker, lembar).catch(async (error) => {
        await worker.terminate();
        throw error;
      });
      give(worker);
      if ('galat' in answer) throw new Error(answer.galat);
      return answer.bytes;
    } finally {
      turns.end(job);
      fill();
    }
  };
}

function asked(worker: Worker, lembar: readonly Lembar[]): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const broken = (error: NodeJS.ErrnoException) =>
    reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMany() : error);
  const exit = () => reject(new Error('the thread of papers ended'));
  const late = setTimeout(() => reject(new Overload('cetakan terlalu lama', 5)), LONGEST_MS);
  worker.once('message', resolve).once('error', broken).once('exit', exit);
  worker.postMessage(lembar);
  return promise.finally(() => {
    clearTimeout(late);
    worker.off('message', resolve).off('error', broken).off('exit', exit);
  });
}

const tooMany = () =>
  new HttpError(
    413,
    'HT413',
    'terlalu banyak untuk satu PDF; minta lebih sedikit dokumen sekaligus',
  );
