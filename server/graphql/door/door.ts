import '../schema/environment.ts';
import { depthLimit } from '@graphile/depth-limit';
import { execute as grafastExecute } from 'grafast';
import { resolvePreset } from 'graphile-config';
import {
  type ExecutionResult,
  GraphQLError,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  Kind,
  parse as parseSource,
  print,
  specifiedRules,
  validate,
} from 'graphql';
import type { RequestContext } from '../../base/context.ts';
import { rootCause } from '../../base/errors.ts';
import { makeSecret, type Seal } from '../../base/secret_inputs.ts';
import { type Attributes, type Trace, within } from '../../base/trace.ts';
import { mayHaveMoved } from '../../postgres/nodes.ts';
import type { PgService, TransactionMode } from '../../postgres/service.ts';
import { type PgSettings, pgSettingsOf, platformSettingsOf } from '../../postgres/settings.ts';
import { functionOperation } from '../schema/function_operations.ts';
import type { Changes, ExecutionContext } from '../schema/function_step.ts';
import { schema as generatedSchema } from '../schema/generated/schema.js';
import { ownFields } from '../schema/own_fields.ts';
import { mayName } from './costs.ts';
import { exactJsonLiterals } from './exact_literals.ts';
import { namedLiterals } from './input_mistakes.ts';
import { aliasLimit, checkCost, MAX_TOKENS } from './limits.ts';
import { isOneQuery, isReport } from './one_query.ts';
import { requireOpen } from './open_fields.ts';
import type { Operation, OperationResult } from './operation.ts';
import { ReadSession, saidPlainly } from './read_session.ts';
import { ReaderPlaces } from './reader_places.ts';
import { requireFewRepeated } from './repeated.ts';
import { columnsOf, type RowsOperation, rowsOperation } from './rows.ts';
import { type Execute, openSnapshot, type Snapshot } from './snapshot.ts';
import { tablesOf } from './tables.ts';

