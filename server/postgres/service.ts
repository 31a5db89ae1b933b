import type { Duplex } from 'node:stream';
import pg from 'pg';
import { HttpError, Overload } from '../base/errors.ts';
import { type Trace, within } from '../base/trace.ts';
import { ask, withPgClient } from './client.ts';
import { type Loan, PgPool, type PoolFigures } from './pool.ts';
import { codeOf, retried } from './retry.ts';
import { type PgSettings, partyOf, settingsSql } from './settings.ts';
import type { PreparingClient, QueryOptions } from './statements.ts';
import { askPrepared, forgottenSql } from './statements.ts';
import { traced } from './traced.ts';

/**
 * `read`: one snapshot, nothing may be written. `write`: PostgreSQL's default. `single_…`: as these, for exactly one
 * query; begin, query and commit then go over the wire together.
 */
export type TransactionMode = 'read' | 'write' | 'single_read' | 'single_write';

export type QueryAnswer = { rows: unknown[]; rowCount: number | null; notices: readonly never[] };

/** A connection inside a transaction. Statements are prepared once per connection. */
export type PgTransaction = { query(options: QueryOptions): Promise<QueryAnswer> };

type PgServiceOptions = {
  connectionString: string;
  /** Connections that work at a time. */
  max: number;
  /** Connections that are kept for their tenants; `max` when absent. */
  keep?: number;
  /** Tenants that a connection serves in its life; 32 when absent. */
  tenantsPerConnection?: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  /** How long a request waits for a connection before it is refused (line.ts); absent = as long as `connectMs`. */
  maxWaitMs?: number;
  /** Longest time for a connection to open, and for a wait that may not be refused; then it is an error. */
  connectMs?: number;
  /** Told of idle connections that broke; the pool replaces them by itself. */
  onError?: (error: Error) => void;
  /** Told of each tenant in which a transaction that may write was committed. */
  onCommit?: (tenant: string) => void;
  /** Told of each wait and statement. */
  trace?: Trace | undefined;
};

/** The server's way to PostgreSQL: every query runs in a transaction with a role, a path and claims of its own. */
export type PgService = {
  pool: PgPool;
  /** How long one statement may take. */
  statementTimeoutMs: number;
  /**
   * Runs `callback` in a transaction of its own and commits. A serialization failure or deadlock is tried again, so
   * the callback must do nothing but query. Any error rolls back and is thrown as pg gave it.
   */
  transaction<T>(
    settings: PgSettings,
    mode: TransactionMode,
    callback: (client: PgTransaction) => Promise<T>,
  ): Promise<T>;
  /** Opens a transaction that the caller ends. */
  open(settings: PgSettings, mode: TransactionMode): Promise<OpenTransaction>;
  figures(): PoolFigures;
  /** Calls `onCommit` for a tenant in which nothing was committed, on its node. */
  wake(tenant: string, node?: string): void;
  release(): Promise<void>;
};

export type OpenTransaction = PgTransaction & {
  commit(): Promise<void>;
  /** Never throws: a connection that cannot roll back is discarded. */
  rollback(): Promise<void>;
  /** Ends the statement under way, which then fails with 57014. Never throws. */
  cancel(): Promise<void>;
};

const READ = 'begin isolation level repeatable read read only;';
const WRITE = 'begin;';
const BEGIN = { read: READ, write: WRITE, single_read: READ, single_write: WRITE } as const;
const NO_NOTICES: readonly never[] = [];
/**
 * A commit that waits for the disk keeps its locks meanwhile, and all postings of the same tenant wait with it. This
 * commit does not wait; the flush is awaited after it, before the answer (ADR 0017).
 */
const UNLOCKED = 'set local synchronous_commit to off;';
const COMMIT_AND_FLUSH = 'commit;select erp_private.commit_flush()';
/** Function or schema is not there, or not for this login. */
const UNKNOWN = new Set(['42883', '3F000', '42501']);
const FLUSH_SERVES = 'select erp_private.commit_flush_serves() as serves';

export const CONNECT_MS = 5_000;

