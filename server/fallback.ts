import type { ErrorRequestHandler, Express } from 'express';
import { requestIdOf } from '../rest-facade/request_id.ts';
import { HttpError, isServerFault, toApiError } from './errors.ts';
import type { Logger } from './log.ts';

/** The end of the line: an unknown path is 404, and whatever was thrown becomes the one error body. */
export function installFallback(app: Express, log: Logger): void {
  app.use(() => {
    throw new HttpError(404, 'TDURL', 'alamat tidak ditemukan');
  });
  const handler: ErrorRequestHandler = (thrown, request, response, next) => {
    if (response.headersSent) {
      next(thrown);
      return;
    }
    const { headers, ...body } = toApiError(thrown);
    if (isServerFault(body)) log.error({ err: thrown, requestId: requestIdOf(request) }, 'gagal');
    response
      .status(body.statusCode)
      .set(headers ?? {})
      .json(body);
  };
  app.use(handler);
}
