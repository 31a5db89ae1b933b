import { type RetryOptions, retry } from '../base/retry.ts';

/**
 * SQLSTATEs after which a transaction is tried again: serialization_failure, deadlock_detected, undefined_function. The
 * last comes when an upgrade takes away the old form of a function while it is called; its caller has its new form by
 * then.
 */
const RETRIED = new Set(['40001', '40P01', '42883']);

/**
 * Runs a transaction, and up to three times again: when it was the victim of a deadlock, when it could not be
 * serialized, or when an upgrade exchanged a function under it. The transaction that it met is through by then. `once`
 * must do nothing but query, from begin to commit.
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
