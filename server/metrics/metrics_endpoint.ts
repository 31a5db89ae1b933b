import express, { type Express } from 'express';
import type { Registry } from 'prom-client';
import type { Config } from '../base/config.ts';
import { HttpError } from '../base/errors.ts';
import type { Logger } from '../base/log.ts';
import { bearsKey } from '../http/bearer_key.ts';
import { installFallback } from '../http/fallback.ts';
import { type HttpServer, openHttp } from '../http/http_server.ts';

/** What Prometheus reads. */
type Figures = Pick<Registry, 'contentType' | 'metrics'>;

/** `GET /metrics` for Prometheus; with a key only for who sends it as a bearer token. */
export function installMetrics(app: Express, figures: Figures, key: string | undefined): void {
  app.get('/metrics', async (request, response) => {
    if (key !== undefined && !bearsKey(request, key)) {
      throw new HttpError(401, 'LOTKN', 'kunci metrik tidak ada atau salah', {
        'WWW-Authenticate': 'Bearer',
      });
    }
    const text = await figures.metrics();
    response.set({ 'Content-Type': figures.contentType, 'Cache-Control': 'no-store' }).send(text);
  });
}

/** `/metrics` on a port of its own, which nobody outside needs to reach. */
export async function startMetricsServer(
  config: Pick<Config, 'host' | 'metrics'>,
  port: number,
  figures: Figures,
  log: Logger,
): Promise<HttpServer> {
  const app = express();
  app.disable('x-powered-by');
  installMetrics(app, figures, config.metrics.key);
  installFallback(app, log);
  return openHttp({ port, host: config.host }, app);
}
