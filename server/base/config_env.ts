/** The variables of the environment: their forms, what does not go together, and names that nobody reads. */
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

// Messages are for people, also those about a wrong configuration.
z.config(z.locales.id());

/** Every setting the process reads, by the name of its environment variable. */
export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: whole(0, 65535).default(3000),
  HOST: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  ACCESS_LOG: yesNo.default(false),
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
  GRAPHQL_TIMEOUT_MS: whole(100, 600_000).default(5_000),
  LOCK_TIMEOUT_MS: whole(100, 600_000).default(5_000),
  EXPORT_MAX: whole(1, 100).default(3),
  EXPORT_TIMEOUT_MS: whole(100, 3_600_000).default(600_000),
  EXPORT_STALL_MS: whole(100, 3_600_000).default(600_000),
  EXPORT_FILES: whole(1, 10_000).default(40),
  EXPORT_FILES_USER: whole(1, 1_000).default(6),
  EXPORT_DISK_MIB: whole(1, 1_000_000).default(2048),
  EXPORT_DIR: z.string().optional(),
  WORKER_CONCURRENCY: whole(1, 100).default(2),
  CDC_DIR: z.string().optional(),
  CDC_TARGETS: cdcTargets.default({}),
  /** Internal addresses that webhooks may have. */
  WEBHOOK_ALLOW: list.default([]),
  CDC_JOBS: whole(1, 200).default(20),
  LAMPIRAN_DIR: z.string().optional(),
  LAMPIRAN_BUCKET: z.string().optional(),
  LAMPIRAN_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LAMPIRAN_REGION: z.string().default('us-east-1'),
  LAMPIRAN_MAX_MIB: whole(1, 1024).default(25),
  LAMPIRAN_TENANT_MIB: whole(1, 100_000_000).default(10_240),
  LAMPIRAN_TIMEOUT_MS: whole(100, 15_000).default(5_000),
  CLAMD_TIMEOUT_MS: whole(100, 600_000).default(60_000),
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
  SMTP_TIMEOUT_MS: whole(100, 600_000).default(20_000),
  METRICS_PORT: whole(0, 65535).optional(),
  METRICS_PORT_WORKER: whole(0, 65535).optional(),
  METRICS_KEY: z.string().min(16, 'sedikitnya 16 karakter').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('niaga'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
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
  IDENTITY_TIMEOUT_MS: whole(100, 60_000).default(5_000),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_TIMEOUT_MS: whole(100, 60_000).default(8_000),
});

export type Env = z.infer<typeof envSchema>;

/** A key that somebody drew, and did not type, has at least so many different characters. */
const DIFFERENT = 6;

/** Whether a key says little in many characters: `aaaaaaaaaaaaaaaa`, `1234123412341234`. */
const isMonotonous = (key: string): boolean => new Set(key).size < DIFFERENT;

/** What is wrong with a configuration of production; each mistake begins with the variable's name. */
function productionMistakes(env: Env): string[] {
  const mistakes = (['ADMIN_KEY', 'SECRET_KEY'] as const)
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: wajib diisi di produksi`);
  for (const name of ['ADMIN_KEY', 'SECRET_KEY', 'METRICS_KEY'] as const) {
    if (env[name] !== undefined && isMonotonous(env[name])) {
      mistakes.push(`${name}: mudah ditebak; pakai hasil openssl rand -hex 32`);
    }
  }
  if (env.CORS_ORIGIN.includes('*')) {
    mistakes.push('CORS_ORIGIN: sebutkan asal satu per satu di produksi, bukan *');
  }
  if (env.PUBLIC_URL?.startsWith('http:') === true) {
    mistakes.push('PUBLIC_URL: harus https di produksi');
  }
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

/** Mistakes between variables: what one says does not go with what another says. */
export function mistakesOf(env: Env): string[] {
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

const KNOWN = Object.keys(envSchema.shape);
const firstWord = (name: string): string => name.split('_', 1)[0] ?? name;
/** First words of our variables. Those of NODE_ are also Node's, those of OTEL_ also OpenTelemetry's. */
const OUR_WORDS = new Set(KNOWN.map(firstWord).filter((word) => !['NODE', 'OTEL'].includes(word)));

/** Variables that are named like ours and that nobody reads: `POOL_MAXX`. */
export const unknownNames = (given: string[]): string[] =>
  given.filter(
    (name) => name.includes('_') && OUR_WORDS.has(firstWord(name)) && !KNOWN.includes(name),
  );
