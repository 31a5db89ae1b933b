import express, { type Express } from 'express';
import { makeLimiter } from '../../rest-facade/base/rate_limit.ts';
import { installRestFacade } from '../../rest-facade/install.ts';
import { type Auth, makeAuth } from '../auth/index.ts';
import { installJwks } from '../auth/jwks.ts';
import type { Config } from '../base/config.ts';
import type { RequestContext } from '../base/context.ts';
import type { Logger } from '../base/log.ts';
import type { OnFailure } from '../base/outside.ts';
import { loadSecretBox } from '../base/secret_box.ts';
import type { Trace } from '../base/trace.ts';
import { installDocumentation } from '../documentation/index.ts';
import { DEMO_USERS, installFrontPage } from '../front_page/index.ts';
import { type Door, makeDoor } from '../graphql/door/door.ts';
import { installGraphql } from '../graphql/door/http.ts';
import { installPages } from '../halaman/index.ts';
import { installFallback } from '../http/fallback.ts';
import { type HealthDeps, installHealth } from '../http/health.ts';
import { installLanguage } from '../http/language.ts';
import { requestIdOf } from '../http/request_id.ts';
import { installRequestLog } from '../http/request_log.ts';
import { installSecurityHeaders } from '../http/security_headers.ts';
import { installImporHalaman } from '../impor_halaman/index.ts';
import type { KpiStreams } from '../kpi_stream/hub.ts';
import { trigger, triggerIn } from '../kpi_stream/trigger.ts';
import type { Files } from '../lampiran/index.ts';
import { linkedFile } from '../lampiran/link.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { installMetrics } from '../metrics/metrics_endpoint.ts';
import { installRequestMetrics } from '../metrics/request_metrics.ts';
import { installPapan } from '../papan/index.ts';
import type { PgService } from '../postgres/service.ts';
import { makeAi } from '../questions/index.ts';
import { makeModel } from '../questions/model.ts';
import type { Feed } from '../streams/feed.ts';
import type { Watch } from '../streams/watch.ts';
import { type CallLog, makeCallLog } from './call_log.ts';

type AppDeps = {
  config: Config;
  log: Logger;
  pg: PgService;
  /** The connections of exports. */
  pgExport: PgService;
  /** The contents of attached files. */
  files: Files;
  onFailure: OnFailure;
  health: HealthDeps;
  watch: Watch;
  streams: KpiStreams;
  feed: Feed;
  /** undefined where /metrics is not served. */
  metrics: Metrics | undefined;
  trace: Trace | undefined;
};

type App = {
  app: Express;
  auth: Auth;
  graphql: Door;
  /** The template of a request's path below /api. */
  templateOf: ReturnType<typeof installRestFacade>;
  calls: CallLog;
};

/** The whole application, each concern installed by its own module, in the order in which a request meets them. */
export async function createApp(deps: AppDeps): Promise<App> {
  const { config, log, pg, pgExport, files, onFailure, health } = deps;
  const { watch, streams, feed, metrics, trace } = deps;
  const onKey = (sender: object, id: string | undefined) => {
    metrics?.keys.seen(sender, id);
    calls.seen(sender, id);
  };
  const auth = await makeAuth(config, pg, log, onKey, onFailure);
  const { gate } = auth.deps;
  const calls = makeCallLog(gate.keyCalls, (err) =>
    log.warn({ err }, 'panggilan kunci API tidak tercatat'),
  );
  const limitUser = makeLimiter('pengguna', config.rateLimit);
  const { seal } = loadSecretBox(config);
  const { graphqlTimeoutMs: limitMs, poolWaitMs: waitMs } = config.database;
  const graphql = makeDoor({ pg, pgExport, seal, trace, limitMs, waitMs });
  const app = express();
  installRequestLog(app, log, !config.accessLog);
  if (metrics) installRequestMetrics(app, metrics);
  installSecurityHeaders(app, config);
  installLanguage(app);
  const dashboard = {
    streams,
    trigger: (context: RequestContext, tenant: string | undefined) => trigger(pg, context, tenant),
    triggerIn: async (tenant: string) => triggerIn(pg, await gate.place('pemicu', tenant), tenant),
  };
  const ai = makeAi(config.ai ? makeModel({ ...config.ai, onFailure }) : null);
  const settle = (tenant: string, node?: string) => pg.wake(tenant, node);
  const lampiran = {
    files,
    linked: async (tenant: string, hash: string) =>
      linkedFile(pg, await gate.place('lampiran', tenant), tenant, hash),
  };
  const templateOf = installRestFacade(app, {
    config,
    log,
    auth,
    graphql,
    watch,
    dashboard,
    ai,
    lampiran,
    settle,
    limitUser,
  });
  // After REST, which is asked most: Express tries each of these for every request that comes so far.
  installFrontPage(app, config);
  installDocumentation(app, config);
  installPages(app, config, config.identity.dev ? DEMO_USERS : []);
  installPapan(app, config);
  installImporHalaman(app, config);
  if (metrics && config.metrics.port === undefined)
    installMetrics(app, metrics.registry, config.metrics.key);
  installHealth(app, health);
  installJwks(app, auth);
  installGraphql(app, graphql, {
    limit: limitUser,
    admit: auth.admit,
    authenticate: (request) => auth.authenticate(request, requestIdOf(request)),
    feed,
    onFault: (error, request) =>
      log.error({ err: error, requestId: requestIdOf(request) }, 'gagal'),
    demoUsers: config.identity.dev ? DEMO_USERS : [],
  });
  installFallback(app, log);
  return { app, auth, graphql, templateOf, calls };
}
