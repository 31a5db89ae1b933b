/** The rows of the dashboard that are no plain question: the stream and its manual trigger. */
import type { Request } from 'express';
import type { Auth } from '../server/auth/index.ts';
import type { RequestContext } from '../server/context.ts';
import { HttpError } from '../server/errors.ts';
import type { KpiStreams } from '../server/kpi_stream/hub.ts';
import type { Answer, Handler } from './endpoint.ts';
import { addressOf, type Limiter } from './rate_limit.ts';
import { requireRight } from './rights.ts';

export type DashboardDeps = {
  streams: Pick<KpiStreams, 'prepare'>;
  /** Sends a manual event to the stream of the request's tenant. */
  trigger: (context: RequestContext) => Promise<void>;
  /** The same for a tenant on nobody's behalf. */
  triggerIn: (tenant: string) => Promise<void>;
  authenticate: Auth['authenticate'];
  limitUser: Limiter;
  production: boolean;
};

const sent: Answer = { status: 200, body: { dikirim: true } };

/** The number after which the client wants to go on; null when it comes for the first time. */
function lastEventId(req: Request): number | null {
  const given = req.headers['last-event-id'];
  if (given === undefined || given === '') return null;
  if (typeof given === 'string' && /^\d{1,15}$/.test(given)) return Number(given);
  throw new HttpError(400, 'VAINP', ['Last-Event-ID: harus nomor peristiwa (bilangan bulat)']);
}

/** Who triggers without a token names the tenant, and never does so in production. */
async function triggerInPublic(deps: DashboardDeps, tenant: string | undefined): Promise<Answer> {
  if (deps.production) {
    throw new HttpError(401, 'LOTKN', 'token tidak ada; kirim Authorization: Bearer <token>');
  }
  if (tenant === undefined) {
    throw new HttpError(400, 'VAINP', ['tenant: wajib diisi tanpa token']);
  }
  await deps.triggerIn(tenant);
  return sent;
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
    dashboardTrigger: async ({ input, context: { requestId }, req, res }) => {
      const { tenant } = input.query;
      if (req.headers.authorization === undefined) {
        await deps.limitUser(req, res, addressOf(req));
        return triggerInPublic(deps, tenant);
      }
      const context = await deps.authenticate(req, requestId);
      await deps.limitUser(req, res, context.claims?.sub ?? '');
      const own = context.claims?.tenant_kode;
      requireRight('dashboard', { tenant: own, peran: context.claims?.peran, adminKey: false });
      if (tenant !== undefined && tenant !== own) {
        throw new HttpError(403, 'OTTNT', 'tenant ini bukan tenant permintaan');
      }
      await deps.trigger(context);
      return sent;
    },
  };
}
