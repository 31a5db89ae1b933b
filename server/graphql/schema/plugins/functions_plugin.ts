import type { PgCodec, PgResource, PgResourceParameter } from '@dataplan/pg';
import {
  type FieldArgs,
  type GrafastArgumentConfig,
  type ObjectStep,
  object,
  type Step,
} from 'grafast';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import { isMadeSecret } from '../../../base/secret_inputs.ts';
import { documentValue } from '../document_step.ts';
import { callFunction } from '../function_step.ts';
import { snake } from '../names.ts';

const WHOLE = 'The whole document, as the database wrote it.';

/**
 * Plans every root field behind which stands a function of `erp` as one call of it (function_step.ts), and the types
 * of their documents as parts of that one answer. Each such document has a field `json`: all of it, untouched.
 */
export const FunctionsPlugin: GraphileConfig.Plugin = {
  name: 'FunctionsPlugin',
  version: '1.0.0',
  after: ['PgCustomTypeFieldPlugin', 'PgAttributesPlugin', 'PgMutationPayloadEdgePlugin'],
  schema: {
    hooks: {
      // A document is not a row of a table, so its step is not checked to be one that selects columns.
      GraphQLObjectType(config, build, { scope }) {
        if (!scope.isPgClassType || !isDocument(build, scope.pgCodec)) return config;
        const { assertStep: _rows, ...rest } = config;
        return rest;
      },
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        if (!scope.isPgClassType || !isAnswer(build, scope.pgCodec)) return fields;
        const json = fieldWithHooks(
          { fieldName: 'json' },
          { description: WHOLE, type: build.getOutputTypeByName('JSON') },
        );
        return build.extend(fields, { json }, `the whole document of ${scope.pgCodec?.name}`);
      },
      GraphQLObjectType_fields_field(field, build, { scope }) {
        const { fieldName, pgCodec } = scope;
        if (scope.isRootQuery) {
          const resource = functionsOf(build).queries.get(fieldName);
          return resource ? { ...field, plan: queryPlan(resource) } : field;
        }
        if (scope.isRootMutation) {
          const resource = functionsOf(build).mutations.get(fieldName);
          if (!resource) return field;
          return { ...field, plan: mutationPlan(resource), args: withoutApply(field.args ?? {}) };
        }
        if (scope.isMutationPayload && fieldName === 'clientMutationId') {
          return { ...field, plan: clientMutationIdPlan };
        }
        const attribute = scope.pgFieldAttribute;
        if (!attribute || !scope.isPgClassType || !isDocument(build, pgCodec)) return field;
        const [key = ''] =
          Object.entries(pgCodec?.attributes ?? {}).find(([, one]) => one === attribute) ?? [];
        const { plan: _column, ...rest } = field;
        // A key of the same name is found without a plan.
        return snake(fieldName) === key ? rest : { ...rest, plan: partPlan(key) };
      },
      // Secrets that the server makes are no input fields.
      GraphQLInputObjectType_fields(fields, _build, { Self }) {
        const name = snake(Self.name.replace(/Input$/, '')).replace(/^_/, '');
        return Object.fromEntries(
          Object.entries(fields).filter(([field]) => !isMadeSecret(name, field)),
        );
      },
      GraphQLInputObjectType_fields_field(field, _build, { scope }) {
        if (!scope.isMutationInput || scope.fieldName !== 'clientMutationId') return field;
        const { apply: _apply, ...rest } = field as typeof field & { apply?: unknown };
        return rest;
      },
    },
  },
};

type Plan = ($parent: Step, args: FieldArgs) => Step;

const queryPlan = (resource: SqlFunction): Plan =>
  EXPORTABLE(
    (callFunction, resource) => (_root: Step, args: FieldArgs) => callFunction(resource, args),
    [callFunction, resource],
    `${resource.name}_plan`,
  );

const mutationPlan = (resource: SqlFunction): Plan =>
  EXPORTABLE(
    (callFunction, object, resource) => (_root: Step, args: FieldArgs) =>
      object({
        result: callFunction(resource, args, ['input']),
        clientMutationId: args.getRaw(['input', 'clientMutationId']),
      }),
    [callFunction, object, resource],
    `${resource.name}_plan`,
  );

const clientMutationIdPlan = EXPORTABLE(
  () => ($payload: Step) =>
    ($payload as ObjectStep<{ clientMutationId: Step }>).get('clientMutationId'),
  [],
  'clientMutationIdOfPayload',
);

const partPlan = (key: string): Plan =>
  EXPORTABLE(
    (documentValue, key) => ($parent: Step) => documentValue($parent, key),
    [documentValue, key],
    `${key}_ofDocument`,
  );

/**
 * Removes PostGraphile's plans of the arguments, which would hand the input to a step that selects: `callFunction`
 * reads it.
 */
function withoutApply(
  args: Readonly<Record<string, GrafastArgumentConfig>>,
): Record<string, GrafastArgumentConfig> {
  return Object.fromEntries(
    Object.entries(args).map(([name, { applyPlan: _apply, ...rest }]) => [name, rest]),
  );
}

type SqlFunction = PgResource<string, PgCodec, never, readonly PgResourceParameter[]>;

type Functions = {
  queries: ReadonlyMap<string, SqlFunction>;
  mutations: ReadonlyMap<string, SqlFunction>;
  /** The composites that functions answer, and all that lie within them. */
  answers: ReadonlySet<PgCodec>;
  documents: ReadonlySet<PgCodec>;
};

const known = new WeakMap<object, Functions>();

function functionsOf(build: GraphileBuild.Build): Functions {
  const registry = build.input.pgRegistry;
  let found = known.get(registry);
  if (!found) {
    found = readFunctions(build, Object.values(registry.pgResources));
    known.set(registry, found);
  }
  return found;
}

function readFunctions(build: GraphileBuild.Build, resources: readonly PgResource[]): Functions {
  const queries = new Map<string, SqlFunction>();
  const mutations = new Map<string, SqlFunction>();
  const answers = new Set<PgCodec>();
  const documents = new Set<PgCodec>();
  const add = (codec: PgCodec) => {
    const one = codec.arrayOfCodec ?? codec;
    if (!one.attributes || documents.has(one)) return;
    documents.add(one);
    for (const { codec } of Object.values<{ codec: PgCodec }>(one.attributes)) add(codec);
  };
  for (const resource of resources) {
    if (!isFunction(resource)) continue;
    if (resource.isMutation) {
      mutations.set(build.inflection.customMutationField({ resource }), resource);
    } else queries.set(build.inflection.customQueryField({ resource }), resource);
    if (resource.codec.attributes) answers.add(resource.codec);
    add(resource.codec);
  }
  return { queries, mutations, answers, documents };
}

function isFunction(resource: PgResource): resource is SqlFunction {
  const { parameters, isUnique, extensions } = resource;
  return parameters !== undefined && isUnique && extensions?.pg?.schemaName === 'erp';
}

export const isDocument = (build: GraphileBuild.Build, codec: PgCodec | undefined): boolean =>
  codec !== undefined && functionsOf(build).documents.has(codec);
const isAnswer = (build: GraphileBuild.Build, codec: PgCodec | undefined): boolean =>
  codec !== undefined && functionsOf(build).answers.has(codec);
