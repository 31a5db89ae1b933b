import type { PgCodec, PgCodecRelation, PgRegistry } from '@dataplan/pg';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import { CHILD_ORDERS, WITHOUT_CHILDREN } from '../child_orders.ts';
import { tableOf } from './aggregates_plugin.ts';

type Behavior = GraphileBuild.BehaviorString;

const NO_FILTER = '-filterBy' as Behavior;
const NO_CHILDREN = '-connection -list -filterBy -aggregates -orderBy' as Behavior;

/** Gives children the order of their index, and leaves out those that no index finds (child_orders.ts). */
export const ChildOrderPlugin: GraphileConfig.Plugin = {
  name: 'ChildOrderPlugin',
  version: '1.0.0',
  after: ['PgConnectionArgOrderByDefaultValuePlugin', 'AggregatesPlugin'],
  schema: {
    entityBehavior: {
      pgCodecRelation: {
        inferred(behavior, relation, build) {
          const kept = !relation.isReferencee || !keyIn(WITHOUT_CHILDREN, relation);
          // No filter looks into a table that nobody may read.
          const read = build.behavior.pgResourceMatches(relation.remoteResource, 'resource:select');
          return [behavior, ...(kept ? [] : [NO_CHILDREN]), ...(read ? [] : [NO_FILTER])];
        },
      },
    },
    hooks: {
      GraphQLInputObjectType_fields_field(field, _build, { scope }) {
        const { fieldName, isPgConnectionFilterField } = scope as Scope;
        if (!isPgConnectionFilterField || !/Exists?$/.test(fieldName ?? '')) return field;
        const own = field as { apply?: Apply };
        return own.apply ? { ...field, apply: askPlainly(own.apply) } : field;
      },
      GraphQLObjectType_fields_field_args_arg(arg, build, { scope }) {
        const { argName, pgFieldResource, pgRelationDetails } = scope as Scope;
        if (argName !== 'orderBy' || !pgFieldResource || !pgRelationDetails) return arg;
        const { codec } = pgFieldResource;
        const { registry, codec: parent, relationName } = pgRelationDetails;
        const relation = registry.pgRelations[parent.name]?.[relationName] as PgCodecRelation;
        const columns = CHILD_ORDERS[tableOf(codec)]?.[relation.remoteAttributes.join()];
        if (!columns) return arg;
        const { inflection } = build;
        const type = build.getTypeByName(inflection.orderByType(inflection.tableType(codec)));
        if (!build.graphql.isEnumType(type)) return arg;
        const names = columns.map((column) => inflection.constantCase(`${column}-asc`));
        const defaultValue = [...names, inflection.builtin('PRIMARY_KEY_ASC')].map((name) => {
          const value = type.getValue(name);
          if (!value) throw new Error(`${type.name} has no ${name}`);
          return value.value;
        });
        return { ...arg, defaultValue };
      },
    },
  },
};

type Apply = (where: Where, value: unknown) => unknown;
type Where = {
  alias: unknown;
  notPlan(): Where;
  existsPlan(options: { equals?: unknown }): unknown;
};

/**
 * A filter by whether there are children, or the row that a key names, becomes `exists (…)` or `not exists (…)`, which
 * PostgreSQL joins. As `exists (…) = true` it would be computed for each row.
 */
const askPlainly = (apply: Apply): Apply =>
  EXPORTABLE(
    (apply) =>
      ($where: Where, value: unknown): unknown => {
        if (value == null) return undefined;
        const $asked = value === true ? $where : $where.notPlan();
        return apply(
          {
            alias: $where.alias,
            notPlan: () => $asked.notPlan(),
            existsPlan: ({ equals: _equals, ...options }) => $asked.existsPlan(options),
          },
          value,
        );
      },
    [apply],
  );

type Scope = {
  fieldName?: string;
  isPgConnectionFilterField?: boolean;
  argName?: string;
  pgFieldResource?: { codec: PgCodec };
  pgRelationDetails?: { registry: PgRegistry; codec: PgCodec; relationName: string };
};

/** Whether the key by which a relation's children are found is in a list. */
function keyIn(
  list: Readonly<Record<string, readonly string[]>>,
  { remoteResource, remoteAttributes }: PgCodecRelation,
): boolean {
  return list[tableOf(remoteResource.codec)]?.includes(remoteAttributes.join()) ?? false;
}
