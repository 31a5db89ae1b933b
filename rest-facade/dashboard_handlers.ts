/** The rows of the dashboard that are no plain question: the stream and its manual trigger. */
import type { Request } from 'express';
import type { RequestContext } from '../server/context.ts';
import { HttpError } from '../server/errors.ts';
import type { KpiStreams } from '../server/kpi_stream/hub.ts';
import type { Handler } from './endpoint.ts';

export type DashboardDeps = {
  streams: Pick<KpiStreams, 'prepare'>;
  /** Sends a manual event to the stream of the request's tenant, which is the only one that may be named. */
  trigger: (context: RequestContext, tenant: string | undefined) => Promise<void>;
  /** The same for a tenant on nobody's behalf. */
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
      const stream = await deps.streams.prepare(context, lastEventId(req));
      res.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      // Nothing between us and the client may hold events back.
      res.setHeader('Cache-Control', 'no-store, no-transform');
      res.setHeader('X-Accel-Buffering', 'no');
      return { status: 200, stream };
    },
    dashboardTrigger: async ({ input, context }) => {
      const { tenant } = input.query;
      if (context.claims) await deps.trigger(context, tenant);
      else if (tenant !== undefined) await deps.triggerIn(tenant);
      else throw new HttpError(400, 'VAINP', ['tenant: wajib diisi tanpa token']);
      return { status: 200, body: { dikirim: true } };
    },
  };
}
