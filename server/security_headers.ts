import cors from 'cors';
import type { Express } from 'express';
import helmet from 'helmet';
import type { Config } from './config.ts';

/** Headers that browsers heed. The pages of the docs and of GraphiQL set a content policy of their own. */
export function installSecurityHeaders(app: Express, config: Config): void {
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustProxy);
  // Without TLS in front, as in development, a page could not load its own files any more.
  app.use(helmet({ contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } }));
  const anyOrigin = !config.production && config.corsOrigin.length === 0;
  app.use(
    cors({
      origin: anyOrigin ? true : config.corsOrigin,
      // The token travels in a header, never in a cookie.
      credentials: false,
      exposedHeaders: [
        'X-Request-Id',
        'Link',
        'Location',
        'Retry-After',
        'RateLimit',
        'Deprecation',
      ],
      maxAge: 600,
    }),
  );
}
