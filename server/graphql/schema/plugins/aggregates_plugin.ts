import type { PgCodec } from '@dataplan/pg';
import { TYPES } from '@dataplan/pg';
import { sql } from '@dataplan/pg/pg-sql2';
import { EXPORTABLE } from 'postgraphile/graphile-build';
import { GROUPINGS, ORDERED_BY, SUMMED } from '../aggregates.ts';

type Behavior = GraphileBuild.BehaviorString;
type Attribute = { codec: { name: string; domainOfCodec?: { name: string } | undefined } };

// The aggregates' own words are not in the type of behaviors.
const words = (...list: string[]): Behavior => list.join(' ') as Behavior;

const OTHER_SPECS = ['min', 'max', 'average', 'distinctCount'];
const NO_AGGREGATES = words(
  '-resource:aggregates',
  '-resource:aggregates:filterBy',
  '-resource:groupedAggregates',
);
const SUMS_ONLY = words('-resource:aggregates:filterBy', '-resource:groupedAggregates');
/**
 * Groups are kept by sums, and rows of another table are chosen and ordered by them. Every other aggregate would be one
 * more type.
 */
const SPECS = words(
  ...OTHER_SPECS.map((spec) => `-${spec}:resource:groupedAggregates:having`),
  ...OTHER_SPECS.map((spec) => `-${spec}:resource:aggregates:filterBy`),
);
const NO_GROUP = words('-attribute:groupBy');
const NO_AMOUNT = words(
  '-attribute:aggregate',
  '-attribute:aggregate:orderBy',
  '-attribute:aggregate:filterBy',
  '-attribute:havingBy',
);
const COUNTED = words('distinctCount:attribute:aggregate');
const AMOUNT = words(
  '-distinctCount:attribute:aggregate',
  ...OTHER_SPECS.map((spec) => `-${spec}:attribute:aggregate:orderBy`),
);
/** Of days the first and the last. */
const ENDS = ['min', 'max'];
const DAY = words(...ENDS.map((spec) => `${spec}:attribute:aggregate`));
const NO_ORDER = words('-manyRelation:aggregates:orderBy');

/**
 * Sums, counts and groups where they say something (aggregates.ts). Amounts and quantities have sums, days their first
 * and last. Chosen columns have the number of different values, and groups; days are grouped by their month too.
 */
export const AggregatesPlugin: GraphileConfig.Plugin = {
  name: 'AggregatesPlugin',
  version: '1.0.0',
  after: ['aggregates'],
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred(behavior, [codec, name]) {
          const grouping = GROUPINGS[tableOf(codec)];
          const list = [behavior];
          if (!grouping?.by.includes(name)) list.push(NO_GROUP);
          if (isAmount(codec.attributes[name])) list.push(AMOUNT);
          else {
            list.push(NO_AMOUNT);
            if (grouping?.counted.includes(name)) list.push(COUNTED);
            if (grouping && codec.attributes[name]?.codec === TYPES.date) list.push(DAY);
          }
          return list;
        },
      },
      pgResource: {
        inferred(behavior, { codec, parameters }) {
          if (parameters || !codec.attributes) return behavior;
          const table = tableOf(codec);
          if (GROUPINGS[table]) return [behavior, SPECS];
          return [behavior, SUMMED.has(table) ? SUMS_ONLY : NO_AGGREGATES];
        },
      },
      pgCodecRelation: {
        inferred(behavior, { localCodec, remoteResource, isReferencee }) {
          const chosen = ORDERED_BY[tableOf(localCodec)] ?? [];
          const ordered = isReferencee && chosen.includes(tableOf(remoteResource.codec));
          return ordered ? [behavior] : [behavior, NO_ORDER];
        },
      },
    },
    hooks: {
      build: {
        after: ['PgAggregatesSpecsPlugin', 'PgAggregatesAddHavingAggregateTypesPlugin'],
        callback(build) {
          const { pgHavingFilterTypeNameForCodec } = build;
          return Object.assign(build, {
            pgAggregateSpecs: build.pgAggregateSpecs
              ?.filter(({ id }) => id === 'sum' || OTHER_SPECS.includes(id))
              .map((spec) => (ENDS.includes(spec.id) ? ofDaysToo(spec) : spec)),
            pgAggregateGroupBySpecs: [MONTH],
            // A domain is compared like its base.
            pgHavingFilterTypeNameForCodec: (codec: PgCodec) =>
              pgHavingFilterTypeNameForCodec?.(codec.domainOfCodec ?? codec) ?? null,
          });
        },
      },
    },
  },
};

function ofDaysToo<T extends { isSuitableType(codec: PgCodec): boolean }>(spec: T): T {
  const isSuitableType = EXPORTABLE(
    (TYPES, isOther) => (codec: PgCodec) => codec === TYPES.date || isOther(codec),
    [TYPES, spec.isSuitableType],
    'isDayOrNumber',
  );
  return { ...spec, isSuitableType };
}

/** The month of a day, as 2026-11. */
const MONTH = {
  id: 'bulan',
  isSuitableType: EXPORTABLE((TYPES) => (codec: PgCodec) => codec === TYPES.date, [TYPES], 'isDay'),
  sqlWrap: EXPORTABLE(
    (sql) => (day: ReturnType<typeof sql>) => sql`to_char(${day}, 'YYYY-MM')`,
    [sql],
    'monthOfDay',
  ),
  sqlWrapCodec: EXPORTABLE((TYPES) => () => TYPES.text, [TYPES], 'monthCodec'),
};

/** The SQL name of a codec's table. */
export function tableOf(codec: PgCodec): string {
  return codec.extensions?.pg?.name ?? codec.name;
}

export function isAmount(attribute: Attribute | undefined): boolean {
  const codec = attribute?.codec;
  return (codec?.domainOfCodec ?? codec)?.name === 'numeric';
}
