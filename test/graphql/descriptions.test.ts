import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
} from 'graphql';
import { ENUMS } from '../../server/graphql/schema/descriptions_enum.ts';
import { EXACT } from '../../server/graphql/schema/descriptions_exact.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';

/** Everything in the schema has a description: a comment in SQL, or a line in descriptions.ts. */

type Described = {
  name: string;
  description?: string | null | undefined;
  type?: GraphQLType;
};

function* everything(): Generator<[where: string, thing: Described]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__')) continue;
    yield [type.name, type];
    if (isEnumType(type)) {
      for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    }
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        const where = `${type.name}.${field.name}`;
        yield [where, field];
        if (!('args' in field)) continue;
        for (const argument of field.args) yield [`${where}(${argument.name})`, argument];
      }
    }
  }
}

const all = [...everything()];

test('every type, field, argument and enum value has a description', () => {
  expect(all.length).toBeGreaterThan(5000);
  const missing = all.filter(([, { description }]) => !description?.trim());
  expect(missing.map(([where]) => where)).toEqual([]);
});

test('no description tells of what is inside: roles, schemas, files', () => {
  const inside = /erp_(owner|writer|reader|platform|gate)\b|tenant_templat|\.sql\b|\.ts\b/;
  const culprits = all.filter(([, { description }]) => inside.test(description ?? ''));
  expect(culprits.map(([where]) => where)).toEqual([]);
});

test('the words for enums belong to enums that there are', () => {
  const there = new Set(all.map(([where]) => where));
  expect(Object.keys(ENUMS).filter((name) => !there.has(name))).toEqual([]);
});

test('the words for one place stand there', () => {
  const told = new Map(
    all.map(([where, { description }]) => [where, description?.replace(/ Required\.$/, '')]),
  );
  expect(Object.keys(EXACT).map((where) => [where, told.get(where)])).toEqual(
    Object.entries(EXACT),
  );
});

test('a description speaks of what its type can hold', () => {
  const holds: [RegExp, RegExp][] = [
    [/rupiah/i, /^(Uang|BigFloat)$/],
    [/^(First|Last) day|^Day /, /^Date$/],
    [/in bytes/, /^(Int|BigInt)$/],
    [/^Id of/, /^(Int|BigInt|UUID|String)$/],
  ];
  const wrong = all.flatMap(([where, { description = '', type }]) => {
    const named = type === undefined ? undefined : getNamedType(type);
    if (!isScalarType(named)) return [];
    const bad = holds.some(([says, is]) => says.test(description ?? '') && !is.test(named.name));
    return bad ? [`${where}: ${named.name}: ${description}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('only what the docs name is JSON in answers', () => {
  const docs = readFileSync(new URL('../../docs/graphql.md', import.meta.url), 'utf8');
  const [, named = ''] = /JSON stay only (.*?)\n\n/s.exec(docs) ?? [];
  const names = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).filter(
          (field) => String(getNamedType(field.type)) === 'JSON',
        )
      : [],
  );
  const untold = names.filter(({ name }) => !named.includes(`\`${name}\``));
  expect([...new Set(untold.map(({ name }) => name))]).toEqual([]);
});
