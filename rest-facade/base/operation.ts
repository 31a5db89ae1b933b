/**
 * The GraphQL operations of the facade: each calls one function and selects one value, the whole document. Their texts come from
 * the door (`operationText`); they are parsed and validated when the server starts.
 */
import { GraphQLError, Kind, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';
import type { RequestContext } from '../../server/base/context.ts';
import { HttpError, rootCause } from '../../server/base/errors.ts';
import { JsonText } from '../../server/base/json_text.ts';
import type { Door } from '../../server/graphql/door/door.ts';
import type { OperationResult } from '../../server/graphql/door/operation.ts';
import type { Snapshot, TextRow } from '../../server/graphql/door/snapshot.ts';
import { variablesOf } from './variables.ts';

export type Operation = {
  /** The text, to be pasted into GraphiQL. */
  document: string;
  /**
   * Runs it with variables in snake_case. The answer is null where the function answers nothing.
   *
   * @throws what the function threw, as pg gave it; HttpError 400 for variables that do not fit
   */
  run(
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<JsonText | null>;
  /** Runs it in a snapshot, as the user whom the snapshot was opened for. */
  runIn(snapshot: Snapshot, variables: Readonly<Record<string, unknown>>): Promise<JsonText | null>;
};

/** An operation whose answer is a list of any length, read row by row. */
export type RowsOperation = {
  /** The keys of a row's columns. */
  columns: readonly string[];
  /** @throws as `Operation` */
  rowsIn(
    snapshot: Snapshot,
    variables: Readonly<Record<string, unknown>>,
  ): AsyncGenerator<TextRow[], void, void>;
};

/**
 * Makes an operation.
 *
 * @throws GraphQLError where it does not fit the schema, Error where it selects more than one value
 */
export function makeOperation(
  door: Pick<Door, 'keep' | 'schema' | 'execute'>,
  document: string,
): Operation {
  const operation = door.keep(document);
  const path = pathOf(operation.definition);
  const translate = variablesOf(door.schema, operation.definition);
  const read = ({ data, errors }: OperationResult): JsonText | null => {
    if (errors?.[0] !== undefined) throw thrown(errors[0]);
    let value: unknown = data;
    for (const key of path) value = (value as Record<string, unknown> | null)?.[key] ?? null;
    if (value === null || value instanceof JsonText) return value;
    return new JsonText(JSON.stringify(value));
  };
  return {
    document,
    run: async (variables, context) =>
      read(await door.execute(operation, translate(variables), context)),
    runIn: async (snapshot, variables) =>
      read(await snapshot.execute(operation, translate(variables))),
  };
}

/**
 * Makes an operation that asks rows.
 *
 * @throws GraphQLError where it does not fit the schema, Error where it asks anything else
 */
export function makeRowsOperation(
  door: Pick<Door, 'keepRows' | 'schema'>,
  document: string,
): RowsOperation {
  const operation = door.keepRows(document);
  const translate = variablesOf(door.schema, operation.definition);
  return {
    columns: operation.columns,
    async *rowsIn(snapshot, variables) {
      try {
        yield* snapshot.rows(operation, translate(variables));
      } catch (error) {
        throw error instanceof GraphQLError ? thrown(error) : error;
      }
    },
  };
}

/** @throws Error where there is none of that name */
export function operationOf<T>(operations: ReadonlyMap<string, T>, name: string): T {
  const operation = operations.get(name);
  if (!operation) throw new Error(`no operation ${name}`);
  return operation;
}

/** Runs operations by name; the answer is parsed JSON. */
export const askOf =
  (operations: ReadonlyMap<string, Operation>) =>
  async <T>(
    name: string,
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<T> => {
    const result = await operationOf(operations, name).run(variables, context);
    return JSON.parse(result?.text ?? 'null');
  };

export type Ask = ReturnType<typeof askOf>;

/** The path of the one selected value in GraphQL's answer. */
function pathOf({ name, selectionSet }: OperationDefinitionNode): string[] {
  const path: string[] = [];
  let selected: SelectionSetNode | undefined = selectionSet;
  while (selected) {
    const [field]: SelectionSetNode['selections'] = selected.selections;
    if (selected.selections.length !== 1 || field?.kind !== Kind.FIELD) {
      throw new Error(`${name?.value} must select one value`);
    }
    path.push((field.alias ?? field.name).value);
    selected = field.selectionSet;
  }
  return path;
}

/** The error that GraphQL wrapped. GraphQL's own errors name the variable and become 400. */
function thrown(error: GraphQLError): unknown {
  const cause = rootCause(error);
  return cause instanceof GraphQLError ? new HttpError(400, 'VAGQL', [error.message]) : cause;
}
