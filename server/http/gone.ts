import type { ServerResponse } from 'node:http';

/** Aborted when the client goes away before it has its answer. */
export function goneOf(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const closed = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.destroyed) closed();
  else response.once('close', closed);
  return controller.signal;
}
