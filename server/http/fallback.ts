import type { ErrorRequestHandler, Express } from 'express';
import { HttpError, isServerFault, Passing, toApiError } from '../base/errors.ts';
import type { Logger } from '../base/log.ts';
import { sentence } from '../base/sentences.ts';
import { errorAnswer } from './error_answer.ts';
import { requestIdOf } from './request_id.ts';

/** Installed last: an unknown path is 404, and any error becomes the documented error body. */
export function installFallback(app: Express, log: Logger): void {
  app.use(() => {
    throw new HttpError(404, 'TDPTH', sentence('alamat_tidak_ada'));
  });
  const handler: ErrorRequestHandler = (thrown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const error = toApiError(thrown);
    if (isServerFault(error) && !(thrown instanceof Passing))
      log.error({ err: thrown, requestId: requestIdOf(request) }, 'gagal');
    const [type, body] = errorAnswer(error, request, new Date());
    response
      .status(error.statusCode)
      .set({ 'Cache-Control': 'no-store', 'Content-Type': type, ...error.headers })
      .send(body);
  };
  app.use(handler);
}
