import type {
  PgCodec,
  PgCodecWithAttributes,
  PgResource,
  PgSelectQueryBuilder,
  PgSelectSingleStep,
} from '@dataplan/pg';
import { TYPES } from '@dataplan/pg';
import { sql } from '@dataplan/pg/pg-sql2';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import { DIMENSIONS } from '../aggregates.ts';
import { tableOf } from './aggregates_plugin.ts';

type Row = PgSelectSingleStep;
type Sql = ReturnType<typeof sql>;
/** A join on the way; `path` names it within its statement. */
type Hop = { path: string; from: Sql; local: string; remote: string };
/** A dimension with the relations it goes by. */
type Way = { relations: readonly string[]; hops: readonly Hop[]; column: string; codec: PgCodec };

/**
 * Shows what a row knows by way of another one (DIMENSIONS in aggregates.ts): the category and the contact of a sales
 * line, the names behind ids. They become fields and orders of rows, and groups of aggregates, which join what they
 * need.
 */
export const DimensionsPlugin: GraphileConfig.Plugin = {
  name: 'DimensionsPlugin',
  version: '1.0.0',
  after: ['PgAttributesPlugin', 'PgRelationsPlugin', 'AggregatesPlugin'],
  schema: {
    hooks: {
      GraphQLObjectType_fields(fields, build, { scope, fieldWithHooks }) {
        const { pgCodec, isPgClassType } = scope;
        if (!isPgClassType || !pgCodec?.attributes) return fields;
        const added: typeof fields = {};
        for (const [name, { column, codec, relations }] of waysOf(build, pgCodec)) {
          if (!DIMENSIONS[tableOf(pgCodec)]?.[name]?.field) continue;
          const fieldName = build.inflection.camelCase(name);
          const type = build.getGraphQLTypeByPgCodec(codec, 'output');
          if (!type || !build.graphql.isOutputType(type))
            throw new Error(`${name} has no GraphQL type`);
          added[fieldName] = fieldWithHooks(
            { fieldName },
            { type, plan: dimensionPlan(relations, column) },
          );
        }
        const kontak = waysOf(build, pgCodec).get('kontak_nama');
        // No field where the key is the row's own: PostGraphile's relation leads there already.
        if (kontak && kontak.relations.length > 1) {
          added.kontak = fieldWithHooks(
            { fieldName: 'kontak' },
            {
              description: 'The contact of the document.',
              type: build.getOutputTypeByName('Kontak'),
              plan: relationPlan(kontak.relations),
            },
          );
        }
        return build.extend(fields, added, `dimensions of ${pgCodec.name}`);
      },
      GraphQLEnumType_values(values, build, { scope }) {
        const { isPgRowSortEnum, isPgAggregateGroupEnum, pgTypeResource, pgCodec } = scope;
        const codec = pgTypeResource?.codec ?? pgCodec;
        if (!codec?.attributes || !(isPgRowSortEnum || isPgAggregateGroupEnum)) return values;
        const added: typeof values = {};
        for (const [name, way] of waysOf(build, codec)) {
          const base = build.inflection.constantCase(name);
          if (isPgAggregateGroupEnum) {
            added[base] = { extensions: { grafast: { apply: groupBy(way, false) } } };
            if (way.codec === TYPES.date) {
              added[`${base}_BULAN`] = { extensions: { grafast: { apply: groupBy(way, true) } } };
            }
          } else if (DIMENSIONS[tableOf(codec)]?.[name]?.field) {
            for (const direction of ['ASC', 'DESC'] as const) {
              added[`${base}_${direction}`] = {
                extensions: { grafast: { apply: orderBy(way, direction) } },
              };
            }
          }
        }
        return build.extend(values, added, `dimensions of ${codec.name}`);
      },
    },
  },
};

const dimensionPlan = (relations: readonly string[], column: string) =>
  EXPORTABLE(
    (relations, column) => ($row: Row) =>
      relations
        .reduce(($one, relation) => $one.singleRelation(relation as never), $row)
        .get(column),
    [relations, column],
  );

