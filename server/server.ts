import express from 'express';
import { type Admission, makeAdmission } from './admission.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { installGate, installHealth, makeProber, noProbe } from './health.ts';
import { type HttpServer, openHttp } from './http_server.ts';
import { type KpiStreams, startKpiStreams } from './kpi_stream/hub.ts';
import { type Lifecycle, makeLifecycle } from './lifecycle.ts';
import type { Logger } from './log.ts';
import { checkServerLogin } from './login_check.ts';
import { watchLoop } from './loop_delay.ts';
import {
  type Metrics,
  makeMetrics,
  watchAdmission,
  watchPools,
  watchStreams,
} from './metrics/metrics.ts';
import { startMetricsServer } from './metrics/metrics_endpoint.ts';
import { makeOutboxWake } from './outbox_wake.ts';
import { makePgService, type PgService } from './pg_service.ts';
import { isOneOfMany, isReplacement } from './processes/peer.ts';
import { installRequestLog } from './request_log.ts';
import { makePlainHeaders } from './security_headers.ts';

export type Server = {
  http: HttpServer;
  lifecycle: Lifecycle;
  /** The process's figures, and the port where they are if it is another one; undefined = not served. */
  metrics: Metrics | undefined;
  metricsPort: number | undefined;
  /** Makes the application on the database of `appUrl`; it answers at once, health says 503 until `open`. */
  prepare: (appUrl: string) => Promise<{ adminKey: string }>;
  /** Migrated and filled: health answers 200 from here on. */
  open: () => Promise<void>;
  /** Drains: no new requests, those under way are finished (4 s), connections closed. */
  close: () => Promise<void>;
};

/** Binds the port at once. Until the application is prepared only health answers, everything else is 503. */
export async function startServer(config: Config, log: Logger): Promise<Server> {
  const lifecycle = makeLifecycle();
  const gate = express();
  installRequestLog(gate, log);
  installHealth(gate, { lifecycle, version: config.version, probe: noProbe });
  installGate(gate);
  // One that replaces a process that died comes to the port when it can serve: the others do meanwhile.
  const http = await openHttp(config, gate, {}, isReplacement(config.processes));
  let pg: PgService | undefined;
  let pgExport: PgService | undefined;
  let application: express.Express | undefined;
  let admission: Admission | undefined;
  let streams: KpiStreams | undefined;
  const metrics = measured(config) ? makeMetrics(config) : undefined;
  if (metrics) {
    watchPools(metrics, () => ({ main: pg?.figures(), export: pgExport?.figures() }));
    watchStreams(metrics, () => streams?.count() ?? 0);
    watchAdmission(metrics, () => admission?.refused ?? 0);
  }
  const { port } = config.metrics;
  const metricsHttp =
    metrics && port !== undefined && !isOneOfMany
      ? await startMetricsServer(config, port, metrics.registry, log)
      : undefined;

  return {
    http,
    lifecycle,
    metrics,
    metricsPort: metricsHttp?.port,
    prepare: async (appUrl) => {
      await checkServerLogin(appUrl);
      const wake = makeOutboxWake(() => pg?.pool);
      const { poolMax, poolKeep, poolTenants, poolQueue, poolWaitMs } = config.database;
      const { statementTimeoutMs, lockTimeoutMs } = config.database;
      const common = {
        connectionString: appUrl,
        lockTimeoutMs,
        maxWaiting: poolQueue,
        onError: ({ message }: Error) => {
          if (lifecycle.phase !== 'berhenti')
            log.warn({ sebab: message }, 'koneksi database putus');
        },
      };
      pg = makePgService({
        ...common,
        max: poolMax,
        keep: poolKeep,
        maxWaitMs: poolWaitMs,
        tenantsPerConnection: poolTenants,
        statementTimeoutMs,
        onCommit: wake.tell,
      });
      // Connections of their own: however slowly clients read, other requests do not wait for them.
      const { max, timeoutMs } = config.export;
      pgExport = makePgService({ ...common, max, statementTimeoutMs: timeoutMs });
      const health = { lifecycle, version: config.version, probe: makeProber(pg) };
      streams = startKpiStreams({ connectionString: appUrl, pg, log });
      const made = await createApp({ config, log, pg, pgExport, health, streams, metrics });
      const [loop, headers] = [watchLoop(), makePlainHeaders(config)];
      admission = makeAdmission({ line: pg.pool, limits: config.database, loop, headers, log });
      application = made.app;
      return { adminKey: made.auth.adminKey };
    },
    open: async () => {
      if (application === undefined || lifecycle.phase !== 'memulai') return;
      lifecycle.phase = 'siap';
      await http.serve(application, admission?.admits);
    },
    close: async () => {
      lifecycle.phase = 'berhenti';
      admission?.stop();
      await streams?.stop();
      await http.close();
      await Promise.all([pg?.release(), pgExport?.release(), metricsHttp?.close(500)]);
    },
  };
}

const measured = ({ metrics: { port, key } }: Config): boolean =>
  port !== undefined || key !== undefined;
