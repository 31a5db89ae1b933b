/** What inputs must hold, as their descriptions say it, is what REST's description says of the same documents. */
import { expect, test } from '@jest/globals';
import { type GraphQLType, getNullableType, isInputObjectType, isListType } from 'graphql';
import { endpointTable } from '../../rest-facade/endpoints/index.ts';
import { openApiDocument } from '../../rest-facade/openapi/openapi.ts';
import { rowsByKind } from '../../rest-facade/openapi/openapi_kinds.ts';
import { pascal } from '../../server/answers/names.ts';
import { REQUIRED } from '../../server/graphql/schema/descriptions_required.ts';
import { schema } from '../../server/graphql/schema/generated/schema.js';
import { camel } from '../../server/graphql/schema/names.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document of JSON, looked into.
type Json = any;

const rows = rowsByKind(endpointTable({ docs: true }).filter(({ hidden }) => !hidden));
const document: Json = JSON.parse(
  JSON.stringify(openApiDocument(rows, '0', () => ({}), '2031-05-17')),
);

const follow = (one: Json): Json =>
  one?.$ref === undefined
    ? one
    : follow(
        one.$ref
          .split('/')
          .slice(1)
          .reduce((at: Json, key: string) => at[key], document),
      );

/** Walks a body of REST and the input with the same fields, and says of each whether it must be there. */
function* fieldsOf(input: GraphQLType, body: Json): Generator<[where: string, wanted: boolean]> {
  const json = follow(body);
  const type = getNullableType(input);
  const choices: Json[] = json.properties ? [] : (json.anyOf ?? json.oneOf ?? json.allOf ?? []);
  for (const one of choices) yield* fieldsOf(type, one);
  if (isListType(type)) {
    if (json.items) yield* fieldsOf(type.ofType, json.items);
    return;
  }
  if (!isInputObjectType(type)) return;
  for (const [name, inner] of Object.entries(json.properties ?? {})) {
    const field = type.getFields()[camel(name)];
    if (!field) continue;
    yield [`${type.name}.${field.name}`, json.required?.includes(name) === true];
    yield* fieldsOf(field.type, inner);
  }
}

const said = new Map<string, Set<boolean>>();
for (const [path, { post }] of Object.entries<Json>(document.paths)) {
  const [, name] = /^\/api\/(?:transaksi|master)\/([a-z-]+)$/.exec(path) ?? [];
  const body = post?.requestBody?.content['application/json']?.schema;
  const input = name && schema.getType(`Dokumen${pascal(name.replaceAll('-', '_'))}Input`);
  if (!isInputObjectType(input) || !body) continue;
  for (const [where, wanted] of fieldsOf(input, body)) {
    said.set(where, (said.get(where) ?? new Set()).add(wanted));
  }
}
const listed = Object.entries(REQUIRED).flatMap(([type, fields]) =>
  fields.split(' ').map((field) => `${type}.${field}`),
);

test('the list is what REST wants, and no field is wanted in one place and not in another', () => {
  expect(said.size).toBeGreaterThan(400);
  const both = [...said].filter(([, wanted]) => wanted.size > 1).map(([where]) => where);
  expect(both).toEqual([]);
  const wanted = [...said].filter(([, one]) => one.has(true)).map(([where]) => where);
  expect(listed.sort()).toEqual(wanted.sort());
});

test('the descriptions say it of these and of no others', () => {
  const describedAs = (where: string): string => {
    const [type = '', name = ''] = where.split('.');
    const input = schema.getType(type);
    return (isInputObjectType(input) && input.getFields()[name]?.description) || '';
  };
  expect(listed.filter((where) => !/\brequired\b/i.test(describedAs(where)))).toEqual([]);
  const others = [...said.keys()].filter((where) => !listed.includes(where));
  expect(others.filter((where) => / Required\.$/.test(describedAs(where)))).toEqual([]);
  expect(listed.filter((where) => /Required.* Required/.test(describedAs(where)))).toEqual([]);
});

test('each scalar of ours says where its form is written down', () => {
  const scalars = 'BigFloat BigInt Cursor Date Datetime HargaSatuan JSON Kuantitas UUID Uang';
  for (const name of scalars.split(' ')) {
    expect(schema.getType(name)).toMatchObject({
      name,
      specifiedByURL: expect.stringContaining('https://'),
    });
  }
});
