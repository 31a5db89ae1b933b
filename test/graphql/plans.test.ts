import { describe, expect, test } from '@jest/globals';
import { EXPORTABLE, exportValueAsString } from 'graphile-export';
import {
  GraphQLEnumType,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  printSchema,
} from 'graphql';
import { hoistPlans } from '../../server/graphql/schema/hoist_plans.ts';
import { plansOf, withPlans } from '../../server/graphql/schema/plans.ts';

/** A schema is taken apart into SDL and plans, and put together again. */
const NAIK = ['kode', 1];
const plan = () => 'kode';
const applyPlan = () => 'first';
const serialize = () => 'ditulis';

function schemaWith(field: object): GraphQLSchema {
  const urut = new GraphQLEnumType({
    name: 'Urut',
    values: { NAIK: { value: NAIK }, TETAP: {} },
  });
  const uang = new GraphQLScalarType({ name: 'Uang', serialize });
  const barang = new GraphQLObjectType({
    name: 'Barang',
    extensions: { grafast: { assertStep: () => true } },
    fields: {
      kode: {
        type: GraphQLString,
        description: 'Its code.',
        extensions: { grafast: { plan } },
        args: {
          first: { type: GraphQLInt, defaultValue: 20, extensions: { grafast: { applyPlan } } },
          urut: { type: urut, defaultValue: NAIK },
        },
      },
      harga: { type: uang, deprecationReason: 'Use kode.' },
    },
  });
  return new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: { barang: { type: barang, ...field } } }),
  });
}

test('a schema that is taken apart and put together is the same', () => {
  const before = schemaWith({});
  const plans = plansOf(before);
  expect(plans.values).toEqual({ 'Urut.NAIK': NAIK });
  expect(Object.keys(plans.parts)).toEqual(['assertStep', 'plan', 'applyPlan']);
  const after = withPlans(printSchema(before), plans);
  expect(printSchema(after)).toBe(printSchema(before));
  const barang = after.getType('Barang') as GraphQLObjectType;
  const { kode } = barang.getFields();
  expect(kode?.extensions.grafast).toEqual({ plan });
  const [first, urut] = kode?.args ?? [];
  expect(first).toMatchObject({ defaultValue: 20, extensions: { grafast: { applyPlan } } });
  expect(urut).toMatchObject({ defaultValue: NAIK });
  expect((after.getType('Urut') as GraphQLEnumType).serialize(NAIK)).toBe('NAIK');
  expect((after.getType('Uang') as GraphQLScalarType).serialize(1)).toBe('ditulis');
});

test.each([
  ['a resolver', { resolve: () => null }, 'Query.barang has resolve'],
  ['extensions of others', { extensions: { lain: 1 } }, 'Query.barang has lain'],
])('%s cannot be said, and is refused', (_what, field, message) => {
  expect(() => plansOf(schemaWith(field))).toThrow(message);
});

describe('plans that differ only in what they were made of', () => {
  const prefix = EXPORTABLE(() => (text: string) => `- ${text}`, [], 'prefix');
  const column = (name: string) =>
    EXPORTABLE((name, prefix) => (row: string) => prefix(`${row}.${name}`), [name, prefix]);
  const plans = hoistPlans({
    parts: { plan: { 'A.x': column('x'), 'A.y': column('y'), 'A.z': column('x') } },
    values: {},
    scalars: {},
  });

  test('are written once, and do what they did', async () => {
    const { code } = await exportValueAsString('plans', plans, {});
    expect(code.match(/=>.*prefix\(/g)).toHaveLength(1);
    const { plans: read } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { plan } = read.parts;
    expect([plan['A.x']('r'), plan['A.y']('r'), plan['A.z']('r')]).toEqual([
      '- r.x',
      '- r.y',
      '- r.x',
    ]);
  });
});
