/**
 * The GraphQL operations of the facade, as they stand in `operations/*.graphql`: each asks one field and selects one
 * value of it, the whole document. They are parsed and validated when the server starts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import {
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { KIND_NAMES } from '../server/answers/kinds.ts';
import { MASTER } from '../server/answers/master.ts';
import type { RequestContext } from '../server/base/context.ts';
import { HttpError, rootCause } from '../server/base/errors.ts';
import { JsonText } from '../server/base/json_text.ts';
import type { Door } from '../server/graphql/door.ts';
import { camel } from '../server/graphql/names.ts';
import type { OperationResult } from '../server/graphql/operation.ts';
import type { Snapshot, TextRow } from '../server/graphql/snapshot.ts';
import { functionsOf } from './kinds.ts';
import { variablesOf } from './variables.ts';

export type Operation = {
  /** The text, to be pasted into GraphiQL. */
  document: string;
  /**
   * Asks; variables by their names in snake_case. Null where there is nothing.
   *
   * @throws what the function threw, as pg gave it; HttpError 400 for variables that do not fit
   */
  run(
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<JsonText | null>;
  /** The same in a snapshot, as whom it was opened for. */
  runIn(snapshot: Snapshot, variables: Readonly<Record<string, unknown>>): Promise<JsonText | null>;
};

/** An operation that asks the rows of a list without an end. */
export type RowsOperation = {
  /** The keys of a row's columns. */
  columns: readonly string[];
  /** @throws as `Operation` */
  rowsIn(
    snapshot: Snapshot,
    variables: Readonly<Record<string, unknown>>,
  ): AsyncGenerator<TextRow[], void, void>;
};

const FOLDER = new URL('./operations/', import.meta.url);

/** Files in `operations/alike/`, each written for one of several names; operations of the others differ in that name only. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  penjualan: KIND_NAMES.map(functionsOf),
  barang: Object.keys(MASTER),
  piutang: ['piutang', 'hutang'],
};

/** The text of each operation of the folder, by its name. */
export function readOperations(folder: URL = FOLDER): Map<string, string> {
  const documents = new Map<string, string>();
  const add = (source: string) => {
    for (const { kind, loc, ...definition } of parse(source).definitions) {
      const name = 'name' in definition ? definition.name?.value : undefined;
      if (kind !== Kind.OPERATION_DEFINITION || !name || !loc || documents.has(name)) {
        throw new Error(`operations only, each with a name of its own: ${name}`);
      }
      documents.set(name, source.slice(loc.start, loc.end));
    }
  };
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
  for (const file of readdirSync(folder).sort()) if (file.endsWith('.graphql')) add(read(file));
  for (const [model, names] of Object.entries(ALIKE)) {
    const source = read(`alike/${model}.graphql`);
    for (const name of names) add(renamed(source, model, name));
  }
  return documents;
}

/** Another name in the place of one: `penjualan_create` and `penjualanCreate`, `PenjualanInput`. */
function renamed(source: string, model: string, name: string): string {
  return source.replace(new RegExp(`(_?)${model}(_?)`, 'gi'), (found, before, after) => {
    if (before || after) return before + name + after;
    return found === model ? camel(name) : camel(`_${name}`);
  });
}

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

/** Where the one selected value lies in the answer. */
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

/** The mistake beneath GraphQL's wrapping, where there is one; GraphQL's own names the variable. */
function thrown(error: GraphQLError): unknown {
  const cause = rootCause(error);
  return cause instanceof GraphQLError ? new HttpError(400, 'VAGQL', [error.message]) : cause;
}
