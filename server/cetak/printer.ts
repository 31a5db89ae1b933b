/** Papers are set in threads beside the one that serves: as many as there are processors but one, at least one. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { HttpError, Overload } from '../base/errors.ts';
import type { Lembar } from './kertas.ts';
import type { Answer } from './thread.ts';

/** Sets papers as one PDF. @throws Overload while too many wait, HttpError 413 where they are too many for one */
export type Printer = (lembar: readonly Lembar[]) => Promise<Uint8Array>;

/** How many may wait, and how long an idle thread is kept: loading the libraries takes longer than a paper. */
const WAITING = 100;
const IDLE_MS = 60_000;
/** The longest that one PDF may take. */
const LONGEST_MS = 60_000;

export function makePrinter({
  threads = Math.max(1, availableParallelism() - 1),
  idleMs = IDLE_MS,
  memoryMib = 512,
} = {}): Printer {
  const idle: { worker: Worker; rest: NodeJS.Timeout }[] = [];
  const waiting: ((worker: Worker) => void)[] = [];
  let alive = 0;

  /** A thread that ends is no longer given to anybody. */
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
      if (waiting.length > 0) waiting.shift()?.(start());
    });
    return worker;
  };
  const take = async (): Promise<Worker> => {
    const free = idle.pop();
    if (free) {
      clearTimeout(free.rest);
      return free.worker;
    }
    if (alive < threads) return start();
    if (waiting.length >= WAITING) {
      throw new Overload('terlalu banyak dokumen menunggu dicetak; ulangi sebentar lagi', 2);
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const give = (worker: Worker) => {
    const next = waiting.shift();
    if (next) {
      next(worker);
      return;
    }
    const rest = setTimeout(() => {
      forget(worker);
      void worker.terminate();
    }, idleMs).unref();
    idle.push({ worker, rest });
  };
  return async (lembar) => {
    const worker = await take();
    const answer = await asked(worker, lembar).catch(async (error) => {
      await worker.terminate();
      throw error;
    });
    give(worker);
    if ('galat' in answer) throw new Error(answer.galat);
    return answer.bytes;
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
