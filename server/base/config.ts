import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { type Env, envSchema, mistakesOf, unknownNames } from './config_env.ts';
import { memoryMib } from './memory.ts';

/** The repository's root folder (absolute). */
export const rootDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** A mistake that a person can mend: shown as one line, without a stack, and exit code 1. */
export class StartError extends Error {
  override name = 'StartError';
}

/** The folder in which the command was typed: npm runs scripts in the package's folder. */
export const callerDir = process.env.INIT_CWD ?? process.cwd();

export const packageVersion = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8'))).version;

/** The checked configuration. Times are in the unit that their name says; `dataDir` is absolute. */
export type Config = ReturnType<typeof configOf>;

function identityOf(env: Env) {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = env;
  const { FIREBASE_API_KEY: apiKey } = env;
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience = '' } = env;
  return {
    /** The development issuer; never in production. */
    dev: env.NODE_ENV !== 'production',
    firebase: projectId === undefined ? undefined : { projectId, emulatorHost, apiKey },
    oidc: issuer === undefined ? undefined : { issuer, audience, jwksUrl: env.OIDC_JWKS_URL },
    /** How long their keys are waited for. */
    timeoutMs: env.IDENTITY_TIMEOUT_MS,
  };
}

/** The model that reads questions; undefined = the parser alone does. */
function aiOf(env: Env) {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = env;
  if (baseUrl === undefined || model === undefined) return undefined;
  return { baseUrl, apiKey: env.AI_API_KEY, model, timeoutMs: env.AI_TIMEOUT_MS };
}

/** Memory in PostgreSQL, MiB: of a connection, and of each tenant that it knows (docs/performance.md). */
const CONNECTION_MIB = 15;
const TENANT_MIB = 10.5;

/** Connections that are kept open for each that works, so that a tenant finds one that served it recently. */
const KEPT_PER_WORKING = 5;

/** Tenants that each of `keep` connections may know, so that all of them together take so much memory in PostgreSQL. */
function tenantsThatFit(keep: number, mib = memoryMib() * 0.6): number {
  return Math.max(4, Math.floor((mib / keep - CONNECTION_MIB) / TENANT_MIB));
}

function traceOf(env: Env) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env;
  if (endpoint === undefined) return undefined;
  const { OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_SERVICE_NAME: service } = env;
  return { endpoint, headers, service, ratio: env.OTEL_TRACES_SAMPLER_ARG };
}

function lampiranOf(env: Env) {
  const { LAMPIRAN_BUCKET: bucket, LAMPIRAN_ENDPOINT: endpoint } = env;
  return {
    folder: path.resolve(rootDir, env.LAMPIRAN_DIR ?? path.join(env.NIAGA_DATA, 'lampiran')),
    s3: bucket === undefined ? undefined : { bucket, endpoint, region: env.LAMPIRAN_REGION },
    maxBytes: env.LAMPIRAN_MAX_MIB * 1024 * 1024,
    quotaBytes: env.LAMPIRAN_TENANT_MIB * 1024 * 1024,
    /** How long the store may say nothing. */
    silenceMs: env.LAMPIRAN_TIMEOUT_MS,
    clamd:
      env.CLAMD_URL === undefined
        ? undefined
        : { url: env.CLAMD_URL, silenceMs: env.CLAMD_TIMEOUT_MS },
  };
}

function databaseOf(env: Env) {
  return {
    /** undefined = the embedded PostgreSQL is used. */
    ownerUrl: env.DATABASE_URL,
    appUrl: env.DATABASE_URL_APP,
    workerUrl: env.DATABASE_URL_WORKER,
    cdcUrl: env.DATABASE_URL_CDC,
    /** Owners' addresses of further nodes by name, for the commands; absent ones are in the data folder. */
    nodeUrls: env.DATABASE_URL_NODES,
    /** Whether the server starts without the protections that take a superuser. */
    managed: env.MANAGED_POSTGRES,
    poolMax: env.POOL_MAX,
    /** Connections that are kept open for their tenants; `poolMax` of them work at a time. */
    poolKeep: env.POOL_MAX * KEPT_PER_WORKING,
    /** Tenants that a connection serves before it is exchanged for a new one. */
    poolTenants: tenantsThatFit(env.POOL_MAX * KEPT_PER_WORKING, env.POOL_MEMORY_MIB),
    /** How long a request waits for a connection at most; when half of it is to be expected, it is refused at once. */
    poolWaitMs: env.POOL_WAIT_MS,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    graphqlTimeoutMs: env.GRAPHQL_TIMEOUT_MS,
    lockTimeoutMs: env.LOCK_TIMEOUT_MS,
  };
}

/** Gateways seldom wait longer than a minute. */
const EXPORT_WAIT_MS = 60_000;

