import os from 'node:os';
import express from 'express';
import { releaseHash } from '../../db/scripts/sql_files.ts';
import type { Config } from '../base/config.ts';
import { hasRoom } from '../base/folders.ts';
import { type Lifecycle, makeLifecycle } from '../base/lifecycle.ts';
import type { Logger } from '../base/log.ts';
import type { Trace } from '../base/trace.ts';
import { type Admission, makeAdmission } from '../http/admission.ts';
import { installGate, installHealth, makeProber, noProbe, whoMayKnow } from '../http/health.ts';
import { type HttpServer, type LIMITS, openHttp } from '../http/http_server.ts';
import { watchLoop } from '../http/loop_delay.ts';
import { installRequestLog } from '../http/request_log.ts';
import { makePlainHeaders } from '../http/security_headers.ts';
import { type KpiStreams, startKpiStreams } from '../kpi_stream/hub.ts';
import { type Files, makeFiles } from '../lampiran/index.ts';
import {
  type Metrics,
  makeMetrics,
  makeOnFailure,
  watchAdmission,
  watchDisks,
  watchNodes,
  watchPools,
  watchStreams,
} from '../metrics/metrics.ts';
import { startMetricsServer } from '../metrics/metrics_endpoint.ts';
import type { Nodes } from '../postgres/nodes.ts';
import type { PgService } from '../postgres/service.ts';
import { type Feed, makeFeed } from '../streams/feed.ts';
import { startWatch, type Watch } from '../streams/watch.ts';
import { createApp } from './app.ts';
import { makeAround } from './around.ts';
import type { CallLog } from './call_log.ts';
import { makeServices } from './services.ts';

export type Server = {
  http: HttpServer;
  lifecycle: Lifecycle;
  /** The process's figures, and the port where they are if it is another one; undefined = not served. */
  metrics: Metrics | undefined;
  metricsPort: number | undefined;
  /** Where traces go; undefined = they are not wanted. */
  trace: Trace | undefined;
  /** Makes the application on the database of `appUrl`; it answers at once, health says 503 until `open`. */
  prepare: (appUrl: string) => Promise<{ adminKey: string }>;
  /** Migrated and filled: health answers 200 from here on. */
  open: () => void;
  /** Drains: no new requests, those under way are finished (4 s), connections closed. */
  close: () => Promise<void>;
};

/**
 * Binds the port at once. Until the application is prepared only health answers, everything else is 503.
 *
 * @param release the migrations and files of SQL of this tree, which a database must have had to be served
 * @param limits times that a client has, where they are not the usual ones
 */
