import { type PgSelectStep, TYPES } from '@dataplan/pg';
import { sql } from '@dataplan/pg/pg-sql2';
import { type FieldArg, lambda, type Step } from 'grafast';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import { GROUPINGS } from '../aggregates.ts';
import { isAmount, tableOf } from './aggregates_plugin.ts';
import { DEFAULT_FIRST, MAX_FIRST } from './page_size_plugin.ts';

/**
 * Groups come in pages and in an order, as rows do: by a sum, by the number of rows, by the first day. Equal groups
 * come in the order of their oldest rows, so that a page is the same each time.
 */
export const GroupPagePlugin: GraphileConfig.Plugin = {
  name: 'GroupPagePlugin',
  version: '1.0.0',
  after: ['AggregatesPlugin', 'PageSizePlugin'],
  schema: {
    hooks: {
      init(init, build) {
        for (const resource of Object.values(build.input.pgRegistry.pgResources)) {
          const { codec } = resource;
          if (resource.parameters || !codec.attributes || !GROUPINGS[tableOf(codec)]) continue;
          const name = orderName(build.inflection.tableType(codec));
          const values = Object.fromEntries(
            ordersOf(codec.attributes).flatMap(([by, value]) =>
              ['ASC', 'DESC'].map((way) => [
                build.inflection.constantCase(`${by}-${way}`),
                { value: `${value} ${way}` },
              ]),
            ),
          );
          build.registerEnumType(
            name,
            {},
            () => ({ description: 'An order of groups.', values }),
            `orders of groups of ${codec.name}`,
          );
        }
        return init;
      },
      GraphQLObjectType_fields_field_args(args, build, { scope, Self }) {
        if (scope.fieldName !== 'groupedAggregates') return args;
        const order = build.getTypeByName(orderName(Self.name.replace(/Connection$/, '')));
        if (!order) return args;
        const { GraphQLInt, GraphQLList, GraphQLNonNull } = build.graphql;
        return build.extend(
          args,
          {
            first: {
              type: GraphQLInt,
              defaultValue: DEFAULT_FIRST,
              description: `How many groups at most, 1 to ${MAX_FIRST}.`,
              applyPlan: applyFirst,
            },
            offset: {
              type: GraphQLInt,
              description: 'Skip the first groups.',
              applyPlan: applyOffset,
            },
            orderBy: {
              type: new GraphQLList(new GraphQLNonNull(order as never)),
              defaultValue: [],
              description: 'The order of the groups.',
              applyPlan: applyOrder,
            },
          },
          'pages of groups',
        );
      },
    },
  },
};

const orderName = (table: string): string => `${table}GroupOrderBy`;

type Attributes = Parameters<typeof Object.entries<{ codec: { name: string } }>>[0];

/** Name and value of each order; the value is the aggregate and its column. */
function ordersOf(attributes: Attributes): [name: string, value: string][] {
  const amounts = Object.entries(attributes).filter(([, one]) => isAmount(one));
  return [
    ...amounts.map(([column]): [string, string] => [`sum-${column}`, `sum ${column}`]),
    ...dayOf(attributes),
    ['count', 'count id'],
  ];
}

/** The first day of a group: of its rows, or of their documents. */
function dayOf(attributes: Attributes): [name: string, value: string][] {
  if ('tanggal' in attributes) return [['tanggal', 'min tanggal']];
  return 'transaksi_id' in attributes ? [['tanggal', 'min transaksi.tanggal']] : [];
}

const applyFirst = EXPORTABLE(
  () =>
    (_$parent: Step, $groups: PgSelectStep, arg: FieldArg): void => {
      $groups.setFirst(arg.getRaw());
    },
  [],
  'applyFirstOfGroups',
);

const applyOffset = EXPORTABLE(
  () =>
    (_$parent: Step, $groups: PgSelectStep, arg: FieldArg): void => {
      $groups.setOffset(arg.getRaw());
    },
  [],
  'applyOffsetOfGroups',
);

const applyOrder = EXPORTABLE(
  (TYPES, lambda, sql) =>
    (_$parent: Step, $groups: PgSelectStep, arg: FieldArg): void => {
      const { alias } = $groups;
      const $orders = lambda(
        arg.getRaw(),
        (orders: readonly string[] | null | undefined) => {
          const list = (orders ?? []).map((one) => {
            const [aggregate, column, way] = one.split(' ') as [string, string, string];
            const value =
              column === 'transaksi.tanggal'
                ? sql`(select t.tanggal from transaksi as t where t.id = ${alias}.transaksi_id)`
                : sql`${alias}.${sql.identifier(column)}`;
            const call = sql`${sql.identifier(aggregate)}(${value})`;
            return way === 'ASC' ? sql`${call} asc` : sql`${call} desc`;
          });
          return sql.join([...list, sql`min(${alias}.${sql.identifier('id')})`], ', ');
        },
        true,
      );
      $groups.orderBy({
        fragment: $groups.deferredSQL($orders),
        codec: TYPES.bigint,
        direction: 'ASC',
      });
    },
  [TYPES, lambda, sql],
  'applyOrderOfGroups',
);
