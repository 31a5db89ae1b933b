/** Random GraphQL queries over all that a caller's schema has: rows, relations, filters, orders, sums, groups, reports. */
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Random } from '../helpers/acak.ts';

type Field = GraphQLField<unknown, unknown>;

/** Values that filters compare with: figures of what goods cost are among them. */
export type Pool = { numbers: readonly string[]; texts: readonly string[] };

export function makeQueries(schema: GraphQLSchema, random: Random, pool: Pool) {
  const roots = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
    ({ name }) => !/^(node|_)/.test(name),
  );
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const some = <T>(list: readonly T[], most: number): T[] =>
    list.length === 0 ? [] : Array.from({ length: 1 + random(most) }, () => pick(list));
  const fieldsOf = (type: GraphQLOutputType): Field[] => {
    const named = getNamedType(type);
    return isObjectType(named) ? Object.values(named.getFields()) : [];
  };
  const isLeaf = ({ type }: Field) => isLeafType(getNamedType(type));

  function leafOf(type: string): string {
    if (/^(Int|BigInt)$/.test(type)) return `"${pick(pool.numbers).split('.')[0]}"`;
    if (/^(Boolean)$/.test(type)) return pick(['true', 'false']);
    if (/^(Date|Tanggal)$/.test(type))
      return `"${pick(['2026-01-01', '2026-02-01', '2026-02-28'])}"`;
    if (/^Datetime$/.test(type)) return `"2026-02-0${1 + random(9)}T00:00:00Z"`;
    if (/^(Uang|Kuantitas|HargaSatuan|BigFloat|Float)$/.test(type))
      return `"${pick(pool.numbers)}"`;
    if (/^(JSON)$/.test(type)) return '{}';
    return `"${pick(pool.texts)}"`;
  }

  /** A value of an input, written out. */
  function inputOf(type: GraphQLInputType, depth: number): string {
    const bare = getNullableType(type);
    if (isListType(bare)) {
      return `[${some([0], 2)
        .map(() => inputOf(bare.ofType as GraphQLInputType, depth))
        .join(', ')}]`;
    }
    if (isEnumType(bare)) return pick(bare.getValues()).name;
    if (isInputObjectType(bare)) {
      const fields = Object.values(bare.getFields()).filter(
        (one) => depth > 0 || !isInputObjectType(getNamedType(one.type)),
      );
      const parts = some(fields, 2).map((one) => [one.name, inputOf(one.type, depth - 1)] as const);
      return `{ ${[...new Map(parts)].map(([name, value]) => `${name}: ${value}`).join(', ')} }`;
    }
    return bare.name === 'Int' ? `${1 + random(20)}` : leafOf(bare.name);
  }

  function argumentsOf(field: Field): string {
    const given = field.args.filter(
      ({ name, type }) =>
        `${type}`.endsWith('!') || (!/^(after|before|last|condition)$/.test(name) && random(3) > 0),
    );
    const written = given.map(({ name, type }) =>
      name === 'first' ? `first: ${1 + random(9)}` : `${name}: ${inputOf(type, 2)}`,
    );
    return written.length === 0 ? '' : `(${written.join(', ')})`;
  }

  function selectionOf(type: GraphQLOutputType, depth: number): string {
    const fields = fieldsOf(type);
    const leaves = fields.filter((one) => isLeaf(one) && one.args.length === 0);
    const others = fields.filter((one) => !isLeaf(one));
    const told = [...new Set(some(leaves, 6).map(({ name }) => name))];
    const inner = depth > 0 ? some(others, 2) : [];
    for (const one of new Map(inner.map((each) => [each.name, each])).values()) {
      const below = selectionOf(one.type, depth - 1);
      if (below !== '') told.push(`${one.name}${argumentsOf(one)} ${below}`);
    }
    return told.length === 0 ? '' : `{ ${told.join(' ')} }`;
  }

  return function query(): string {
    for (;;) {
      const field = pick(roots);
      const below = isLeaf(field) ? ' ' : selectionOf(field.type, 3);
      if (below !== '') return `{ hasil: ${field.name}${argumentsOf(field)} ${below} }`;
    }
  };
}
