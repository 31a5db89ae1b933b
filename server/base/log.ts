import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export type { Logger } from 'pino';

/** Names whose value never reaches a log, at the top level and one and two levels below. */
const secretNames = [
  'authorization',
  'cookie',
  'set-cookie',
  'x-admin-key',
  'password',
  'connectionString',
  'token',
  'id_token',
  'idToken',
  'access_token',
  'refresh_token',
  'refreshToken',
  'privateKey',
  'adminKey',
  'rahasia',
  // pg puts the values of the offending row there.
  'detail',
  'where',
  'parameters',
];

const secretPaths = secretNames.flatMap((name) =>
  ['', '*', '*.*'].map((above) => `${above}["${name}"]`),
);

/** Errors of pg carry the client and the values of the offending row, so only these fields are logged. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code } = error as { code?: unknown };
  return { name, code, message, stack, ...(cause ? { cause: serializeError(cause) } : null) };
}

/** The process's logger: one JSON object a line on standard output (or `destination`), secrets cut out. */
export function makeLogger(
  config: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
    redact: { paths: secretPaths, censor: '[disembunyikan]' },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Says which variables look like ours and are read by nobody: a name that was mistyped has no effect otherwise. */
export function warnOfUnknown({ unknown }: Pick<Config, 'unknown'>, log: Logger): void {
  if (unknown.length > 0) log.warn({ variabel: unknown }, 'variabel lingkungan tidak dikenal');
}
