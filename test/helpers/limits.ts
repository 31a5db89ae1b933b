/** Limits of time for tests that are not about running out of it: a machine that stands still for a while meets none of them. */
export const LONG_MS = 600_000;

/** For a server, by the names of its settings. */
export const PATIENT_ENV = {
  POOL_WAIT_MS: `${LONG_MS}`,
  STATEMENT_TIMEOUT_MS: `${LONG_MS}`,
  GRAPHQL_TIMEOUT_MS: `${LONG_MS}`,
  LOCK_TIMEOUT_MS: `${LONG_MS}`,
  AI_TIMEOUT_MS: '60000',
};

/** For `makePgService`. */
export const PATIENT_PG = {
  statementTimeoutMs: LONG_MS,
  lockTimeoutMs: LONG_MS,
  connectMs: LONG_MS,
};

/** For the port of a server in the test's own process. */
export const PATIENT_HTTP = {
  headersTimeout: LONG_MS,
  requestTimeout: LONG_MS,
  keepAliveTimeout: LONG_MS,
};
