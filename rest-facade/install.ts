/** Puts the REST facade on an Express application: everything below /api but health. */
import type { Express, Request } from 'express';
import { KIND_NAMES } from '../server/answers/kinds.ts';
import type { Auth } from '../server/auth/index.ts';
import type { Config } from '../server/base/config.ts';
import { HttpError } from '../server/base/errors.ts';
import type { Logger } from '../server/base/log.ts';
import type { Door } from '../server/graphql/door/door.ts';
import type { Watch } from '../server/streams/watch.ts';
import type { Call, Endpoint, Input } from './base/endpoint.ts';
import { makeOperation, makeRowsOperation } from './base/operation.ts';
import { type Limiter, makeLimiter } from './base/rate_limit.ts';
import { exportNames } from './ekspor/asker.ts';
import { makeExporter } from './ekspor/index.ts';
import { SEMUA_OPERATIONS, semuaHandlers } from './ekspor/semua/handler.ts';
import { makeSession } from './ekspor/sesi.ts';
import { endpointTable } from './endpoints/index.ts';
import { AI_OPERATIONS, type Ai, aiHandlers } from './handlers/ai_handlers.ts';
import { authHandlers } from './handlers/auth_handlers.ts';
import { CETAK_OPERATIONS, cetakHandlers } from './handlers/cetak_handlers.ts';
import { type DashboardDeps, dashboardHandlers } from './handlers/dashboard_handlers.ts';
import {
  LAMPIRAN_OPERATIONS,
  type LampiranDeps,
  lampiranHandlers,
} from './handlers/lampiran_handlers.ts';
import { IMPOR_OPERATIONS, imporHandlers } from './impor/handlers.ts';
import { installMcp } from './mcp/http.ts';
import { docsHandlers } from './openapi/docs.ts';
import type { RunDeps } from './run/call.ts';
import { makeRouter } from './run/router.ts';
import { matchOf, run } from './run/run.ts';

export type FacadeDeps = {
  config: Pick<
    Config,
    | 'version'
    | 'docs'
    | 'production'
    | 'rateLimit'
    | 'rateLimitSesi'
    | 'export'
    | 'cdc'
    | 'webhookAllow'
    | 'publicUrl'
    | 'corsOrigin'
  >;
  log: Pick<Logger, 'error'>;
  auth: Pick<Auth, 'authenticate' | 'admit' | 'deps'>;
  /** The one door to what PostgreSQL's functions answer. */
  graphql: Door;
  /** Watches over the rights of answers that take a while. */
  watch: Pick<Watch, 'add'>;
  dashboard: DashboardDeps;
  ai: Ai;
  lampiran: LampiranDeps;
  /** Asks the relay to settle, up to now, what a tenant's books know. */
  settle: (tenant: string, node?: string) => void;
  /** Requests a second per user, GraphQL's among them. */
  limitUser: Limiter;
  /** Now; exchanged in tests of deprecation. */
  clock?: () => Date;
};

/**
 * Installs the facade. Every operation is parsed and validated here, once.
 *
 * @returns what names the template of a request that was not let in
 * @throws Error naming every operation of the table that is not there or does not fit the schema
 */
export function installRestFacade(app: Express, deps: FacadeDeps): TemplateOf {
  const { config, log, auth, graphql } = deps;
  const endpoints = endpointTable({ docs: config.docs });
  const files = exportNames(endpoints);
  const inSession = makeSession({ ...config.export, snapshot: graphql.snapshot });
  const asked = [
    ...operationNames(endpoints),
    ...AI_OPERATIONS,
    ...CETAK_OPERATIONS,
    ...IMPOR_OPERATIONS,
    ...LAMPIRAN_OPERATIONS,
    ...SEMUA_OPERATIONS.documents,
    ...files.documents,
  ];
  const operations = operationsOf(asked, (name) =>
    makeOperation(graphql, graphql.operationText(name)),
  );
  const columns = new Map<string, readonly string[]>([...files.rows, ...SEMUA_OPERATIONS.rows]);
  const rows = operationsOf([...columns.keys()], (name) =>
    makeRowsOperation(graphql, graphql.operationText(name, columns.get(name))),
  );
  const exported = { documents: operations, rows };
  const runDeps: RunDeps = {
    log,
    clock: deps.clock ?? (() => new Date()),
    production: config.production,
    router: makeRouter(endpoints),
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
      ...cetakHandlers({ operations, gate: auth.deps.gate, origin: config.publicUrl }),
      ...imporHandlers(operations),
      ...lampiranHandlers(deps.lampiran, operations),
      ...semuaHandlers({ inSession, operations: exported }),
    },
    exportReport: makeExporter({ ...config.export, inSession, operations: exported }),
    authenticate: (req, requestId, rule) => auth.authenticate(req, requestId, rule),
    watch: deps.watch,
    admit: auth.admit,
    settle: deps.settle,
    limitUser: deps.limitUser,
    limitSignIn: makeLimiter('masuk', config.rateLimitSesi),
  };
  // One middleware for everything below /api, before those for paths that are asked seldom.
  app.use((req, res, next) => {
    const path = pathBelowApi(req);
    return path === undefined ? next() : run(runDeps, req, res, path);
  });
  installMcp(app, runDeps, endpoints, config);
  return ({ method = '', url = '' }) => {
    const path = pathBelowApi({ path: url.replace(/\?.*$/s, ''), method });
    const match = path === undefined ? undefined : matchOf(runDeps, method, path);
    return match === undefined || match.kind === 'none' ? undefined : `/api${match.endpoint.path}`;
  };
}

type TemplateOf = (request: { method?: string; url?: string }) => string | undefined;

const BELOW_API = /^\/api\/./i;
const HEALTH = /^\/api(?:\/v1)?\/health(?:\/live|\/ready)?\/?$/i;

/** The path below /api; undefined where another part answers. */
function pathBelowApi({ path, method }: Pick<Request, 'path' | 'method'>): string | undefined {
  if (!BELOW_API.test(path)) return undefined;
  if (HEALTH.test(path) && (method === 'GET' || method === 'HEAD')) return undefined;
  return path.slice('/api'.length);
}

function operationsOf<T>(names: readonly string[], make: (name: string) => T): Map<string, T> {
  const operations = new Map<string, T>();
  const mistakes: string[] = [];
  for (const name of names) {
    try {
      operations.set(name, make(name));
    } catch (error) {
      mistakes.push(`${name}: ${(error as Error).message}`);
    }
  }
  if (mistakes.length > 0) throw new Error(`the REST facade cannot ask\n${mistakes.join('\n')}`);
  return operations;
}

/** The operations that the rows ask. */
export function operationNames(endpoints: readonly Endpoint[]): string[] {
  return [...new Set(endpoints.flatMap(namesOf))].sort();
}

/** The query parameters that decide which operation a row asks. */
const QUERIES: readonly Readonly<Record<string, string>>[] = [
  { simulasi: 'true' },
  { simulasi: 'false' },
  { banding: 'periode-lalu' },
  { kolom: 'cabang' },
];

/** The operations that a row asks, found by giving it every kind. */
function namesOf({ call, pardon, bulk }: Endpoint): string[] {
  const names = new Set<string>();
  for (const one of [call, pardon?.call, bulk?.each]) {
    if (!one) continue;
    for (const kind of KIND_NAMES) {
      for (const query of QUERIES) {
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
