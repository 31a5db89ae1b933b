import type { PgCodec, PgSelectQueryBuilder, PgSelectSingleStep } from '@dataplan/pg';
import { sqlValueWithCodec, TYPES } from '@dataplan/pg';
import { sql } from '@dataplan/pg/pg-sql2';
import type { FieldArgs } from 'grafast';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import { jsonbCodec } from '../codecs.ts';

/** What a filter asks of one attribute; a value is of the type that it is kept as. */
type Asked = { kunci: string; sama?: unknown; min?: unknown; maks?: unknown };
type Conditions = Pick<PgSelectQueryBuilder, 'alias'> & { where(condition: unknown): void };

const FILTER = 'AtributFilter';

/** Whether a table has attributes. */
const hasAttributes = (codec: PgCodec | undefined): boolean =>
  codec?.attributes?.atribut?.codec === jsonbCodec;

/**
 * Attributes by their key: `nilai(kunci:)` of rows that have `atribut`, and the filter of such rows by one of them.
 * What they are differs from tenant to tenant, and the schema is one for all.
 */
export const AttributesPlugin: GraphileConfig.Plugin = {
  name: 'AttributesPlugin',
  version: '1.0.0',
  after: ['PgAttributesPlugin', 'PgConnectionArgFilterAttributesPlugin'],
  schema: {
    hooks: {
      init(result, build) {
        const { GraphQLNonNull, GraphQLString } = build.graphql;
        const value = (description: string) => ({
          description,
          type: build.getInputTypeByName('JSON'),
        });
        build.registerInputObjectType(
          FILTER,
          {},
          () => ({
            description:
              'What an attribute is. A number is compared with numbers, a text with texts.',
            fields: () => ({
              kunci: { description: 'Its key.', type: new GraphQLNonNull(GraphQLString) },
              sama: value('It is this.'),
              min: value('It is this or more.'),
              maks: value('It is this or less.'),
            }),
          }),
          'the filter by an attribute',
        );
        return result;
      },
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const { pgCodec, isPgClassType } = scope;
        if (!isPgClassType || !hasAttributes(pgCodec)) return fields;
        const { GraphQLNonNull, GraphQLString } = build.graphql;
        return build.extend(
          fields,
          {
            nilai: fieldWithHooks(
              { fieldName: 'nilai' },
              {
                description: 'One of its attributes; null without it.',
                type: build.getOutputTypeByName('JSON'),
                args: {
                  kunci: { description: 'Its key.', type: new GraphQLNonNull(GraphQLString) },
                },
                plan: valuePlan,
              },
            ),
          },
          `a value of ${pgCodec?.name}`,
        );
      },
      GraphQLInputObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const { pgCodec, isPgConnectionFilter } = scope;
        if (!isPgConnectionFilter || !hasAttributes(pgCodec)) return fields;
        return build.extend(
          fields,
          {
            atribut: fieldWithHooks(
              { fieldName: 'atribut', isPgConnectionFilterField: true },
              {
                description: 'Filter by one of its attributes.',
                type: build.getInputTypeByName(FILTER),
                apply: applyFilter,
              },
            ),
          },
          `the filter of ${pgCodec?.name} by an attribute`,
        );
      },
    },
  },
};

const valuePlan = EXPORTABLE(
  (TYPES, jsonbCodec, sql) =>
    ($row: PgSelectSingleStep, { $kunci }: FieldArgs) => {
      const $class = $row.getClassStep();
      const kunci = $class.placeholder($kunci as never, TYPES.text as never);
      return $row.select(
        sql`(${$class.alias}.${sql.identifier('atribut')} -> ${kunci})`,
        jsonbCodec,
      );
    },
  [TYPES, jsonbCodec, sql],
  'attributeValue',
);

/** Equality by containment, which the index over attributes finds; bounds hold only for values of the same type. */
const applyFilter = EXPORTABLE(
  (TYPES, jsonbCodec, sql, sqlValueWithCodec) => (condition: Conditions, asked: Asked | null) => {
    if (!asked) return;
    const { kunci, sama, min, maks } = asked;
    const all = sql`${condition.alias}.${sql.identifier('atribut')}`;
    const key = sqlValueWithCodec(kunci, TYPES.text);
    const one = sql`(${all} -> ${key})`;
    if (sama !== undefined && sama !== null) {
      const value = sqlValueWithCodec(sama, jsonbCodec);
      condition.where(sql`${all} is not null and ${all} @> jsonb_build_object(${key}, ${value})`);
    }
    for (const [bound, operator] of [
      [min, sql`>=`],
      [maks, sql`<=`],
    ] as const) {
      if (bound === undefined || bound === null) continue;
      const value = sqlValueWithCodec(bound, jsonbCodec);
      condition.where(
        sql`jsonb_typeof(${one}) = jsonb_typeof(${value}) and ${one} ${operator} ${value}`,
      );
    }
    if (sama == null && min == null && maks == null) condition.where(sql`${one} is not null`);
  },
  [TYPES, jsonbCodec, sql, sqlValueWithCodec],
  'filterByAttribute',
);