/** The one way to what PostGraphile shows, over HTTP and in-process. */
export type Door = {
  schema: GraphQLSchema;
  /**
   * Parses and validates a document that a client sent. Without a tenant it may ask only what a token without tenant
   * may.
   *
   * @throws GraphQLError with the first mistake, HttpError 403 OTTNT
   */
  parse(source: string, hasTenant?: boolean): Operation;
  /**
   * The same for an operation of our own, which is asked again and again: its plan stays, however many documents
   * others send meanwhile. It may also ask the fields of own_fields.ts.
   */
  keep(source: string): Operation;
  /**
   * The same for an operation of our own that asks the rows of a list without an end.
   *
   * @throws Error for one that asks anything else
   */
  keepRows(source: string): RowsOperation;
  /**
   * The text of the operation that calls one function with all of its arguments, to be given to `keep`.
   * @param name the function's SQL name, as `penjualan_create`; also that of a field of own_fields.ts
   * @param columns the keys of what is selected of a list's rows, in their order; the whole document when absent
   * @throws Error where there is no such field
   */
  operationText(name: string, columns?: readonly string[]): string;
  /** Runs in-process, in transactions with the context's role, path and claims. Never throws. */
  execute(
    operation: Operation,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<OperationResult>;
  /**
   * Runs a subscription, whose source is the feed of the context's tenant: results without an end, or one that says what is
   * wrong. Its generator throws what the source throws.
   */
  subscribe(
    operation: Operation,
    variables: Record<string, unknown>,
    changes: Changes,
  ): Promise<OperationResult | AsyncGenerator<OperationResult, void, void>>;
  /**
   * Opens a snapshot on a connection for exports, with the context's role, path and claims. The caller ends it.
   *
   * @throws Overload where no connection is free in time
   */
  snapshot(context: RequestContext): Promise<Snapshot>;
  /** @throws GraphQLError when the operation with these variables asks for too much */
  checkCost(operation: Operation, variables: Record<string, unknown>): void;
};

type Lend = ExecutionContext['withPgClient'];

export type DoorDeps = {
  pg: PgService;
  /** The connections of snapshots; `pg` when absent. */
  pgExport?: PgService;
  /** How long all statements of a query of tables may take together; as long as one statement when absent. */
  limitMs?: number;
  /** How long a user waits for a place to read; as long as he likes when absent. */
  waitMs?: number;
  /** Seals secrets that are made for tenants; without it the database refuses them. */
  seal?: Seal;
  /** Told of each operation. */
  trace?: Trace | undefined;
  /** Another schema than the generated one, for tests. */
  schema?: GraphQLSchema;
};

/** The part of a statement's time limit that planning a client's operation may take: 2 of 15 seconds. */
const PLANNING = 2 / 15;
/** Asked before an operation's first statement: refuses when one of the tables that it names is closed. */
const MAY_READ = 'select erp_private.modul_refuse(null::buku, $1)';
/** How many plans of our own operations are kept. */
const KEPT = 1_000;
const RULES = [
  // Before graphql-js's own rule, whose words name no field.
  namedLiterals,
  ...specifiedRules,
  aliasLimit,
  exactJsonLiterals,
  depthLimit({
    maxDepth: 14,
    maxListDepth: 5,
    // So deep is GraphiQL's question about the schema.
    maxIntrospectionDepth: 16,
    maxDepthByFieldCoordinates: { '__Type.ofType': 10 },
  }),
];

/** Makes the door of the process. Imports the exported schema; asks the database nothing. */
export function makeDoor(deps: DoorDeps): Door {
  const { pg, pgExport = pg, seal, trace, schema = generatedSchema } = deps;
  const kept = ownSchema(schema);
  const planning = pg.statementTimeoutMs * PLANNING;
  const readers: Readers = {
    limitMs: Math.min(deps.limitMs ?? pg.statementTimeoutMs, pg.statementTimeoutMs),
    places: new ReaderPlaces(pg.pool?.max ?? 1, deps.waitMs),
  };
  const resolvedPreset = resolvePreset({ grafast: { timeouts: { planning } } });
  const executor = (context: RequestContext) => executorOf({ seal, resolvedPreset }, context);
  return {
    schema,
    parse: (source, hasTenant = true) => parseOperation(schema, source, hasTenant),
    keep: (source) => ({ ...parseOperation(kept, source, true), own: true }),
    keepRows: (source) => rowsOperation(kept, parseOperation(kept, source, true).definition),
    operationText: (name, columns) => {
      const select = columns && ((type: GraphQLOutputType) => columnsOf(type, columns));
      return print(parseSource(functionOperation(kept, name, select).text));
    },
    execute: (operation, variables, context) =>
      within(
        trace,
        'graphql',
        () => namesOf(operation),
        () =>
          executeOperation({ pg, ...readers }, executor(context), operation, variables, context),
      ),
    subscribe: (operation, variables, changes) =>
      subscribe({ resolvedPreset }, operation, variables, changes),
    snapshot: (context) => openSnapshot(pgExport, context, executor(context)),
    checkCost: ({ definition, fragments }, variables) =>
      checkCost(schema, definition, fragments, variables),
  };
}

/** For traces: an operation's kind and the fields that it asks, but not the name that its client gave it. */
function namesOf({ definition: { operation, selectionSet } }: Operation): Attributes {
  const fields = selectionSet.selections.map((one) =>
    one.kind === Kind.FIELD ? one.name.value : '…',
  );
  return { 'graphql.operation.type': operation, 'graphql.fields': fields.join(' ') };
}

/**
 * The schema of our own operations: the same types, and the fields that only we may ask. It is an object of its own
 * since Grafast keeps plans with the schema object: there clients' documents cannot push out ours.
 */
function ownSchema(schema: GraphQLSchema): GraphQLSchema {
  const { query, types, extensions, ...config } = schema.toConfig();
  const grafast = { operationsCacheMaxLength: KEPT };
  const own = { ...config, extensions: { ...extensions, grafast } };
  // A schema of a test has no functions of the database.
  if (schema !== generatedSchema || !query) return new GraphQLSchema({ ...own, query, types });
  const root = query.toConfig();
  return new GraphQLSchema({
    ...own,
    query: new GraphQLObjectType({ ...root, fields: { ...root.fields, ...ownFields(schema) } }),
    types: types.filter((type) => type !== query),
  });
}

function parseOperation(schema: GraphQLSchema, source: string, hasTenant: boolean): Operation {
  const document = parseSource(source, { maxTokens: MAX_TOKENS });
  // Before validation, whose messages would show names of the schema.
  if (!hasTenant) requireOpen(document);
  requireFewRepeated(document);
  const [mistake] = validate(schema, document, RULES, { maxErrors: 1 });
  if (mistake) throw mistake;
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [definition] = operations;
  if (!definition || operations.length > 1) {
    throw new GraphQLError('satu dokumen harus berisi satu operasi');
  }
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((one) => [one.name.value, one]));
  return { document, definition, fragments: byName, schema, own: false };
}

