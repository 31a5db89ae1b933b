/**
 * A field behind which stands one of our functions, planned as one step: one prepared statement, arguments as text,
 * the result as the one JSON text that PostgreSQL wrote. Grafast's own plan makes the statement anew for each request
 * and takes composites apart. The generated schema imports `callFunction` by name.
 */
import './environment.ts';
import type { PgCodec, PgResource } from '@dataplan/pg';
import {
  constant,
  context,
  type ExecutionDetails,
  type FieldArgs,
  type GrafastResultsList,
  Step,
} from 'grafast';
import { JsonText, parseExact } from '../../base/json_text.ts';
import { isMadeSecret, type MadeSecret } from '../../base/secret_inputs.ts';
import type { PgTransaction } from '../../postgres/service.ts';
import { type Argument, argumentOf } from './arguments.ts';
import { documentValue } from './document_step.ts';
import { camel, snake } from './names.ts';
import { PLATFORM_FUNCTIONS } from './platform_functions.ts';

/** What the executor gives to each operation. */
export type ExecutionContext = {
  /** PostGraphile's own name for settings; ours are in `withPgClient`. */
  pgSettings: null;
  withPgClient<T>(settings: null, callback: (client: PgTransaction) => Promise<T>): Promise<T>;
  /** The same on the platform's database; absent where that is also the tenant's. */
  withPlatform?: ExecutionContext['withPgClient'] | undefined;
  newSecret?: (() => MadeSecret) | undefined;
  /** Only for subscriptions: what happened after a cursor, and then whatever happens. */
  changes?: Changes | undefined;
};

export type Changes = (sejak: string | null) => AsyncIterable<JsonText>;

/** A parameter without `write` is a secret that the server makes. */
type Parameter = { name: string; optional: boolean } & Partial<Argument>;

/** Calls a function of `erp`. Its value is a `JsonText`, a scalar, or null. */
export class FunctionStep extends Step<unknown> {
  readonly #resource: PgResource;
  readonly #parameters: readonly Parameter[];
  /**
   * Statements by the arguments that are given, a bit for each. An absent argument is left out where it has a default.
   */
  readonly #texts = new Map<number, string>();
  readonly #read: (text: string) => unknown;
  readonly #isPlatforms: boolean;

  /** Where the arguments' values lie among the dependencies. Equal steps, as those of two absent arguments, are one. */
  readonly #places: readonly number[];

  constructor(resource: PgResource, parameters: readonly Parameter[], values: readonly Step[]) {
    super();
    this.#resource = resource;
    this.#parameters = parameters;
    this.#read = readerOf(resource.codec);
    this.#isPlatforms = PLATFORM_FUNCTIONS.has(resource.name);
    this.addUnaryDependency(context());
    this.#places = values.map((value) => this.addDependency(value));
    this.isSyncAndSafe = false;
    if (resource.isMutation) this.hasSideEffects = true;
  }

  /** A part of the document. `json` is all of it, as the database wrote it. */
  get(field: string): Step {
    return field === 'json' ? this : documentValue(this, snake(field));
  }

  /** Fields that call the same function with the same arguments share the answer. */
  override deduplicate(peers: readonly FunctionStep[]): FunctionStep[] {
    return peers.filter(
      (one) => one.#resource === this.#resource && one.#places.join() === this.#places.join(),
    );
  }

  override execute({ indexMap, values }: ExecutionDetails): GrafastResultsList<unknown> {
    return indexMap((index) =>
      this.#call(
        values[0]?.at(index) as ExecutionContext,
        this.#places.map((place) => values[place]?.at(index)),
      ),
    );
  }

  async #call(
    { withPgClient, withPlatform, newSecret }: ExecutionContext,
    given: readonly unknown[],
  ): Promise<unknown> {
    const values: unknown[] = [];
    let names = 0;
    let made: MadeSecret | undefined;
    for (let index = 0; index < given.length; index += 1) {
      const value = given[index];
      const { optional, write } = this.#parameters[index] as Parameter;
      if (write === undefined) made = newSecret?.();
      else if (value === undefined && optional) continue;
      names |= 1 << index;
      if (write === undefined) values.push(made?.sealed ?? null);
      else values.push(value === null || value === undefined ? null : write(value));
    }
    const query = { text: this.#textOf(names), values };
    const lend = (this.#isPlatforms && withPlatform) || withPgClient;
    const { rows } = await lend(null, (client) => client.query(query));
    const [{ hasil: text } = { hasil: null }] = rows as { hasil: string | null }[];
    if (text === null) return null;
    return this.#read(made ? text.replace(made.sealed, made.plain) : text);
  }

  /**
   * The statement for the given arguments. Parameters get their types from the function, of which there is one by each
   * name.
   */
  #textOf(names: number): string {
    const known = this.#texts.get(names);
    if (known !== undefined) return known;
    const given = this.#parameters.filter((_one, index) => names & (1 << index));
    const list = given
      .map(({ name, place }, index) => `${name} => ${place?.(`$${index + 1}`) ?? `$${index + 1}`}`)
      .join(', ');
    const call = `erp.${this.#resource.name}(${list})`;
    const text = `select ${isJson(this.#resource.codec) ? call : `to_json(${call})`}::text as hasil`;
    this.#texts.set(names, text);
    return text;
  }
}

/** Documents stay text until somebody selects a part of them. */
function readerOf(codec: PgCodec): (text: string) => unknown {
  return isJson(codec) || codec.attributes ? (text) => new JsonText(text) : parseExact;
}

const isJson = ({ name }: PgCodec): boolean => name === 'json' || name === 'jsonb';

/**
 * The plan of a function's field.
 *
 * @param path where its arguments lie; a mutation has them in `input`
 */
export function callFunction(
  resource: PgResource,
  args: FieldArgs,
  path: readonly string[] = [],
): FunctionStep {
  const parameters = (resource.parameters ?? []).map(({ name, codec, optional = false }) => {
    if (isMadeSecret(resource.name, name)) {
      return { name: name as string, optional, value: constant(undefined) };
    }
    const at = [...path, camel(name as string)];
    const argument = argumentOf(codec, args.typeAt(at));
    return { name: name as string, optional, ...argument, value: args.getRaw(at) };
  });
  return new FunctionStep(
    resource,
    parameters,
    parameters.map(({ value }) => value),
  );
}
