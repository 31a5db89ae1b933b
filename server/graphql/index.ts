import './environment.ts';
import { depthLimit } from '@graphile/depth-limit';
import type { Express } from 'express';
import { execute as grafastExecute } from 'grafast';
import { resolvePreset } from 'graphile-config';
import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse as parseSource,
  specifiedRules,
  validate,
} from 'graphql';
import type { RequestContext } from '../context.ts';
import type { PgService } from '../pg_service.ts';
import { pgSettingsOf } from '../pg_settings.ts';
import { schema as generatedSchema } from './generated/schema.js';
import { type HttpDeps, installGraphql } from './http.ts';
import { aliasLimit, checkCost, exactJsonLiterals, MAX_TOKENS } from './limits.ts';
import { ReadSession } from './read_session.ts';

/** A validated document with one operation. Keep the object: plans are cached with it. */
export type Operation = {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
};

export type OperationResult = {
  /** Absent when the operation was refused before it ran. JSON values are `JsonText`. */
  data?: Record<string, unknown> | null;
  /** `originalError` is pg's own error; see `operationError`. */
  errors?: readonly GraphQLError[];
};

export type Graphql = {
  schema: GraphQLSchema;
  /** Parses and validates once. @throws GraphQLError with the first mistake */
  parse(source: string): Operation;
  /** Runs in-process, in transactions with the context's role, path and claims. Never throws. */
  execute(
    operation: Operation,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<OperationResult>;
  /** @throws GraphQLError when the operation with these variables asks for too much */
  checkCost(operation: Operation, variables: Record<string, unknown>): void;
  installGraphql(app: Express): void;
};

export type GraphqlDeps = HttpDeps & {
  pg: PgService;
  /** Another schema than the generated one, for tests. */
  schema?: GraphQLSchema;
};

// Caches of plans hold what people send too; the numbers bound their memory.
const resolvedPreset = resolvePreset({ grafast: { timeouts: { planning: 2_000 } } });
const RULES = [
  ...specifiedRules,
  aliasLimit,
  exactJsonLiterals,
  depthLimit({
    maxDepth: 14,
    maxListDepth: 5,
    // What GraphiQL asks about the schema.
    maxIntrospectionDepth: 16,
    maxDepthByFieldCoordinates: { '__Type.ofType': 10 },
  }),
];

/** Makes the one GraphQL executor of the process. Imports the exported schema; asks the database nothing. */
export function makeGraphql(deps: GraphqlDeps): Graphql {
  const schema = deps.schema ?? generatedSchema;
  const graphql: Graphql = {
    schema,
    parse: (source) => parseOperation(schema, source),
    execute: (operation, variables, context) =>
      executeOperation(schema, deps.pg, operation, variables, context),
    checkCost: (operation, variables) =>
      checkCost(schema, operation.definition, operation.fragments, variables),
    installGraphql: (app) => installGraphql(app, graphql, deps),
  };
  return graphql;
}

function parseOperation(schema: GraphQLSchema, source: string): Operation {
  const document = parseSource(source, { maxTokens: MAX_TOKENS });
  const [mistake] = validate(schema, document, RULES, { maxErrors: 1 });
  if (mistake) throw mistake;
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [definition] = operations;
  if (!definition || operations.length > 1) {
    throw new GraphQLError('satu dokumen harus berisi satu operasi');
  }
  if (definition.operation === 'subscription')
    throw new GraphQLError('subscription tidak dilayani');
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return { document, definition, fragments: new Map(fragments.map((f) => [f.name.value, f])) };
}

async function executeOperation(
  schema: GraphQLSchema,
  pg: PgService,
  { document, definition }: Operation,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<OperationResult> {
  let session: ReadSession | undefined;
  try {
    const settings = pgSettingsOf(context);
    let withPgClient: (settings: unknown, callback: Parameters<ReadSession['run']>[0]) => unknown;
    if (definition.operation === 'mutation') {
      // Each mutation field is a transaction of its own, committed before the next begins.
      withPgClient = (_settings, callback) => pg.transaction(settings, 'single_write', callback);
    } else if (isOneQuery(definition)) {
      withPgClient = (_settings, callback) => pg.transaction(settings, 'single_read', callback);
    } else {
      const reads = new ReadSession(() => pg.open(settings, 'read'));
      session = reads;
      withPgClient = (_settings, callback) => reads.run(callback);
    }
    const result = await grafastExecute({
      schema,
      document,
      variableValues: variables,
      contextValue: { pgSettings: null, withPgClient },
      resolvedPreset,
    });
    return result as ExecutionResult;
  } catch (error) {
    const originalError = error instanceof Error ? error : new Error(String(error));
    return { errors: [new GraphQLError(originalError.message, { originalError })] };
  } finally {
    // The rollback of a read needs no waiting for, and reports nothing.
    void session?.end();
  }
}

/** One field without fields of its own is one call of a function; most of what REST asks is. */
function isOneQuery({ selectionSet: { selections } }: OperationDefinitionNode): boolean {
  const [field] = selections;
  return selections.length === 1 && field?.kind === Kind.FIELD && !field.selectionSet;
}
