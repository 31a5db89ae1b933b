import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import {
  cdcTargets,
  list,
  nodeUrls,
  postgresUrl,
  quota,
  secretKey,
  whole,
  yesNo,
} from './config_forms.ts';
import { memoryMib } from './memory.ts';

// Messages are for people, also those about a wrong configuration.
z.config(z.locales.id());

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

/** Every setting the process reads, by the name of its environment variable. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_URL_APP: postgresUrl.optional(),
  DATABASE_URL_WORKER: postgresUrl.optional(),
  DATABASE_URL_CDC: postgresUrl.optional(),
  DATABASE_URL_NODES: nodeUrls.default({}),
  MANAGED_POSTGRES: yesNo.default(false),
  NIAGA_DATA: z.string().default('.data'),
  NIAGA_ENV_FILE: z.string().optional(),
  ADMIN_KEY: z.string().min(16, 'sedikitnya 16 karakter').optional(),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEYS_OLD: list.pipe(z.array(secretKey)).default([]),
  RATE_LIMIT: whole(0, 1_000_000).default(120),
  RATE_LIMIT_SESI: whole(0, 1_000_000).default(10),
  QUOTA_REQUESTS_DAY: quota.default({ all: 0, own: {} }),
  QUOTA_STORAGE_MIB: quota.default({ all: 0, own: {} }),
  TRUST_PROXY: whole(0, 10).default(0),
  CORS_ORIGIN: list.default([]),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'harus alamat http:// atau https://' })
    .optional(),
  DOCS: yesNo.optional(),
  POOL_MAX: whole(1, 500).default(10),
  POOL_MEMORY_MIB: whole(64, 16_777_216).optional(),
  POOL_WAIT_MS: whole(1, 600_000).default(600),
  STATEMENT_TIMEOUT_MS: whole(100, 600_000).default(15_000),
  LOCK_TIMEOUT_MS: whole(100, 600_000).default(5_000),
  EXPORT_MAX: whole(1, 100).default(3),
  EXPORT_TIMEOUT_MS: whole(100, 3_600_000).default(600_000),
  WORKER_CONCURRENCY: whole(1, 100).default(2),
  CDC_DIR: z.string().optional(),
  CDC_TARGETS: cdcTargets.default({}),
  CDC_WEBHOOK_ALLOW: list.default([]),
  /** Internal addresses that webhooks may have. */
  WEBHOOK_ALLOW: list.default([]),
  CDC_JOBS: whole(1, 200).default(20),
  LAMPIRAN_DIR: z.string().optional(),
  LAMPIRAN_BUCKET: z.string().optional(),
  LAMPIRAN_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LAMPIRAN_REGION: z.string().default('us-east-1'),
  LAMPIRAN_MAX_MIB: whole(1, 1024).default(25),
  LAMPIRAN_TENANT_MIB: whole(1, 100_000_000).default(10_240),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/, error: 'harus alamat tcp://host:port atau unix:///berkas' })
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'harus alamat smtp://pengguna:sandi@host:port atau smtps://…',
    })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/u, {
      error: 'harus alamat e-mail, atau Nama <alamat>',
    })
    .optional(),
  METRICS_PORT: whole(0, 65535).optional(),
  METRICS_PORT_WORKER: whole(0, 65535).optional(),
  METRICS_KEY: z.string().min(16, 'sedikitnya 16 karakter').optional(),
  TOKEN_TTL_SECONDS: whole(1, 86_400).default(3600),
  SESSION_TTL_SECONDS: whole(60, 366 * 86_400).default(30 * 86_400),
  TOKEN_ISSUER: z.string().default('niaga'),
  TOKEN_AUDIENCE: z.string().default('niaga-api'),
  TOKEN_PRIVATE_KEY: z.string().optional(),
  TOKEN_PUBLIC_KEYS: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  OIDC_ISSUER: z.url().optional(),
  OIDC_AUDIENCE: z.string().optional(),
  OIDC_JWKS_URL: z.url().optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_TIMEOUT_MS: whole(100, 60_000).default(8_000),
});

type Env = z.infer<typeof envSchema>;

/** The checked configuration. Times are in the unit that their name says; `dataDir` is absolute. */
export type Config = ReturnType<typeof configOf>;