/** Runs operations on whatever connection they are given, for one context. */
function executorOf(
  {
    seal,
    resolvedPreset,
  }: Pick<DoorDeps, 'seal'> & {
    resolvedPreset: GraphileConfig.ResolvedPreset;
  },
  { claims }: RequestContext,
): Execute {
  const tenant = claims?.tenant_kode;
  const newSecret = seal && tenant !== undefined ? () => makeSecret(seal, tenant) : undefined;
  return async ({ document, schema }, variables, withPgClient, withPlatform) => {
    const contextValue: ExecutionContext = {
      pgSettings: null,
      withPgClient,
      withPlatform,
      newSecret,
    };
    try {
      return (await grafastExecute({
        schema,
        document,
        variableValues: variables,
        contextValue,
        resolvedPreset,
      })) as ExecutionResult;
    } catch (error) {
      return failed(error);
    }
  };
}

/** Runs a subscription. Only its source asks the database; the fields are selected from what the source gives. */
async function subscribe(
  { resolvedPreset }: { resolvedPreset: GraphileConfig.ResolvedPreset },
  { document, schema }: Operation,
  variables: Record<string, unknown>,
  changes: Changes,
): Promise<OperationResult | AsyncGenerator<OperationResult, void, void>> {
  const withPgClient = () => Promise.reject(new Error('a subscription asks its source alone'));
  const contextValue: ExecutionContext = { pgSettings: null, withPgClient, changes };
  const args = { schema, document, variableValues: variables, contextValue, resolvedPreset };
  try {
    return (await grafastExecute(args)) as OperationResult | AsyncGenerator<OperationResult>;
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): OperationResult {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
}

type Readers = { limitMs: number; places: ReaderPlaces };

async function executeOperation(
  { pg, limitMs, places }: Readers & { pg: PgService },
  execute: Execute,
  operation: Operation,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<OperationResult> {
  const { definition } = operation;
  let settings: PgSettings;
  try {
    settings = pgSettingsOf(context);
  } catch (error) {
    return failed(error);
  }
  // Where the platform's database is not the tenant's, its functions are asked there, each in a transaction of its own.
  const platform =
    (mode: TransactionMode): Lend =>
    (_settings, callback) =>
      pg.transaction(platformSettingsOf(context), mode, callback);
  if (!operation.own && (settings.claims.biaya ?? settings.claims.lokasi_terlihat) !== undefined) {
    try {
      await pg.transaction(settings, 'single_read', (c) => c.query(mayName(operation, variables)));
    } catch (error) {
      return failed(saidPlainly(error, pg.statementTimeoutMs));
    }
  }
  if (definition.operation === 'mutation') {
    // Each mutation field is a transaction of its own, committed before the next begins.
    return execute(
      operation,
      variables,
      (_settings, callback) => pg.transaction(settings, 'single_write', callback),
      platform('single_write'),
    );
  }
  const tables = operation.own ? [] : tablesOf(operation, variables);
  if (tables.length === 0 && isOneQuery(definition)) {
    const plainly = (lend: Lend): Lend =>
      operation.own
        ? lend
        : (own, callback) =>
            lend(own, callback).catch((error) => {
              throw saidPlainly(error, pg.statementTimeoutMs);
            });
    const placed = (lend: Lend): Lend =>
      operation.own && !isReport(definition)
        ? lend
        : (own, callback) => places.run(context, () => lend(own, callback));
    return execute(
      operation,
      variables,
      placed(plainly((_settings, callback) => pg.transaction(settings, 'single_read', callback))),
      plainly(platform('single_read')),
    );
  }
  const before = tables.length > 0 ? { text: MAY_READ, values: [tables] } : undefined;
  const read = async (at: PgSettings) => {
    const reads = new ReadSession(
      () => places.open(context, () => pg.open(at, 'read')),
      limitMs,
      before,
    );
    try {
      const result = await execute(
        operation,
        variables,
        (_settings, callback) => reads.run(callback),
        at.node === undefined ? undefined : platform('single_read'),
      );
      return reads.refusal ? failed(reads.refusal.error) : result;
    } finally {
      // The rollback of a read needs no waiting for, and reports nothing.
      void reads.end();
    }
  };
  const result = await read(settings);
  if (!result.errors?.some((error) => mayHaveMoved(rootCause(error)))) return result;
  // All of it is read again, so that an answer is from one database.
  const now = await settings.moved?.().catch(() => undefined);
  return now === undefined ? result : await read(now);
}
