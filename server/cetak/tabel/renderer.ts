import { Worker } from 'node:worker_threads';
import type { RenderAnswer, RenderMessage } from './render_worker.ts';
import type { Baris, Kepala } from './tabel.ts';
import { type InTurn, makeTurns } from './turns.ts';

export type Renderer = {
  /** The thread makes one file at a time: an export waits for its turn, and only then takes a connection for its rows. */
  inTurn: InTurn;
  /**
   * Makes a file of a report, in a turn.
   *
   * @throws the signal's reason when it is aborted, and whatever `rows` throws
   */
  render(
    format: 'xlsx' | 'pdf',
    kepala: Kepala,
    rows: AsyncIterable<Baris[]>,
    signal: AbortSignal,
  ): Promise<Uint8Array>;
};

const IDLE_MS = 10_000;
/** How many may wait for their turn. */
const WAITING = 20;

/**
 * A thread that is kept for a while after its work: loading the libraries takes longer than a short report.
 *
 * @param waitMs how long one waits at most for its turn
 */
export function makeRenderer(waitMs: number): Renderer {
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const started = (): Worker => {
    clearTimeout(idle);
    if (worker) return worker;
    const made = new Worker(new URL('./render_worker.ts', import.meta.url), {
      // The longest report that is allowed needs less than half of it.
      resourceLimits: { maxOldGenerationSizeMb: 1024 },
    });
    made.unref();
    made.on('error', () => undefined);
    made.on('exit', () => {
      if (worker === made) worker = undefined;
    });
    worker = made;
    return made;
  };
  const stop = async () => {
    const made = worker;
    worker = undefined;
    await made?.terminate();
  };
  const render: Renderer['render'] = async (format, kepala, rows, signal) => {
    signal.throwIfAborted();
    const thread = started();
    try {
      const answer = answerOf(thread, signal);
      // Where reading the rows fails first, nobody awaits the answer: it must not be an unhandled rejection.
      answer.catch(() => undefined);
      const tell = (message: RenderMessage) => thread.postMessage(message);
      tell({ kepala, format });
      for await (const baris of rows) tell({ baris });
      tell({ selesai: true });
      const bytes = await answer;
      idle = setTimeout(() => void stop(), IDLE_MS).unref();
      return bytes;
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return { inTurn: makeTurns({ waiting: WAITING, waitMs }), render };
}

function answerOf(worker: Worker, signal: AbortSignal): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const message = (answer: RenderAnswer) =>
    'bytes' in answer ? resolve(answer.bytes) : reject(new Error(answer.galat));
  const exit = () => reject(new Error('the thread of exports ended'));
  const aborted = () => reject(signal.reason);
  worker.once('message', message).once('error', reject).once('exit', exit);
  signal.addEventListener('abort', aborted, { once: true });
  return promise.finally(() => {
    worker.off('message', message).off('error', reject).off('exit', exit);
    signal.removeEventListener('abort', aborted);
  });
}
