/**
 * Answers as server-sent events, in the distinct connections mode of GraphQL over SSE: an event `next` for each result, then
 * `complete`. Where a connection ends without `complete`, the client is to come again.
 */
import type { Request, Response } from 'express';
import { GraphQLError, Kind } from 'graphql';
import type { RequestContext } from '../../base/context.ts';
import { HttpError, toApiError } from '../../base/errors.ts';
import { stringifyExact } from '../../base/json_text.ts';
import type { Changes } from '../schema/function_step.ts';
import type { Door } from './door.ts';
import type { Operation, OperationResult } from './operation.ts';

const TYPE = 'text/event-stream';

/** One subscription's stream of the feed. */
type Stream = {
  answers: Changes;
  /** To be called once the client has taken an answer. */
  taken(): void;
  /** Whether the client is to come again. */
  readonly isCut: boolean;
};

/** Opens the stream of a request; `authenticate` says why its token is no longer good. @throws HttpError 429 */
export type OpenStream = (
  context: RequestContext,
  response: Response,
  authenticate: () => Promise<unknown>,
) => Stream;

/** Whether the client takes events and no plain JSON. */
export const wantsEvents = (request: Request): boolean => request.accepts(['json', TYPE]) === TYPE;

export const isSubscription = ({ definition }: Operation): boolean =>
  definition.operation === 'subscription';

/** @throws HttpError 400 for a client that does not take events */
export function requireEvents(request: Request): void {
  if (request.accepts(TYPE) !== false) return;
  throw new HttpError(400, 'VAGQL', [
    `operasi GraphQL tidak sah: subscription dijawab sebagai ${TYPE}; kirim Accept: ${TYPE}`,
  ]);
}

const frame = (body: object): string => `event: next\ndata: ${stringifyExact(body)}\n\n`;
const COMPLETE = 'event: complete\ndata:\n\n';

function begin(response: Response): void {
  response.status(200).set({
    'Content-Type': `${TYPE}; charset=utf-8`,
    // Nothing between us and the client may hold events back.
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
}

/** One result, and the end. */
export function sendEvent(response: Response, body: object): void {
  begin(response);
  response.end(frame(body) + COMPLETE);
}

/**
 * Serves a subscription until it ends.
 *
 * @param shown makes of a result what is sent
 * @throws HttpError 503 where the first answer cannot be had now
 */
export async function serveEvents(
  door: Pick<Door, 'subscribe'>,
  response: Response,
  stream: Stream,
  { operation, variables }: { operation: Operation; variables: Record<string, unknown> },
  shown: (result: OperationResult) => object,
): Promise<void> {
  try {
    const changes: Changes = (sejak) => stream.answers(sejak);
    const results = await door.subscribe(operation, variables, changes);
    if (!(Symbol.asyncIterator in results)) return sendEvent(response, shown(results));
    for await (const result of results) {
      if (!response.headersSent) begin(response);
      if (!(await isTaken(response, frame(shown(result))))) return;
      stream.taken();
    }
  } catch (error) {
    const comesAgain = toApiError(error).statusCode >= 500;
    if (comesAgain && !response.headersSent) throw error;
    const said = shown({ errors: [placed(error, operation)] });
    if (comesAgain) return void response.end();
    if (!response.headersSent) return sendEvent(response, said);
    response.write(frame(said));
  }
  response.end(stream.isCut ? '' : COMPLETE);
}

function placed(error: unknown, { definition: { selectionSet } }: Operation): GraphQLError {
  const originalError = error instanceof Error ? error : new Error(String(error));
  const [field] = selectionSet.selections;
  const path = field?.kind === Kind.FIELD ? [(field.alias ?? field.name).value] : [];
  return new GraphQLError(originalError.message, { originalError, path });
}

/** Writes, and answers once the client has taken it; false where it went away. */
function isTaken(response: Response, text: string): Promise<boolean> {
  if (response.writableEnded || response.destroyed) return Promise.resolve(false);
  if (response.write(text)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const done = (taken: boolean) => () => {
      response.off('drain', drained);
      response.off('close', closed);
      resolve(taken);
    };
    const [drained, closed] = [done(true), done(false)];
    response.once('drain', drained);
    response.once('close', closed);
  });
}