function exportOf(env: Env) {
  return {
    /** Exports in the making, each on a connection of its own; the longest that one may take, and wait for its turn. */
    max: env.EXPORT_MAX,
    timeoutMs: env.EXPORT_TIMEOUT_MS,
    waitMs: Math.max(EXPORT_WAIT_MS, env.POOL_WAIT_MS),
    /** How long a client may read nothing. */
    stallMs: env.EXPORT_STALL_MS,
    /** Files that are made, wait or are read: of all, and of one user. */
    files: env.EXPORT_FILES,
    filesOfUser: env.EXPORT_FILES_USER,
    /** The folder of files that are not read yet, and how much of them may lie there. */
    dir: path.resolve(rootDir, env.EXPORT_DIR ?? os.tmpdir()),
    maxBytes: env.EXPORT_DISK_MIB * 1024 * 1024,
  };
}

function configOf(env: Env, unknown: string[]) {
  const production = env.NODE_ENV === 'production';
  return {
    version: packageVersion,
    /** Variables that look like ours and are not: told of at the start. */
    unknown,
    env: env.NODE_ENV,
    production,
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
    /** Whether there is a line in the log for each request. */
    accessLog: env.ACCESS_LOG,
    dataDir: path.resolve(rootDir, env.NIAGA_DATA),
    database: databaseOf(env),
    export: exportOf(env),
    /** undefined outside production: one is made and kept in the data folder. */
    adminKey: env.ADMIN_KEY,
    /** The key that seals secrets of tenants in the database, and older ones that still open them. */
    secretKeys: { newest: env.SECRET_KEY, old: env.SECRET_KEYS_OLD },
    /** Requests a second per user; 0 = off. */
    rateLimit: env.RATE_LIMIT,
    /** Sign-ins a second per address; 0 = off. */
    rateLimitSesi: env.RATE_LIMIT_SESI,
    /** What a tenant may use: requests a day, MiB; 0 = as much as it likes. */
    quota: { requests: env.QUOTA_REQUESTS_DAY, storage: env.QUOTA_STORAGE_MIB },
    /** Proxies in front of the server whose X-Forwarded-For is believed. */
    trustProxy: env.TRUST_PROXY,
    /** Allowed browser origins; empty = any origin in development, none in production. */
    corsOrigin: env.CORS_ORIGIN,
    docs: env.DOCS ?? !production,
    worker: { concurrency: env.WORKER_CONCURRENCY },
    /** Change data capture: where files go, and target databases by name. */
    cdc: {
      dir: path.resolve(rootDir, env.CDC_DIR ?? path.join(env.NIAGA_DATA, 'cdc')),
      targets: env.CDC_TARGETS,
      jobs: env.CDC_JOBS,
    },
    /** Attached files: a folder, or a bucket of an S3-compatible store; the longest file, and all of a tenant's. */
    lampiran: lampiranOf(env),
    webhookAllow: env.WEBHOOK_ALLOW,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    /** The mail server (its address may hold a password) and the sender; undefined = no e-mail. */
    mail:
      env.SMTP_URL === undefined
        ? undefined
        : { url: env.SMTP_URL, from: env.MAIL_FROM ?? '', timeoutMs: env.SMTP_TIMEOUT_MS },
    /** /metrics: on ports of its own, or on the server's port behind the key; off without both. */
    metrics: { port: env.METRICS_PORT, workerPort: env.METRICS_PORT_WORKER, key: env.METRICS_KEY },
    /** Where traces go, and which part of those that begin here is kept; undefined = none are made. */
    trace: traceOf(env),
    token: {
      ttlSeconds: env.TOKEN_TTL_SECONDS,
      sessionTtlSeconds: env.SESSION_TTL_SECONDS,
      issuer: env.TOKEN_ISSUER,
      audience: env.TOKEN_AUDIENCE,
      privateKey: env.TOKEN_PRIVATE_KEY,
      publicKeys: env.TOKEN_PUBLIC_KEYS,
    },
    ai: aiOf(env),
    identity: identityOf(env),
  };
}

/**
 * Adds the variables of the repository's `.env` to the environment, where it does not have them; NIAGA_ENV_FILE names
 * another file. For commands only: programs that import our modules, as the tests do, set their environment themselves.
 */
export function readEnvFile(): void {
  const named = process.env.NIAGA_ENV_FILE || undefined;
  const file = path.resolve(rootDir, named ?? '.env');
  if (named === undefined && !existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch (error) {
    throw new StartError(`${file} tidak dapat dibaca: ${(error as Error).message}`);
  }
}

/** The environment for a process that we start, with some variables of its own. */
export const environmentWith = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

/**
 * Reads and checks the environment; the only place that does. An empty variable counts as absent.
 * Throws a StartError that names every wrong variable, never its value.
 */
export function loadConfig(env: Record<string, string | undefined> = process.env): Config {
  // graphile-migrate names its database so for the commands that it runs, and spoils DATABASE_URL.
  const named = env.GM_DBURL === undefined ? env : { ...env, DATABASE_URL: env.GM_DBURL };
  const filled = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ''));
  const { data, error } = envSchema.safeParse(filled);
  const mistakes = data
    ? mistakesOf(data)
    : error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!data || mistakes.length > 0) {
    throw new StartError(`Konfigurasi salah. ${mistakes.join('; ')}`);
  }
  return configOf(data, unknownNames(Object.keys(filled)));
}