/** Makes the pool; nothing connects before the first transaction. */
export function makePgService(options: PgServiceOptions): PgService {
  const pool = makePool(options);
  const { trace } = options;
  const waited = <T>(work: () => Promise<T>) => within(trace, 'connection', () => ({}), work);
  const open = async (settings: PgSettings, mode: TransactionMode) => {
    const sql = settingsSql(settings);
    // A transaction without a tenant may use any connection, which keeps its plans beside those of a tenant.
    const role = settings.claims.tenant && settings.role;
    const who = partyOf(settings);
    const { urgent, patient, gone } = settings;
    if (gone?.aborted) throw new Overload();
    const wait = { who, urgent, patient, gone };
    const loan = pool.take(role, who) ?? (await waited(() => pool.connect(role, wait)));
    const { tenant } = settings.claims;
    const writes = mode.endsWith('write');
    const told = tenant !== undefined && writes ? options.onCommit : undefined;
    const onCommit = told && (() => told(tenant as string));
    const made = new Transaction(loan, sql, mode, options.connectionString, onCommit);
    if (gone && (!writes || settings.rehearses)) made.endWith(gone);
    return trace ? traced(trace, made) : made;
  };
  const once = async <T>(settings: PgSettings, mode: TransactionMode, callback: Callback<T>) => {
    const transaction = await open(settings, mode);
    let result: T;
    try {
      result = await callback(transaction);
    } catch (error) {
      await transaction.rollback();
      // The stack of pg's errors shows its protocol parser; this one shows the caller.
      if (error instanceof pg.DatabaseError) Error.captureStackTrace(error);
      throw error;
    }
    await transaction.commit();
    return result;
  };
  return {
    pool,
    statementTimeoutMs: options.statementTimeoutMs,
    open,
    transaction: (settings, mode, callback) => retried(() => once(settings, mode, callback)),
    figures: () => pool.figures,
    wake: (tenant) => options.onCommit?.(tenant),
    release: () => pool.end(),
  };
}

type Callback<T> = (client: PgTransaction) => Promise<T>;

function makePool(options: PgServiceOptions): PgPool {
  const client = {
    connectionString: options.connectionString,
    // The same for every transaction, so set once for the connection: only SET could change them, which no request
    // can send.
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.lockTimeoutMs,
    application_name: 'niaga',
    // No table is found before a transaction sets its path. JIT costs more than it gives for short queries.
    options: '-c search_path=pg_catalog -c timezone=UTC -c jit=off',
    types: { getTypeParser: parserOf },
    pipeline: true,
  } as pg.ClientConfig;
  return new PgPool({
    client,
    max: options.max,
    keep: options.keep ?? options.max,
    tenants: options.tenantsPerConnection ?? 32,
    maxWaitMs: options.maxWaitMs,
    timeoutMs: options.connectMs ?? CONNECT_MS,
    idleMs: 30_000,
    onConnect: (client) => {
      client.on('notice', (notice) => heed(client, notice));
      return askForFlush(client);
    },
    onError: (error) => options.onError?.(error),
  });
}

type PooledClient = PreparingClient & {
  /** Whether the flush of a commit is awaited after it. */
  niagaFlushes?: boolean;
  /** Whether a commit's wait for a standby was cancelled, in the transaction under way. */
  niagaUnconfirmed?: boolean;
};

/** A transaction on a connection of the pool, which it gives back when it ends. */
class Transaction implements OpenTransaction {
  readonly #client: PooledClient;
  readonly #release: Loan['release'];
  readonly #single: boolean;
  readonly #commit: string;
  readonly #connectionString: string;
  readonly #onCommit: (() => void) | undefined;
  /** Why `begin` or the settings failed. Answers come in the order of the questions: a later one finds it here. */
  #failure: unknown;
  #ended: Promise<pg.QueryResult | pg.QueryResult[]> | undefined;
  /** Whether a query is under way. */
  #asking = 0;
  #gone: AbortSignal | undefined;
  #cancelling: Promise<void> | undefined;

  /** Sends `begin` and the settings, and does not wait: the first query follows on the same wire. */
  constructor(
    { client, release }: Loan,
    sql: string,
    mode: TransactionMode,
    connectionString: string,
    onCommit: (() => void) | undefined,
  ) {
    const flushes = (client as PooledClient).niagaFlushes === true && BEGIN[mode] === WRITE;
    this.#client = client;
    this.#release = release;
    this.#single = mode.startsWith('single');
    this.#commit = flushes ? COMMIT_AND_FLUSH : 'commit';
    this.#connectionString = connectionString;
    this.#onCommit = onCommit;
    this.#client.niagaUnconfirmed = false;
    holdWrites(this.#client);
    this.#forget();
    this.#client.query(BEGIN[mode] + (flushes ? UNLOCKED : '') + sql, this.#fail);
  }

  readonly #fail = (error: Error | null) => {
    this.#failure ??= error ?? undefined;
  };

  /** Sent by itself: in one text with `begin` it is a query, after which no isolation level can be chosen (25001). */
  #forget(): void {
    const sql = forgottenSql(this.#client);
    if (sql !== undefined) this.#client.query(sql, this.#fail);
  }

