/** Puts the REST facade on an Express application: everything below /api but health. */
import type { Express, Request } from 'express';
import type { Auth } from '../server/auth/index.ts';
import type { Config } from '../server/config.ts';
import { HttpError } from '../server/errors.ts';
import type { Logger } from '../server/log.ts';
import type { PgService } from '../server/pg_service.ts';
import { AI_OPERATIONS, type Ai, aiHandlers } from './ai_handlers.ts';
import { authHandlers } from './auth_handlers.ts';
import type { RunDeps } from './call.ts';
import { type DashboardDeps, dashboardHandlers } from './dashboard_handlers.ts';
import { docsHandlers } from './docs.ts';
import { makeExporter } from './ekspor/index.ts';
import type { Call, Endpoint, Input } from './endpoint.ts';
import { endpointTable, RESERVED_PATHS } from './endpoints/index.ts';
import { KIND_NAMES } from './kinds.ts';
import { compileOperation, type Operation, type SqlPort } from './operation.ts';
import { type Limiter, makeLimiter } from './rate_limit.ts';
import { makeRouter } from './router.ts';
import { run } from './run.ts';

export type FacadeDeps = {
  config: Pick<
    Config,
    'version' | 'docs' | 'production' | 'rateLimit' | 'rateLimitSesi' | 'export' | 'cdc'
  >;
  log: Pick<Logger, 'error'>;
  auth: Pick<Auth, 'authenticate' | 'deps'>;
  sql: SqlPort;
  dashboard: DashboardDeps;
  ai: Ai;
  /** The connections of exports. */
  pgExport: PgService;
  /** Requests a second per user, GraphQL's among them. */
  limitUser: Limiter;
  /** Now; exchanged in tests of deprecation. */
  clock?: () => Date;
};

/**
 * Installs the facade. Every operation is compiled here, once.
 *
 * @throws Error naming every SQL function that the table calls and GraphQL does not show
 */
export function installRestFacade(app: Express, deps: FacadeDeps): void {
  const { config, log, auth, sql } = deps;
  const { webhookAllow } = config.cdc;
  const endpoints = endpointTable({ docs: config.docs, webhookAllow });
  const operations = compileAll(sql, [...operationNames(endpoints), ...AI_OPERATIONS]);
  const runDeps: RunDeps = {
    log,
    clock: deps.clock ?? (() => new Date()),
    production: config.production,
    router: makeRouter(endpoints, RESERVED_PATHS),
    operations,
    handlers: {
      ...authHandlers(auth.deps),
      ...docsHandlers(endpoints, config.version, (endpoint) =>
        Object.fromEntries(
          namesOf(endpoint).map((name) => [name, operations.get(name)?.document ?? '']),
        ),
      ),
      ...dashboardHandlers(deps.dashboard),
      ...aiHandlers(deps.ai, operations),
    },
    exportReport: makeExporter({ pg: deps.pgExport, timeoutMs: config.export.timeoutMs }),
    authenticate: (req, requestId, rule) => auth.authenticate(req, requestId, rule),
    limitUser: deps.limitUser,
    limitSignIn: makeLimiter('masuk', config.rateLimitSesi),
  };
  // One function of Express for every request below /api, before those that are asked by few.
  app.use((req, res, next) => {
    const path = pathBelowApi(req);
    return path === undefined ? next() : run(runDeps, req, res, path);
  });
}

const BELOW_API = /^\/api(?=\/|$)/i;
const HEALTH = /^\/api(?:\/v1)?\/health(?:\/live|\/ready)?\/?$/i;

/** The path below /api; undefined where another part answers. */
function pathBelowApi({ path, method }: Request): string | undefined {
  if (!BELOW_API.test(path)) return undefined;
  if (HEALTH.test(path) && (method === 'GET' || method === 'HEAD')) return undefined;
  return path.slice('/api'.length) || '/';
}

function compileAll(sql: SqlPort, names: readonly string[]): Map<string, Operation> {
  const operations = new Map<string, Operation>();
  const missing: string[] = [];
  for (const name of names) {
    try {
      operations.set(name, compileOperation(sql, name));
    } catch (error) {
      missing.push(`${name}: ${(error as Error).message}`);
    }
  }
  if (missing.length > 0) throw new Error(`the REST facade cannot call\n${missing.join('\n')}`);
  return operations;
}

/** The SQL functions that the rows call. */
export function operationNames(endpoints: readonly Endpoint[]): string[] {
  return [...new Set(endpoints.flatMap(namesOf))].sort();
}

/** The SQL functions that a row calls, found by asking it about every kind. */
function namesOf({ call, pardon }: Endpoint): string[] {
  const names = new Set<string>();
  for (const one of [call, pardon?.call]) {
    if (!one) continue;
    for (const kind of KIND_NAMES) {
      for (const simulasi of ['true', 'false']) {
        const query = { simulasi };
        const name = nameOf(one, { params: {}, query, body: {}, kind, permintaan: undefined });
        if (name !== undefined) names.add(name);
      }
    }
  }
  return [...names];
}

function nameOf(call: (input: Input) => Call, input: Input): string | undefined {
  try {
    return call(input).operation;
  } catch (error) {
    // A kind that is not served yet calls nothing.
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}
