import { type PgCodec, type PgCodecRelation, type PgRegistry, PgResource } from '@dataplan/pg';
import { EXPORTABLE } from 'graphile-export';

type Exported = { $exporter$args: unknown[] };
type Loose = Record<string, unknown>;

/**
 * Removes from the registry of a finished schema, as it will be exported, what no plan asks while a request is served.
 * The resources that plans name stay, with their types. What else the schema was made of (comments, grants, tables that
 * nobody may read, other relations) is in the SDL and the plans by now.
 *
 * @throws Error when a plan asks the registry for more than that
 */
export function slimRegistry(registry: PgRegistry, plans: unknown): void {
  const { resources, codecs, relations } = askedBy(registry, plans);
  for (const codec of codecs) forgetComments(codec);
  const names = [...resources].sort(byName);
  const pgResources = Object.fromEntries(names.map((one) => [one.name, optionsOf(one)]));
  const pgRelations: Record<string, Loose> = {};
  for (const [codec, name, relation] of relations) {
    const { isUnique, isReferencee, localCodec, localAttributes, remoteAttributes } = relation;
    // makeRegistry finds the resource by its name; its options would refer to a resource that is not yet made.
    const remoteResourceOptions = { name: relation.remoteResource.name };
    pgRelations[codec] ??= {};
    pgRelations[codec][name] = filled({
      localCodec,
      remoteResourceOptions,
      localAttributes,
      remoteAttributes,
      isUnique,
      isReferencee,
    });
  }
  // The arguments from which makeRegistry makes the registry.
  const made = (registry as unknown as Exported).$exporter$args;
  const { pgExecutors } = made[1] as { pgExecutors: object };
  made[1] = { pgExecutors, pgCodecs: {}, pgResources, pgRelations };
}

const byName = (one: PgResource, other: PgResource) => (one.name < other.name ? -1 : 1);

const argsOf = (value: object): unknown[] | undefined =>
  (value as Partial<Exported>).$exporter$args;

type Asked = {
  resources: ReadonlySet<PgResource>;
  codecs: ReadonlySet<PgCodec>;
  relations: readonly (readonly [codec: string, name: string, relation: PgCodecRelation])[];
};

/**
 * What plans ask of the registry, found by following what they were made of. A relation is asked by its name, or
 * itself.
 */
function askedBy(registry: PgRegistry, plans: unknown): Asked {
  const resources = new Set<PgResource>();
  const codecs = new Set<PgCodec>();
  const known = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') known.add(value);
    const isThing = (typeof value === 'object' && value !== null) || typeof value === 'function';
    if (!isThing || known.has(value)) return;
    known.add(value);
    if (value instanceof PgResource) {
      resources.add(value);
      visit(value.codec);
      for (const { codec } of value.parameters ?? []) visit(codec);
      return;
    }
    if (isCodec(value)) {
      codecs.add(value);
      for (const { codec } of Object.values<{ codec: PgCodec }>(value.attributes ?? {}))
        visit(codec);
      for (const inner of [value.arrayOfCodec, value.domainOfCodec]) visit(inner);
      return;
    }
    const args = argsOf(value);
    if (args?.includes(registry)) {
      // A relation; it is found below.
      if (args.length === 3) return;
      throw new Error(`a plan asks the registry: ${args.slice(1)}`);
    }
    for (const inner of args ?? (isPlain(value) ? Object.values(value) : [])) visit(inner);
  };
  visit(plans);
  const relations = Object.entries(registry.pgRelations).flatMap(([codec, own]) =>
    Object.entries<PgCodecRelation>(own)
      .filter(([name, relation]) => known.has(name) || known.has(relation))
      .map(([name, relation]) => [codec, name, relation] as const),
  );
  for (const [, , { remoteResource }] of relations) visit(remoteResource);
  return { resources, codecs, relations };
}

const isCodec = (value: object): value is PgCodec => 'sqlType' in value && 'fromPg' in value;

const isPlain = (value: object): boolean =>
  Array.isArray(value) || [null, Object.prototype].includes(Object.getPrototypeOf(value));

/** Removes from a type, and from its attributes, what no statement is made of. */
function forgetComments(codec: PgCodec): void {
  const made = argsOf(codec) ?? [];
  for (const [index, arg] of made.entries()) {
    if (arg === codec.description || arg === codec.extensions) made[index] = undefined;
    if (typeof arg !== 'object' || arg === null || !isPlain(arg)) continue;
    const { attributes = {} } = arg as { attributes?: Record<string, Loose> };
    for (const one of [arg as Loose, ...Object.values(attributes)]) {
      delete one.description;
      delete one.extensions;
      delete one.hasDefault;
      if (one.notNull === false) delete one.notNull;
    }
  }
}

/** PgResource wants a `from` of every function. That of a function which FunctionStep calls is never asked for. */
const fromNowhere = EXPORTABLE(
  () => () => {
    throw new Error('called by FunctionStep only');
  },
  [],
  'fromNowhere',
);

function optionsOf(resource: PgResource): Loose {
  const { name, executor, codec, uniques, parameters, sqlPartitionByIndex } = resource;
  const { isUnique, isMutation, isList, isVirtual, hasImplicitOrder } = resource;
  const isCalled = parameters && isUnique && resource.extensions?.pg?.schemaName === 'erp';
  return filled({
    name,
    executor,
    from: isCalled ? fromNowhere : resource.from,
    codec,
    uniques:
      uniques.length > 0 && uniques.map(({ attributes, isPrimary }) => ({ attributes, isPrimary })),
    parameters,
    sqlPartitionByIndex,
    isUnique,
    isMutation,
    isList,
    isVirtual,
    hasImplicitOrder,
  });
}

/** Without options that are false or absent. */
const filled = (options: Loose): Loose =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value));
