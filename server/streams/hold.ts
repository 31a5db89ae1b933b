/** Answers that take a while to be made or read. They end when the rights change with which they were asked. */
import type { ServerResponse } from 'node:http';
import type { RequestContext } from '../base/context.ts';
import { Passing } from '../base/errors.ts';
import { whyEnded } from './ended.ts';
import type { Watch, Watched } from './watch.ts';

type Held = {
  watch: Pick<Watch, 'add'>;
  context: RequestContext;
  response: ServerResponse;
  /** Asks anew who sends the request, and whether he may; its error says why not. */
  again: () => Promise<unknown>;
};

/** Its rights ended, or nobody can say whether they hold. */
type End = 'ended' | 'cut';

async function reasonOf(why: End | undefined, again: Held['again']): Promise<unknown> {
  return why === 'cut'
    ? new Passing('hak akses tidak dapat diperiksa; ulangi sebentar lagi', 1)
    : whyEnded(again);
}

/**
 * Makes an answer that is watched until its response is closed. Where its rights end before it is made, it is given up
 * and the reason thrown. Where they end later, or some of it was sent, the connection is cut.
 *
 * @param make gives up when the signal is aborted, as do its questions to the database: its client went away, or its
 *   rights ended
 * @throws HttpError 401, 403; 503 where nobody can say whether the rights hold; what `make` throws
 */
export async function hold<T>(
  { watch, context, response, again }: Held,
  make: (gone: AbortSignal) => Promise<T>,
): Promise<T> {
  const { claims } = context;
  if (!claims) throw new Error('nobody is known who asks');
  const controller = new AbortController();
  const over = Promise.withResolvers<never>();
  let why: End | undefined;
  let isMade = false;
  const one: Watched = {
    claims,
    hasEnd: true,
    look: () => undefined,
    beat: () => undefined,
    end: (cut) => {
      if (why !== undefined) return;
      why = cut ?? 'ended';
      controller.abort();
      if (isMade || response.headersSent) response.destroy();
      over.reject(controller.signal.reason);
    },
  };
  const forget = watch.add(one);
  const closed = () => {
    forget();
    if (!response.writableFinished) controller.abort();
  };
  // More than ten parts listen for the end of the answer: log, metrics, admission, this one, pipelines.
  response.setMaxListeners(20);
  if (response.closed || response.destroyed) closed();
  else response.once('close', closed);
  // Nobody may be waiting for it any more.
  over.promise.catch(() => undefined);
  context.gone = controller.signal;
  try {
    return await Promise.race([make(controller.signal), over.promise]);
  } catch (error) {
    const isTold = why !== undefined && !response.headersSent && !response.destroyed;
    // What was given up says nothing of why.
    throw isTold ? await reasonOf(why, again) : error;
  } finally {
    isMade = true;
  }
}