export async function startServer(
  config: Config,
  log: Logger,
  release: string = releaseHash(),
  limits: Partial<typeof LIMITS> = {},
): Promise<Server> {
  const lifecycle = makeLifecycle();
  const gate = express();
  installRequestLog(gate, log, !config.accessLog);
  const mayKnow = whoMayKnow(config.production, config.metrics.key);
  installHealth(gate, { lifecycle, version: config.version, probe: noProbe, mayKnow });
  installGate(gate);
  const { trace, around, nameBy } = await makeAround(config, log);
  const http = await openHttp(config, gate, limits, around);
  let pg: PgService | undefined;
  let nodes: Nodes | undefined;
  let pgExport: PgService | undefined;
  let application: express.Express | undefined;
  let admission: Admission | undefined;
  let watch: Watch | undefined;
  let streams: KpiStreams | undefined;
  let feed: Feed | undefined;
  let calls: CallLog | undefined;
  let lessened = false;
  const metrics = measured(config) ? makeMetrics(config) : undefined;
  if (metrics) {
    watchAll(metrics, () => ({ pg, pgExport, nodes, admission, streams, feed }));
    watchDisks(metrics, placesOf(config));
  }
  const metricsHttp = await startApart(config, metrics, log);
  return {
    http,
    lifecycle,
    metrics,
    trace,
    metricsPort: metricsHttp?.port,
    prepare: async (appUrl) => {
      const onError = ({ message }: Error) => {
        if (lifecycle.phase !== 'berhenti') log.warn({ reason: message }, 'koneksi database putus');
      };
      const onOpen = (facts: string[], url: string) => {
        const reason = `${new URL(url).host}: ${facts.join(', ')}`;
        lessened = true;
        log.warn({ reason }, 'perlindungan database berkurang');
      };
      const onOld = (reason: string) => log.warn({ reason }, 'PostgreSQL lama');
      const onNode = (url: string) => streams?.hear(url);
      const heard = { onError, onOpen, onOld, onNode, trace };
      ({ pg, pgExport, nodes } = await makeServices({ config, appUrl, release, ...heard }));
      const onFailure = makeOnFailure(metrics, log);
      const files = makeFiles(config.lampiran, onFailure);
      const probe = makeProber(pg, release, { nodes, ...besideOf(config, files, log) });
      const isLessened = () => lessened;
      const health = { lifecycle, version: config.version, probe, isLessened, mayKnow };
      watch = startWatch(pg, log);
      streams = startKpiStreams(appUrl, pg, log, watch);
      feed = makeFeed(pg, watch);
      const asked = { pg, pgExport, files, onFailure, health };
      const parts = { config, log, ...asked, watch, streams, feed, metrics, trace };
      const made = await createApp(parts);
      const [loop, headers] = [watchLoop(), makePlainHeaders(config)];
      admission = makeAdmission({ pool: pg.pool, loop, headers, log });
      application = made.app;
      calls = made.calls;
      nameBy(made.templateOf);
      return { adminKey: made.auth.adminKey };
    },
    open: () => {
      if (application === undefined || lifecycle.phase !== 'memulai') return;
      lifecycle.phase = 'siap';
      http.serve(application, admission?.admits);
    },
    close: async () => {
      lifecycle.phase = 'berhenti';
      admission?.stop();
      watch?.stop();
      await streams?.stop();
      await http.close().finally(watch?.close);
      await calls?.flush();
      await Promise.all([pg?.release(), pgExport?.release(), metricsHttp?.close(500)]);
      await trace?.stop();
    },
  };
}

type Parts = {
  pg: PgService | undefined;
  pgExport: PgService | undefined;
  nodes: Nodes | undefined;
  admission: Admission | undefined;
  streams: KpiStreams | undefined;
  feed: Feed | undefined;
};

/** @param parts the parts of the server that are there by now */
function watchAll(metrics: Metrics, parts: () => Parts): void {
  watchPools(metrics, () => {
    const { pg, pgExport, nodes } = parts();
    return { main: pg?.figures(), export: pgExport?.figures(), ...nodes?.figures() };
  });
  watchNodes(metrics, () => parts().nodes?.seen() ?? {});
  watchStreams(metrics, {
    kpi: () => parts().streams?.count() ?? 0,
    feed: () => parts().feed?.count() ?? 0,
  });
  watchAdmission(metrics, () => parts().admission?.refused ?? 0);
}

/** Opens the port of figures, where they have one of their own. */
const startApart = async (config: Config, metrics: Metrics | undefined, log: Logger) =>
  metrics && config.metrics.port !== undefined
    ? startMetricsServer(config, config.metrics.port, metrics.registry, log)
    : undefined;

const measured = ({ metrics: { port, key } }: Config): boolean =>
  port !== undefined || key !== undefined;

/** The folders in which the server keeps files. */
const placesOf = ({ dataDir, lampiran: { folder, s3 } }: Config): Record<string, string> => ({
  data: dataDir,
  tmp: os.tmpdir(),
  ...(s3 ? null : { lampiran: folder }),
});

const besideOf = (config: Config, files: Files, log: Logger) => ({
  hasRoom: () => hasRoomForUploads(config),
  storeServes: files.serves,
  onFault: (err: unknown) => log.warn({ err }, 'database tidak menjawab pemeriksaan kesehatan'),
});

/** An upload lies in the folder for temporary files, and then once more where it is kept. */
async function hasRoomForUploads(config: Config): Promise<boolean> {
  const places = Object.values(placesOf(config));
  const needed = 4 * config.lampiran.maxBytes;
  const found = await Promise.all(places.map((place) => hasRoom(place, needed)));
  return found.every(Boolean);
}
