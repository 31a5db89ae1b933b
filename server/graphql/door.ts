import './environment.ts';
import { depthLimit } from '@graphile/depth-limit';
import { execute as grafastExecute } from 'grafast';
import { resolvePreset } from 'graphile-config';
import {
  type DocumentNode,
  type ExecutionResult,
  type FragmentDefinitionNode,
  GraphQLError,
  GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse as parseSource,
  specifiedRules,
  validate,
} from 'graphql';
import type { RequestContext } from '../base/context.ts';
import { type Seal, sealInput } from '../base/secret_inputs.ts';
import type { PgService } from '../postgres/service.ts';
import { pgSettingsOf } from '../postgres/settings.ts';
import type { SealSecret } from './arguments.ts';
import type { ExecutionContext } from './function_step.ts';
import { functions } from './functions.ts';
import { schema as generatedSchema } from './generated/schema.js';
import { aliasLimit, checkCost, exactJsonLiterals, MAX_TOKENS } from './limits.ts';
import { requireOpen } from './open_fields.ts';
import { ReadSession } from './read_session.ts';

/** A validated document with one operation. Keep the object: its plan is cached with it. */
export type Operation = {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Holds the plan, among those of others of its kind. */
  schema: GraphQLSchema;
};

export type OperationResult = {
  /** Absent when the operation was refused before it ran. JSON values are `JsonText`. */
  data?: Record<string, unknown> | null;
  /** `originalError` is pg's own error; see `operationError`. */
  errors?: readonly GraphQLError[];
};

/** The one way to what PostGraphile shows: whoever asks, over HTTP or in-process, asks here. */
export type Door = {
  schema: GraphQLSchema;
  /**
   * Parses and validates what somebody sent. Without a tenant only what a token without tenant may ask.
   *
   * @throws GraphQLError with the first mistake, HttpError 403 OTTNT
   */
  parse(source: string, hasTenant?: boolean): Operation;
  /**
   * The same for an operation of our own, which is asked again and again: its plan stays, however many documents
   * others send meanwhile.
   */
  keep(source: string): Operation;
  /** Runs in-process, in transactions with the context's role, path and claims. Never throws. */
  execute(
    operation: Operation,
    variables: Record<string, unknown>,
    context: RequestContext,
  ): Promise<OperationResult>;
  /** @throws GraphQLError when the operation with these variables asks for too much */
  checkCost(operation: Operation, variables: Record<string, unknown>): void;
};

export type DoorDeps = {
  pg: PgService;
  /** Seals secrets of tenants; without it the database refuses them. */
  seal?: Seal;
  /** Another schema than the generated one, for tests. */
  schema?: GraphQLSchema;
};

/** Planning may take this part of the time that a statement may: 2 of 15 seconds. */
const PLANNING = 2 / 15;
// Caches of plans hold what people send too; the numbers bound their memory.
/** Plans of our own operations, of which there are fewer. */
const KEPT = 1_000;
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

/** Makes the door of the process. Imports the exported schema; asks the database nothing. */
export function makeDoor({ pg, seal, schema = generatedSchema }: DoorDeps): Door {
  const kept = withPlansOfItsOwn(schema);
  const planning = pg.statementTimeoutMs * PLANNING;
  const resolvedPreset = resolvePreset({ grafast: { timeouts: { planning } } });
  return {
    schema,
    parse: (source, hasTenant = true) => parseOperation(schema, source, hasTenant),
    keep: (source) => ({ ...parseOperation(schema, source, true), schema: kept }),
    execute: (operation, variables, context) =>
      executeOperation({ pg, seal, resolvedPreset }, operation, variables, context),
    checkCost: ({ definition, fragments }, variables) =>
      checkCost(schema, definition, fragments, variables),
  };
}

/** The same types once more: Grafast keeps the plans of a schema with the schema object, the 500 asked last. */
function withPlansOfItsOwn(schema: GraphQLSchema): GraphQLSchema {
  const config = schema.toConfig();
  const grafast = { operationsCacheMaxLength: KEPT };
  return new GraphQLSchema({ ...config, extensions: { ...config.extensions, grafast } });
}

function parseOperation(schema: GraphQLSchema, source: string, hasTenant: boolean): Operation {
  const document = parseSource(source, { maxTokens: MAX_TOKENS });
  // First, so that the schema is neither shown nor worked with.
  if (!hasTenant) requireOpen(document);
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
  const byName = new Map(fragments.map((one) => [one.name.value, one]));
  return { document, definition, fragments: byName, schema };
}

async function executeOperation(
  {
    pg,
    seal,
    resolvedPreset,
  }: Pick<DoorDeps, 'pg' | 'seal'> & {
    resolvedPreset: GraphileConfig.ResolvedPreset;
  },
  { document, definition, schema }: Operation,
  variables: Record<string, unknown>,
  context: RequestContext,
): Promise<OperationResult> {
  let session: ReadSession | undefined;
  try {
    const settings = pgSettingsOf(context);
    let withPgClient: ExecutionContext['withPgClient'];
    if (definition.operation === 'mutation') {
      // Each mutation field is a transaction of its own, committed before the next begins.
      withPgClient = (_settings, callback) => pg.transaction(settings, 'single_write', callback);
    } else if (isOneQuery(definition)) {
      withPgClient = (_settings, callback) => pg.transaction(settings, 'single_read', callback);
    } else {
      const reads = new ReadSession(() => pg.open(settings, 'read'), pg.statementTimeoutMs);
      session = reads;
      withPgClient = (_settings, callback) => reads.run(callback);
    }
    const sealSecret = seal && sealerOf(seal, context.claims?.tenant_kode);
    const contextValue: ExecutionContext = { pgSettings: null, withPgClient, sealSecret };
    const result = await grafastExecute({
      schema,
      document,
      variableValues: variables,
      contextValue,
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

/** One field behind which stands a function is one statement, whatever is selected of its document. */
function isOneQuery({ selectionSet: { selections } }: OperationDefinitionNode): boolean {
  const [field] = selections;
  return selections.length === 1 && field?.kind === Kind.FIELD && functions.has(field.name.value);
}

/** Secrets belong to a tenant; a token without one writes none. */
function sealerOf(seal: Seal, tenant: string | undefined): SealSecret | undefined {
  if (tenant === undefined) return undefined;
  return (input, plain) => sealInput(input, seal, tenant, plain);
}