const relationPlan = (relations: readonly string[]) =>
  EXPORTABLE(
    (relations) => ($row: Row) =>
      relations.reduce(($one, relation) => $one.singleRelation(relation as never), $row),
    [relations],
  );

/** Joins the tables on the way, each once within a statement, and gives the column at the end. */
const columnAt = EXPORTABLE(
  (sql) =>
    (builder: PgSelectQueryBuilder, hops: readonly Hop[], column: string): Sql => {
      let alias = builder.alias;
      for (const { path, from, local, remote } of hops) {
        let joined = builder.getMetaRaw(path) as Sql | undefined;
        if (!joined) {
          joined = sql.identifier(Symbol(path));
          const condition = sql`${alias}.${sql.identifier(local)} = ${joined}.${sql.identifier(remote)}`;
          builder.join({ type: 'left', from, alias: joined, conditions: [condition] });
          builder.setMeta(path, joined);
        }
        alias = joined;
      }
      return sql`${alias}.${sql.identifier(column)}`;
    },
  [sql],
  'columnAt',
);

const groupBy = ({ hops, column, codec }: Way, month: boolean) =>
  month
    ? EXPORTABLE(
        (TYPES, column, columnAt, hops, sql) => (builder: PgSelectQueryBuilder) =>
          builder.groupBy({
            fragment: sql`to_char(${columnAt(builder, hops, column)}, 'YYYY-MM')`,
            codec: TYPES.text,
          }),
        [TYPES, column, columnAt, hops, sql],
      )
    : EXPORTABLE(
        (codec, column, columnAt, hops) => (builder: PgSelectQueryBuilder) =>
          builder.groupBy({ fragment: columnAt(builder, hops, column), codec }),
        [codec, column, columnAt, hops],
      );

const orderBy = ({ hops, column, codec }: Way, direction: 'ASC' | 'DESC') =>
  EXPORTABLE(
    (codec, column, columnAt, direction, hops) => (builder: PgSelectQueryBuilder) =>
      builder.orderBy({
        fragment: columnAt(builder, hops, column),
        codec,
        direction,
        nullable: true,
      }),
    [codec, column, columnAt, direction, hops],
  );

const known = new WeakMap<PgCodec, ReadonlyMap<string, Way>>();

function waysOf(build: GraphileBuild.Build, codec: PgCodec): ReadonlyMap<string, Way> {
  let ways = known.get(codec);
  if (!ways) {
    const named = Object.entries(DIMENSIONS[tableOf(codec)] ?? {});
    ways = new Map(
      named.map(([name, { via, column }]) => [name, wayOf(build, codec, via, column)]),
    );
    known.set(codec, ways);
  }
  return ways;
}

/** @throws Error when a table, key or column of a dimension is no longer there */
function wayOf(
  build: GraphileBuild.Build,
  start: PgCodec,
  via: readonly string[],
  column: string,
): Way {
  const relations: string[] = [];
  const hops: Hop[] = [];
  let codec = start as PgCodecWithAttributes;
  for (const key of via) {
    const all = Object.entries(build.input.pgRegistry.pgRelations[codec.name] ?? {});
    const found = all.find(
      ([, one]) => !one.isReferencee && one.isUnique && one.localAttributes.join() === key,
    );
    if (!found) throw new Error(`${codec.name} has no relation by ${key}`);
    const [relation, { remoteResource, remoteAttributes }] = found;
    const from = (remoteResource as PgResource).from as Sql;
    relations.push(relation);
    hops.push({
      path: `by_${relations.join('_')}`,
      from,
      local: key,
      remote: String(remoteAttributes[0]),
    });
    codec = remoteResource.codec as PgCodecWithAttributes;
  }
  const attribute = codec.attributes[column];
  if (!attribute) throw new Error(`${codec.name} has no ${column}`);
  return { relations, hops, column, codec: attribute.codec };
}