/** What production must not be without; each mistake begins with the variable's name. */
function productionMistakes(env: Env): string[] {
  const mistakes = (['ADMIN_KEY', 'SECRET_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: wajib diisi di produksi`);
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined) {
    mistakes.push('FIREBASE_AUTH_EMULATOR_HOST: dilarang di produksi');
  }
  for (const name of ['OIDC_ISSUER', 'OIDC_JWKS_URL'] as const) {
    const url = env[name];
    // Over plain http a man in the middle could replace the keys, and sign in as anybody.
    if (url !== undefined && new URL(url).protocol !== 'https:') {
      mistakes.push(`${name}: harus https di produksi`);
    }
  }
  if (env.FIREBASE_PROJECT_ID === undefined && env.OIDC_ISSUER === undefined) {
    mistakes.push('FIREBASE_PROJECT_ID atau OIDC_ISSUER: salah satu wajib diisi di produksi');
  }
  return mistakes;
}

/** What does not go with what else is said. */
function mistakesOf(env: Env): string[] {
  const mistakes = env.NODE_ENV === 'production' ? productionMistakes(env) : [];
  const pairs = [
    ['OIDC_AUDIENCE', 'OIDC_ISSUER'],
    ['MAIL_FROM', 'SMTP_URL'],
  ] as const;
  for (const [wanted, by] of pairs) {
    if (env[by] === undefined || env[wanted] !== undefined) continue;
    mistakes.push(`${wanted}: wajib diisi bila ${by} diisi`);
  }
  if ((env.AI_BASE_URL === undefined) !== (env.AI_MODEL === undefined)) {
    mistakes.push('AI_BASE_URL dan AI_MODEL: isi keduanya atau kosongkan keduanya');
  }
  return mistakes;
}

function identityOf(env: Env) {
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = env;
  const { FIREBASE_API_KEY: apiKey } = env;
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audience = '' } = env;
  return {
    /** The development issuer; never in production. */
    dev: env.NODE_ENV !== 'production',
    firebase: projectId === undefined ? undefined : { projectId, emulatorHost, apiKey },
    oidc: issuer === undefined ? undefined : { issuer, audience, jwksUrl: env.OIDC_JWKS_URL },
  };
}

/** The model that reads questions; undefined = the parser alone does. */
function aiOf(env: Env) {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model } = env;
  if (baseUrl === undefined || model === undefined) return undefined;
  return { baseUrl, apiKey: env.AI_API_KEY, model, timeoutMs: env.AI_TIMEOUT_MS };
}

/** What a connection holds in PostgreSQL, and for each tenant that it knows, MiB (docs/performance.md). */
const CONNECTION_MIB = 15;
const TENANT_MIB = 10.5;

/** Connections that are kept open for each that works, so that a tenant finds one that served it recently. */
const KEPT_PER_WORKING = 5;

/** Tenants that each of `keep` connections may know, so that all of them together take so much memory in PostgreSQL. */
function tenantsThatFit(keep: number, mib = memoryMib() * 0.6): number {
  return Math.max(4, Math.floor((mib / keep - CONNECTION_MIB) / TENANT_MIB));
}

function lampiranOf(env: Env) {
  const { LAMPIRAN_BUCKET: bucket, LAMPIRAN_ENDPOINT: endpoint } = env;
  return {
    folder: path.resolve(rootDir, env.LAMPIRAN_DIR ?? path.join(env.NIAGA_DATA, 'lampiran')),
    s3: bucket === undefined ? undefined : { bucket, endpoint, region: env.LAMPIRAN_REGION },
    maxBytes: env.LAMPIRAN_MAX_MIB * 1024 * 1024,
    quotaBytes: env.LAMPIRAN_TENANT_MIB * 1024 * 1024,
    clamdUrl: env.CLAMD_URL,
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
    lockTimeoutMs: env.LOCK_TIMEOUT_MS,
  };
}

/** Gateways seldom wait longer than a minute. */
const EXPORT_WAIT_MS = 60_000;

function configOf(env: Env) {
  const production = env.NODE_ENV === 'production';
  return {
    version: packageVersion,
    env: env.NODE_ENV,
    production,
    port: env.PORT,
    host: env.HOST,
    logLevel: env.LOG_LEVEL ?? (env.NODE_ENV === 'test' ? 'silent' : 'info'),
    dataDir: path.resolve(rootDir, env.NIAGA_DATA),
    database: databaseOf(env),
    /** Exports under way, each on a connection of its own; the longest that one may take, and wait for its turn. */
    export: {
      max: env.EXPORT_MAX,
      timeoutMs: env.EXPORT_TIMEOUT_MS,
      waitMs: Math.max(EXPORT_WAIT_MS, env.POOL_WAIT_MS),
    },
    /** undefined outside production: one is made and kept in the data folder. */
    adminKey: env.ADMIN_KEY,
    /** What seals secrets of tenants in the database, and older keys that still open them. */
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
    /** Change data capture: where files go, target databases by name, internal addresses that may be called. */
    cdc: {
      dir: path.resolve(rootDir, env.CDC_DIR ?? path.join(env.NIAGA_DATA, 'cdc')),
      targets: env.CDC_TARGETS,
      webhookAllow: env.CDC_WEBHOOK_ALLOW,
      jobs: env.CDC_JOBS,
    },
    /** Attached files: a folder, or a bucket of an S3-compatible store; the longest file, and all of a tenant's. */
    lampiran: lampiranOf(env),
    webhookAllow: env.WEBHOOK_ALLOW,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    /** The mail server (its address may hold a password) and the sender; undefined = no e-mail. */
    mail: env.SMTP_URL === undefined ? undefined : { url: env.SMTP_URL, from: env.MAIL_FROM ?? '' },
    /** /metrics: on ports of its own, or on the server's port behind the key; off without both. */
    metrics: { port: env.METRICS_PORT, workerPort: env.METRICS_PORT_WORKER, key: env.METRICS_KEY },
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
  return configOf(data);
}
