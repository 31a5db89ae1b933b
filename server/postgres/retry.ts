import { type RetryOptions, retry } from '../base/retry.ts';

/**
 * serialization_failure and deadlock_detected; undefined_function, of which an upgrade took the old form away while it was
 * called: the function that calls it is there in its new form by then.
 */
const RETRIED = new Set(['40001', '40P01', '42883']);

/**
 * Runs a transaction, and up to three times again when PostgreSQL ended it as the victim of a deadlock, because it could
 * not be serialized, or because an upgrade exchanged a function under it: the transaction that it met is through then. `once` must do nothing but query, from begin to commit.
 */
export const retried = <T>(once: () => Promise<T>): Promise<T> => retry(once, OPTIONS);

const OPTIONS: RetryOptions = {
  times: 4,
  mayPass: (error) => RETRIED.has(codeOf(error)),
  // A random pause: transactions that collided would otherwise collide again.
  waitMs: (failed) => Math.random() * 20 * 2 ** failed,
};

/** The SQLSTATE of an error; empty when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
