import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { isMadeSecret } from '../../../base/secret_inputs.ts';
import { WORDS } from '../descriptions.ts';
import { ENUMS } from '../descriptions_enum.ts';
import { EXACT } from '../descriptions_exact.ts';
import { MAY_BE_NULL, REQUIRED } from '../descriptions_required.ts';

/**
 * Says what the comments in the database leave unsaid: words that mean the same everywhere, values of enums, orders
 * and sums. Runs when the schema is exported, so the server carries the texts and pays nothing.
 */
export const DescriptionsPlugin: GraphileConfig.Plugin = {
  name: 'DescriptionsPlugin',
  version: '1.0.0',
  schema: {
    hooks: {
      finalize(schema, build) {
        const wanted = argumentsWithoutDefault(build);
        for (const type of Object.values(schema.getTypeMap())) {
          if (!type.name.startsWith('__')) describe(type, wanted);
        }
        return schema;
      },
    },
  },
};

/** What a name means at a place of the schema. */
const wordOf = (where: string, name: string): string | undefined => EXACT[where] ?? WORDS[name];

const isRequired = (type: string, field: string): boolean =>
  REQUIRED[type]?.split(' ').includes(field) === true;

/** Arguments of functions for which SQL has no default: each of them is refused where it is absent, but `MAY_BE_NULL`. */
function argumentsWithoutDefault({ input, inflection }: GraphileBuild.Build): ReadonlySet<string> {
  const found = new Set<string>();
  for (const resource of Object.values(input.pgRegistry.pgResources)) {
    const { parameters = [], isMutation, isUnique } = resource;
    if (!isUnique || resource.extensions?.pg?.schemaName !== 'erp') continue;
    for (const { name, optional } of parameters) {
      if (optional || name === null || isMadeSecret(resource.name, name)) continue;
      const where = isMutation
        ? `${inflection.upperCamelCase(resource.name)}Input.${inflection.camelCase(name)}`
        : `Query.${inflection.camelCase(resource.name)}(${inflection.camelCase(name)})`;
      if (!MAY_BE_NULL.has(where)) found.add(where);
    }
  }
  return found;
}

/** Adds that a field is required, unless the database's own comment says so. */
function sayRequired(field: Described): void {
  if (!/\brequired\b/i.test(field.description ?? '')) field.description += ' Required.';
}

/** Enums with the values of another one. */
const LIKE: Readonly<Record<string, string>> = { JenisBukti: 'JenisTransaksi' };

type Described = { description?: string | null | undefined };

function fill(thing: Described, text: string | undefined): void {
  if (!thing.description && text !== undefined) thing.description = text;
}

function describe(type: GraphQLNamedType, wanted: ReadonlySet<string>): void {
  fill(type, ENUMS[type.name] ?? ofSums(type.name) ?? ofConditions(type.name));
  if (isEnumType(type)) {
    for (const value of type.getValues()) {
      fill(
        value,
        ENUMS[`${type.name}.${value.name}`] ??
          ENUMS[`${LIKE[type.name]}.${value.name}`] ??
          ofOrder(type.name, value.name) ??
          ofGroup(type.name, value.name),
      );
    }
  } else if (isInputObjectType(type)) {
    for (const field of Object.values(type.getFields())) {
      const where = `${type.name}.${field.name}`;
      fill(field, ofCondition(type.name, field.name) ?? wordOf(where, field.name));
      if (isRequired(type.name, field.name) || wanted.has(where)) sayRequired(field);
    }
  } else if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      const where = `${type.name}.${field.name}`;
      fill(field, wordOf(where, field.name));
      for (const argument of field.args) {
        const place = `${where}(${argument.name})`;
        fill(argument, wordOf(place, argument.name));
        if (wanted.has(place)) sayRequired(argument);
      }
    }
  }
}

const SUMS: Readonly<Record<string, string>> = {
  '': 'Aggregates of the rows',
  DistinctCount: 'Counts of different values among the rows',
  Sum: 'Sums over the rows',
  Min: 'Least values among the rows',
  Max: 'Greatest values among the rows',
  Average: 'Averages over the rows',
};

function ofSums(name: string): string | undefined {
  const [, of, kind] = /^(.+?)(DistinctCount|Sum|Min|Max|Average|)Aggregates$/.exec(name) ?? [];
  return of === undefined ? undefined : `${SUMS[kind ?? '']} of ${of}, by column.`;
}

function ofOrder(type: string, value: string): string | undefined {
  if (!type.endsWith('OrderBy')) return undefined;
  if (value === 'NATURAL') return 'As the database finds the rows: no particular order.';
  const [, column, way] = /^(.+)_(ASC|DESC)$/.exec(value) ?? [];
  if (column === undefined) return undefined;
  const by = column === 'PRIMARY_KEY' ? 'the primary key' : column.toLowerCase();
  return `By ${by}, ${way === 'ASC' ? 'ascending' : 'descending'}.`;
}

/** Filters by sums, and the conditions under which groups are kept. */
function ofConditions(name: string): string | undefined {
  if (name === 'HavingBigfloatFilter') return 'Compares a sum with a value.';
  const [, of, kind] = /^(.+)(SumAggregateFilter|HavingSumInput|HavingInput)$/.exec(name) ?? [];
  if (of === undefined) return undefined;
  if (kind === 'HavingInput') return `Which groups of ${of} are kept.`;
  return `Conditions on sums of ${of}${kind === 'HavingSumInput' ? ' in a group' : ''}, by column.`;
}

const COMPARISONS: Readonly<Record<string, string>> = {
  AND: 'All of these hold.',
  OR: 'One of these holds.',
  sum: 'By sums of the group.',
  equalTo: 'Equal to this value.',
  notEqualTo: 'Not equal to this value.',
  greaterThan: 'Greater than this value.',
  greaterThanOrEqualTo: 'This value or greater.',
  lessThan: 'Less than this value.',
  lessThanOrEqualTo: 'This value or less.',
};

function ofCondition(type: string, field: string): string | undefined {
  if (/(SumAggregateFilter|HavingSumInput)$/.test(type)) return `By the sum of ${field}.`;
  return /Having(Input|BigfloatFilter)$/.test(type) ? COMPARISONS[field] : undefined;
}

function ofGroup(type: string, value: string): string | undefined {
  if (!type.endsWith('GroupBy')) return undefined;
  const [, day] = /^(.+)_BULAN$/.exec(value) ?? [];
  return day ? `By the month of ${day.toLowerCase()}, as 2026-11.` : `By ${value.toLowerCase()}.`;
}
