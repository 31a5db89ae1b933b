/**
 * The GraphQL operations of the facade, compiled: an operation whose one root field is a SQL function, its result taken
 * whole, is a prepared statement, so Grafast need not make its text anew for each request. Arguments are snake_case
 * documents, the result is one JSON text in REST's shape; numbers stay digits both ways.
 */
import type { PgCodec } from '@dataplan/pg';
import { type GraphQLSchema, Kind, type OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../server/context.ts';
import type { SqlFunction } from '../server/graphql/functions.ts';
import { JsonText, rawNumber } from '../server/graphql/json_text.ts';
import { graphqlDocument } from './graphql_document.ts';

/** What the facade needs of GraphQL and of the database. */
export type SqlPort = {
  schema: GraphQLSchema;
  /** Parses an operation and validates it against the schema. @throws GraphQLError with the first mistake */
  parse(source: string): { definition: OperationDefinitionNode };
  /** The functions behind root fields, by the names of these. */
  functions: ReadonlyMap<string, SqlFunction>;
  /** Runs a statement of one text column in a transaction with the context's role, path and claims. */
  call(
    statement: { text: string; values: unknown[]; writes: boolean },
    context: RequestContext,
  ): Promise<string | null>;
};

export type Operation = {
  /** The GraphQL operation that says the same. */
  document: string;
  /** Calls the function; arguments in snake_case. Throws pg's own error. Null where the function answers null. */
  run(
    variables: Readonly<Record<string, unknown>>,
    context: RequestContext,
  ): Promise<JsonText | null>;
};

/**
 * Makes the operation of a function, validates it, and compiles it.
 *
 * @param name the function's SQL name, as `master_list`
 * @throws Error when GraphQL does not show such a function, with such arguments and such a result
 */
export function compileOperation(port: SqlPort, name: string): Operation {
  const { schema, parse, functions, call } = port;
  const { source, variables: types } = graphqlDocument(schema, name);
  const found = functions.get(rootField(parse(source).definition));
  if (!found) throw new Error(`the GraphQL schema has no function ${name}`);
  const { result, writes } = found;
  const parameters = found.parameters.filter((one) => Object.hasOwn(types, one.name));
  // An absent argument is left out, since null is not its default: one text for each set of names that occurs.
  const texts = new Map<string, string>();
  const writers = new Map(parameters.map((one) => [one.name, argumentWriter(one.codec)]));
  return {
    document: source,
    async run(variables, context) {
      const names: string[] = [];
      const values: unknown[] = [];
      for (const key of Object.keys(variables)) {
        const value = variables[key];
        if (value === undefined) continue;
        const write = writers.get(key);
        if (!write) throw new Error(`${name} has no argument ${key}`);
        names.push(key);
        values.push(value === null ? null : write(value));
      }
      const key = names.join();
      let text = texts.get(key);
      if (text === undefined) {
        text = statementText(found.name, names, result);
        texts.set(key, text);
      }
      const answer = await call({ text, values, writes }, context);
      return answer === null ? null : new JsonText(answer);
    },
  };
}

/** The name of the one field that is called. */
function rootField({ selectionSet: { selections } }: OperationDefinitionNode): string {
  const [field] = selections;
  if (selections.length !== 1 || field?.kind !== Kind.FIELD) {
    throw new Error('an operation of the facade calls one function');
  }
  return field.name.value;
}

/** PostgreSQL takes the types of the parameters from the function, of which there is one by each name. */
function statementText(name: string, given: readonly string[], result: PgCodec): string {
  const call = `erp.${name}(${given.map((one, index) => `${one} => $${index + 1}`).join(', ')})`;
  const json = result.name === 'json' || result.name === 'jsonb';
  return `select ${json ? call : `to_json(${call})`}::text`;
}

// Arguments: documents into what PostgreSQL reads.

type ArgumentWriter = (value: unknown) => string;

function argumentWriter(codec: PgCodec): ArgumentWriter {
  const { arrayOfCodec, attributes, name } = codec;
  if (arrayOfCodec) {
    const one = argumentWriter(arrayOfCodec);
    return (value) => {
      const items = Array.isArray(value) ? value : [value];
      return `{${items.map((item) => (isAbsent(item) ? 'NULL' : quoted(one(item)))).join()}}`;
    };
  }
  if (attributes) return recordWriter(codec);
  if (name === 'json' || name === 'jsonb') return (value) => JSON.stringify(value);
  return (value) => rawNumber(value) ?? String(value);
}

/** A composite in the order of its attributes. */
function recordWriter({ name, attributes }: PgCodec): ArgumentWriter {
  const places = new Map<string, number>();
  const writers: ArgumentWriter[] = [];
  for (const [attribute, { codec }] of Object.entries(attributes ?? {})) {
    places.set(attribute, writers.length);
    writers.push(argumentWriter(codec));
  }
  return (value) => {
    const document = value as Readonly<Record<string, unknown>>;
    const texts = new Array<string>(writers.length).fill('');
    for (const key of Object.keys(document)) {
      const inner = document[key];
      const place = places.get(key);
      if (place === undefined) throw new Error(`${name} has no field for ${key}`);
      if (!isAbsent(inner)) {
        texts[place] = quoted((writers[place] as ArgumentWriter)(inner));
      }
    }
    return `(${texts.join()})`;
  };
}

const isAbsent = (value: unknown): boolean => value === null || value === undefined;

const PLAIN = /^[A-Za-z0-9_.:+-]+$/;

/** A field of a record or an item of an array. */
function quoted(text: string): string {
  if (PLAIN.test(text) && text.toUpperCase() !== 'NULL') return text;
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** Keys of an object in the given order, as JSON text; what is absent is null. */
export function pickJson(value: Readonly<Record<string, unknown>>, keys: Iterable<string>): string {
  const members: string[] = [];
  for (const key of keys) {
    members.push(`${JSON.stringify(key)}:${JSON.stringify(value[key] ?? null)}`);
  }
  return `{${members.join()}}`;
}
