import express, { type Express } from 'express';
import { installRestFacade } from '../rest-facade/install.ts';
import type { SqlPort } from '../rest-facade/operation.ts';
import { makeLimiter } from '../rest-facade/rate_limit.ts';
import { requestIdOf } from '../rest-facade/request_id.ts';
import { makeAi } from './ai/index.ts';
import { makeModel } from './ai/model.ts';
import { type Auth, makeAuth } from './auth/index.ts';
import type { Config } from './config.ts';
import type { RequestContext } from './context.ts';
import { installFallback } from './fallback.ts';
import { functions } from './graphql/functions.ts';
import { type Graphql, makeGraphql } from './graphql/index.ts';
import { type HealthDeps, installHealth } from './health.ts';
import { installJwks } from './jwks.ts';
import type { KpiStreams } from './kpi_stream/hub.ts';
import { trigger, triggerIn } from './kpi_stream/trigger.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics/metrics.ts';
import { type Figures, installMetrics } from './metrics/metrics_endpoint.ts';
import { installRequestMetrics } from './metrics/request_metrics.ts';
import type { PgService } from './pg_service.ts';
import { pgSettingsOf } from './pg_settings.ts';
import { isOneOfMany, metricsOfAll } from './processes/peer.ts';
import { installRequestLog } from './request_log.ts';
import { installSecurityHeaders } from './security_headers.ts';

export type AppDeps = {
  config: Config;
  log: Logger;
  pg: PgService;
  /** The connections of exports. */
  pgExport: PgService;
  health: HealthDeps;
  streams: KpiStreams;
  /** undefined where /metrics is not served. */
  metrics: Metrics | undefined;
};

export type App = { app: Express; auth: Auth; graphql: Graphql };

/** The whole application, each concern installed by its own module, in the order in which a request meets them. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, log, pg, pgExport, health, streams, metrics } = deps;
  const auth = await makeAuth(config, pg);
  const limitUser = makeLimiter('pengguna', config.rateLimit);
  const graphql = makeGraphql({
    pg,
    limit: limitUser,
    authenticate: (request) => auth.authenticate(request, requestIdOf(request)),
    onFault: (error, request) =>
      log.error({ err: error, requestId: requestIdOf(request) }, 'gagal'),
  });
  const app = express();
  installRequestLog(app, log);
  if (metrics) installRequestMetrics(app, metrics);
  installSecurityHeaders(app, config);
  if (metrics && config.metrics.port === undefined)
    installMetrics(app, figuresOf(metrics), config.metrics.key);
  const dashboard = {
    streams,
    trigger: (context: RequestContext, tenant: string | undefined) => trigger(pg, context, tenant),
    triggerIn: (tenant: string) => triggerIn(pg, tenant),
  };
  const onFault = (reason: string) => log.warn({ reason }, 'model AI tidak dipakai');
  const ai = makeAi(config.ai ? makeModel({ ...config.ai, onFault }) : null);
  const { schema, parse } = graphql;
  const sql = { schema, parse, functions, call: makeCall(pg) };
  installRestFacade(app, { config, log, auth, sql, dashboard, ai, pgExport, limitUser });
  installHealth(app, health);
  installJwks(app, auth);
  graphql.installGraphql(app);
  installFallback(app, log);
  return { app, auth, graphql };
}

/** Whichever of several processes is asked, it tells of all. */
function figuresOf({ registry }: Metrics): Figures {
  if (!isOneOfMany) return registry;
  return { contentType: registry.contentType, metrics: metricsOfAll };
}

/** A statement of one text column, in a transaction of its own. */
export function makeCall(pg: PgService): SqlPort['call'] {
  return async ({ text, values, writes }, context) => {
    const query = { text, values, arrayMode: true };
    const mode = writes ? 'single_write' : 'single_read';
    const { rows } = await pg.transaction(pgSettingsOf(context), mode, (client) =>
      client.query(query),
    );
    const [row] = rows as [string | null][];
    return row?.[0] ?? null;
  };
}
