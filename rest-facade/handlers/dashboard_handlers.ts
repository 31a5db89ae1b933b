/** The handlers of the dashboard's stream and of its manual trigger. */
import type { Request, Response } from 'express';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError } from '../../server/base/errors.ts';
import { sentence } from '../../server/base/sentences.ts';
import type { Handler } from '../base/endpoint.ts';

export type DashboardDeps = {
  streams: {
    /** Takes a place for a stream of a user, and answers how to give it back. @throws HttpError 429 */
    enter(user: string, tenant?: string): () => void;
    /** Reads what comes after an event (null: the present figures), and answers how to send it and what follows. */
    prepare(context: RequestContext, lastEventId: number | null): Promise<(res: Response) => void>;
  };
  /** Sends a manual event to the stream of the request's tenant, which is the only one that may be named. */
  trigger: (context: RequestContext, tenant: string | undefined) => Promise<void>;
  /** The same for a tenant without a signed-in user. */
  triggerIn: (tenant: string) => Promise<void>;
};

/** The number after which the client wants to go on; null when it comes for the first time. */
function lastEventId(req: Request): number | null {
  const given = req.headers['last-event-id'];
  if (given === undefined || given === '') return null;
  if (typeof given === 'string' && /^\d{1,15}$/.test(given)) return Number(given);
  throw new HttpError(400, 'VAINP', ['Last-Event-ID: harus nomor peristiwa (bilangan bulat)']);
}

export function dashboardHandlers(deps: DashboardDeps): Record<string, Handler> {
  return {
    kpiStream: async ({ context, req, res }) => {
      const after = lastEventId(req);
      const leave = deps.streams.enter(context.claims?.sub ?? '', context.claims?.tenant_kode);
      // Also where the stream is refused below, or the client left before it began.
      res.once('close', leave);
      if (res.closed || res.destroyed) leave();
      const stream = await deps.streams.prepare(context, after);
      res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      // Nothing between us and the client may hold events back.
      res.setHeader('Cache-Control', 'no-store, no-transform');
      res.setHeader('X-Accel-Buffering', 'no');
      // To HEAD no stream is written, so the answer is ended here.
      return { status: 200, stream: req.method === 'HEAD' ? (head) => void head.end() : stream };
    },
    dashboardTrigger: async ({ input, context }) => {
      const { tenant } = input.query;
      if (context.claims) await deps.trigger(context, tenant);
      else if (tenant !== undefined) await deps.triggerIn(tenant);
      else throw new HttpError(400, 'VAINP', [`tenant: ${sentence('wajib_tanpa_token')}`]);
      return { status: 200, body: { dikirim: true } };
    },
  };
}