  query(options: QueryOptions): Promise<QueryAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#ended) throw new Error('the transaction has ended');
      this.#asking += 1;
      askPrepared(this.#client, options, (error, result) => {
        this.#asking -= 1;
        // Where the transaction did not begin, its own failure is the reason, not the query's.
        const failure = this.#failure ?? error ?? undefined;
        if (failure !== undefined) reject(failure);
        else resolve({ rows: result.rows, rowCount: result.rowCount, notices: NO_NOTICES });
      });
      // After a failed query this commit is a rollback.
      if (this.#single) this.#send('commit');
    });
  }

  async commit(): Promise<void> {
    await this.#end('commit');
  }

  async rollback(): Promise<void> {
    await this.#end('rollback').catch(() => undefined);
  }

  async cancel(): Promise<void> {
    const pid = this.#client.processID;
    const isOver = () => this.#ended !== undefined && this.#asking === 0;
    if (isOver() || typeof pid !== 'number') return;
    // A connection of its own: the pool's may all be waiting for statements like this one. A database that cannot be
    // reached runs no statement either.
    await withPgClient(this.#connectionString, async (client) => {
      if (!isOver()) await client.query('select pg_catalog.pg_cancel_backend($1)', [pid]);
    }).catch(() => undefined);
  }

  /** Ends the statement under way when the client goes. */
  endWith(gone: AbortSignal): void {
    this.#gone = gone;
    gone.addEventListener('abort', this.#hangUp, { once: true });
    if (gone.aborted) this.#hangUp();
  }

  readonly #hangUp = () => {
    this.#cancelling ??= this.cancel();
  };

  #send(statement: 'commit' | 'rollback'): Promise<pg.QueryResult | pg.QueryResult[]> {
    if (!this.#ended) {
      this.#ended = ask(this.#client, statement === 'commit' ? this.#commit : statement);
      this.#ended.catch(() => undefined);
    }
    return this.#ended;
  }

  async #end(statement: 'commit' | 'rollback'): Promise<void> {
    let answer: pg.QueryResult | undefined;
    try {
      [answer] = [await this.#send(statement)].flat();
      this.#gone?.removeEventListener('abort', this.#hangUp);
      // Not before a cancel has done its work: it would hit the connection's next user.
      if (this.#cancelling) await this.#cancelling;
      if (this.#failure !== undefined) throw this.#failure;
    } catch (error) {
      this.#gone?.removeEventListener('abort', this.#hangUp);
      await this.#cancelling;
      // A deferred constraint that fails at the commit leaves a sound connection; anything else may not.
      this.#release(!/^(23|40|[A-Z]{2})/.test(codeOf(error)));
      throw error;
    }
    this.#release();
    // COMMIT of a failed transaction answers ROLLBACK, without an error.
    if (statement === 'commit' && answer?.command !== 'COMMIT') {
      throw new Error('the transaction was rolled back');
    }
    if (statement === 'commit' && this.#client.niagaUnconfirmed) throw unconfirmed();
    if (statement === 'commit') this.#onCommit?.();
  }
}

/**
 * PostgreSQL only warns when the wait for a standby is cancelled: the transaction is committed here, and would be lost
 * with this machine. The warning has no code of its own; the name of the function that gives it is the same in all languages.
 */
function heed(client: PooledClient, { routine }: { routine?: string | undefined }): void {
  if (routine === 'SyncRepWaitForLSN') client.niagaUnconfirmed = true;
}

/** Nothing is promised; a repetition with the same key waits for the standby again. */
const unconfirmed = () =>
  new HttpError(
    503,
    'HT503',
    'belum pasti tersimpan: standby belum menjawab; ulangi dengan Idempotency-Key yang sama',
    { 'Retry-After': '1' },
  );

/** Asks whether commits are flushed here. A database that is a migration behind does not know the question. */
async function askForFlush(client: PooledClient): Promise<void> {
  try {
    const { rows } = await client.query<{ serves: boolean }>(FLUSH_SERVES);
    client.niagaFlushes = rows[0]?.serves === true;
  } catch (error) {
    if (!UNKNOWN.has(codeOf(error))) throw error;
  }
}

/** Makes what is written until the end of this turn leave in one packet. */
function holdWrites(client: PooledClient): void {
  const { stream } = client.connection ?? {};
  if (!stream) return;
  stream.cork();
  process.nextTick(uncork, stream);
}

const uncork = (stream: Duplex) => stream.uncork();

const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  // A date is a day and shifts with no time zone. Times are ISO 8601, in UTC as the connection is.
  1082: (text) => text,
  1114: (text) => text.replace(' ', 'T'),
  1184: (text) => text.replace(' ', 'T').replace(/\+00$/, 'Z'),
};

function parserOf(oid: number, format?: string): (text: string) => unknown {
  return PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text');
}
