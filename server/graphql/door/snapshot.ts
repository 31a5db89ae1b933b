import type { RequestContext } from '../../base/context.ts';
import { readRows, type TextRow } from '../../postgres/cursor.ts';
import type { PgService, PgTransaction } from '../../postgres/service.ts';
import { pgSettingsOf } from '../../postgres/settings.ts';
import type { ExecutionContext } from '../schema/function_step.ts';
import type { Operation, OperationResult } from './operation.ts';
import type { RowsOperation } from './rows.ts';

/** One state of the books, for as long as it takes: a read-only transaction on a connection of its own. */
export type Snapshot = {
  /** As the door's; one operation at a time. */
  execute(operation: Operation, variables: Record<string, unknown>): Promise<OperationResult>;
  /**
   * The rows of a list without an end, some at a time and not before they are wanted, as the database wrote them.
   *
   * @throws pg's own error, GraphQLError for variables that do not fit
   */
  rows(
    operation: RowsOperation,
    variables: Record<string, unknown>,
  ): AsyncGenerator<TextRow[], void, void>;
  /** Ends the statement under way, and lets no other begin. Never throws. */
  cancel(): void;
  /** Gives the connection back. Never throws. */
  end(): Promise<void>;
};

export type { TextRow };

/** Rows that are fetched at a time. */
const BATCH = 1_000;

/** Executes an operation on a given connection. */
export type Execute = (
  operation: Operation,
  variables: Record<string, unknown>,
  withPgClient: ExecutionContext['withPgClient'],
  withPlatform?: ExecutionContext['withPlatform'],
) => Promise<OperationResult>;

/** @throws Overload where no connection is free in time */
export async function openSnapshot(
  pg: PgService,
  context: RequestContext,
  execute: Execute,
): Promise<Snapshot> {
  const transaction = await pg.open(pgSettingsOf(context), 'read');
  let cancelled: Promise<void> | undefined;
  const client: PgTransaction = {
    query: async (options) => {
      if (cancelled) throw new Error('the snapshot was cancelled');
      return await transaction.query(options);
    },
  };
  return {
    execute: (operation, variables) =>
      execute(operation, variables, (_settings, callback) => callback(client)),
    async *rows({ query }, variables) {
      yield* readRows(client, query(variables), BATCH);
    },
    cancel: () => {
      cancelled ??= transaction.cancel();
    },
    // Not before a cancel has done its work: it would hit the connection's next user.
    end: async () => {
      await cancelled;
      await transaction.rollback();
    },
  };
}
